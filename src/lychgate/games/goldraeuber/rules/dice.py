"""The die of Goldräuber: rolled in turn (GO-8), changed for life points (GO-16), twice by experts (GO-24)."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import ANGRY, CALM, PIPS
from lychgate.games.goldraeuber.rules.events import CHANGED, ROLLED, ROLLED_AGAIN
from lychgate.games.goldraeuber.rules.life import purse, spend
from lychgate.games.goldraeuber.rules.setup import DIE
from lychgate.games.goldraeuber.rules.state import ACTING, CHANGING, COLLAPSING, Box, State


@kernel
def roll(state: State, chance: Chance, events: Row) -> None:
    """GO-8: the die is shown; life points may change it (GO-16)."""
    state.die = 1 + below(chance, DIE, PIPS)
    state.phase = CHANGING
    if state.second:
        emit(events, ROLLED_AGAIN, EVERYBODY, state.turn, state.die)
    else:
        emit(events, ROLLED, EVERYBODY, state.turn, state.die)


@kernel
def asks_for_change(box: Box, state: State) -> bool:
    """GO-16: is it a question whether the die is changed? Not if it means an action, or no points make it one."""
    points = purse(box, state)
    if state.second:
        return points > 0
    return not means_action(state) and state.die - points <= highest_action(state)


@inlined
def means_action(state: State) -> bool:
    """GO-8: the first die: an action, or a collapse?"""
    return state.die <= highest_action(state)


@inlined
def highest_action(state: State) -> int:
    """GO-8: the highest die that means an action."""
    return ANGRY if state.angry else CALM


@kernel
def change_die(box: Box, state: State, seat: int, die: int, events: Row) -> None:
    """GO-16: a life point for every pip."""
    if die != state.die:
        emit(events, CHANGED, EVERYBODY, seat, state.die, die)
        spend(box, state, abs(die - state.die), events)
        state.die = die


@kernel
def settle_die(box: Box, state: State, chance: Chance, events: Row) -> None:
    """GO-8: an action, or a collapse; for experts a collapse asks for a second die (GO-24)."""
    if state.second:
        state.phase = COLLAPSING
    elif means_action(state):
        state.phase = ACTING
    elif box.expert:
        state.second = 1
        roll(state, chance, events)
    else:
        state.phase = COLLAPSING
