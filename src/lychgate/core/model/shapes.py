"""Shapes: what a game's picture of a view holds, declared once as typed classes, as records are.

    class Grave:
        "One grave."
        number: int = integer("from 1")
        fate: int = one_of(FATES, "what has become of it")
        cards: int = list_of(object_of(LaidCard), "the nearest first")

    SHAPE = Shape(Table)          # the whole picture: its fields and those of all its parts, numbered
    GRAVE = SHAPE.fields(Grave)   # in kernels: put(pen, GRAVE.fate, view.fate[grave])

A declared field is its own number, which kernels hand to `json_writer`. From the shape follow the texts that a picture
is written with, the types of the page, the API's schema and the documentation.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import msgspec
import numpy as np

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import Codes

T = TypeVar("T")


@dataclass(frozen=True)
class Value:
    """One value of a picture: what it means, and whether it may be null."""

    meaning: str
    null: bool

    def allows(self, number: int) -> bool:
        """Is this a number for it?"""
        return True


@dataclass(frozen=True)
class Number(Value):
    """A whole number."""


@dataclass(frozen=True)
class Boolean(Value):
    """True or false."""

    def allows(self, number: int) -> bool:
        return number in (0, 1)


@dataclass(frozen=True)
class Word(Value):
    """One of a few fixed words, by its place among them."""

    words: tuple[str, ...]

    def allows(self, number: int) -> bool:
        return 0 <= number < len(self.words)


@dataclass(frozen=True)
class Thing(Value):
    """A thing of a sort, by its number there."""

    sort: Codes

    def allows(self, number: int) -> bool:
        return self.sort.allows(number)


@dataclass(frozen=True)
class Notation(Value):
    """A decision as players write it, by its number."""

    decisions: Decisions

    def allows(self, number: int) -> bool:
        return 0 <= number < self.decisions.count


@dataclass(frozen=True)
class Listed(Value):
    """Any number of values of one sort."""

    item: Value

    def allows(self, number: int) -> bool:
        return False


@dataclass(frozen=True)
class Part(Value):
    """An object with the fields of a class; None stands for the class it is declared in."""

    fields: type | None

    def allows(self, number: int) -> bool:
        return False


# Declarators: they stand in a class as its fields' values, so to a type checker each is what kernels read there.


def integer(meaning: str = "", *, null: bool = False) -> Any:
    return Number(meaning, null)


def boolean(meaning: str = "", *, null: bool = False) -> Any:
    return Boolean(meaning, null)


def one_of(words: Sequence[str], meaning: str = "", *, null: bool = False) -> Any:
    return Word(meaning, null, tuple(words))


def thing(sort: Codes, meaning: str = "", *, null: bool = False) -> Any:
    return Thing(meaning, null, sort)


def notation(decisions: Decisions, meaning: str = "", *, null: bool = False) -> Any:
    return Notation(meaning, null, decisions)


def list_of(item: Any, meaning: str = "", *, null: bool = False) -> Any:
    return Listed(meaning, null, item)


def object_of(fields: type | None, meaning: str = "", *, null: bool = False) -> Any:
    return Part(meaning, null, fields)


def innermost(value: Value) -> Value:
    """What a list, or a list of lists, is made of in the end; any other value itself."""
    return innermost(value.item) if isinstance(value, Listed) else value


class Field(int):
    """A declared field: its number, with its name, its value, and the class that it stands in at some place."""

    name: str
    value: Value
    owner: type
    place: int

    def __new__(cls, number: int, name: str, value: Value, owner: type, place: int) -> Field:
        made = super().__new__(cls, number)
        made.name, made.value, made.owner, made.place = name, value, owner, place
        return made


def values_of(fields: type) -> dict[str, Value]:
    """The fields of a class, in the order they were declared."""
    return {name: value for name, value in vars(fields).items() if isinstance(value, Value)}


def part_of(field: Field) -> type | None:
    """The class whose fields a part, or each part in a list, has."""
    value = innermost(field.value)
    return (value.fields or field.owner) if isinstance(value, Part) else None


class Shape:
    """The whole picture: a class with all its parts."""

    def __init__(self, root: type) -> None:
        self.root = root
        self.parts: dict[type, tuple[Field, ...]] = {}
        self._sorts: Mapping[str, Codes] = {}
        self._decisions: Decisions | None = None
        self._number(root)

    def _number(self, fields: type) -> None:
        made = namedtuple(fields.__name__, values_of(fields))  # type: ignore[misc]
        first = sum(len(known) for known in self.parts.values())
        declared = enumerate(values_of(fields).items())
        self.parts[fields] = made(*(Field(first + i, name, value, fields, i) for i, (name, value) in declared))
        for field in self.parts[fields]:
            below = part_of(field)
            if below is not None and below not in self.parts:
                self._number(below)

    def fields(self, fields: type[T]) -> type[T]:
        """The numbers of a class's fields, by their names: as a type checker sees it, the class."""
        return self.parts[fields]  # type: ignore[return-value]

    def __iter__(self) -> Iterator[Field]:
        """All fields, in the order of their numbers."""
        return (field for fields in self.parts.values() for field in fields)

    def renamed(self, decisions: Decisions | None = None, **sorts: Codes) -> Shape:
        """The same shape, with other names for things of these sorts, and in decisions: the cards of other decks."""
        other = Shape(self.root)
        other._sorts, other._decisions = {**self._sorts, **sorts}, decisions or self._decisions
        return other

    def names(self, value: Value) -> tuple[str, ...] | None:
        """How the numbers of a value are written, the lowest first; None: as numbers."""
        if isinstance(value, Boolean):
            return ("false", "true")
        if isinstance(value, Word):
            return value.words
        if isinstance(value, Thing):
            return tuple(self.sort(value).names)
        if isinstance(value, Notation):
            return tuple((self._decisions or value.decisions).written)
        return None

    def sort(self, value: Thing) -> Codes:
        """The sort of a thing, with the names that it has in this game."""
        return self._sorts.get(value.sort.name, value.sort)

    @cached_property
    def sorts(self) -> tuple[Codes, ...]:
        """The sorts of all things, with the names that they have in this game."""
        values = (innermost(field.value) for field in self)
        return tuple(dict.fromkeys(self.sort(value) for value in values if isinstance(value, Thing)))

    @cached_property
    def texts(self) -> Bytes:
        """All keys, words and names as JSON, for `json_writer`, which says how they lie."""
        texts, bases, begun = [f"{_json(field.name)}:" for field in self], list[int](), dict[Any, int]()
        for field in self:
            value = innermost(field.value)
            names = self.names(value)
            if names is None:
                bases.append(0)
                continue
            key = value.sort.name if isinstance(value, Thing) else names
            if key not in begun:
                begun[key] = len(texts)
                texts += names if isinstance(value, Boolean) else map(_json, names)
                texts += [""] * (_room(value) - len(names))  # where another deck would have more cards
            bases.append(begun[key] - (value.sort.first if isinstance(value, Thing) else 0))
        return _packed(bases, texts)

    def as_data(self) -> dict[str, Any]:
        """The shape itself as plain data; a part that holds itself is a `ref` to one of `shapes_as_data`."""
        return self._object(self.root)

    def shapes_as_data(self) -> dict[str, Any]:
        """The parts that hold themselves, by name."""
        return {fields.__name__: self._object(fields) for fields in self.parts if self.is_recursive(fields)}

    def is_recursive(self, fields: type) -> bool:
        """Does it hold itself, in the end?"""
        return fields in self._held(fields)

    def _held(self, fields: type) -> set[type]:
        """All parts that it has, and that they have."""
        found, left = set[type](), [fields]
        while left:
            below = {part_of(field) for field in self.parts[left.pop()]} - found - {None}
            found |= below  # type: ignore[arg-type]
            left += below  # type: ignore[arg-type]
        return found

    def _object(self, fields: type) -> dict[str, Any]:
        return {"object": [[field.name, self._as_data(field.value, fields)] for field in self.parts[fields]]}

    def _as_data(self, value: Value, owner: type) -> dict[str, Any]:
        null = {"null": True} if value.null else {}
        match value:
            case Listed(item=item):
                return {"list": self._as_data(item, owner)} | null
            case Part(fields=fields):
                held = fields or owner
                return ({"ref": held.__name__} if self.is_recursive(held) else self._object(held)) | null
            case Word(words=words):
                return {"word": list(words)} | null
            case Thing(sort=sort):
                return {"thing": sort.name} | null
            case Notation():
                return {"decision": True} | null
            case _:
                return {"boolean" if isinstance(value, Boolean) else "number": True} | null


def _room(value: Value) -> int:
    """For how many names there is room among the texts: as many as were declared."""
    match value:
        case Thing(sort=sort):
            return sort.size
        case Notation(decisions=decisions):
            return decisions.count
        case Word(words=words):
            return len(words)
        case _:
            return 2


def _json(text: str) -> str:
    return msgspec.json.encode(text).decode()


def _packed(bases: list[int], texts: list[str]) -> Bytes:
    """The number of fields, each field's base, where each text begins and the last one ends; then the texts."""
    written = [text.encode() for text in texts]
    header = 1 + len(bases) + len(written) + 1
    begins = 4 * header + np.cumsum([0, *map(len, written)])
    numbers = np.array([len(bases), *bases, *begins], "<i4")
    return np.frombuffer(numbers.tobytes() + b"".join(written), np.uint8)
