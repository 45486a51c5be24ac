"""The rule-of-thumb player of Outer Space: it builds, attacks where it can win, and defends, looking only at its view.

Every decision it may make gets a mark for how good it looks; the best is taken, and chance decides a tie. It knows
nothing of other hands and does not try to guess them.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.layout import scratch
from lychgate.games.outerspace.cards.vocabulary import (
    BONUS,
    BRING_PROP,
    CHARACTER,
    CREATURE,
    CREDITS,
    DELAY_CREDITS,
    DESTROY_LOCATION,
    DESTROY_PROP,
    DRAW,
    EFFECT,
    JOIN,
    KILL,
    LOCATION,
    LOSE,
    PREVENT,
    PROP,
    REDIRECT,
    REVIVE,
    SALVAGE,
    SPEND_TO_STOP,
    STEAL_PROP,
    STOP,
    TEXTS,
    TOUGHEN,
    TOUGHEN_LOCATION,
    TOUGHEN_PROP,
    TURN_INTO,
)
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.aims import (
    AT_CHARACTER,
    AT_DISCARDED,
    AT_FILM,
    AT_HAND,
    AT_PROP,
    aim_of,
    why_not_film,
)
from lychgate.games.outerspace.rules.choices import aiming, legal
from lychgate.games.outerspace.rules.film import (
    defence_of_card,
    film_value,
    in_film,
    location_of,
    may_attack,
    swayed,
    text_of,
)
from lychgate.games.outerspace.rules.state import (
    ACTING,
    AIMING,
    ARMING,
    BETWEEN,
    DISCARDING,
    GIVEN,
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

NEVER = -1  # worse than doing nothing, which is 0
FULL = 5  # with so many cards in hand one is discarded


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    out = scratch(decisions.ACTIONS)
    count = legal(box, seen, seat, out)
    if count == 1:
        return out[0]
    best, ties, chosen = -1000, 0, out[0]
    for i in range(count):
        found = mark(box, seen, seat, out[i])
        if found > best:
            best, ties, chosen = found, 1, out[i]
        elif found == best:
            ties += 1
            if below(chance, DECISION, ties) == 0:
                chosen = out[i]
    return chosen


@kernel
def mark(box: Box, seen: State, seat: int, action: int) -> int:
    """How good a decision looks."""
    if seen.phase == TITLING:
        return action  # the more words the better, and the last proposal has them all
    if action > decisions.PASS:
        return NEVER  # it makes no wishes: it is asked at no cost
    if seen.phase == AIMING or (seen.phase == ACTING and seen.half):
        return mark_aim(box, seen, seat, action)
    if action == decisions.PASS or action == decisions.END:
        return 0
    card = action % decisions.ABILITY
    if seen.phase == ACTING:
        return 120 if action >= decisions.ABILITY else mark_play(box, seen, seat, card)
    if seen.phase == PREVENTING:
        return 10 if is_unwelcome(box, seen, seat) and not is_kept(box, seen, card) else NEVER
    if seen.phase == MEDDLING:
        return mark_meddling(box, seen, seat, card)
    if seen.phase == VICTIM:
        worth = worth_of(box, seen, card)
        return worth if seat == seen.turn else -worth
    if seen.phase == ARMING:
        return box.defence[card]
    if seen.phase == JOINING:
        return box.attack[card]
    if seen.phase == DISCARDING:
        keeps = box.kind[card] == CREDITS or text_of(box, card, PREVENT) >= 0
        return 1 if seen.hand_size[seat] >= FULL and not keeps else NEVER
    return NEVER if seen.phase in (LAST_CHANCE, BETWEEN) else 0


@kernel
def worth_of(box: Box, seen: State, card: int) -> int:
    """A character with all that lies under it."""
    worth = defence_of_card(box, seen, card, 0)
    for other in range(box.cards):
        if seen.under[other] == card + 1 and in_film(seen, other):
            worth += defence_of_card(box, seen, other, 0)
    return worth


@kernel
def leads(box: Box, seen: State, seat: int, margin: int) -> bool:
    """Is the own film worth more than any other, by more than this?"""
    own = film_value(box, seen, seat, 0) + seen.noted[seat]
    for other in range(box.players):
        if other != seat and film_value(box, seen, other, 0) + seen.noted[other] + margin >= own:
            return False
    return True


@kernel
def can_beat(box: Box, seen: State, seat: int, card: int) -> bool:
    """Is there a film that this creature may attack and would get through to?"""
    for other in range(box.players):
        open_to_it = other != seat and why_not_film(box, seen, seat, card, other) == 0
        if open_to_it and film_value(box, seen, other, box.traits[card]) <= box.attack[card]:
            return True
    return False


@kernel
def mark_play(box: Box, seen: State, seat: int, card: int) -> int:
    """A card that could be played on the own turn."""
    kind = box.kind[card]
    if seen.place[card] == IN_FILM + seat:
        return NEVER  # props stay where they are, and killers are good company
    if kind == CHARACTER:
        return 100
    if kind == CREDITS:
        return 200 if leads(box, seen, seat, 1) else NEVER
    if kind == CREATURE:
        return 90 if can_beat(box, seen, seat, card) else NEVER
    if kind == PROP:
        for other in range(box.cards):
            if seen.place[other] == IN_FILM + seat and box.kind[other] == CHARACTER and seen.mark[other] & GIVEN == 0:
                return 80
        return NEVER
    if kind == LOCATION:
        lying = location_of(box, seen, seat)
        if box.defence[card] < 0:
            return 60 if seen.turns >= box.players else NEVER
        return 70 if lying < 0 or box.defence[card] > box.defence[lying] else NEVER
    return mark_effect(box, seen, seat, card)


@kernel
def mark_effect(box: Box, seen: State, seat: int, card: int) -> int:
    """An effect that could be played on the own turn."""
    best = NEVER
    for i in range(TEXTS):
        code = box.text[card, i]
        found = NEVER
        if code in (DRAW, REVIVE):
            found = 95
        elif code in (KILL, STEAL_PROP, DESTROY_PROP, LOSE, BONUS):
            found = 55 if seen.turns >= box.players else NEVER
        elif code in (TOUGHEN, TOUGHEN_PROP, TOUGHEN_LOCATION):
            helps = box.amount[card, i] > 0
            found = 75 if (has_place_for(box, seen, seat, code) if helps else seen.turns >= box.players) else NEVER
        elif code == SALVAGE:
            found = 30
        elif code == DELAY_CREDITS:
            found = NEVER if leads(box, seen, seat, 0) else 25
        elif code == DESTROY_LOCATION:
            found = 20 if seen.turns >= box.players and location_of(box, seen, seat) < 0 else NEVER
        best = max(best, found)
    return best


@kernel
def has_place_for(box: Box, seen: State, seat: int, code: int) -> bool:
    """Is there a card in the own film that an effect which lasts can help?"""
    wanted = PROP if code == TOUGHEN_PROP else LOCATION if code == TOUGHEN_LOCATION else CHARACTER
    for card in range(box.cards):
        if seen.place[card] == IN_FILM + seat and box.kind[card] == wanted:
            return True
    return False


@kernel
def change_of(box: Box, card: int) -> int:
    """By how much an effect that lasts changes the card under which it stays; 0: it is no such effect."""
    for i in range(TEXTS):
        if box.text[card, i] in (TOUGHEN, TOUGHEN_PROP, TOUGHEN_LOCATION):
            return box.amount[card, i]
    return 0


@kernel
def mark_aim(box: Box, seen: State, seat: int, action: int) -> int:
    """What a card could act on: the own film with good cards, the best of the others with bad ones."""
    card, ability, step = aiming(seen)
    kind = box.kind[card]
    sort = aim_of(box, seen, card, ability, step)
    if sort == AT_HAND:
        return seen.hand_size[action - decisions.FILM]
    if sort == AT_FILM:
        film = action - decisions.FILM
        if kind == CHARACTER or (kind == LOCATION and box.defence[card] >= 0):
            return 100 if film == seat else 0
        value = film_value(box, seen, film, box.traits[card] if kind == CREATURE else 0)
        if kind == CREATURE:
            return value if value <= box.attack[card] else NEVER
        if change_of(box, card) > 0:
            return 100 if film == seat else 0
        return -100 if film == seat else value
    if action >= decisions.REPLACE:
        return 1 if action == decisions.COMBINE and box.defence[card] >= 0 else 0
    target = action - decisions.CARD
    own = seen.place[target] == IN_FILM + seat
    if sort == AT_CHARACTER:
        worth = worth_of(box, seen, target)
        harms = text_of(box, card, KILL) >= 0 or change_of(box, card) < 0
        return worth + (100 if own != harms else 0)
    if sort == AT_PROP:
        return box.defence[target] + (100 if own == (change_of(box, card) > 0) else 0)
    return box.defence[target] + box.attack[target] if sort == AT_DISCARDED else 0


@kernel
def is_unwelcome(box: Box, seen: State, seat: int) -> bool:
    """Is the last card of the chain against this player?"""
    base, player = seen.chain[0] - 1, seen.chain_seat[0]
    if seen.links % 2 == 0:
        return player == seat  # somebody prevents the own card
    if player == seat:
        return False
    kind = box.kind[base]
    if kind == CREDITS:
        return not leads(box, seen, seat, 0)
    if seen.creature and kind in (CREATURE, CHARACTER):
        return seen.defender == seat  # it joins the attack
    if seen.target == 0:
        return False
    if kind in (CREATURE, CHARACTER):
        return seen.target - 1 == seat
    if kind == LOCATION:
        return seen.target - 1 == seat and box.defence[base] < 0
    if kind == EFFECT and aim_of(box, seen, base, False, 0) in (AT_CHARACTER, AT_PROP):
        return seen.place[seen.target - 1] == IN_FILM + seat and change_of(box, base) <= 0
    if kind == EFFECT and text_of(box, base, TOUGHEN_LOCATION) >= 0:
        return seen.target - 1 == seat and change_of(box, base) < 0
    return False


@kernel
def is_kept(box: Box, seen: State, card: int) -> bool:
    """A card that could prevent the credits is too good for anything less than a creature."""
    i = text_of(box, card, PREVENT)
    return bool(box.about[card, i] >> CREDITS & 1) and box.kind[seen.chain[seen.links - 1] - 1] in (
        LOCATION,
        PROP,
        EFFECT,
    )


@kernel
def mark_meddling(box: Box, seen: State, seat: int, card: int) -> int:
    """A card that could change an attack: worth it if it turns the attack, and the less it is worth the better."""
    if seen.defender != seat and seen.turn != seat:
        return NEVER
    attack, defence = swayed(box, seen, card, seen.attack, seen.defence)
    stops = False
    for i in range(TEXTS):
        code = box.text[card, i]
        if code == BRING_PROP:
            defence += 2
        elif code in (STOP, SPEND_TO_STOP, REDIRECT):
            stops = True
        elif code == JOIN:
            attack += strongest_held(box, seen, seat)
        elif code == TURN_INTO:
            stops = stops or not may_attack(box, seen, box.about[card, i], seen.defender)
    if box.kind[card] == PROP and seat == seen.turn:
        attack += box.defence[card]
    succeeds = attack >= defence and not stops
    if succeeds == (seen.attack >= seen.defence):
        return NEVER
    return 50 if succeeds == (seat == seen.turn) else NEVER


@kernel
def strongest_held(box: Box, seen: State, seat: int) -> int:
    """The attack of the strongest creature in the own hand; 0 without one."""
    best = 0
    for card in range(box.cards):
        if seen.place[card] == IN_HAND + seat:
            best = max(best, box.attack[card])
    return best
