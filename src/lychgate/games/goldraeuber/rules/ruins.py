"""Decisions of Goldräuber that lose the game, or may, by what the players know: none is to be made by one tap."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import no_listeners
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import THINGS
from lychgate.games.goldraeuber.rules.ending import lies_known, look_for_loss
from lychgate.games.goldraeuber.rules.events import (
    BURIED,
    HOPELESS,
    MINER_BURIED,
    RUIN_BURIED,
    RUIN_CUT_OFF,
    RUIN_HOPELESS,
    RUIN_MAY_BURY,
    RUIN_MINER_BURIED,
    RUIN_PUT_AWAY,
)
from lychgate.games.goldraeuber.rules.state import GAME_OVER, LYING, Box, State


@kernel
def ruins(box: Box, view: State, seat: int, action: int) -> int:
    """GO-21, GO-22: a collapse after which all have lost; GO-15: one that may show what was to be found; GO-25."""
    if action == decisions.NO:
        return RUIN_PUT_AWAY
    if action < decisions.COLLAPSE or action >= decisions.OUT:
        return 0
    spot = 1 << (action - decisions.COLLAPSE)
    may_bury = spot & box.inner & ~view.known != 0 and is_unfound(view)
    view.collapsed |= spot
    look_for_loss(box, view, no_listeners())
    if view.phase != GAME_OVER:
        return RUIN_MAY_BURY if may_bury else 0
    if view.end == MINER_BURIED:
        return RUIN_MINER_BURIED
    if view.end == BURIED:
        return RUIN_BURIED
    return RUIN_HOPELESS if view.end == HOPELESS else RUIN_CUT_OFF


@kernel
def is_lost_after(box: Box, seen: State, place: int) -> bool:
    """GO-21, GO-22: would all have lost once this card has collapsed? What is known stays as it was."""
    collapsed, phase, end, fate = seen.collapsed, seen.phase, seen.end, seen.fate
    seen.collapsed |= 1 << place
    look_for_loss(box, seen, no_listeners())
    lost = seen.phase == GAME_OVER
    seen.collapsed, seen.phase, seen.end, seen.fate = collapsed, phase, end, fate
    return lost


@kernel
def is_unfound(view: State) -> bool:
    """Is the treasure or the comrade still to be found?"""
    for thing in range(THINGS):
        if view.bearer[thing] == LYING and not lies_known(view, thing):
            return True
    return False
