"""Pictures as JSON, written by small kernels: a field after the other, in the declared order.

    put(pen, GRAVE.number, grave + 1)                     a field: number, truth value, word, thing or decision
    put_if(pen, GRAVE.owner, grave < players, grave)      or null
    open_list(pen, GRAVE.cards)                           a list, of values (add) or parts (add_object)

With texts (`Shape.texts`) it is an object with names. Without, it is the wire's form: objects are lists of their values,
and what has a name is its number. Interpreted, every step is held to the declared shape (`shape_check`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from lychgate.core.compile.kernel import COMPILING, i64, inlined, kernel
from lychgate.core.model.layout import Row, wide_scratch
from lychgate.core.model.shape_check import Follower

COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = ord("["), ord("]"), ord("{"), ord("}")
N, U, L = ord("n"), ord("u"), ord("l")

WRITTEN, SEPARATE = 0, 1  # bytes so far, also those there was no room for; 1: a comma goes before the next value

F = TypeVar("F", bound=Callable[..., None])


class Pen(NamedTuple):
    """What a picture is written with."""

    texts: Row
    out: Row
    place: Row
    if not COMPILING:
        follower: Follower


if COMPILING or TYPE_CHECKING:

    @kernel
    def pen_for(texts: Row, out: Row) -> Pen:
        """A pen at the start of an empty page."""
        return Pen(texts, out, wide_scratch(2))  # type: ignore[call-arg]
else:

    def pen_for(texts: Row, out: Row) -> Pen:
        """The same, with somebody who looks over its shoulder."""
        return Pen(texts, out, wide_scratch(2), Follower())


def _step(function: F) -> F:
    """A kernel that writes; interpreted, it is first looked at whether the declared shape goes on like this."""
    if COMPILING:
        return kernel(function)
    follow = getattr(Follower, function.__name__)

    def followed(pen: Pen, *arguments: Any) -> None:
        follow(pen.follower, *arguments)
        function(pen, *arguments)

    return cast(F, followed)


# --- bytes


@inlined
def _write(pen: Pen, byte: int) -> None:
    at = pen.place[WRITTEN]
    if at < len(pen.out):
        pen.out[at] = byte
    pen.place[WRITTEN] = at + 1


@inlined
def _entry(texts: Row, number: int) -> int:
    """A number of the table at the beginning of the texts."""
    at = 4 * number
    return i64(texts[at]) | i64(texts[at + 1]) << 8 | i64(texts[at + 2]) << 16 | i64(texts[at + 3]) << 24


@kernel
def _write_text(pen: Pen, number: int) -> None:
    """One of the texts."""
    entry = 1 + _entry(pen.texts, 0) + number
    begin, end, at = _entry(pen.texts, entry), _entry(pen.texts, entry + 1), pen.place[WRITTEN]
    if at + end - begin <= len(pen.out):
        for i in range(end - begin):
            pen.out[at + i] = pen.texts[begin + i]
    pen.place[WRITTEN] = at + end - begin


@kernel
def _write_number(pen: Pen, number: int) -> None:
    if number < 0:
        _write(pen, MINUS)
        number = -number
    power = 1
    while power * 10 <= number:
        power *= 10
    while power:
        _write(pen, ZERO + number // power % 10)
        power //= 10


@kernel
def _separate(pen: Pen) -> None:
    """A comma, if something stands there before."""
    if pen.place[SEPARATE]:
        _write(pen, COMMA)
    pen.place[SEPARATE] = 1


@kernel
def _key(pen: Pen, field: int) -> None:
    _separate(pen)
    if len(pen.texts):
        _write_text(pen, field)


@kernel
def _value(pen: Pen, field: int, value: int) -> None:
    """A number, or what stands for it among the texts."""
    base = _entry(pen.texts, 1 + field) if len(pen.texts) else 0
    if base:
        _write_text(pen, base + value)
    else:
        _write_number(pen, value)


@kernel
def _null(pen: Pen) -> None:
    _write(pen, N)
    _write(pen, U)
    _write(pen, L)
    _write(pen, L)


@kernel
def _open(pen: Pen, bracket: int) -> None:
    _write(pen, bracket if len(pen.texts) else OPEN_LIST)
    pen.place[SEPARATE] = 0


@kernel
def _close(pen: Pen, bracket: int) -> None:
    _write(pen, bracket if len(pen.texts) else CLOSE_LIST)
    pen.place[SEPARATE] = 1


# --- the fields of an object


@_step
def put(pen: Pen, field: int, value: int) -> None:
    """A field with its value."""
    _key(pen, field)
    _value(pen, field, int(value))


@_step
def put_null(pen: Pen, field: int) -> None:
    """A field that is null."""
    _key(pen, field)
    _null(pen)


@kernel
def put_if(pen: Pen, field: int, known: int, value: int) -> None:
    """A field with its value, or null if that is not known."""
    if known:
        put(pen, field, value)
    else:
        put_null(pen, field)


@_step
def open_object(pen: Pen, field: int) -> None:
    """A field that is an object; its own fields follow, then `close_object`."""
    _key(pen, field)
    _open(pen, OPEN_OBJECT)


@_step
def open_list(pen: Pen, field: int) -> None:
    """A field that is a list; its values follow, then `close_list`."""
    _key(pen, field)
    _open(pen, OPEN_LIST)


# --- the values of a list


@_step
def add(pen: Pen, field: int, value: int) -> None:
    """The next value in this field's list."""
    _separate(pen)
    _value(pen, field, int(value))


@_step
def add_null(pen: Pen) -> None:
    """Null in a list."""
    _separate(pen)
    _null(pen)


@_step
def add_object(pen: Pen) -> None:
    """An object in a list; its fields follow, then `close_object`."""
    _separate(pen)
    _open(pen, OPEN_OBJECT)


@_step
def add_list(pen: Pen) -> None:
    """A list in a list; its values follow, then `close_list`."""
    _separate(pen)
    _open(pen, OPEN_LIST)


@_step
def close_object(pen: Pen) -> None:
    """The end of an object."""
    _close(pen, CLOSE_OBJECT)


@_step
def close_list(pen: Pen) -> None:
    """The end of a list."""
    _close(pen, CLOSE_LIST)


# --- lists that many pictures have


@kernel
def put_bits(pen: Pen, field: int, bits: int, size: int) -> None:
    """A list of the bits that are set: seats, or things that are numbered from 0."""
    open_list(pen, field)
    for bit in range(size):
        if bits >> bit & 1:
            add(pen, field, bit)
    close_list(pen)


# --- the whole picture


@kernel
def begin(pen: Pen) -> None:
    """The picture begins; its fields follow, then `finish`."""
    _open(pen, OPEN_OBJECT)


@kernel
def finish(pen: Pen) -> int:
    """How many bytes the picture has; if there was no room for them: the same, negative."""
    close_object(pen)
    written = pen.place[WRITTEN]
    return written if written <= len(pen.out) else -written
