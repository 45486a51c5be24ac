"""One decision, checked and carried out in one call, for any game, compiled once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_ROOM, EVENT_WIDTH

CONTRACT = ("refusal", "apply", "acting")


@exported
def make_move(
    refusal: Any, apply: Any, acting: Any, box: Any, state: Any, seat: int, action: int, chance: Any, events: Any
) -> int:
    """Carry out a decision: the seats that are asked next, as bits; or why it is refused, below zero."""
    why = refusal(box, state, seat, action)
    if why != 0:
        return int(REFUSED - why)
    events[0] = 0
    apply(box, state, seat, action, chance, events)
    return int(acting(box, state))


REFUSED = -(1 << 16)  # less the reason, which is a rule's number or one of the table's own below zero

POINTER = Pointer(make_move, (*CONTRACT, BYTES, BYTES, INT, INT, BYTES, INTS))


def move(game: Game, box: Bytes, state: Bytes, seat: int, action: int, chance: Bytes) -> tuple[int, int, Ints]:
    """Carry out a decision in this state: why not (0: it is done), the seats that are asked next, the events."""
    events = np.empty(1 + EVENT_ROOM * EVENT_WIDTH, np.int32)
    found = _mover(game)(box, state, seat, action, chance, events)
    return (REFUSED - found, 0, events) if found < 0 else (0, found, events)


@cache
def _mover(game: Game) -> Callable[..., int]:
    return game.handed_to(POINTER, CONTRACT)
