"""The course of Outer Space: who is asked, what a decision does, and how the game goes on by itself.

Each step stands where its rule is: `setup`, `turns`, `playing`, `chain`, `attack`. Where a decision leaves the game by
itself, `proceed` takes it on to the next question.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.attack import count_totals, die, end_attack, find_victim, judge
from lychgate.games.outerspace.rules.chain import answer, can_be_prevented, resolve, wake
from lychgate.games.outerspace.rules.film import chooser
from lychgate.games.outerspace.rules.playing import act, aim, aim_half, play_card
from lychgate.games.outerspace.rules.setup import begin, cast, propose, settle_title
from lychgate.games.outerspace.rules.state import (
    ACTING,
    AIMING,
    ANNOUNCED,
    ARMING,
    ATTACK_ENDS,
    GAME_OVER,
    JOINING,
    JUDGING,
    MEDDLING,
    PREVENTING,
    RESOLVING,
    TITLING,
    VICTIM,
    Box,
    State,
)
from lychgate.games.outerspace.rules.turns import begin_turn, discard_card, end_turn
from lychgate.games.outerspace.rules.windows import is_window, unanswered


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-7: to the title; without cards for it, straight to the casting."""
    begin(box, state, chance, events)
    if box.title == 0:
        cast(box, state, chance, events)
        begin_turn(box, state, chance, events)


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    if state.phase == TITLING:
        return ((1 << box.players) - 1) & ~state.proposed
    if is_window(state):
        return unanswered(box, state)
    if state.phase == AIMING:
        return 1 << state.chain_seat[0]
    if state.phase == VICTIM:
        return 1 << chooser(box, state)
    if state.phase == GAME_OVER:
        return 0
    return 1 << state.turn


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal."""
    if is_window(state):
        if not answer(box, state, seat, action, events):
            return  # nothing has happened yet
    elif state.phase == ACTING:
        if state.half:
            aim_half(box, state, seat, action, events)
        else:
            act(box, state, seat, action, events)
    elif state.phase == AIMING:
        aim(box, state, action, events)
    elif state.phase == TITLING:
        propose(box, state, seat, action - decisions.PROPOSE, events)
        if acting(box, state) == 0:
            settle_title(box, state, events)
            cast(box, state, chance, events)
            begin_turn(box, state, chance, events)
    elif state.phase == ARMING:
        state.phase = MEDDLING
        if action != decisions.PASS:
            play_card(box, state, seat, action - decisions.CARD, events)
            state.phase = ANNOUNCED
    elif state.phase == JOINING:
        if action == decisions.PASS:
            state.joining = 0
            state.phase = MEDDLING
        else:
            state.joining -= 1
            play_card(box, state, seat, action - decisions.CARD, events)
            state.phase = ANNOUNCED
    elif state.phase == VICTIM:
        die(box, state, action - decisions.CARD, events)
        find_victim(box, state, events)
    else:
        discard_card(box, state, seat, action, events)
    proceed(box, state, chance, events)


@kernel
def proceed(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Take the game on by itself until somebody is asked."""
    while state.phase >= ANNOUNCED:
        if state.phase == ANNOUNCED:
            wake(box, state)
            state.phase = PREVENTING if can_be_prevented(box, state) else RESOLVING
        elif state.phase == RESOLVING:
            resolve(box, state, chance, events)
        elif state.phase == JUDGING:
            judge(box, state, events)
        elif state.phase == ATTACK_ENDS:
            end_attack(box, state, events)
        else:
            end_turn(box, state, chance, events)
    if state.creature and state.phase != VICTIM:  # then it is decided, whoever dies first
        count_totals(box, state, events)
