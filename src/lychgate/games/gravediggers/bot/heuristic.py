"""The rule-of-thumb player of Gravediggers: guesses what a fist is worth, looking only at its view.

It imagines a few times over which cards lie hidden at a cemetery and what the others have in their
fists, and makes the fist that would have done best; so its fists are sensible but not foretold. It
robs where such a fist is worth most, looks at what it does not know, takes all credit, and lays what
it likes where it likes, so that nobody can read anything from it.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import DECISION, Chance, below, shuffled
from lychgate.core.model.layout import Row, no_listeners, scratch
from lychgate.core.model.sorts import SEATS
from lychgate.games.gravediggers.knowledge.views import gather_unseen
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import CARDS, CREDIT, KINDS, MOST_MONEY, PLACES, REWARD
from lychgate.games.gravediggers.rules.choices import choice, choices
from lychgate.games.gravediggers.rules.robbery import GUARDED, HIGHEST_FIRST, RAIDED, loot_of, persons_act
from lychgate.games.gravediggers.rules.setup import card_at
from lychgate.games.gravediggers.rules.state import CHOOSING, MAKING_FISTS, PLACING, Box, State
from lychgate.games.gravediggers.rules.turns import may_be_robbed, may_take_credit

GUESSES = 24  # worlds imagined for a fist
TRIES = 8  # at finding a card not known yet


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    credit = may_take_credit(seen, seat)  # it costs nothing before the end
    if seen.phase == MAKING_FISTS:
        first = decisions.CREDIT_FIST if credit else decisions.FIST
        return first + best_fist(box, seen, seat, seen.robbed - 1, chance)[0]
    if credit:
        return decisions.CREDIT
    if seen.phase == CHOOSING:
        return decisions.ROB + best_cemetery(box, seen, seat, chance)
    action = 0
    for _ in range(TRIES):
        action = choice(box, seen, seat, below(chance, DECISION, choices(box, seen, seat)))
        if seen.phase == PLACING or is_news(seen, action):
            break
    return action


@kernel
def is_news(seen: State, action: int) -> bool:
    """Would looking at this card, or turning it up, tell something new?"""
    spot = action - (decisions.LOOK if action < decisions.TURN else decisions.TURN)
    return seen.card[card_at(seen, spot // PLACES, spot % PLACES)] == 0


@kernel
def best_cemetery(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """Where the best fist is worth most."""
    best, most = -1, 0
    for cemetery in range(box.cemeteries):
        if may_be_robbed(seen, cemetery):
            worth = best_fist(box, seen, seat, cemetery, chance)[1]
            if best < 0 or worth > most:
                best, most = cemetery, worth
    return best


@kernel
def best_fist(box: Box, seen: State, seat: int, cemetery: int, chance: Chance) -> tuple[int, int]:
    """The fist that does best over some imagined worlds, and what it gains in all of them together."""
    gains = scratch(MOST_MONEY + 1)
    pool, silent = scratch(CARDS), no_listeners()
    size = gather_unseen(box, seen, pool)
    found, fists = scratch(KINDS), scratch(SEATS)
    for _ in range(GUESSES):
        imagine(box, seen, seat, cemetery, pool, size, found, fists, chance)
        course, loot = persons_act(found, silent), loot_of(found, silent)
        for amount in range(most_in_fist(seen, seat) + 1):
            fists[seat] = amount
            gains[amount] += gain(box, fists, seat, course, loot)
    best, ties = 0, 1
    for amount in range(1, most_in_fist(seen, seat) + 1):
        if gains[amount] > gains[best]:
            best, ties = amount, 1
        elif gains[amount] == gains[best]:
            ties += 1
            if below(chance, DECISION, ties) == 0:
                best = amount
    return best, gains[best]


@inlined
def most_in_fist(seen: State, seat: int) -> int:
    """All the money, and a credit note's."""
    return seen.money[seat] + (CREDIT if may_take_credit(seen, seat) else 0)


@kernel
def imagine(
    box: Box, seen: State, seat: int, cemetery: int, pool: Row, size: int, found: Row, fists: Row, chance: Chance
) -> None:
    """Cards that could lie at the cemetery, how many of each kind, and fists the others could make."""
    shuffled(chance, DECISION, pool, size, seen.hidden_at[cemetery])
    for kind in range(KINDS):
        found[kind] = 0
    guessed = 0
    for i in range(seen.lying):
        if seen.cemetery[i] == cemetery:
            if seen.card[i]:
                found[seen.card[i] - 1] += 1
            else:
                found[pool[guessed]] += 1
                guessed += 1
    for other in range(box.players):
        fists[other] = below(chance, DECISION, most_in_fist(seen, other) + 1)


@kernel
def gain(box: Box, fists: Row, seat: int, course: int, loot: int) -> int:
    """What the seat's fist would bring: `robbery` in short."""
    own = fists[seat]
    if course == GUARDED:
        return 0 if own else REWARD
    if course == RAIDED:
        return -own
    due = 0  # to this fist, its equals and those before them
    for other in range(box.players):
        fist = fists[other]
        before = fist > own if course == HIGHEST_FIRST else fist < own
        if before or fist == own:
            due += fist
    return own if due <= loot else 0
