"""What a match has come to for all who read it — views, pictures, prompts — in one call, for any game, compiled once.

Readers are the seats and, last, the spectators. A picture and a prompt are written as the wire has them: as numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import NO_TEXTS, NOBODY, Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_WIDTH

CONTRACT = ("acting", "prompt", "legal", "view", "picture")
ROOM = 1 << 14  # bytes that most updates have room in

# A reader's row of the index: whether the view has changed; where picture and prompt begin, and the prompt ends.
CHANGED, PICTURE, PROMPT, END = range(4)
ROW = 4

COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")


@exported
def update_readers(
    acting: Any, prompt: Any, legal: Any, view: Any, picture: Any,
    box: Any, state: Any, seen: Any, fresh: Any, texts: Any, widths: Any,
    players: int, wanted: int, out: Any, numbers: Any, index: Any,
) -> int:  # fmt: skip
    """Make all readers' views, and for those who are wanted (bits) pictures and prompts; the seats that are asked.

    `seen` holds the views before, one after the other; `fresh` those now. The index begins with the number of bytes
    written, also those that there was no room for.
    """
    asked = acting(box, state)
    size, written = len(state), 0
    for reader in range(players + 1):
        seat = reader if reader < players else NOBODY
        start, row = reader * size, 1 + reader * ROW
        own = fresh[start : start + size]
        view(box, state, seat, own)
        index[row + CHANGED] = differ(seen, fresh, start, size)
        index[row + PICTURE] = written
        if wanted >> reader & 1:
            written += abs(picture(box, own, texts, out[min(written, len(out)) :]))
        index[row + PROMPT] = written
        if wanted >> reader & 1 and seat >= 0 and asked >> seat & 1:
            kind = prompt(box, state, seat, numbers)
            written = write_prompt(out, written, kind, numbers, widths[kind])
            written = write_numbers(out, written, numbers, legal(box, state, seat, numbers))
        index[row + END] = written
    index[0] = written
    return int(asked)


@kernel
def differ(one: Any, other: Any, start: int, size: int) -> int:
    """Do two buffers differ in these bytes?"""
    for i in range(start, start + size):
        if one[i] != other[i]:
            return 1
    return 0


# --- bytes: each gives the place of the next


@kernel
def write(out: Any, at: int, byte: int) -> int:
    if at < len(out):
        out[at] = byte
    return at + 1


@kernel
def write_number(out: Any, at: int, number: int) -> int:
    """In decimals."""
    if number < 0:
        at = write(out, at, MINUS)
        number = -number
    power = 1
    while number >= power * 10:
        power *= 10
    while power:
        at = write(out, at, ZERO + number // power % 10)
        power //= 10
    return at


@kernel
def write_numbers(out: Any, at: int, numbers: Any, count: int) -> int:
    """With commas between them, without brackets."""
    for i in range(count):
        if i:
            at = write(out, at, COMMA)
        at = write_number(out, at, numbers[i])
    return at


@kernel
def write_prompt(out: Any, at: int, kind: int, numbers: Any, width: int) -> int:
    """The kind of prompt with its arguments, and then a byte that stands in no number: what is legal follows."""
    at = write_number(out, at, kind)
    if width:
        at = write_numbers(out, write(out, at, COMMA), numbers, width)
    return write(out, at, 0)


POINTER = Pointer(
    update_readers,
    (*CONTRACT, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INT, INT, BYTES, INTS, INTS),
)


# --- as Python has it


class Asked(NamedTuple):
    """What a seat is asked: the prompt's kind and arguments, and the decisions that are legal, as JSON."""

    asks: bytes
    decisions: bytes


class Readers:
    """What the readers of a match were last shown."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self.seen = np.zeros((players + 1) * game.state_layout.itemsize, np.uint8)
        self.asked = 0  # bits

    def view(self, reader: int) -> Bytes:
        """The view of a reader, as it was at the last update."""
        size = self._game.state_layout.itemsize
        return self.seen[reader * size : (reader + 1) * size]

    def update(self, box: Bytes, state: Bytes, wanted: int) -> Update:
        """Bring all views up to date, and draw the pictures that are wanted (bits)."""
        functions, widths = _functions(self._game)
        fresh, index = np.empty_like(self.seen), np.empty(1 + (self._players + 1) * ROW, np.int32)
        numbers = np.empty(max(self._game.actions, EVENT_WIDTH), np.int32)
        room, found = ROOM, [ROOM + 1]
        while found[0] > room:
            room = found[0]
            out = np.empty(room, np.uint8)
            self.asked = POINTER(
                *functions, box, state, self.seen, fresh, NO_TEXTS, widths,
                self._players, wanted, out, numbers, index,
            )  # fmt: skip
            found = index.tolist()
        self.seen = fresh
        return Update(found, out[: found[0]].tobytes())


class Update:
    """What an update has found, reader by reader."""

    def __init__(self, index: Sequence[int], written: bytes) -> None:
        self._index, self._written = index, written

    def changed(self, reader: int) -> bool:
        """Is the reader's view another one?"""
        return self._index[1 + reader * ROW + CHANGED] != 0

    def picture(self, reader: int) -> bytes:
        """The picture of a reader who was wanted."""
        row = 1 + reader * ROW
        return self._written[self._index[row + PICTURE] : self._index[row + PROMPT]]

    def prompt(self, reader: int) -> Asked | None:
        """What a reader who was wanted is asked, if anything."""
        row = 1 + reader * ROW
        asks, found, decisions = self._written[self._index[row + PROMPT] : self._index[row + END]].partition(b"\0")
        return Asked(asks, decisions) if found else None


@cache
def _functions(game: Game) -> tuple[list[Pointer], Ints]:
    """What the update is handed of a game, and how many arguments each kind of prompt has."""
    widths = np.array([len(prompt.arguments) for prompt in game.prompts], np.int32)
    return [game.pointers[name] for name in CONTRACT], widths
