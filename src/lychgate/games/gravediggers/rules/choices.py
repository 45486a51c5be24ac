"""What a seat of Gravediggers may decide: the list, the reason against, the question, a random pick.

A seat that owes a decision is asked. `refusal` answers for any decision, with the rule that forbids it; `legal` lists
those it would not refuse; `choice` is one of them without making the list. The conformance suite holds them together.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.bits import lowest, nth_one, ones
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.contract import NOT_THIS, UNKNOWN
from lychgate.core.model.layout import Row, no_listeners
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import CEMETERIES, CREDIT, KINDS, PLACES
from lychgate.games.gravediggers.rules.events import ASK_FIST, ASK_FIST_ANEW, ASK_PLACE
from lychgate.games.gravediggers.rules.setup import is_hidden
from lychgate.games.gravediggers.rules.state import (
    CHOOSING,
    FACE_UP,
    GAME_OVER,
    LOOKING,
    MAKING_FISTS,
    PLACING,
    TURNING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.gravediggers.rules.turns import acting, apply, may_be_robbed, may_take_credit


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if action >= decisions.FIST:
        return refuse_fist(state, seat, action)
    if action == decisions.CREDIT:
        if not may_take_credit(state, seat):
            return 21
        return NOT_THIS if state.phase == MAKING_FISTS else 0  # GD-21: there it goes with the fist
    return refuse_tile(box, state, seat, action)


@kernel
def refuse_fist(state: State, seat: int, action: int) -> int:
    """Why a seat may not make this fist."""
    if state.phase != MAKING_FISTS:
        return NOT_THIS
    if action < decisions.CREDIT_FIST:
        return 0 if action - decisions.FIST <= state.money[seat] else 13  # GD-13: of the own money
    if not may_take_credit(state, seat):
        return 21
    return 0 if action - decisions.CREDIT_FIST <= state.money[seat] + CREDIT else 13


@kernel
def refuse_tile(box: Box, state: State, seat: int, action: int) -> int:
    """Why the player on turn may not carry out the tile like this."""
    if action < decisions.LOOK:
        if action % CEMETERIES >= box.cemeteries:
            return UNKNOWN
        if state.phase != PLACING:
            return NOT_THIS
        return 0 if state.hand[seat, action // CEMETERIES] else 6  # GD-6: from hand
    if action >= decisions.ROB:
        cemetery = action - decisions.ROB
        if cemetery >= box.cemeteries:
            return UNKNOWN
        if state.phase != CHOOSING:
            return NOT_THIS
        return 0 if may_be_robbed(state, cemetery) else 11  # GD-11
    looks = action < decisions.TURN
    spot = action - (decisions.LOOK if looks else decisions.TURN)
    cemetery = spot // PLACES
    if cemetery >= box.cemeteries:
        return UNKNOWN
    if state.phase != (LOOKING if looks else TURNING):
        return NOT_THIS
    hidden = is_hidden(state, cemetery, spot % PLACES)
    if looks:
        return 0 if hidden else 7  # GD-7: a face-down card
    return 0 if hidden and state.hidden_at[cemetery] > 1 else 8  # GD-8: but not the last one


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    count = choices(box, state, seat)
    for i in range(count):
        out[i] = choice(box, state, seat, i)
    return count


@kernel
def choices(box: Box, state: State, seat: int) -> int:
    """How many decisions the seat has."""
    credit = may_take_credit(state, seat)  # GD-21: one more decision, or as many more fists
    if state.phase == MAKING_FISTS:
        fists = state.money[seat] + 1
        return fists + fists + CREDIT if credit else fists
    return tile_choices(box, state, seat) + credit


@kernel
def tile_choices(box: Box, state: State, seat: int) -> int:
    """In how many ways the tile can be carried out."""
    if state.phase == PLACING:
        return ones(held_kinds(state, seat)) * box.cemeteries
    count = 0
    for cemetery in range(box.cemeteries):
        count += open_spots(state, cemetery)
    return count


@kernel
def held_kinds(state: State, seat: int) -> int:
    """The kinds in a hand, as bits."""
    bits = 0
    for kind in range(KINDS):
        bits |= int(state.hand[seat, kind] != 0) << kind
    return bits


@kernel
def open_spots(state: State, cemetery: int) -> int:
    """In how many ways this cemetery can serve to carry out the tile."""
    hidden = state.hidden_at[cemetery]
    if state.phase == LOOKING:  # GD-7
        return hidden
    if state.phase == TURNING:  # GD-8
        return hidden if hidden > 1 else 0
    return 1 if may_be_robbed(state, cemetery) else 0  # GD-11


@kernel
def choice(box: Box, state: State, seat: int, number: int) -> int:
    """The decision of that number, from 0, among those the seat has."""
    if state.phase == MAKING_FISTS:
        fists = state.money[seat] + 1
        return decisions.FIST + number if number < fists else decisions.CREDIT_FIST + number - fists
    if may_take_credit(state, seat) and number == tile_choices(box, state, seat):
        return decisions.CREDIT
    if state.phase == PLACING:
        kind = nth_one(held_kinds(state, seat), number // box.cemeteries)
        return decisions.lay(kind, number % box.cemeteries)
    cemetery, before, spots = 0, 0, 0
    for other in range(box.cemeteries - 1):  # all of them: where to stop would be guessed wrong
        spots += open_spots(state, other)
        if number >= spots:
            cemetery, before = other + 1, spots
    if state.phase == CHOOSING:
        return decisions.ROB + cemetery
    place = hidden_place(state, cemetery, number - before)
    return decisions.look(cemetery, place) if state.phase == LOOKING else decisions.turn(cemetery, place)


@kernel
def hidden_place(state: State, cemetery: int, number: int) -> int:
    """The place of the face-down card of that number, from 0, at a cemetery."""
    place, i = 0, 0
    while True:
        if state.cemetery[i] == cemetery:
            if state.known[i] & FACE_UP == 0:
                if number == 0:
                    return place
                number -= 1
            place += 1
        i += 1


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if state.phase < MAKING_FISTS:
        return ASK_PLACE + state.phase
    out[0], out[1] = state.money[seat], state.robbed
    if state.noted:
        return ASK_FIST_ANEW
    out[2] = CREDIT if may_take_credit(state, seat) else 0
    return ASK_FIST


@kernel
def rollout(box: Box, state: State, chance: Chance) -> int:
    """Random play to the end; how many decisions had two choices or more."""
    silent = no_listeners()
    decisions = 0
    while state.phase != GAME_OVER:
        seat = lowest(acting(box, state))
        count = choices(box, state, seat)
        action = choice(box, state, seat, below(chance, DECISION, count))
        apply(box, state, seat, action, chance, silent)
        decisions += count > 1
    return decisions
