"""What a match has come to for all who read it, in one call, for any game, compiled once.

Readers are the seats and, last, the spectators. What changed for one is written as the wire has it: as numbers. A
reader's version increases only when something changed for that reader, so that a version reveals no more than the
view it comes with.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from msgspec import Struct

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.contract import NO_TEXTS, NOBODY, Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_WIDTH, SPECTATOR_BIT, event_buffer
from lychgate.play.match import refusals
from lychgate.play.match.change_text import write_events, write_list, write_more, write_number, write_ruins, write_text
from lychgate.play.match.moves import REFUSED, Moved, carried_out

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

CONTRACT = ("acting", "prompt", "legal", "view", "picture", "ruins")
ROOM = 1 << 14  # bytes that most updates have room in

# What one reader has been sent, row by row: changes, events, the prompt that is open (0: none); and its next prompt.
VERSION, TOLD, OPEN, NEXT = range(4)
SENT = 4

# The index begins with the number of bytes written, and the readers for whom something changed, as bits. Then a row for
# each reader: whether something changed; of how many events the reader is told; whether the reader is asked (1), in a
# window (2); where the text begins and ends; the number of the change, of the events before it; and where the text
# begins and ends with what it is sent in.
WRITTEN, ALL_CHANGED = range(2)
HEAD = 2
CHANGED, EVENTS, ASKED, BEGIN, END, NUMBER, BEFORE, SENT_BEGIN, SENT_END = range(9)
ROW = 9

SIZE = 2  # where an envelope has the number of bytes that follow it: two bytes
MOST_SENT = 0xFFFF  # that they can say

DREW = 1 << 8  # beyond all seats: a decision has drawn from chance


def _text(text: str) -> tuple[int, ...]:
    return tuple(text.encode())


VERSION_IS, GAME_IS, VIEW_IS = _text('"version":'), _text(',"game_number":'), _text(',"view":')
TOLD_IS, EVENTS_ARE, RUINS_ARE = _text(',"told":'), _text(',"events":['), _text('],"ruins":[')
NO_PROMPT, PROMPT_IS = _text('],"prompt":null'), _text('],"prompt":{"id":')
ASKS_ARE, DECISIONS_ARE = _text(',"asks":['), _text('],"decisions":[')


@kernel
def tell_readers(
    asked: int, prompt: Any, legal: Any, view: Any, picture: Any, ruins: Any,
    box: Any, state: Any, seen: Any, fresh: Any, texts: Any, widths: Any, prompts: Any, room: Any,
    head: Any, tails: Any, ends: Any, events: Any, game_number: int, players: int, forced: int, wanted: int,
    sent: Any, out: Any, numbers: Any, index: Any,
) -> None:  # fmt: skip
    """Bring all readers up to date, and write what changed for those who are wanted (bits). The seats are asked.

    `seen` holds the views before, one after the other, `fresh` those now. For readers who are forced (bits) something
    has changed in any case. `room` is for a state, where the game knows ruinous decisions; else it has none. Every
    text is written between a head and the tail of its kind (`Envelope`).
    The number of bytes written counts those too that there was no room for; then nothing counts as sent yet.
    """
    size, written, choices = len(state), 0, numbers[EVENT_WIDTH:]  # behind the arguments of a prompt
    index[ALL_CHANGED] = 0
    for reader in range(players + 1):
        seat = reader if reader < players else NOBODY
        bit = 1 << reader if reader < players else SPECTATOR_BIT
        row, own = HEAD + reader * ROW, fresh[reader * size : reader * size + size]
        view(box, state, seat, own)
        told = count_told(events, bit)
        is_asked = 1 if seat >= 0 and asked >> seat & 1 else 0
        open_now = sent[reader * SENT + NEXT] if is_asked else 0
        index[row + EVENTS] = told
        index[row + ASKED] = 0
        index[row + BEFORE] = sent[reader * SENT + TOLD]
        index[row + SENT_BEGIN] = written
        index[row + CHANGED] = forced >> reader & 1
        if told or open_now != sent[reader * SENT + OPEN] or differ(seen[reader * size : reader * size + size], own):
            index[row + CHANGED] = 1
        index[row + NUMBER] = sent[reader * SENT + VERSION] + index[row + CHANGED]
        kind = prompt(box, state, seat, numbers) if is_asked else 0
        if is_asked:
            index[row + ASKED] = prompts[kind]
        index[ALL_CHANGED] |= index[row + CHANGED] << reader
        is_written = index[row + CHANGED] and wanted >> reader & 1
        if is_written:
            written = write_bytes(out, written, head, 0, len(head))
        index[row + BEGIN] = written
        if is_written:
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
        index[row + SENT_END] = index[row + SENT_BEGIN]
        if is_written and len(head):
            kind = index[row + ASKED]
            written = write_bytes(out, written, tails, ends[kind], ends[kind + 1])
            index[row + SENT_END] = seal(out, index[row + SENT_BEGIN], written)
    index[WRITTEN] = written
    if written <= len(out):
        for reader in range(players + 1):
            row, own_sent = HEAD + reader * ROW, reader * SENT
            sent[own_sent + VERSION] += index[row + CHANGED]
            sent[own_sent + TOLD] += index[row + EVENTS]
            sent[own_sent + OPEN] = sent[own_sent + NEXT] if index[row + ASKED] else 0


@kernel
def write_bytes(out: Any, at: int, source: Any, begin: int, end: int) -> int:
    """Part of a list of bytes."""
    if at + end - begin <= len(out):
        for i in range(end - begin):
            out[at + i] = source[begin + i]
    return at + end - begin


@kernel
def seal(out: Any, begin: int, at: int) -> int:
    """Write its size into what was begun there and ends here; where it ends, or begins if that cannot be said."""
    size = at - begin - SIZE - 2
    if size < 0 or size > MOST_SENT or at > len(out):
        return begin
    out[begin + SIZE] = size >> 8
    out[begin + SIZE + 1] = size & 0xFF
    return at


@exported
def update_readers(
    acting: Any, prompt: Any, legal: Any, view: Any, picture: Any, ruins: Any,
    box: Any, state: Any, seen: Any, fresh: Any, texts: Any, widths: Any, prompts: Any, room: Any,
    head: Any, tails: Any, ends: Any, events: Any, game_number: int, players: int, forced: int, wanted: int,
    sent: Any, out: Any, numbers: Any, index: Any,
) -> int:  # fmt: skip
    """Tell all readers what the match has come to; the seats that are asked, as bits."""
    asked = acting(box, state)
    tell_readers(
        asked, prompt, legal, view, picture, ruins, box, state, seen, fresh, texts, widths, prompts, room,
        head, tails, ends, events, game_number, players, forced, wanted, sent, out, numbers, index,
    )  # fmt: skip
    return int(asked)


@exported
def move_and_tell(
    refusal: Any, apply: Any, acting: Any, prompt: Any, legal: Any, view: Any, picture: Any, ruins: Any,
    box: Any, before: Any, state: Any, seat: int, action: int, chance: Any, drawing: Any,
    seen: Any, fresh: Any, texts: Any, widths: Any, prompts: Any, room: Any, head: Any, tails: Any, ends: Any,
    events: Any, game_number: int, players: int, wanted: int, sent: Any, out: Any, numbers: Any, index: Any,
) -> int:  # fmt: skip
    """Carry out a decision and, unless it ends the game, tell all readers: `carried_out` and `tell_readers` in one.

    The state after it is written beside the one before; chance is drawn from a copy. If it was, DREW is added.
    """
    for i in range(len(before)):
        state[i] = before[i]
    for i in range(len(chance)):
        drawing[i] = chance[i]
    asked = carried_out(refusal, apply, acting, box, state, seat, action, drawing, events)
    if asked < 0:
        return int(asked)
    if asked:
        sent[seat * SENT + NEXT] += 1
        tell_readers(
            asked, prompt, legal, view, picture, ruins, box, state, seen, fresh, texts, widths, prompts, room,
            head, tails, ends, events, game_number, players, 0, wanted, sent, out, numbers, index,
        )  # fmt: skip
    return int(asked + DREW) if differ(chance, drawing) else int(asked)


@kernel
def differ(one: Any, other: Any) -> bool:
    """Do two buffers of the same size differ? All of both is looked at: many bytes at once, most are the same."""
    found = 0
    for i in range(len(one)):
        found |= one[i] ^ other[i]
    return found != 0


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
        *(BYTES, BYTES, INTS, INTS, INT, INT, INT, INT, INTS, BYTES, INTS, INTS),
    ),
)  # fmt: skip

MOVE_CONTRACT = ("refusal", "apply", *CONTRACT)
MOVE = Pointer(
    move_and_tell,
    (
        *(*MOVE_CONTRACT, BYTES, BYTES, BYTES, INT, INT, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INTS, BYTES),
        *(BYTES, BYTES, INTS, INTS, INT, INT, INT, INTS, BYTES, INTS, INTS),
    ),
)  # fmt: skip


# --- as Python has it


class Sent(NamedTuple):
    """What one reader has been sent."""

    version: int
    events: int


class News(NamedTuple):
    """What an update means for one reader: a row of the index."""

    changed: int
    events: int  # of which the reader is told
    asks: int  # whether the reader is asked (1), in a window (2)
    begin: int  # where the text of the reader begins, which is empty for those not wanted
    end: int
    version: int  # how many changes there were for the reader
    events_before: int  # that the reader was told
    sent_begin: int  # where the text begins with what it is sent in; the same as the end, if that is not there
    sent_end: int


class Updated(Struct, frozen=True, gc=False):
    """What an update means for all readers."""

    asked: int  # seats, as bits
    changed: int  # readers for whom something changed, as bits
    text: bytes  # what changed for each, from the version to the decisions that are legal
    index: list[int]

    def readers(self) -> Iterator[News]:
        """The news of all readers, spectators' last."""
        return map(self.of, range(len(self.index) // ROW))

    def of(self, reader: int) -> News:
        row = HEAD + reader * ROW
        return News(*self.index[row : row + ROW])

    def sent(self, players: int) -> list[bytes]:
        """What the text of each seat is sent in, the text included; empty where there is none."""
        text, index = self.text, self.index
        return [text[index[row + SENT_BEGIN] : index[row + SENT_END]] for row in _rows(players)]


@cache
def _rows(players: int) -> range:
    """Where the rows of the seats begin."""
    return range(HEAD, HEAD + players * ROW, ROW)


class Envelope(NamedTuple):
    """What all texts of a match are sent in, if they are sent as they are.

    The third and fourth byte of the head are the number of bytes that follow them.
    """

    head: Bytes
    tails: Bytes  # by whether the reader is asked (1), in a window (2): one after the other
    ends: Ints  # where each begins, and the last ends

    @classmethod
    def of(cls, head: bytes, *tails: bytes) -> Envelope:
        ends = [0, *accumulate(map(len, tails))]
        return cls(np.frombuffer(head, np.uint8), np.frombuffer(b"".join(tails), np.uint8), np.array(ends, np.int32))


NO_ENVELOPE = Envelope.of(b"", b"", b"", b"")


class Readers:
    """What the readers of a match were last shown."""

    def __init__(self, game: Game, players: int, envelope: Envelope = NO_ENVELOPE) -> None:
        self._game, self._players = game, players
        self._head, self._tails, self._ends = envelope
        self._size = game.state_layout.itemsize
        self._sent = np.zeros((players + 1) * SENT, np.int32)
        self.seen = np.zeros((players + 1) * self._size, np.uint8)

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
    ) -> Updated:
        """Bring all views up to date: what that means for each reader, written for those who are wanted (bits)."""
        work, fresh = _Workspace.of(self._game, self._players), np.empty(len(self.seen), np.uint8)
        while True:
            asked = work.update_readers(
                box, state, self.seen, fresh, NO_TEXTS, work.widths, work.prompts, work.room,
                self._head, self._tails, self._ends, events, game_number, self._players, forced, wanted,
                self._sent, work.out, work.numbers, work.index,
            )  # fmt: skip
            index = work.index.tolist()
            if index[WRITTEN] <= len(work.out):
                break
            work.out = np.empty(index[WRITTEN], np.uint8)
        self.seen = fresh
        return Updated(asked, index[ALL_CHANGED], work.out[: index[WRITTEN]].tobytes(), index)

    def move(self, match: Match, seat: int, action: int, wanted: int) -> tuple[Moved, Updated | None]:
        """Carry out a decision, or raise, and bring all views up to date; None: it has ended the game.

        The match itself does not know of it yet. The events are gone with the next decision of this game.
        """
        work, before = _Workspace.of(self._game, self._players), match.state
        state, fresh = np.empty(len(before), np.uint8), np.empty(len(self.seen), np.uint8)
        asked = work.move_and_tell(
            match.box, before, state, seat, action, match.chance, work.chance,
            self.seen, fresh, NO_TEXTS, work.widths, work.prompts, work.room,
            self._head, self._tails, self._ends, work.events, match.game_number, self._players, wanted,
            self._sent, work.out, work.numbers, work.index,
        )  # fmt: skip
        if asked < 0:
            raise refusals.refused(match, seat, action, REFUSED - asked)
        chance = match.chance
        if asked >= DREW:
            asked, chance = asked - DREW, work.chance.copy()
        moved = Moved(seat, action, state, chance, work.events, asked)
        if not asked:
            return moved, None
        index = work.index.tolist()
        if index[WRITTEN] > len(work.out):
            return moved, self.update(match.box, state, work.events, match.game_number, wanted=wanted)
        self.seen = fresh
        return moved, Updated(asked, index[ALL_CHANGED], work.out[: index[WRITTEN]].tobytes(), index)


class _Workspace(threading.local):
    """The compiled functions with a game's own filled in, and what they write into before it is copied.

    Each thread has its own, for each game and number of players.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.update_readers, self.move_and_tell = _compiled(game)
        events, prompts = ([len(message.arguments) for message in messages] for messages in (game.events, game.prompts))
        self.widths = np.array([*events, *prompts], np.int32)  # how many arguments each has
        self.prompts = np.array([1 if prompt.no_answer is None else 2 for prompt in game.prompts], np.int32)
        self.out = np.empty(ROOM, np.uint8)
        self.numbers = np.empty(EVENT_WIDTH + game.actions, np.int32)
        self.room = np.empty(game.state_layout.itemsize if game.has_own("ruins") else 0, np.uint8)
        self.index = np.empty(HEAD + (players + 1) * ROW, np.int32)
        self.events = event_buffer()
        self.chance = np.empty(CHANCE.itemsize, np.uint8)

    @staticmethod
    @cache
    def of(game: Game, players: int) -> _Workspace:
        return _Workspace(game, players)


@cache
def _compiled(game: Game) -> tuple[Callable[..., int], Callable[..., int]]:
    return game.handed_to(POINTER, CONTRACT), game.handed_to(MOVE, MOVE_CONTRACT)
