"""Full states that fit a view: every deal, and every way that others may have chosen unseen, as likely as any other.

Hidden cards of a hand are from the deal, and then no characters (BM-8), or drawn later, and then anything. How many of
each, `weight` says; the rest is counting. What others may have chosen is drawn together with their cards, and drawn
again where it does not fit them, so that hands with more to choose from come as much more often as they should.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, fractions, scratch
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import CARDS, CHARACTER, HAND, NO_WISH, WISHES
from lychgate.games.outerspace.rules.aims import NO_AIM, aim_of
from lychgate.games.outerspace.rules.hands import nth_at
from lychgate.games.outerspace.rules.playable import why_not_act, why_not_answer, why_not_use
from lychgate.games.outerspace.rules.state import (
    HIDDEN,
    IN_FILM,
    IN_HAND,
    NO_ANSWER,
    PASSED,
    PILE,
    PLAYS,
    SEALED,
    UNSEEN,
    WISHED,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import is_window, unanswered
from lychgate.games.outerspace.rules.wishes import binds

# Purposes of chance.
REDEAL = 1

FINE = 1 << 15  # a fraction is drawn in two such steps
MOST = SEATS * HAND  # cards from the deal


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with what could be there."""
    unseen, hidden = scratch(CARDS), scratch(SEATS)
    count_hidden(box, seen, hidden)
    others, size = gather_unseen(box, seen, hidden, unseen)
    while True:
        fits = deal_unseen(box, seen, hidden, unseen, others, size, chance, out)
        fits = fits and choose_unseen(box, seen, chance, out)
        if fits:
            return


@kernel
def gather_unseen(box: Box, seen: State, hidden: Row, unseen: Row) -> tuple[int, int]:
    """The cards that the view does not place, those first that may be from the deal: how many may, how many there are.

    Characters may not (BM-8), nor may what was shown at casting while all these hands lay elsewhere. That the$
    others are not tried there first makes no deal more or less likely; it spares a million that would not fit.
    """
    hands = 0
    for seat in range(box.players):
        hands |= (hidden[seat] > 0) << seat
    others, last = 0, 0
    for card in range(box.cards):
        if seen.place[card] == HIDDEN:
            if box.kind[card] != CHARACTER and (hands == 0 or seen.under[card] & hands != hands):
                unseen[others] = card
                others += 1
            else:
                last += 1
                unseen[CARDS - last] = card
    for i in range(last):
        unseen[others + i] = unseen[CARDS - last + i]
    return others, others + last


@kernel
def count_hidden(box: Box, seen: State, hidden: Row) -> None:
    """How many cards of each hand the view does not show."""
    for seat in range(box.players):
        hidden[seat] = seen.hand_size[seat]
    for card in range(box.cards):
        place = seen.place[card]
        if IN_HAND <= place < IN_FILM:
            hidden[place - IN_HAND] -= 1


@kernel
def deal_unseen(
    box: Box, seen: State, hidden: Row, unseen: Row, others: int, size: int, chance: Chance, out: State
) -> bool:
    """Deal the unseen cards to hands and pile. Does nobody get from the deal what cannot have been in it?"""
    dealt = scratch(SEATS)
    draw_dealt(box, seen, hidden, others, size, chance, dealt)
    pool = scratch(CARDS)
    for i in range(size):
        pool[i] = unseen[i]
    first = 0
    for seat in range(box.players):
        first += dealt[seat]
    if first:
        shuffled(chance, REDEAL, pool, others, first)  # the cards from the deal
    top = 0
    for seat in range(box.players):
        for _ in range(dealt[seat]):
            card = pool[top]
            if seen.under[card] >> seat & 1:
                return False  # it was shown at casting, while this hand lay elsewhere
            out.place[card] = IN_HAND + seat
            top += 1
    wanted = 0
    for seat in range(box.players):
        wanted += hidden[seat] - dealt[seat]
    for i in range(min(wanted, size - first - 1)):
        j = first + i + below(chance, REDEAL, size - first - i)
        pool[first + i], pool[j] = pool[j], pool[first + i]
    for seat in range(box.players):
        for _ in range(hidden[seat] - dealt[seat]):
            out.place[pool[top]] = IN_HAND + seat
            top += 1
    for i in range(top, size):
        out.place[pool[i]] = PILE
    return True


@kernel
def draw_dealt(box: Box, seen: State, hidden: Row, others: int, size: int, chance: Chance, dealt: Row) -> None:
    """How many hidden cards of each hand are from the deal.

    If all hands together have k, there are so many more or fewer ways to fill them: (N/M) (N-1)/(M-1) … k factors, with
    N of the M unseen cards such as may be from the deal.
    """
    row = MOST + 1
    ways = fractions((SEATS + 1) * row)  # with the first seats only, by number of cards from the deal
    ways[0] = 1.0
    most = 0
    for seat in range(box.players):
        for before in range(most + 1):
            for own in range(min(hidden[seat], HAND) + 1):
                part = weight_of(seen, hidden, seat, own)
                ways[(seat + 1) * row + before + own] += ways[seat * row + before] * part
        most += min(hidden[seat], HAND)
    factor = 1.0
    start = box.players * row
    total = 0.0
    for k in range(most + 1):
        if k:
            factor = factor * max(0, others - k + 1) / max(1, size - k + 1)
        ways[start + k] *= factor
        total += ways[start + k]
    left = drawn_from(ways, start, most + 1, total, chance)
    for back in range(box.players):
        seat = box.players - 1 - back
        total = 0.0
        for own in range(min(hidden[seat], HAND, left) + 1):
            total += ways[seat * row + left - own] * weight_of(seen, hidden, seat, own)
        point = fraction(chance, total)
        own = 0
        while own < min(hidden[seat], HAND, left):
            part = ways[seat * row + left - own] * weight_of(seen, hidden, seat, own)
            if point < part:
                break
            point -= part
            own += 1
        dealt[seat] = own
        left -= own


@kernel
def weight_of(seen: State, hidden: Row, seat: int, own: int) -> float:
    """How likely a hand has so many from the deal, before it is asked whether there are cards to fill it."""
    if hidden[seat] == 0:
        return 1.0
    return seen.weight[seat, own] * 1.0


@kernel
def drawn_from(ways: list[float], start: int, count: int, total: float, chance: Chance) -> int:
    """One of the first numbers, each as likely as its share."""
    point = fraction(chance, total)
    k = 0
    while k < count - 1:
        if point < ways[start + k]:
            break
        point -= ways[start + k]
        k += 1
    while k > 0 and ways[start + k] == 0.0:
        k -= 1  # where rounding has led beyond the last one
    return k


@kernel
def fraction(chance: Chance, total: float) -> float:
    """Any fraction of a total."""
    fine = below(chance, REDEAL, FINE) * FINE + below(chance, REDEAL, FINE)
    return total * fine / (FINE * FINE * 1.0)


# --- what others may have chosen


@kernel
def choose_unseen(box: Box, seen: State, chance: Chance, out: State) -> bool:
    """Draw what others may have chosen unseen. Does it fit their cards?"""
    sealed = False
    for seat in range(box.players):
        if seen.proposal[seat] == UNSEEN:
            out.proposal[seat] = below(chance, REDEAL, 1 << box.title)
        if seen.wish[seat] == UNSEEN and seen.answer[seat] != SEALED:
            out.wish[seat] = draw_wish(box, seen, seat, 1, 1, chance)[0]
        if seen.answer[seat] == SEALED:
            sealed = True
            if not draw_answer(box, seen, seat, chance, out):
                return False
    if sealed and is_window(seen) and unanswered(box, out) == 0:
        return False  # had all answered, the window would be closed
    return seen.half != SEALED or draw_half(box, seen, chance, out)


@kernel
def draw_wish(box: Box, seen: State, seat: int, if_free: int, if_bound: int, chance: Chance) -> tuple[int, int]:
    """A wish, and one of the ways to choose that it leaves."""
    total = 0
    for wish in range(len(WISHES)):
        total += seen.wished[seat, wish] * (if_bound if binds(box, seen, seat, wish) else if_free)
    drawn = below(chance, REDEAL, total)
    for wish in range(len(WISHES)):
        ways = if_bound if binds(box, seen, seat, wish) else if_free
        if drawn < seen.wished[seat, wish] * ways:
            return wish, drawn % ways
        drawn -= seen.wished[seat, wish] * ways
    return NO_WISH, 0


@kernel
def draw_answer(box: Box, seen: State, seat: int, chance: Chance, out: State) -> bool:
    """No answer yet, a pass, a wish, an ability or a card from hand. May the seat answer so?"""
    abilities = 0
    for card in range(box.cards):
        if seen.place[card] == IN_FILM + seat:
            abilities += why_not_use(box, seen, seat, card) == 0
    without_cards = 2 + box.wishes + abilities
    wish, drawn = draw_wish(box, seen, seat, without_cards + seen.hand_size[seat], 2, chance)
    out.wish[seat] = wish
    if drawn <= PASSED:
        out.answer[seat] = PASSED if drawn else NO_ANSWER
    elif drawn < 2 + box.wishes:
        out.answer[seat] = WISHED + drawn - 1
    elif drawn < without_cards:
        drawn -= 2 + box.wishes
        for card in range(box.cards):
            if seen.place[card] == IN_FILM + seat and why_not_use(box, seen, seat, card) == 0:
                if drawn == 0:
                    out.answer[seat] = -(card + 1)
                drawn -= 1
    else:
        card = nth_at(box, out, IN_HAND + seat, drawn - without_cards)
        out.answer[seat] = PLAYS + card
        return why_not_answer(box, out, seat, card) == 0
    return True


@kernel
def draw_half(box: Box, seen: State, chance: Chance, out: State) -> bool:
    """The player on turn may have chosen a card but not yet what it acts on. May it be this one?"""
    seat = seen.turn
    out.half = 0
    moving = 0
    for card in range(box.cards):
        if seen.place[card] == IN_FILM + seat:
            moving += why_not_act(box, out, seat, card) == 0
    drawn = below(chance, REDEAL, 1 + moving + seen.hand_size[seat])
    if drawn == 0:
        return True
    if drawn <= moving:
        for card in range(box.cards):
            if seen.place[card] == IN_FILM + seat and why_not_act(box, out, seat, card) == 0:
                drawn -= 1
                if drawn == 0:
                    out.half = card + 1
        return True
    card = nth_at(box, out, IN_HAND + seat, drawn - moving - 1)
    out.half = card + 1
    return why_not_act(box, out, seat, card) == 0 and aim_of(box, out, card, False, 0) != NO_AIM
