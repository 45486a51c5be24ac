"""What a seat of Vigil may know, and full states that fit such knowledge."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import scratch
from tests.toy.cards import CARDS
from tests.toy.rules import acting, row_size, watcher
from tests.toy.state import ANSWERING, BETTING, GAME_OVER, PLAYED, VOWED, Box, State

# Purposes of chance.
REDEAL = 1


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """What the fields' declarations do not say; seat -1 is a spectator."""
    for place in range(row_size(box)):
        turned = place < box.watches and state.rolled[place] > 0
        if turned or (seat >= 0 and state.looked[place] >> seat & 1):  # VG-6, VG-10: turned up, or looked at
            out.row[place] = state.row[place]
    for other in range(box.players):
        if state.shown >> other & 1:  # VG-6
            out.hand[other] = state.hand[other]
        if state.phase != BETTING:  # VG-4: once all are in
            out.bet[other] = state.bet[other]
    if seat >= 0:
        out.vowed = state.vowed & 1 << seat  # VG-8


# --- worlds that fit a view


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with what could be there, every deal as likely."""
    redeal_cards(box, seen, seat, chance, out)
    if seen.phase == BETTING:
        for other in range(box.players):
            if other != seat and seen.bets_in >> other & 1:
                out.bet[other] = 1 + below(chance, REDEAL, 2)
    elif seen.phase != GAME_OVER:
        redeal_answers(box, seen, seat, chance, out)
        while acting(box, out) == 0:  # had all answered, the window would be closed
            redeal_answers(box, seen, seat, chance, out)


@kernel
def redeal_cards(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Cards that the view does not place go, shuffled, to the places it does not know."""
    placed = 0
    for other in range(box.players):
        placed |= seen.hand[other]
    for watch in range(box.watches):
        placed |= (1 << seen.played[watch]) >> 1
    for place in range(row_size(box)):
        placed |= (1 << seen.row[place]) >> 1
    pool = scratch(CARDS)
    size = 0
    for card in range(box.cards):
        if placed >> card & 1 == 0:
            pool[size] = card
            size += 1
    shuffled(chance, REDEAL, pool, size, size)
    for other in range(box.players):
        if other != seat and seen.shown >> other & 1 == 0:
            for _ in range(held(box, seen, other, box.watches)):
                size -= 1
                out.hand[other] |= 1 << pool[size]
    for place in range(row_size(box)):
        if seen.row[place] == 0:
            size -= 1
            out.row[place] = pool[size] + 1


@kernel
def held(box: Box, seen: State, other: int, before: int) -> int:
    """How many cards a hand had before this watch: all that were dealt but those that counted."""
    cards = box.hand
    for watch in range(before):
        cards -= seen.winner[watch] == other + 1
    return cards


@kernel
def redeal_answers(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """VG-7, VG-8: draw what others may have vowed, and what they may have answered in an open window.

    Every way to have come here is as likely: the ways are counted, and one of them is drawn.
    """
    for other in range(box.players):
        if other != seat:
            free, bound = ways_so_far(box, seen, other)
            if_free, if_bound = 1, 1
            if seen.phase == ANSWERING:  # no answer yet, pass; and if free: vow, or a card
                if_free, if_bound = 2 + box.vows + held(box, seen, other, seen.watch), 2
            drawn = below(chance, REDEAL, free * if_free + bound * if_bound)
            out.vowed &= ~(1 << other)
            if drawn < free * if_free:
                out.answer[other] = nth_answer(box, out, other, drawn % if_free)
            else:
                out.vowed |= 1 << other
                out.answer[other] = (drawn - free * if_free) % if_bound


@kernel
def ways_so_far(box: Box, seen: State, other: int) -> tuple[int, int]:
    """In how many ways a seat can have answered in the windows so far, without a vow and with one."""
    free, bound = 1, 0
    for watch in range(seen.watch):
        keeper, winner = watcher(box, seen, watch), seen.winner[watch] - 1
        if winner == other:
            bound = 0  # who has vowed plays no card
        else:
            bound += free * box.vows
            if winner >= 0 and (other - keeper) % box.players > (winner - keeper) % box.players:
                free *= 1 + held(box, seen, other, watch)  # passed, or played a card that did not count (VG-9)
    return free, bound


@kernel
def nth_answer(box: Box, out: State, other: int, n: int) -> int:
    """None, pass, vow, or a card from hand."""
    if n < VOWED:
        return n
    if box.vows:
        if n == VOWED:
            return VOWED
        n -= 1
    for card in range(1, box.cards + 1):
        if out.hand[other] >> (card - 1) & 1:
            n -= 1
            if n < VOWED:
                return PLAYED + card
    return 0
