"""Pictures as JSON, written by small kernels: a field after the other, in the declared order.

    put(pen, GRAVE.number, grave + 1)                     a field: number, truth value, word, thing or decision
    put_if(pen, GRAVE.owner, grave < players, grave)      or null
    open_list(pen, GRAVE.cards)                           a list, of values (add) or parts (add_object)

With texts (`Shape.texts`) it is an object with names. Without, it is the wire's form: objects are lists of their
values, and what has a name is its number. Interpreted, every step is held to the declared shape (`shape_check`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from lychgate.core.compile.kernel import COMPILING, inlined, kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.pen import Pen, copy_text, entry, write_byte
from lychgate.core.model.shape_check import Follower

COMMA, MINUS, ZERO = ord(","), ord("-"), ord("0")
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = ord("["), ord("]"), ord("{"), ord("}")
N, U, L = ord("n"), ord("u"), ord("l")

HIGHEST = 10**17  # a hundredth of the power of ten in the longest number of 64 bits

F = TypeVar("F", bound=Callable[..., None])


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


@kernel
def _text(pen: Pen, number: int) -> None:
    """One of the texts."""
    place = 1 + entry(pen, 0) + number
    begin = entry(pen, place)
    copy_text(pen, begin, entry(pen, place + 1) - begin)


@kernel
def _number(pen: Pen, number: int) -> None:
    """A whole number; most have one or two digits."""
    if number < 0:
        write_byte(pen, MINUS)
        number = -number
    power = 1
    while power < HIGHEST and number >= power * 100:
        power *= 10
    while power > 1:
        write_byte(pen, ZERO + number // (power * 10) % 10)
        power //= 10
    if number >= 10:
        write_byte(pen, ZERO + number // 10 % 10)
    write_byte(pen, ZERO + number % 10)


@inlined
def _separate(pen: Pen) -> None:
    """A comma, if something stands there before."""
    if pen.separate:
        write_byte(pen, COMMA)
    pen.separate = 1


@inlined
def _key(pen: Pen, field: int) -> None:
    _separate(pen)
    if pen.named:
        _text(pen, field)


@kernel
def _value(pen: Pen, field: int, value: int) -> None:
    """A number, or what stands for it among the texts."""
    base = entry(pen, 1 + field) if pen.named else 0
    if base:
        _text(pen, base + value)
    else:
        _number(pen, value)


@inlined
def _null(pen: Pen) -> None:
    write_byte(pen, N)
    write_byte(pen, U)
    write_byte(pen, L)
    write_byte(pen, L)


@inlined
def _open(pen: Pen, bracket: int) -> None:
    write_byte(pen, bracket if pen.named else OPEN_LIST)
    pen.separate = 0


@inlined
def _close(pen: Pen, bracket: int) -> None:
    write_byte(pen, bracket if pen.named else CLOSE_LIST)
    pen.separate = 1


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


@kernel
def put_counted(pen: Pen, field: int, counts: Row) -> None:
    """A list of things by their kinds, which are numbered from 1, of each as many as there are."""
    open_list(pen, field)
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            add(pen, field, kind + 1)
    close_list(pen)


@kernel
def put_counted_if(pen: Pen, field: int, counts: Row, size: int) -> None:
    """The same, or null if these are not all that there are."""
    known = 0
    for kind in range(len(counts)):
        known += counts[kind]
    if known == size:
        put_counted(pen, field, counts)
    else:
        put_null(pen, field)


# --- the whole picture


@kernel
def begin(pen: Pen) -> None:
    """The picture begins; its fields follow, then `close_object`."""
    _open(pen, OPEN_OBJECT)
