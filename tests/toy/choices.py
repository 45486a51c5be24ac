"""What a seat of Vigil may decide: the reason against, and the question.

Both are only asked of a seat that owes a decision. What is legal is what `refusal` does not refuse. Whether a seat is
asked, and what, never depends on what others cannot see.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.contract import NOT_THIS, UNKNOWN
from lychgate.core.model.layout import Row
from tests.toy import decisions
from tests.toy.events import ASK_BET, ASK_CARD, ASK_WATCH
from tests.toy.rules import row_size
from tests.toy.state import ANSWERING, BETTING, WATCHING, Box, State


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if decisions.LOOK + row_size(box) <= action < decisions.SHOW or action - decisions.PLAY >= box.cards:
        return UNKNOWN  # this box has no such place, or no such card
    if action < decisions.LOOK:
        return 0 if state.phase == BETTING else NOT_THIS
    if action < decisions.PASS:
        return refuse_watch(state, seat, action) if state.phase == WATCHING else NOT_THIS
    return refuse_answer(box, state, seat, action) if state.phase == ANSWERING else NOT_THIS


@kernel
def refuse_watch(state: State, seat: int, action: int) -> int:
    if action == decisions.SHOW:
        return 6 if state.hand[seat] == 0 or state.shown >> seat & 1 else 0  # VG-6
    return 6 if action - decisions.LOOK < state.watch else 0  # VG-6: a face-down card


@kernel
def refuse_answer(box: Box, state: State, seat: int, action: int) -> int:
    if action == decisions.PASS:
        return 0
    if state.vowed >> seat & 1:
        return 8  # VG-8
    if action == decisions.VOW:
        return 0 if box.vows else 7  # VG-7
    return 0 if state.hand[seat] >> (action - decisions.PLAY) & 1 else 7  # VG-7: from hand


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if state.phase == BETTING:
        return ASK_BET
    out[0] = state.watch + 1
    return ASK_WATCH if state.phase == WATCHING else ASK_CARD
