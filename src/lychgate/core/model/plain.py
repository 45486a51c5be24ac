"""Pictures and positions of a game that has none of its own: its fields by their names, as declared.

A field by seats stands with each seat, counted from 1 where positions are given; all others stand at the top. What a
view does not know is as in the record: 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import kernel
from lychgate.core.input.checked import Given
from lychgate.core.model.json_writer import add, add_list, add_object, begin, close_list, close_object, open_list, put
from lychgate.core.model.layout import Bytes, Field, Row, at, blank, dtype_of, fields_of
from lychgate.core.model.pen import Pen
from lychgate.core.model.shapes import Shape, integer, list_of, object_of

# How a field is read: its number in the shape; where its numbers begin (those of the first seat), how many bytes each
# has, 1 if they are signed; 0 for a single number, 1 for a row, 2 for a table, its rows, its columns.
Reading = tuple[int, int, int, int, int, int, int]

NOTHING: tuple[Reading, ...] = ((0, 0, 0, 0, 0, 0, 0),)  # compiled code needs to know what it would hold


@cache
def plain_shape(state: type) -> Shape:
    """The shape of a picture with all fields of a record."""
    declared = fields_of(state)
    once = {name: _value(field, field.shape) for name, field in declared.items() if not field.by_seat}
    owned = {name: _value(field, field.shape[1:]) for name, field in declared.items() if field.by_seat}
    seat = type("SeatView", (), {"__doc__": "A player.", "seat": integer("from 0"), **owned})
    return Shape(type("View", (), {"__doc__": "The table.", **once, "seats": list_of(object_of(seat), "the players")}))


def _value(field: Field, shape: tuple[int, ...]) -> Any:
    assert len(shape) <= 2, f"{field.meaning}: a plain picture has tables of two dimensions at most"
    value = integer("" if shape else field.meaning)
    for depth in range(len(shape)):
        value = list_of(value, field.meaning if depth == len(shape) - 1 else "")
    return value


def plain_picture(box: type, state: type) -> Callable[..., None]:
    """A kernel that writes all fields of a record, which it gets as bytes."""
    view, player = plain_shape(state).parts.values()
    once, owned = _readings(state, view), _readings(state, player)
    seats, number = view[-1], player[0]
    box_layout = dtype_of(box)

    @kernel
    def picture(box: Any, seen: Row, pen: Pen) -> None:
        """Everything in a view."""
        begin(pen)
        for field, start, width, signed, rank, rows, columns in once:
            if width:
                put_numbers(pen, field, seen, start, width, signed, rank, rows, columns)
        open_list(pen, seats)
        for seat in range(at(box, box_layout).players):
            add_object(pen)
            put(pen, number, seat)
            for field, start, width, signed, rank, rows, columns in owned:
                if width:
                    first = start + seat * rows * columns * width
                    put_numbers(pen, field, seen, first, width, signed, rank, rows, columns)
            close_object(pen)
        close_list(pen)
        close_object(pen)

    return picture


def _readings(state: type, fields: tuple[Any, ...]) -> tuple[Reading, ...]:
    layout, found = dtype_of(state), []
    for field in fields:
        if field.name in (layout.names or ()) and layout.fields is not None:
            kind, start = layout.fields[field.name][:2]
            shape = kind.shape[fields_of(state)[field.name].by_seat :]
            rows, columns = (*shape, 1, 1)[:2]
            found.append((field, start, kind.base.itemsize, int(kind.base.kind == "i"), len(shape), rows, columns))
    return tuple(found) or NOTHING


@kernel
def put_numbers(
    pen: Pen, field: int, seen: Row, start: int, width: int, signed: int, rank: int, rows: int, columns: int
) -> None:
    """A field of a record: a number, a list, or a list of lists."""
    if rank == 0:
        put(pen, field, number_at(seen, start, width, signed))
        return
    open_list(pen, field)
    for row in range(rows):
        if rank == 2:
            add_list(pen)
        for column in range(columns):
            add(pen, field, number_at(seen, start + (row * columns + column) * width, width, signed))
        if rank == 2:
            close_list(pen)
    close_list(pen)


@kernel
def number_at(seen: Row, start: int, width: int, signed: int) -> int:
    """The number in these bytes, the lowest first."""
    value = int(seen[start + width - 1])
    if signed and value >= 128:
        value -= 256
    for i in range(width - 1):
        value = value * 256 + seen[start + width - 2 - i]
    return value


class PlainPosition:
    """A game's `position`, from the declarations of its records."""

    def __init__(self, box: type, state: type) -> None:
        self.box_layout, self.layout = dtype_of(box), dtype_of(state)
        fields = fields_of(state)
        self.once = {name: field for name, field in fields.items() if not field.by_seat}
        self.by_seat = {name: field for name, field in fields.items() if field.by_seat}

    def facts(self, seen: dict[str, Any], box: Bytes, view: Bytes) -> dict[str, Any]:
        """A plain picture in the words that positions are given in."""
        seats = {str(player.pop("seat") + 1): player for player in seen["seats"]}
        return {**seen, "seats": seats}

    def build(self, box: Bytes, given: Given) -> Bytes:
        """A state with what is given; what nobody sees is dealt afterwards, by the game's `redeal`."""
        state = blank(self.layout)
        record = state.view(self.layout)[0]
        for name, field in self.once.items():
            self._put(record, name, field, given)
        for number, seat in given.numbered("seats", range(1, len(self._seats(box)) + 1)):
            for name, field in self.by_seat.items():
                self._put(record[name], number - 1, field, seat, name)
            seat.finish()
        given.finish()
        return state

    def _seats(self, box: Bytes) -> range:
        return range(int(box.view(self.box_layout)["players"][0]))

    def _put(self, target: Any, where: str | int, field: Field, given: Given, name: str = "") -> None:
        name = name or str(where)
        shape = field.shape[1:] if isinstance(where, int) else field.shape
        if not given.has(name):
            return
        if shape:
            numbers = np.array(given.numbers(name, field.within))
            if numbers.shape != (shape[0],):
                raise given.wrong(name, f"expected a list of {shape[0]} numbers, got {given.value(name)!r:.80}.")
            target[where] = numbers
        else:
            target[where] = given.number(name, field.within, 0)
