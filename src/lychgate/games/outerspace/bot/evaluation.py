"""What bots make of Outer Space: what is worth a thought, what may come of an unfinished game, which hands are likely.

Of all that is allowed most is plainly useless: to help others, to prevent what does no harm, to wish to pass. What may
come of a game is judged from a full state, but one that somebody has imagined.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.contract import FINE
from lychgate.core.model.layout import Row, no_listeners, scratch
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.bot.heuristic import change_of, is_unwelcome
from lychgate.games.outerspace.cards.vocabulary import (
    CARDS,
    CHARACTER,
    CREATURE,
    DOUBLE_ATTACK,
    EFFECT,
    KILL,
    LOCATION,
    MOVE_PROP,
    PREVENT,
    PROP,
    STRENGTHEN,
    TOUGHEN_LOCATION,
)
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.aims import AT_CHARACTER, AT_FILM, AT_PROP, aim_of, why_not_film
from lychgate.games.outerspace.rules.choices import aiming, legal
from lychgate.games.outerspace.rules.film import film_value, in_film, location_of, text_of
from lychgate.games.outerspace.rules.points import place, points_of
from lychgate.games.outerspace.rules.state import (
    ACTING,
    AIMING,
    BETWEEN,
    IN_FILM,
    IN_HAND,
    LAST_CHANCE,
    MEDDLING,
    PILE,
    PREVENTING,
    TITLING,
    Box,
    State,
)

LEAN = 1  # purpose of chance
SWEEPS = 2  # over all that is hidden

REACH = 10  # by how much a creature may be too weak, if a card in hand makes it stronger

# What is to be expected of cards in hand, in hundredths of points: of a character's or location's defence, a prop, a
# card that prevents, any other; and of each character in the film. Fitted to games by rule of thumb.
HELD_DEFENCE, HELD_PLACE, HELD_PROP, HELD_PREVENT, FILMED = 125, 80, 100, 150, 140


@kernel
def sensible(box: Box, seen: State, seat: int, out: Row) -> int:
    """List the decisions worth a thought; how many there are."""
    count = legal(box, seen, seat, out)
    if seen.phase == TITLING:
        out[0] = out[count - 1]  # nobody has a card yet: one title is as good as another
        return 1
    kept = 0
    for i in range(count):
        if is_sensible(box, seen, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept else count


@kernel
def is_sensible(box: Box, seen: State, seat: int, action: int) -> bool:
    """Could this decision be good for anything?"""
    if action == decisions.PASS or action == decisions.END:
        return True
    if action > decisions.PASS:
        return False  # a wish
    if seen.phase == PREVENTING:
        return is_unwelcome(box, seen, seat)
    if seen.phase == MEDDLING:
        return seat in (seen.turn, seen.defender)
    if seen.phase == LAST_CHANCE:
        return seen.ending == 1
    if seen.phase == BETWEEN:
        return False  # there is another chance at the end of the turn
    if seen.phase == AIMING or (seen.phase == ACTING and seen.half):
        return is_good_aim(box, seen, seat, action)
    if seen.phase == ACTING and action < decisions.ABILITY:
        if box.kind[action] == PROP:
            return not in_film(seen, action)  # they stay where they are
        if box.kind[action] == CREATURE or in_film(seen, action):
            return can_reach(box, seen, seat, action)
    return True


@kernel
def can_reach(box: Box, seen: State, seat: int, card: int) -> bool:
    """Is there a film that this creature could get through to, with what the hand holds?"""
    for film in range(box.players):
        if film != seat and why_not_film(box, seen, seat, card, film) == 0 and is_weak(box, seen, seat, card, film):
            return True
    return False


@kernel
def is_weak(box: Box, seen: State, seat: int, card: int, film: int) -> bool:
    """Could an attack on this film succeed?"""
    missing = film_value(box, seen, film, box.traits[card]) - box.attack[card]
    if missing <= 0:
        return True
    if missing <= REACH:
        for other in range(box.cards):
            stronger = text_of(box, other, STRENGTHEN) >= 0 or text_of(box, other, DOUBLE_ATTACK) >= 0
            if stronger and seen.place[other] == IN_HAND + seat:
                return True
    return False


@kernel
def is_good_aim(box: Box, seen: State, seat: int, action: int) -> bool:
    """Good cards are for the own film, bad ones for others."""
    card, ability, step = aiming(seen)
    kind = box.kind[card]
    sort = aim_of(box, seen, card, ability, step)
    if sort == AT_FILM:
        film = action - decisions.FILM
        if kind in (CREATURE, CHARACTER):
            return film == seat or is_weak(box, seen, seat, card, film)
        if kind == EFFECT and text_of(box, card, TOUGHEN_LOCATION) >= 0:
            return (film == seat) == (change_of(box, card) > 0)
        return kind != LOCATION or (film == seat) == (box.defence[card] >= 0)
    if sort in (AT_CHARACTER, AT_PROP):
        own = seen.place[action] == IN_FILM + seat
        if kind == EFFECT and text_of(box, card, MOVE_PROP) >= 0:
            return True
        if sort == AT_PROP:
            return own == (change_of(box, card) > 0)
        harms = text_of(box, card, KILL) >= 0 or change_of(box, card) < 0
        return own != harms
    return True


# --- what may come of it


@kernel
def judge(box: Box, state: State, out: Row) -> None:
    """The points to be expected of an unfinished game, in hundredths, and places by them."""
    silent = no_listeners()
    for seat in range(box.players):
        out[seat] = FINE * points_of(box, state, seat, silent) + promise(box, state, seat)
    place(box, out)


@kernel
def promise(box: Box, state: State, seat: int) -> int:
    """What hand and film may still be good for."""
    if state.ending:
        return 0
    lying = location_of(box, state, seat)
    place = 0 if lying < 0 else box.defence[lying]
    worth, better = 0, 0
    for card in range(box.cards):
        if state.place[card] == IN_FILM + seat:
            worth += FILMED * (box.kind[card] == CHARACTER)
        elif state.place[card] == IN_HAND + seat:
            kind = box.kind[card]
            if kind == CHARACTER:
                worth += HELD_DEFENCE * box.defence[card]
            elif kind == LOCATION:
                better = max(better, box.defence[card] - place)
            elif kind == PROP:
                worth += HELD_PROP
            elif kind == EFFECT and text_of(box, card, PREVENT) >= 0:
                worth += HELD_PREVENT
    return worth + HELD_PLACE * better


# --- beliefs


@kernel
def lean(box: Box, state: State, seat: int, chance: Chance) -> None:
    """Exchange hidden cards of others' hands with the pile, so that hands become likelier that are left after a turn.

    A step of Metropolis' method each: an exchange that fits better stands, one that fits worse only now and then.
    """
    pile, size = scratch(CARDS), 0
    for card in range(box.cards):
        if state.place[card] == PILE and state.under[card] == 0:
            pile[size] = card
            size += 1
    if size == 0:
        return
    for _ in range(SWEEPS):
        for card in range(box.cards):
            holder = state.place[card] - IN_HAND
            if 0 <= holder < SEATS and holder != seat and is_left_over(box, state, holder, card):
                i = below(chance, LEAN, size)
                if below(chance, LEAN, odds_of(box, card)) < odds_of(box, pile[i]):
                    state.place[pile[i]] = IN_HAND + holder
                    state.place[card] = PILE
                    pile[i] = card


@kernel
def is_left_over(box: Box, state: State, holder: int, card: int) -> bool:
    """Is this a card that a turn has left in a hand, without others knowing it?"""
    hidden = state.mark[card] == 0 and state.under[card] == 0
    return hidden and holder != state.turn and state.turns > (holder - state.dealer - 1) % box.players


@kernel
def odds_of(box: Box, card: int) -> int:
    """How often such a card is still in a hand after a turn, beside 100 times if none were ever played."""
    kind = box.kind[card]
    if kind == CHARACTER:
        return 0
    if kind == PROP:
        return 25
    if kind == LOCATION:
        return 85 if box.defence[card] >= 0 else 20
    if kind == CREATURE:
        return 130
    return 250 if text_of(box, card, PREVENT) >= 0 else 160
