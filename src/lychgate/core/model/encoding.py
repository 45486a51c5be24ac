"""Observations: a view as a row of bytes, from the declared fields, as the seat that sees it would count.

Fields by seats begin with the seat's own part, and numbers that stand for seats count from it. Nothing but the view is
read, so an observation can tell no more than the view does. Which byte means what is in `Layout`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Field, fields_of

# How a number is written: as a byte for each value, of which one is 1; a byte for each bit; one byte; several bytes.
ONE_HOT, BITS, BYTE, WIDE = "one-hot", "bits", "byte", "bytes"
MOST_VALUES = 16  # that are written one-hot,
MOST_ONE_HOT = 1024  # if the field has not more bytes than this


@dataclass(frozen=True, slots=True)
class Span:
    """Where a field stands in an observation, and how."""

    field: str
    meaning: str
    start: int
    shape: tuple[int, ...]  # of the numbers; by seats: the own seat first, then the others in order
    each: int  # bytes of one number
    encoding: str  # ONE_HOT, BITS, BYTE or WIDE (the highest byte first)
    low: int  # the least number: it is written as 0
    values: int  # how many numbers there are
    by_seat: bool
    relative: bool  # the numbers stand for seats: the own one is 0, the next one 1

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape) * self.each

    @property
    def slice(self) -> slice:
        """Its bytes: `observations[:, span.slice].reshape(-1, *span.shape, span.each)`."""
        return slice(self.start, self.stop)


class Layout:
    """What each byte of an observation means."""

    def __init__(self, game: Game, players: int, *, one_hot: bool = True) -> None:
        self.players = players
        self.spans: tuple[Span, ...] = tuple(_spans(game, players, one_hot))

    @property
    def width(self) -> int:
        """Bytes of an observation."""
        return self.spans[-1].stop

    def __iter__(self) -> Iterator[Span]:
        return iter(self.spans)

    def __getitem__(self, field: str) -> Span:
        return self._by_field[field]

    @cached_property
    def _by_field(self) -> dict[str, Span]:
        return {span.field: span for span in self.spans}


OWN_SEAT = "seat"


def _spans(game: Game, players: int, one_hot: bool) -> Iterator[Span]:
    """The seat that sees it, then every field as declared."""
    yield Span(OWN_SEAT, "the seat that decides", 0, (), players, ONE_HOT, 0, players, False, False)
    start = players
    for name, field in fields_of(game.state).items():
        shape = (players, *field.shape[1:]) if field.by_seat else field.shape
        encoding, each = _encoding(field, prod(shape), one_hot)
        low = 0 if field.bits else field.within.start
        values = field.within.stop - low
        span = Span(
            name, field.meaning, start, shape, each, encoding, low, values, field.by_seat, bool(field.seats)
        )  # fmt: skip
        yield span
        start = span.stop


def _encoding(field: Field, numbers: int, one_hot: bool) -> tuple[str, int]:
    """How the numbers of a field are written, and how many bytes each takes."""
    values = len(field.within) if field.within.stop - field.within.start < 1 << 62 else 1 << 62
    if field.bits:
        return BITS, (field.within.stop - 1).bit_length()
    if one_hot and 2 < values <= MOST_VALUES and numbers * values <= MOST_ONE_HOT:
        return ONE_HOT, values
    if values <= 256:
        return BYTE, 1
    return WIDE, -(-(field.within.stop - field.within.start - 1).bit_length() // 8)
