"""What bots make of Gravediggers: which decisions are worth a thought, and what a choice to rob gives away.

Worth a thought are fists that could be paid, and cards not known yet. Who chooses a cemetery may know cards there, and
others elsewhere: worlds in which that was a good choice are likelier.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row
from lychgate.games.gravediggers.bot.heuristic import is_news, most_in_fist
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import VALUES, X
from lychgate.games.gravediggers.rules.choices import legal
from lychgate.games.gravediggers.rules.state import FACE_UP, LOOKING, MAKING_FISTS, Box, State
from lychgate.games.gravediggers.rules.turns import may_take_credit

GOOD_CARD = 5  # what a hidden card may be worth: there are few better ones
FINE, COARSE = 16, 40  # up to here every fist is considered, up to there every second one, then every fifth

# Thousandths, by kind: how often who knows a hidden card robs where it lies. Fitted by `lab.studies.gravediggers.fit`.
CHOSEN = (298, 345, 398, 442, 629, 383, 364, 488, 265, 116)
EVER = 1000
SWEEPS = 4  # over all that is hidden
LEAN = 1  # purpose of chance
PILE = -1  # in the place of a seat that holds cards


@kernel
def sensible(box: Box, seen: State, seat: int, out: Row) -> int:
    """List the decisions worth a thought; how many there are."""
    if seen.phase == MAKING_FISTS:
        return sensible_fists(seen, seat, out)
    if may_take_credit(seen, seat):  # it costs nothing before the end
        out[0] = decisions.CREDIT
        return 1
    count = legal(box, seen, seat, out)
    if seen.phase != LOOKING:
        return count
    kept = 0
    for i in range(count):
        if is_news(seen, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept else count


@kernel
def sensible_fists(seen: State, seat: int, out: Row) -> int:
    """Fists that may be paid; and all one has, which keeps the loot from others where the highest comes first."""
    first = decisions.CREDIT_FIST if may_take_credit(seen, seat) else decisions.FIST
    money, most = most_in_fist(seen, seat), most_loot(seen, seen.robbed - 1)
    count = 0
    for amount in range(money + 1):
        step = 1 if amount <= FINE else 2 if amount <= COARSE else 5
        if amount == money or (amount <= most and amount % step == 0):
            out[count] = first + amount
            count += 1
    return count


@kernel
def most_loot(seen: State, cemetery: int) -> int:
    """About the most that may lie at a cemetery: good cards, and one more X where there are two hidden or more."""
    values, times, hidden = 0, 1, 0
    for i in range(seen.lying):
        if seen.cemetery[i] == cemetery:
            kind = seen.card[i] - 1
            if kind < 0:
                hidden += 1
            elif kind < len(VALUES):
                values += VALUES[kind]
            elif kind == X:
                times += 1
    return (values + GOOD_CARD * hidden) * (times + (hidden > 1))


# --- beliefs


@kernel
def lean(box: Box, state: State, seat: int, chance: Chance) -> None:
    """Exchange hidden cards that the robber knows, so that worlds become likelier in which one robs there.

    A step of Metropolis' method each: an exchange that fits better stands, one that fits worse only now and then.
    """
    robber = state.turn
    if state.robbed == 0 or state.final or robber == seat:  # nobody chooses the final robberies
        return
    for _ in range(SWEEPS):
        for i in range(state.lying):
            if state.known[i] >> robber & 1 and state.known[i] & (FACE_UP | 1 << seat) == 0:
                exchange_card(box, state, seat, i, chance)


@kernel
def exchange_card(box: Box, state: State, seat: int, i: int, chance: Chance) -> None:
    """Would another card fit better there: one of another's hand or, in the place of the own one, of the pile?"""
    drawn = below(chance, LEAN, box.players)
    holder = PILE if drawn == seat else drawn
    size = state.pile_size if holder == PILE else state.hand_size[holder]
    if size == 0:
        return
    lying, kind, left = state.card[i] - 1, 0, below(chance, LEAN, size)
    while left >= held(state, holder, kind):
        left -= held(state, holder, kind)
        kind += 1
    if stands(lying, kind, state.cemetery[i] == state.robbed - 1, chance):
        state.card[i] = kind + 1
        hold(state, holder, kind, -1)
        hold(state, holder, lying, 1)


@kernel
def held(state: State, holder: int, kind: int) -> int:
    """How many cards of a kind are in the pile or in a hand."""
    return state.pile[kind] if holder == PILE else state.hand[holder, kind]


@kernel
def hold(state: State, holder: int, kind: int, more: int) -> None:
    """There are more cards of a kind in the pile or in a hand, or fewer."""
    if holder == PILE:
        state.pile[kind] += more
    else:
        state.hand[holder, kind] += more


@kernel
def stands(lying: int, kind: int, here: bool, chance: Chance) -> bool:
    """Does an exchange stand, here where is robbed, or elsewhere?"""
    if here:
        return below(chance, LEAN, CHOSEN[lying]) < CHOSEN[kind]
    return below(chance, LEAN, EVER - CHOSEN[lying]) < EVER - CHOSEN[kind]
