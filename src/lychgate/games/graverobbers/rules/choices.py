"""What a seat of Graverobbers may decide: the list, the reason against, the question, a random pick.

A seat that owes a decision is asked. `refusal` answers for any decision, with the rule that forbids it; `legal` lists
those it would not refuse; `pick` draws one of them without making the list. The conformance suite holds them together.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import lowest, nth_one, ones
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.contract import NOT_THIS, UNKNOWN
from lychgate.core.model.layout import Row, no_listeners
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import BOBBY, DEALT_GOALS, GRAVES, KINDS
from lychgate.games.graverobbers.rules.events import (
    ASK_ACCUSE,
    ASK_AFTER_SPY,
    ASK_FIRST_CARD,
    ASK_GOAL,
    ASK_SECOND_CARD,
)  # fmt: skip
from lychgate.games.graverobbers.rules.state import ACCUSING, CHOOSING_GOALS, EITHER, GAME_OVER, OPEN, Box, State
from lychgate.games.graverobbers.rules.turns import acting, apply, newest_is_hidden


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if box.players <= action - decisions.ACCUSE < SEATS:
        return UNKNOWN  # nobody has that colour
    if state.phase == CHOOSING_GOALS:
        return 0 if action >= decisions.RETURN else NOT_THIS
    if state.phase == ACCUSING:
        return refuse_accusing(seat, action)
    if action < decisions.SPY:
        return refuse_laying(box, state, seat, action // GRAVES, action % GRAVES)
    if action < decisions.DONE:
        spy = action - decisions.SPY
        return refuse_spying(box, state, seat, BOBBY + spy // GRAVES, spy % GRAVES)
    if action == decisions.DONE:
        return refuse_ending(state)
    return NOT_THIS


@kernel
def refuse_accusing(seat: int, action: int) -> int:
    if action == decisions.KEEP:
        return 0
    accused = action - decisions.ACCUSE
    if accused < 0 or action > decisions.KEEP:
        return NOT_THIS
    return 19 if accused == seat else 0  # GR-19: an opponent


@kernel
def refuse_laying(box: Box, state: State, seat: int, kind: int, grave: int) -> int:
    if grave >= box.graves:
        return UNKNOWN
    if state.hand[seat, kind] == 0:
        return 7  # GR-7: from hand
    return refuse_grave(state, grave)


@inlined
def refuse_grave(state: State, grave: int) -> int:
    """Why no card can be laid at this grave now."""
    if state.fate[grave] != OPEN:
        return 10  # GR-10: a scored grave takes no more cards
    if grave + 1 == state.laid_at:
        return 9  # GR-9: two cards, two graves
    return 0


@kernel
def refuse_spying(box: Box, state: State, seat: int, kind: int, grave: int) -> int:
    if grave >= box.graves:
        return UNKNOWN
    if state.hand[seat, kind] == 0:
        return 11  # GR-11: a bobby from hand
    if not may_spy(box, state, seat):
        return 12
    return 0 if newest_is_hidden(state, grave) else 11  # GR-11


@inlined
def may_spy(box: Box, state: State, seat: int) -> bool:
    """GR-12: one spy a turn, as the first card with another to follow; under some rules as the second."""
    if state.spied:
        return False
    return box.spy == EITHER if state.played else state.hand_size[seat] > 1


@kernel
def refuse_ending(state: State) -> int:
    if state.played == 0:
        return 7  # GR-7: at least one card
    return 12 if state.spied else 0  # GR-12: a spy never alone


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    count = 0
    if state.phase == CHOOSING_GOALS:
        for which in range(DEALT_GOALS):
            out[count] = decisions.RETURN + which
            count += 1
    elif state.phase == ACCUSING:
        for accused in range(box.players):
            if accused != seat:
                out[count] = decisions.ACCUSE + accused
                count += 1
        out[count] = decisions.KEEP
        count += 1
    else:
        count = legal_cards(box, state, seat, out)
    return count


@kernel
def legal_cards(box: Box, state: State, seat: int, out: Row) -> int:
    """Cards to lay, then spies to send, then the end of the turn."""
    count = 0
    for kind in range(KINDS):
        if state.hand[seat, kind]:
            for grave in range(GRAVES):
                if refuse_grave(state, grave) == 0:
                    out[count] = decisions.lay(kind, grave)
                    count += 1
    if may_spy(box, state, seat):
        for kind in range(BOBBY, KINDS):
            if state.hand[seat, kind]:
                for grave in range(GRAVES):
                    if newest_is_hidden(state, grave):
                        out[count] = decisions.spy(kind - BOBBY, grave)
                        count += 1
    if refuse_ending(state) == 0:
        out[count] = decisions.DONE
        count += 1
    return count


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if state.phase == CHOOSING_GOALS:
        return ASK_GOAL
    if state.phase == ACCUSING:
        return ASK_ACCUSE
    if state.played == 0:
        return ASK_FIRST_CARD
    if state.spied:
        return ASK_AFTER_SPY
    out[0] = state.laid_at
    return ASK_SECOND_CARD


# --- a random pick


@kernel
def held_kinds(state: State, seat: int) -> int:
    """The kinds in a hand, as bits."""
    bits = 0
    for kind in range(KINDS):
        bits |= int(state.hand[seat, kind] != 0) << kind  # without a branch, which would be guessed wrong
    return bits


@kernel
def pick(box: Box, state: State, seat: int, chance: Chance) -> tuple[int, int]:
    """Draw one legal decision, as if from the list `legal` makes; and how many there were."""
    if state.phase == CHOOSING_GOALS:
        return decisions.RETURN + below(chance, DECISION, DEALT_GOALS), DEALT_GOALS
    if state.phase == ACCUSING:
        drawn = below(chance, DECISION, box.players)
        if drawn == box.players - 1:
            return decisions.KEEP, box.players
        return decisions.ACCUSE + drawn + (drawn >= seat), box.players
    return pick_card(box, state, seat, chance)


@kernel
def pick_card(box: Box, state: State, seat: int, chance: Chance) -> tuple[int, int]:
    kinds = held_kinds(state, seat)
    graves, hidden = 0, 0
    for grave in range(GRAVES):
        graves |= int(refuse_grave(state, grave) == 0) << grave
        hidden |= int(newest_is_hidden(state, grave)) << grave
    bobbies = kinds >> BOBBY if may_spy(box, state, seat) else 0
    open_count, hidden_count = ones(graves), ones(hidden)
    lays, spies = ones(kinds) * open_count, ones(bobbies) * hidden_count
    count = lays + spies + (refuse_ending(state) == 0)
    drawn = below(chance, DECISION, count)
    if drawn < lays:
        return decisions.lay(nth_one(kinds, drawn // open_count), nth_one(graves, drawn % open_count)), count
    drawn -= lays
    if drawn < spies:
        return decisions.spy(nth_one(bobbies, drawn // hidden_count), nth_one(hidden, drawn % hidden_count)), count
    return decisions.DONE, count


@kernel
def rollout(box: Box, state: State, chance: Chance) -> int:
    """Random play to the end; how many decisions had two choices or more."""
    silent = no_listeners()
    decisions = 0
    while state.phase != GAME_OVER:
        seat = lowest(acting(box, state))
        action, count = pick(box, state, seat, chance)
        apply(box, state, seat, action, chance, silent)
        decisions += count > 1
    return decisions
