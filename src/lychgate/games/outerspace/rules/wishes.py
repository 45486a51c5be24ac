"""Wishes to pass (BM-30): when they hold, when they are over, and what others can think of them.

Whether a wish holds follows from what lies open. Nobody sees another's wish; `wished` keeps what everybody could
work out about it.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import scratch
from lychgate.games.outerspace.cards.vocabulary import NO_WISH, UNTIL_ATTACKED, UNTIL_TOUCHED, WISHES
from lychgate.games.outerspace.rules.aims import AT_CHARACTER, AT_FILM, AT_PROP, aim_of
from lychgate.games.outerspace.rules.state import IN_FILM, MEDDLING, PARTS, Box, State


@kernel
def binds(box: Box, state: State, seat: int, wish: int) -> bool:
    """Must a seat with this wish pass now? Wishes until attacked or touched rest while there is something to answer."""
    if wish in (UNTIL_ATTACKED, UNTIL_TOUCHED) and state.creature and state.defender == seat:
        if state.phase == MEDDLING:
            return state.attack < state.defence
        return wish == UNTIL_ATTACKED
    if wish == UNTIL_TOUCHED and touches(box, state, seat):
        return False
    return wish != NO_WISH


@kernel
def touches(box: Box, state: State, seat: int) -> bool:
    """Is somebody else's card being played on a seat's film, or on a card there?"""
    if state.links == 0 or state.ability or state.target == 0 or state.chain_seat[0] == seat:
        return False
    sort = aim_of(box, state, state.chain[0] - 1, False, 0)
    if sort == AT_FILM:
        return state.target - 1 == seat
    if sort in (AT_CHARACTER, AT_PROP) and state.place[state.target - 1] == IN_FILM + seat:
        return True
    # a prop that is given to a character there
    given = state.second > 0 and aim_of(box, state, state.chain[0] - 1, False, 1) == AT_CHARACTER
    return given and state.place[state.second - 1] == IN_FILM + seat


@kernel
def is_free(box: Box, state: State, seat: int) -> bool:
    """May a seat answer as it likes?"""
    return not binds(box, state, seat, state.wish[seat])


@kernel
def infer_wish(box: Box, state: State, seat: int, free: int) -> None:
    """What everybody else can think of a seat's wish when it has passed: each way to pass is as likely.

    So many parts of what is thought possible leave it free to make any wish.
    """
    ways = scratch(len(WISHES))
    total = 0
    for wish in range(len(WISHES)):
        ways[wish] = state.wished[seat, wish]
        if NO_WISH < wish <= box.wishes:
            ways[wish] += free
        total += ways[wish]
    for wish in range(len(WISHES)):
        state.wished[seat, wish] = (ways[wish] * PARTS + total // 2) // total


@kernel
def free_parts(box: Box, state: State, seat: int) -> int:
    """How likely a seat could have answered as it liked."""
    free = 0
    for wish in range(len(WISHES)):
        if not binds(box, state, seat, wish):
            free += state.wished[seat, wish]
    return free


@kernel
def infer_free(box: Box, state: State, seat: int) -> None:
    """Who has played something has no wish that forbids it."""
    free = free_parts(box, state, seat)
    if free == 0:  # no wish at all had become so unlikely that rounding left nothing of it
        for wish in range(len(WISHES)):
            state.wished[seat, wish] = PARTS if wish == NO_WISH else 0
        return
    for wish in range(len(WISHES)):
        parts = 0 if binds(box, state, seat, wish) else state.wished[seat, wish]
        state.wished[seat, wish] = (parts * PARTS + free // 2) // free


@kernel
def end_wish(state: State, seat: int, wish: int) -> None:
    """A wish of this sort, if the seat has it, is over."""
    if state.wish[seat] == wish:
        state.wish[seat] = NO_WISH
    state.wished[seat, NO_WISH] += state.wished[seat, wish]
    state.wished[seat, wish] = 0


@kernel
def end_wishes(box: Box, state: State, wish: int) -> None:
    """A sort of wish is over for everybody."""
    for seat in range(box.players):
        end_wish(state, seat, wish)
