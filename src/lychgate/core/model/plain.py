"""Pictures and positions of a game that has none of its own: its fields by their names, as declared.

A field by seats stands with each seat, counted from 1 where positions are given; all others stand at the top. What a
view does not know is as in the record: 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.input.checked import Given
from lychgate.core.model.layout import Bytes, Field, blank, dtype_of, fields_of


class PlainPosition:
    """A game's `picture` and `position`, from the declarations of its records."""

    def __init__(self, box: type, state: type) -> None:
        self.box_layout, self.layout = dtype_of(box), dtype_of(state)
        fields = fields_of(state)
        self.once = {name: field for name, field in fields.items() if not field.by_seat}
        self.by_seat = {name: field for name, field in fields.items() if field.by_seat}

    def picture(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        """Everything in a view, as plain data for screens."""
        record = view.view(self.layout)[0]
        seats = [
            {"seat": seat} | {name: record[name][seat].tolist() for name in self.by_seat} for seat in self._seats(box)
        ]
        return {name: record[name].tolist() for name in self.once} | {"seats": seats}

    def facts(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        """The same, in the words that positions are given in."""
        drawn = self.picture(box, view)
        seats = {str(seat.pop("seat") + 1): seat for seat in drawn["seats"]}
        return {**drawn, "seats": seats}

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
