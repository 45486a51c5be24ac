"""One decision, checked and carried out in one call, for any game, compiled once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec import Struct

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_ROOM, EVENT_WIDTH
from lychgate.play.match import refusals

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

CONTRACT = ("refusal", "apply", "acting")


class Moved(Struct, gc=False):
    """A decision that was carried out, and what the game has come to."""

    seat: int
    action: int
    state: Bytes
    chance: Bytes  # the same object as before, where it is known that nothing was drawn
    events: Ints
    asked: int  # the seats that are asked next, as bits; 0: the game is over


@kernel
def carried_out(
    refusal: Any, apply: Any, acting: Any, box: Any, state: Any, seat: int, action: int, chance: Any, events: Any
) -> int:
    """Carry out a decision: the seats that are asked next, as bits; or why it is refused, below zero."""
    why = refusal(box, state, seat, action)
    if why != 0:
        return int(REFUSED - why)
    events[0] = 0
    apply(box, state, seat, action, chance, events)
    return int(acting(box, state))


@exported
def make_move(
    refusal: Any, apply: Any, acting: Any, box: Any, state: Any, seat: int, action: int, chance: Any, events: Any
) -> int:
    """The same, for Python and the page."""
    return int(carried_out(refusal, apply, acting, box, state, seat, action, chance, events))


REFUSED = -(1 << 16)  # less the reason, which is a rule's number or one of the table's own below zero

POINTER = Pointer(make_move, (*CONTRACT, BYTES, BYTES, INT, INT, BYTES, INTS))


def move(match: Match, seat: int, action: int) -> Moved:
    """Carry out a decision in the match's present state, or raise. The match itself does not know of it yet."""
    state, chance = match.state.copy(), match.chance.copy()
    events = np.empty(1 + EVENT_ROOM * EVENT_WIDTH, np.int32)
    found = _mover(match.game)(match.box, state, seat, action, chance, events)
    if found < 0:
        raise refusals.refused(match, seat, action, REFUSED - found)
    return Moved(seat, action, state, chance, events, found)


@cache
def _mover(game: Game) -> Callable[..., int]:
    return game.handed_to(POINTER, CONTRACT)
