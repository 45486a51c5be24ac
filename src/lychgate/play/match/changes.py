"""One change of a match, as its readers are told of it.

Most changes are written whole for all seats when they are made: a seat's message needs but to be sent. What others
need is put together from steps, which are made when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from msgspec import Struct

from lychgate.core.model.layout import Bytes
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening
from lychgate.play.match.updates import Envelope, Updated

Reader = int | None

IN_WINDOW = 2  # what a step asks

# A change on the wire, but for what `updates` writes: its version, view, events and prompt, up to the prompt's window.
CHANGE_BEGINS, CHANGE_ENDS = b'{"type":"change","match":"%b",', b',"can_undo":%b,"ended":%b,"outcome":%b}'
USUAL_END = CHANGE_ENDS % (b"false", b"[]", b"null")
WINDOW = b',"window":%b}'
WINDOWS = (
    b"",
    WINDOW % b"null",
    WINDOW % b'{"seconds":null,"left":null}',
)  # by what a reader is asked; without a clock

# The header of a WebSocket's text frame of 126 to 65,535 bytes, before their number is written into its last two.
LONG_TEXT = bytes((0x81, 126, 0, 0))
ENVELOPE = Envelope.of(LONG_TEXT, *(window + USUAL_END for window in WINDOWS))


def envelope(match: str) -> Envelope:
    """What a match's usual changes are sent in: a frame. None is so short that it would have another header."""
    return ENVELOPE._replace(head=np.frombuffer(LONG_TEXT + CHANGE_BEGINS % match.encode(), np.uint8))


class Update(Struct, frozen=True):
    """What a change is for all readers: all views after it, and which of the match's events are new."""

    match: Match
    views: Bytes  # one after the other, spectators' last
    events: slice
    game_before: int  # the number of the game before it


class Step(Struct, frozen=True):
    """One change for one reader. View and events are looked up when somebody needs them, before the next change."""

    reader: Reader
    version: int
    text: bytes  # as numbers, from the version to what is legal; empty where it is only written when it is sent
    asks: int  # whether the reader is asked (1), in a window (2)
    events_before: int  # that the reader was sent before these
    update: Update
    taken_back: bool = False  # something was undone: there are fewer events now

    @property
    def seat(self) -> int:
        """The seat, of a reader who has one."""
        assert self.reader is not None, "spectators are asked nothing"
        return self.reader

    @property
    def view(self) -> Bytes:
        """What the reader may know after it."""
        match = self.update.match
        size, number = len(match.state), match.players if self.reader is None else self.reader
        return self.update.views[number * size : number * size + size]

    @property
    def events(self) -> list[Happening]:
        """The new events that the reader is told."""
        return [
            happening for happening in self.update.match.told[self.update.events] if happening.is_told_to(self.reader)
        ]


@dataclass(slots=True, eq=False)
class Changes:
    """What one change of a match is for each of its readers."""

    match: Match
    updated: Updated
    views: Bytes
    events: slice
    game_before: int
    taken_back: int  # readers, as bits
    in_window: bool  # is a window open?
    undoable: frozenset[int] = frozenset()  # seats that may undo now
    _added: dict[int, tuple[int, int]] = field(default_factory=dict)  # seats for which only that has changed

    def add(self, seat: int, version: int, told: int) -> None:
        """It is a change for a seat whether it may undo."""
        self._added[seat] = version, told

    def frames(self, *, clocked: bool) -> list[bytes]:
        """Every seat's message as it is sent; empty if there is none, or it was not written whole.

        It is what `MatchMessages.change` makes of a step: the match goes on, and nothing can be taken back. With a
        clock in its windows, what is asked there cannot be known before.
        """
        updated, players = self.updated, self.match.players
        frames = updated.sent(players) if updated.asked else [b""] * players
        for seat in (*self.undoable, *self._added):
            frames[seat] = b""
        if clocked and self.in_window:
            frames = [frame if updated.of(seat).asks != IN_WINDOW else b"" for seat, frame in enumerate(frames)]
        return frames

    def concerns(self, reader: Reader) -> bool:
        """Has something changed for a reader?"""
        number = self.match.players if reader is None else reader
        return bool(self.updated.changed >> number & 1) or reader in self._added

    @property
    def for_all(self) -> bool:
        """Is it a change for every reader?"""
        return self.updated.changed.bit_count() + len(self._added) == self.match.players + 1

    def __iter__(self) -> Iterator[Step]:
        """The steps of all for whom something has changed, in order."""
        match, updated = self.match, self.updated
        update = Update(match, self.views, self.events, self.game_before)
        for number, news in enumerate(updated.readers()):
            if news.changed:
                reader, text = None if number == match.players else number, updated.text[news.begin : news.end]
                taken_back = bool(self.taken_back >> number & 1)
                yield Step(reader, news.version, text, news.asks, news.events_before, update, taken_back)
        nothing_new = Update(match, self.views, slice(0, 0), match.game_number)
        for seat, (version, told) in self._added.items():
            yield Step(seat, version, b"", updated.of(seat).asks, told, nothing_new)
