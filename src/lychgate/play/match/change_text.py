"""The numbers of a change as JSON, byte by byte: each kernel gives the place of the next byte, room or not."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.messages import EVENT_WIDTH

COMMA, MINUS, ZERO, OPEN_LIST, CLOSE_LIST = ord(","), ord("-"), ord("0"), ord("["), ord("]")


@kernel
def write(out: Any, at: int, byte: int) -> int:
    if at < len(out):
        out[at] = byte
    return at + 1


@kernel
def write_number(out: Any, at: int, number: int) -> int:
    """In decimals; most have one or two."""
    if number < 0:
        at = write(out, at, MINUS)
        number = -number
    power = 100
    while number >= power * 10:
        power *= 10
    while power > 10 and number >= power:
        at = write(out, at, ZERO + number // power % 10)
        power //= 10
    if number >= 10:
        at = write(out, at, ZERO + number // 10 % 10)
    return write(out, at, ZERO + number % 10)


@kernel
def write_list(out: Any, at: int, numbers: Any, count: int) -> int:
    """With commas between them, and a bracket at the end."""
    for i in range(count):
        if i:
            at = write(out, at, COMMA)
        at = write_number(out, at, numbers[i])
    return write(out, at, CLOSE_LIST)


@kernel
def write_more(out: Any, at: int, numbers: Any, first: int, count: int) -> int:
    """Each with a comma before it."""
    for i in range(first, first + count):
        at = write_number(out, write(out, at, COMMA), numbers[i])
    return at


@kernel
def write_text(out: Any, at: int, text: Any) -> int:
    """What is always the same: its bytes are put there all at once."""
    if at + len(text) <= len(out):
        for i in range(len(text)):
            out[at + i] = text[i]
    return at + len(text)


@kernel
def write_ruins(
    ruins: Any, out: Any, at: int, box: Any, view: Any, seat: int, choices: Any, count: int, room: Any
) -> int:
    """Those of the legal decisions that plainly ruin a game, by what the seat knows; each with its ruin's number."""
    first = True
    for i in range(count):
        ruin = ruins(box, view, seat, choices[i], room)
        if ruin != 0:
            if not first:
                at = write(out, at, COMMA)
            first = False
            at = write_number(out, write(out, at, OPEN_LIST), choices[i])
            at = write(out, write_number(out, write(out, at, COMMA), ruin), CLOSE_LIST)
    return at


@kernel
def write_events(out: Any, at: int, events: Any, bit: int, game_number: int, widths: Any) -> int:
    """Those that a reader is told: the game's number, the kind, the kind's arguments."""
    first = True
    for number in range(events[0]):
        start = 1 + number * EVENT_WIDTH
        if events[start + 1] & bit:
            if not first:
                at = write(out, at, COMMA)
            first = False
            at = write_number(out, write(out, at, OPEN_LIST), game_number)
            at = write_number(out, write(out, at, COMMA), events[start])
            at = write_more(out, at, events, start + 2, widths[events[start]])
            at = write(out, at, CLOSE_LIST)
    return at
