"""What a seat of Vigil may decide: the reason against, the list, the question, random play.

`refusal` answers for any decision, with the rule that forbids it; `legal` lists those it would not
refuse. Whether a seat is asked, and what, never depends on what others cannot see.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.contract import (
    NOT_ASKED,
    NOT_THIS,
    OVER,
    UNKNOWN,
    lowest,
)
from lychgate.core.model.layout import Row, scratch
from tests.toy import actions
from tests.toy.rules import acting, apply, row_size
from tests.toy.state import ANSWERING, BETTING, GAME_OVER, WATCHING, Box, State
from tests.toy.tellings import ASK_BET, ASK_CARD, ASK_WATCH


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if action < 0 or action >= actions.ACTIONS:
        return UNKNOWN
    if state.phase == GAME_OVER:
        return OVER
    if seat < 0 or seat >= box.players or acting(box, state) >> seat & 1 == 0:
        return NOT_ASKED
    if actions.LOOK + row_size(box) <= action < actions.SHOW or action - actions.PLAY >= box.cards:
        return UNKNOWN  # this box has no such place, or no such card
    if action < actions.LOOK:
        return 0 if state.phase == BETTING else NOT_THIS
    if action < actions.PASS:
        return refuse_watch(state, seat, action) if state.phase == WATCHING else NOT_THIS
    return refuse_answer(box, state, seat, action) if state.phase == ANSWERING else NOT_THIS


@kernel
def refuse_watch(state: State, seat: int, action: int) -> int:
    if action == actions.SHOW:
        return 6 if state.hand[seat] == 0 or state.shown >> seat & 1 else 0  # VG-6
    return 6 if action - actions.LOOK < state.watch else 0  # VG-6: a face-down card


@kernel
def refuse_answer(box: Box, state: State, seat: int, action: int) -> int:
    if action == actions.PASS:
        return 0
    if state.vowed >> seat & 1:
        return 8  # VG-8
    if action == actions.VOW:
        return 0 if box.vows else 7  # VG-7
    return 0 if state.hand[seat] >> (action - actions.PLAY) & 1 else 7  # VG-7: from hand


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    count = 0
    for action in range(actions.ACTIONS):
        if refusal(box, state, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if seat < 0 or seat >= box.players or acting(box, state) >> seat & 1 == 0:
        return 0
    if state.phase == BETTING:
        return ASK_BET
    out[0] = state.watch + 1
    return ASK_WATCH if state.phase == WATCHING else ASK_CARD


@kernel
def rollout(box: Box, state: State, chance: Chance) -> int:
    """Random play to the end; how many decisions had two choices or more."""
    silent = scratch(1)  # no room: nobody listens
    listed = scratch(actions.ACTIONS)
    decisions = 0
    while state.phase != GAME_OVER:
        seat = lowest(acting(box, state))
        count = legal(box, state, seat, listed)
        action = listed[below(chance, DECISION, count)]
        apply(box, state, seat, action, chance, silent)
        decisions += count > 1
    return decisions
