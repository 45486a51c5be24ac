"""What a seat of Outer Space may decide: the list, the reason against, the question.

`refusal` answers for any decision, with the rule that forbids it; `legal` lists those it would not refuse. Both ask
`playable` and `aims`, which know the reasons.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.contract import NOT_THIS, UNKNOWN
from lychgate.core.model.layout import Row
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import PROP
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.aims import (
    AT_CHARACTER,
    AT_DISCARDED,
    AT_FILM,
    AT_HAND,
    AT_PROP,
    TO_COMBINE,
    aim_of,
    why_not_character,
    why_not_discarded,
    why_not_film,
    why_not_hand,
    why_not_prop,
)
from lychgate.games.outerspace.rules.events import (
    ASK_ACT,
    ASK_ARM,
    ASK_BETWEEN,
    ASK_DISCARD,
    ASK_FILM,
    ASK_JOIN,
    ASK_LAST_CHANCE,
    ASK_MEDDLE,
    ASK_PREVENT,
    ASK_TITLE,
    ASK_VICTIM,
)
from lychgate.games.outerspace.rules.film import may_die, next_at
from lychgate.games.outerspace.rules.playable import why_not_act, why_not_answer, why_not_join, why_not_use
from lychgate.games.outerspace.rules.playing import aim_step
from lychgate.games.outerspace.rules.state import (
    ACTING,
    AIMING,
    ARMING,
    BETWEEN,
    DISCARDING,
    IN_FILM,
    IN_HAND,
    JOINING,
    LAST_CHANCE,
    MEDDLING,
    PREVENTING,
    TITLING,
    VICTIM,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import is_window
from lychgate.games.outerspace.rules.wishes import is_free

NOT_HELD = 12  # BM-12: only a card from hand can be discarded
NO_PROP = 21  # BM-21
NO_VICTIM = 23  # BM-23
WISHED_TO_PASS = 30  # BM-30


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if action >= decisions.PROPOSE:
        if state.phase != TITLING:
            return NOT_THIS
        return 0 if action - decisions.PROPOSE < 1 << box.title else UNKNOWN
    if decisions.FILM <= action < decisions.FILM + SEATS and action - decisions.FILM >= box.players:
        return UNKNOWN
    if action < decisions.FILM and action % decisions.ABILITY >= box.cards:
        return UNKNOWN
    if is_window(state):
        return refuse_answer(box, state, seat, action)
    if state.phase == ACTING and state.half == 0:
        if action == decisions.END or decisions.WISH <= action < decisions.WISH + box.wishes:
            return 0
        if action < decisions.ABILITY:
            return why_not_act(box, state, seat, action - decisions.CARD)
        return why_not_use(box, state, seat, action - decisions.ABILITY) if action < decisions.FILM else NOT_THIS
    if state.phase == ACTING or state.phase == AIMING:
        return refuse_aim(box, state, seat, action)
    return refuse_other(box, state, seat, action)


@kernel
def refuse_answer(box: Box, state: State, seat: int, action: int) -> int:
    """Why a seat may not answer so in a window."""
    if action == decisions.PASS:
        return 0
    if decisions.PASS < action < decisions.PROPOSE:
        if not is_free(box, state, seat):
            return WISHED_TO_PASS
        return 0 if action - decisions.WISH < box.wishes else NOT_THIS
    if action >= decisions.FILM:
        return NOT_THIS
    if not is_free(box, state, seat):
        return WISHED_TO_PASS
    if action >= decisions.ABILITY:
        return why_not_use(box, state, seat, action - decisions.ABILITY)
    return why_not_answer(box, state, seat, action - decisions.CARD)


@kernel
def refuse_aim(box: Box, state: State, seat: int, action: int) -> int:
    """Why the card being played, or chosen to be played, may not act on this."""
    card, ability, step = aiming(state)
    sort = aim_of(box, state, card, ability, step)
    if sort in (AT_FILM, AT_HAND):
        if action < decisions.FILM or action >= decisions.REPLACE:
            return NOT_THIS
        film = action - decisions.FILM
        return why_not_hand(state, seat, film) if sort == AT_HAND else why_not_film(box, state, seat, card, film)
    if sort == TO_COMBINE:
        return 0 if action == decisions.REPLACE or action == decisions.COMBINE else NOT_THIS
    if action >= decisions.ABILITY:
        return NOT_THIS
    return why_not_card(box, state, seat, sort, action - decisions.CARD)


@kernel
def why_not_card(box: Box, state: State, seat: int, sort: int, target: int) -> int:
    """Why the card being played may not act on this card."""
    card, ability, step = aiming(state)
    if sort == AT_CHARACTER:
        return why_not_character(box, state, seat, card, ability, step, target)
    if sort == AT_PROP:
        return why_not_prop(box, state, seat, card, target)
    return why_not_discarded(box, state, card, ability, target)


@kernel
def aiming(state: State) -> tuple[int, bool, int]:
    """The card that must be told what it acts on, whether it is its ability, and how much it was told."""
    if state.phase == AIMING:
        return state.chain[0] - 1, state.ability == 1, aim_step(state)
    return (-state.half - 1, True, 0) if state.half < 0 else (state.half - 1, False, 0)


@kernel
def refuse_other(box: Box, state: State, seat: int, action: int) -> int:
    """Arming, joining an attack, choosing a victim, discarding: a card, or nothing."""
    if state.phase == VICTIM:
        if action >= decisions.ABILITY:
            return NOT_THIS
        return 0 if may_die(box, state, action - decisions.CARD) else NO_VICTIM
    if state.phase == TITLING:
        return NOT_THIS
    if action == decisions.PASS:
        return 0
    if action >= decisions.ABILITY:
        return NOT_THIS
    card = action - decisions.CARD
    if state.phase == JOINING:
        return why_not_join(box, state, seat, card)
    if state.place[card] != IN_HAND + seat:
        return NO_PROP if state.phase == ARMING else NOT_HELD
    return NO_PROP if state.phase == ARMING and box.kind[card] != PROP else 0


# --- the list


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    if is_window(state):
        return list_answers(box, state, seat, out)
    if state.phase == TITLING:
        for words in range(1 << box.title):
            out[words] = decisions.PROPOSE + words
        return 1 << box.title
    if state.phase == AIMING or (state.phase == ACTING and state.half):
        return list_aims(box, state, seat, out)
    count = 0
    if state.phase == ACTING:
        in_hand, in_film = next_at(box, state, IN_HAND + seat, 0), next_at(box, state, IN_FILM + seat, 0)
        while in_hand < box.cards or in_film < box.cards:
            card = min(in_hand, in_film)
            if why_not_act(box, state, seat, card) == 0:
                out[count] = decisions.CARD + card
                count += 1
            if card == in_hand:
                in_hand = next_at(box, state, IN_HAND + seat, card + 1)
            else:
                in_film = next_at(box, state, IN_FILM + seat, card + 1)
        count = list_abilities(box, state, seat, out, count)
        out[count] = decisions.END
        return list_wishes(box, out, count + 1)
    for card in range(box.cards):
        if state.phase == VICTIM:
            fits = may_die(box, state, card)
        elif state.phase == JOINING:
            fits = why_not_join(box, state, seat, card) == 0
        else:
            fits = state.place[card] == IN_HAND + seat and (state.phase == DISCARDING or box.kind[card] == PROP)
        if fits:
            out[count] = decisions.CARD + card
            count += 1
    if state.phase != VICTIM:
        out[count] = decisions.PASS
        count += 1
    return count


@kernel
def list_answers(box: Box, state: State, seat: int, out: Row) -> int:
    """Cards and abilities that may be answered with, a pass, and the wishes."""
    if not is_free(box, state, seat):
        out[0] = decisions.PASS
        return 1
    count = 0
    card = next_at(box, state, IN_HAND + seat, 0)
    while card < box.cards:
        if why_not_answer(box, state, seat, card) == 0:
            out[count] = decisions.CARD + card
            count += 1
        card = next_at(box, state, IN_HAND + seat, card + 1)
    if state.phase == MEDDLING:  # in other windows no ability can be used
        count = list_abilities(box, state, seat, out, count)
    out[count] = decisions.PASS
    return list_wishes(box, out, count + 1)


@kernel
def list_wishes(box: Box, out: Row, count: int) -> int:
    """Add the wishes there are; how long the list is then."""
    for wish in range(box.wishes):
        out[count + wish] = decisions.WISH + wish
    return count + box.wishes


@kernel
def list_abilities(box: Box, state: State, seat: int, out: Row, count: int) -> int:
    """Add the abilities that may be used; how long the list is then."""
    card = next_at(box, state, IN_FILM + seat, 0)
    while card < box.cards:
        if why_not_use(box, state, seat, card) == 0:
            out[count] = decisions.ABILITY + card
            count += 1
        card = next_at(box, state, IN_FILM + seat, card + 1)
    return count


@kernel
def list_aims(box: Box, state: State, seat: int, out: Row) -> int:
    """What the card being played, or chosen to be played, may act on."""
    card, ability, step = aiming(state)
    sort = aim_of(box, state, card, ability, step)
    if sort == TO_COMBINE:
        out[0], out[1] = decisions.REPLACE, decisions.COMBINE
        return 2
    count = 0
    if sort in (AT_FILM, AT_HAND):
        for film in range(box.players):
            why = why_not_hand(state, seat, film) if sort == AT_HAND else why_not_film(box, state, seat, card, film)
            if why == 0:
                out[count] = decisions.FILM + film
                count += 1
        return count
    for target in range(box.cards):
        if why_not_card(box, state, seat, sort, target) == 0:
            out[count] = decisions.CARD + target
            count += 1
    return count


# --- the question


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if state.phase == TITLING:
        return ASK_TITLE
    if state.phase == LAST_CHANCE:
        return ASK_LAST_CHANCE
    if state.phase == BETWEEN:
        out[0] = state.turn
        return ASK_BETWEEN
    if state.phase == DISCARDING:
        return ASK_DISCARD
    if state.phase == PREVENTING:
        out[0] = state.chain[state.links - 1]
        return ASK_PREVENT
    if state.phase == AIMING or (state.phase == ACTING and state.half):
        card, ability, step = aiming(state)
        out[0] = card + 1
        return ASK_FILM + aim_of(box, state, card, ability, step) - AT_FILM
    if state.phase == ACTING:
        return ASK_ACT
    out[0] = state.creature
    if state.phase == MEDDLING:
        out[1], out[2] = state.attack, state.defence
        return ASK_MEDDLE
    if state.phase == JOINING:
        return ASK_JOIN
    return ASK_ARM if state.phase == ARMING else ASK_VICTIM


assert AT_DISCARDED == AT_FILM + 3  # as the prompts follow each other
