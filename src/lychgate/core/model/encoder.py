"""Writing observations, compiled: a list of runs of bytes for each seat, made once from the layout.

Nearly all numbers of a record are bytes. What becomes of each of the 256 that a byte can be, seen from a seat, is in a
table; so a run is written without asking what its numbers mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.contract import Game
from lychgate.core.model.encoding import BITS, BYTE, ONE_HOT, WIDE, Layout, Span
from lychgate.core.model.layout import Bytes, Field, Row, fields_of

SECTIONS = (ONE_HOT, BITS, BYTE, WIDE)  # of a seat's runs; in the last are all numbers of several bytes
HEADER = len(SECTIONS) + 1  # where each section begins, and where the last ends

# A run: from where in the view, to where, how many numbers, how many bytes each becomes, and by which table; of numbers
# of several bytes also how many, whether signed, the least, how many there are, how they are written, what are seats.
SOURCE, TARGET, COUNT, EACH, TABLE, WIDTH, SIGNED, LOW, VALUES, MODE, SEATS = range(11)
COLUMNS = 14
MOST_SEAT_RANGES = COLUMNS - SEATS
NO_SEATS = 1 << 40  # a number that no field holds
OUTSIDE = 255  # in a table for one-hot: not a declared number, and nothing is written


@dataclass(frozen=True)
class Encoder:
    """What compiled code needs to write the observations of a layout."""

    plan: NDArray[np.int64]
    tables: Bytes

    @classmethod
    def of(cls, game: Game, layout: Layout) -> Encoder:
        tables: dict[bytes, int] = {}
        header, rows = list[int](), list[list[int]]()
        for seat in range(layout.players):
            runs = [run for span in layout.spans[1:] for run in _runs(game, span, seat, layout.players, tables)]
            for section in range(len(SECTIONS)):
                header.append(len(rows))
                rows += [row for where, row in runs if where == section]
            header.append(len(rows))
        begin = len(header)
        plan = np.array([*(begin + COLUMNS * row for row in header), *(n for row in rows for n in row)], np.int64)
        return cls(plan, np.frombuffer(b"".join(tables) or bytes(256), np.uint8).copy())


def _runs(
    game: Game, span: Span, seat: int, players: int, tables: dict[bytes, int]
) -> Iterator[tuple[int, list[int]]]:  # fmt: skip
    """The runs of a field as a seat sees it, each with its section."""
    field, layout = fields_of(game.state)[span.field], game.state_layout.fields
    assert layout is not None
    assert len(field.seats) <= MOST_SEAT_RANGES, f"{span.field}: at most {MOST_SEAT_RANGES} ranges of seats"
    assert not (field.bits and field.seats) or field.seats == (0,), f"{span.field}: seats are its lowest bits"
    (kind, source), width = layout[span.field][:2], np.dtype(field.code).itemsize
    parts = players if field.by_seat else 1
    stride = kind.itemsize // field.shape[0] if field.by_seat else kind.itemsize
    count = stride // width
    table = _place(tables, _table(field, span, seat, players)) if width == 1 or field.bits else 0
    for part in range(parts):
        begin = source + ((seat + part) % players * stride if field.by_seat else 0)
        target = span.start + part * count * span.each
        if field.bits and width > 1:
            yield from _long_sets(span, begin, target, count, width, table)
        else:
            seats = [*field.seats, *[NO_SEATS] * MOST_SEAT_RANGES][:MOST_SEAT_RANGES]
            section = SECTIONS.index(span.encoding) if width == 1 else SECTIONS.index(WIDE)
            yield section, [
                begin, target, count, span.each, table, width, int(field.code.startswith("i")), span.low,
                min(span.values, 1 << 62), SECTIONS.index(span.encoding), *seats,
            ]  # fmt: skip


def _long_sets(
    span: Span, begin: int, target: int, count: int, width: int, table: int
) -> Iterator[tuple[int, list[int]]]:  # fmt: skip
    """Sets of several bytes: their whole bytes, and what is left."""
    assert not span.relative, f"{span.field}: sets of seats have one byte"
    whole, rest = divmod(span.each, 8)
    others = [0] * (COLUMNS - WIDTH)
    for number in range(count):
        here, there = begin + number * width, target + number * span.each
        if whole:
            yield SECTIONS.index(BITS), [here, there, whole, 8, table, *others]
        if rest:
            yield SECTIONS.index(BITS), [here + whole, there + 8 * whole, 1, rest, table, *others]


def _table(field: Field, span: Span, seat: int, players: int) -> bytes:
    """What becomes of each byte."""
    return bytes(_entry(field, span, byte, seat, players) for byte in range(256))


def _entry(field: Field, span: Span, byte: int, seat: int, players: int) -> int:
    if field.bits:
        return bits_seen_from(byte, seat, players) if field.seats else byte
    value = byte - 256 if field.code.startswith("i") and byte > 127 else byte
    for first in field.seats:
        value = seen_from(value, first, seat, players)
    if span.encoding == BYTE:
        return (value - span.low) & 255
    return value - span.low if 0 <= value - span.low < span.values else OUTSIDE


def _place(tables: dict[bytes, int], table: bytes) -> int:
    """Where a table begins among all; one that is there already is used again."""
    return tables.setdefault(table, 256 * len(tables))


# --- in compiled code


@kernel
def seen_from(value: int, first: int, seat: int, players: int) -> int:
    """A number that stands for a seat, counted from the seat that sees it; others as they are."""
    if first <= value < first + players:
        return first + (value - first - seat) % players
    return value


@kernel
def bits_seen_from(value: int, seat: int, players: int) -> int:
    """A set of seats, its lowest bit the seat that sees it; higher bits stay."""
    own = value & ((1 << players) - 1)
    return (value - own) | (own >> seat) | ((own << (players - seat)) & ((1 << players) - 1))


@kernel
def number_at(seen: Row, place: int, width: int, signed: int) -> int:
    """The number in these bytes, the lowest byte first."""
    value = seen[place + width - 1]
    if signed and value > 127:
        value -= 256
    for k in range(width - 2, -1, -1):
        value = (value << 8) | seen[place + k]
    return value


@kernel
def write_wide(plan: Row, row: int, seen: Bytes, seat: int, players: int, out: Bytes) -> None:
    """A run of numbers of several bytes."""
    each, width = plan[row + EACH], plan[row + WIDTH]
    for k in range(plan[row + COUNT]):
        value = number_at(seen, plan[row + SOURCE] + k * width, width, plan[row + SIGNED])
        for i in range(MOST_SEAT_RANGES):
            value = seen_from(value, plan[row + SEATS + i], seat, players)
        value -= plan[row + LOW]
        start = plan[row + TARGET] + k * each
        if plan[row + MODE] == 0:
            if 0 <= value < plan[row + VALUES]:
                out[start + value] = 1
        else:
            for byte in range(each):
                out[start + byte] = (value >> (8 * (each - 1 - byte))) & 255


@kernel
def encode(plan: Row, tables: Bytes, seen: Bytes, seat: int, players: int, out: Bytes) -> None:
    """Write the observation that a view makes; all bytes of it are 0."""
    out[seat] = 1
    header = seat * HEADER
    for row in range(plan[header], plan[header + 1], COLUMNS):
        source, target, each, table = plan[row + SOURCE], plan[row + TARGET], plan[row + EACH], plan[row + TABLE]
        for k in range(plan[row + COUNT]):
            value = tables[table + seen[source + k]]
            if value != OUTSIDE:
                out[target + k * each + value] = 1
    for row in range(plan[header + 1], plan[header + 2], COLUMNS):
        source, target, each, table = plan[row + SOURCE], plan[row + TARGET], plan[row + EACH], plan[row + TABLE]
        for k in range(plan[row + COUNT]):
            value = tables[table + seen[source + k]]
            if value:
                for bit in range(each):
                    out[target + k * each + bit] = (value >> bit) & 1
    for row in range(plan[header + 2], plan[header + 3], COLUMNS):
        source, target, table = plan[row + SOURCE], plan[row + TARGET], plan[row + TABLE]
        for k in range(plan[row + COUNT]):
            out[target + k] = tables[table + seen[source + k]]
    for row in range(plan[header + 3], plan[header + 4], COLUMNS):
        write_wide(plan, row, seen, seat, players, out)
