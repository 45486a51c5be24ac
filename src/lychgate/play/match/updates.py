"""What a match has come to for all who read it, in one call, for any game, compiled once.

Readers are the seats and, last, the spectators. What changed for one is written as the wire has it: as numbers. A
reader's version increases only when something changed for that reader, so that a version reveals no more than the
view it comes with.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import NO_TEXTS, NOBODY, Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_WIDTH, SPECTATOR_BIT
from lychgate.play.match.change_text import write_events, write_list, write_more, write_number, write_ruins, write_text

CONTRACT = ("acting", "prompt", "legal", "view", "picture", "ruins")
ROOM = 1 << 14  # bytes that most updates have room in

# What one reader has been sent, row by row: changes, events, the prompt that is open (0: none); and its next prompt.
VERSION, TOLD, OPEN, NEXT = range(4)
SENT = 4

# A reader's row of the index: whether something changed; of how many events the reader is told; whether the reader is
# asked (1), in a window (2); where the text begins and ends; the number of the change, of the events before it.
CHANGED, EVENTS, ASKED, BEGIN, END, NUMBER, BEFORE = range(7)
ROW = 7


def _text(text: str) -> tuple[int, ...]:
    return tuple(text.encode())


VERSION_IS, GAME_IS, VIEW_IS = _text('"version":'), _text(',"game_number":'), _text(',"view":')
TOLD_IS, EVENTS_ARE, RUINS_ARE = _text(',"told":'), _text(',"events":['), _text('],"ruins":[')
NO_PROMPT, PROMPT_IS = _text('],"prompt":null'), _text('],"prompt":{"id":')
ASKS_ARE, DECISIONS_ARE = _text(',"asks":['), _text('],"decisions":[')


@exported
def update_readers(
    acting: Any, prompt: Any, legal: Any, view: Any, picture: Any, ruins: Any,
    box: Any, state: Any, seen: Any, fresh: Any, texts: Any, widths: Any, prompts: Any, room: Any,
    events: Any, game_number: int, players: int, forced: int, wanted: int,
    sent: Any, out: Any, numbers: Any, index: Any,
) -> int:  # fmt: skip
    """Bring all readers up to date, and write what changed for those who are wanted (bits); the seats that are asked.

    `seen` holds the views before, one after the other, `fresh` those now. For readers who are forced (bits) something
    has changed in any case. `room` is for a state, where the game knows ruinous decisions; else it has none.
    The index begins with the number of bytes written, also those that there was no room for;
    then nothing counts as sent yet.
    """
    asked = acting(box, state)
    size, written, choices = len(state), 0, numbers[EVENT_WIDTH:]  # behind the arguments of a prompt
    for reader in range(players + 1):
        seat = reader if reader < players else NOBODY
        bit = 1 << reader if reader < players else SPECTATOR_BIT
        row, own = 1 + reader * ROW, fresh[reader * size : reader * size + size]
        view(box, state, seat, own)
        told = count_told(events, bit)
        is_asked = 1 if seat >= 0 and asked >> seat & 1 else 0
        open_now = sent[reader * SENT + NEXT] if is_asked else 0
        index[row + EVENTS] = told
        index[row + ASKED] = 0
        index[row + BEFORE] = sent[reader * SENT + TOLD]
        index[row + BEGIN] = written
        index[row + CHANGED] = forced >> reader & 1
        if told or open_now != sent[reader * SENT + OPEN] or differ(seen, fresh, reader * size, size):
            index[row + CHANGED] = 1
        index[row + NUMBER] = sent[reader * SENT + VERSION] + index[row + CHANGED]
        kind = prompt(box, state, seat, numbers) if is_asked else 0
        if is_asked:
            index[row + ASKED] = prompts[kind]
        if index[row + CHANGED] and wanted >> reader & 1:
            written = write_text(out, written, VERSION_IS)
            written = write_number(out, written, index[row + NUMBER])
            written = write_number(out, write_text(out, written, GAME_IS), game_number)
            written = write_text(out, written, VIEW_IS)
            written += abs(picture(box, own, texts, out[min(written, len(out)) :]))
            written = write_number(out, write_text(out, written, TOLD_IS), sent[reader * SENT + TOLD])
            written = write_text(out, written, EVENTS_ARE)
            written = write_events(out, written, events, bit, game_number, widths)
            written = write_text(out, written, RUINS_ARE)
            if is_asked:
                count = legal(box, state, seat, choices)
                if len(room):
                    written = write_ruins(ruins, out, written, box, own, seat, choices, count, room)
                written = write_number(out, write_text(out, written, PROMPT_IS), open_now)
                written = write_number(out, write_text(out, written, ASKS_ARE), kind)
                written = write_more(out, written, numbers, 0, widths[len(widths) - len(prompts) + kind])
                written = write_text(out, written, DECISIONS_ARE)
                written = write_list(out, written, choices, count)
            else:
                written = write_text(out, written, NO_PROMPT)
        index[row + END] = written
    index[0] = written
    if written <= len(out):
        for reader in range(players + 1):
            row, own_sent = 1 + reader * ROW, reader * SENT
            sent[own_sent + VERSION] += index[row + CHANGED]
            sent[own_sent + TOLD] += index[row + EVENTS]
            sent[own_sent + OPEN] = sent[own_sent + NEXT] if index[row + ASKED] else 0
    return int(asked)


@kernel
def differ(one: Any, other: Any, start: int, size: int) -> int:
    """Do two buffers differ in these bytes?"""
    for i in range(start, start + size):
        if one[i] != other[i]:
            return 1
    return 0


@kernel
def count_told(events: Any, bit: int) -> int:
    """How many events a reader is told."""
    count = 0
    for number in range(events[0]):
        if events[2 + number * EVENT_WIDTH] & bit:
            count += 1
    return count


POINTER = Pointer(
    update_readers,
    (
        *(*CONTRACT, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INTS, BYTES),
        *(INTS, INT, INT, INT, INT, INTS, BYTES, INTS, INTS),
    ),
)  # fmt: skip


# --- as Python has it


class Sent(NamedTuple):
    """What one reader has been sent."""

    version: int
    events: int


class News(Struct, frozen=True, gc=False):
    """What an update means for one reader."""

    changed: bool
    events: int  # of which the reader is told
    asks: int  # whether the reader is asked (1), in a window (2)
    text: bytes  # what changed, from its version to the decisions that are legal; empty for those not wanted
    version: int  # how many changes there were for the reader
    events_before: int  # that the reader was told


class Readers:
    """What the readers of a match were last shown."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self._size = game.state_layout.itemsize
        self._sent = np.zeros((players + 1) * SENT, np.int32)
        self.seen = np.zeros((players + 1) * self._size, np.uint8)
        self.asked = 0  # bits

    def view(self, reader: int) -> Bytes:
        """The view of a reader, as it was at the last update."""
        return self.seen[reader * self._size : (reader + 1) * self._size]

    def sent(self, reader: int) -> Sent:
        """What a reader has been sent."""
        row = reader * SENT
        return Sent(int(self._sent[row + VERSION]), int(self._sent[row + TOLD]))

    def forget(self, reader: int, events: int) -> None:
        """A reader has been told of so many events only: something was taken back."""
        self._sent[reader * SENT + TOLD] = events

    def count_change(self, reader: int) -> None:
        """One more change for a reader, besides what the rules tell."""
        self._sent[reader * SENT + VERSION] += 1

    def next_prompt(self, seat: int, number: int) -> None:
        """The number of a seat's present or next prompt."""
        self._sent[seat * SENT + NEXT] = number

    def update(
        self, box: Bytes, state: Bytes, events: Ints, game_number: int, *, forced: int = 0, wanted: int = 0
    ) -> list[News]:
        """Bring all views up to date: what that means for each reader, written for those who are wanted (bits)."""
        update_readers, widths, prompts = _updater(self._game)
        work = _Workspace.of(self._game)
        fresh, index = np.empty(len(self.seen), np.uint8), np.empty(1 + (self._players + 1) * ROW, np.int32)
        while True:
            self.asked = update_readers(
                box, state, self.seen, fresh, NO_TEXTS, widths, prompts, work.room,
                events, game_number, self._players, forced, wanted, self._sent, work.out, work.numbers, index,
            )  # fmt: skip
            written, *rows = index.tolist()
            if written <= len(work.out):
                break
            work.out = np.empty(written, np.uint8)
        self.seen = fresh
        text = work.out[:written].tobytes()
        return [
            News(changed != 0, told, asks, text[begin:end], version, before)
            for changed, told, asks, begin, end, version, before in zip(*[iter(rows)] * ROW, strict=False)
        ]


class _Workspace(threading.local):
    """What an update writes into before it is copied: of each thread, for each game."""

    def __init__(self, game: Game) -> None:
        self.out = np.empty(ROOM, np.uint8)
        self.numbers = np.empty(EVENT_WIDTH + game.actions, np.int32)
        self.room = np.empty(game.state_layout.itemsize if game.has_own("ruins") else 0, np.uint8)

    @staticmethod
    @cache
    def of(game: Game) -> _Workspace:
        return _Workspace(game)


@cache
def _updater(game: Game) -> tuple[Callable[..., int], Ints, Ints]:
    """The update with a game's functions; how many arguments events and prompts have; which prompts are windows."""
    widths = [len(message.arguments) for messages in (game.events, game.prompts) for message in messages]
    prompts = [1 if prompt.no_answer is None else 2 for prompt in game.prompts]
    return game.handed_to(POINTER, CONTRACT), np.array(widths, np.int32), np.array(prompts, np.int32)
