"""Interpreted, whoever writes a picture is followed step by step: does the declared shape go on like this?

A field in the wrong place, one that was left out, a word that does not exist: each is an AssertionError that names it.
"""

from __future__ import annotations

from dataclasses import dataclass

from lychgate.core.model.shapes import Field, Listed, Part, Value, values_of


@dataclass
class _Object:
    """An object under way."""

    fields: type | None  # of the whole picture it is known with the first field
    written: int = 0


@dataclass
class _List:
    """A list under way, in some field."""

    field: Field
    item: Value


class Follower:
    """Has a step for every step of `json_writer`."""

    def __init__(self) -> None:
        self._inside: list[_Object | _List] = [_Object(None)]

    # --- the fields of an object

    def put(self, field: int, value: int) -> None:
        declared = self._next(field)
        assert declared.value.allows(int(value)), f"{_path(declared)} cannot be {value}"

    def put_null(self, field: int) -> None:
        declared = self._next(field)
        assert declared.value.null, f"{_path(declared)} is declared to be never null"

    def open_object(self, field: int) -> None:
        declared = self._next(field)
        self._enter_object(declared, declared.value)

    def open_list(self, field: int) -> None:
        declared = self._next(field)
        self._enter_list(declared, declared.value)

    # --- the values of a list

    def add(self, field: int, value: int) -> None:
        inside = self._in_list()
        assert field is inside.field, f"what is added to {_path(inside.field)} is not called so"
        assert inside.item.allows(int(value)), f"{_path(inside.field)} cannot hold {value}"

    def add_null(self) -> None:
        inside = self._in_list()
        assert inside.item.null, f"{_path(inside.field)} is declared to hold no null"

    def add_object(self) -> None:
        inside = self._in_list()
        self._enter_object(inside.field, inside.item)

    def add_list(self) -> None:
        inside = self._in_list()
        self._enter_list(inside.field, inside.item)

    # --- ends

    def close_object(self) -> None:
        inside = self._inside.pop()
        assert isinstance(inside, _Object), "a list is closed as an object"
        declared = list(values_of(inside.fields)) if inside.fields else []
        missing = declared[inside.written :]
        assert not missing, f"a {inside.fields and inside.fields.__name__} without {', '.join(missing)}"

    def close_list(self) -> None:
        assert isinstance(self._inside.pop(), _List), "an object is closed as a list"

    def _next(self, field: int) -> Field:
        inside = self._inside[-1]
        assert isinstance(field, Field), f"{field} is not a declared field"
        assert isinstance(inside, _Object), f"{_path(field)} stands in a list: what is in a list is added"
        inside.fields = inside.fields or field.owner
        left, name = list(values_of(inside.fields))[inside.written :], inside.fields.__name__
        expected = f"{name}.{left[0]}" if left else f"the end of {name}"
        assert (field.owner, field.place) == (inside.fields, inside.written), f"expected {expected}, got {_path(field)}"
        inside.written += 1
        return field

    def _in_list(self) -> _List:
        inside = self._inside[-1]
        assert isinstance(inside, _List), "something is added where there is no list"
        return inside

    def _enter_object(self, field: Field, value: Value) -> None:
        assert isinstance(value, Part), f"{_path(field)} is no object"
        self._inside.append(_Object(value.fields or field.owner))

    def _enter_list(self, field: Field, value: Value) -> None:
        assert isinstance(value, Listed), f"{_path(field)} is no list"
        self._inside.append(_List(field, value.item))


def _path(field: Field) -> str:
    return f"{field.owner.__name__}.{field.name}"
