"""What a seat of Graverobbers may know (GR-34), and full states that fit such knowledge."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import scratch
from lychgate.games.graverobbers.rules.cards import DEALT_GOALS, DECK_SIZE, GOALS, GRAVES, KINDS
from lychgate.games.graverobbers.rules.setup import sort_goals
from lychgate.games.graverobbers.rules.state import CHOOSING_GOALS, GAME_OVER, Box, State

# Purposes of chance.
REDEAL = 1


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """GR-34: what the fields' declarations do not say; seat -1 is a spectator."""
    for grave in range(GRAVES):
        for place in range(state.height[grave]):  # a card's face if it is up, or for who laid it (GR-14)
            if state.up[grave] >> place & 1 or state.layer[grave, place] == seat + 1 or box.open_hands:
                out.card[grave, place] = state.card[grave, place]
    if box.open_hands or state.phase == GAME_OVER:
        for other in range(box.players):
            view_player(box, state, other, out)
    if box.open_hands:  # GR-33: what is left follows from what is open
        out.goals_left = state.goals_left
        for kind in range(KINDS):
            out.undealt[kind] = state.undealt[kind]


@kernel
def view_player(box: Box, state: State, other: int, out: State) -> None:
    """Hands and goals when they are open (GR-33), or counted; returned goals stay unseen."""
    for kind in range(KINDS):
        out.hand[other, kind] = state.hand[other, kind]
    for i in range(DEALT_GOALS if box.open_hands else DEALT_GOALS - 1):
        out.goal[other, i] = state.goal[other, i]


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with cards that could be there, every deal as likely."""
    redeal_cards(box, seen, chance, out)
    redeal_goals(box, seen, chance, out)
    if seen.phase == CHOOSING_GOALS:
        for other in range(box.players):
            if other != seat and seen.answered >> other & 1:
                out.choice[other] = 1 + below(chance, REDEAL, DEALT_GOALS)


@kernel
def redeal_cards(box: Box, seen: State, chance: Chance, out: State) -> None:
    """Cards nobody has shown go, shuffled, to face-down places and hands; the rest was not dealt."""
    pool = scratch(DECK_SIZE)
    size = 0
    for kind in range(KINDS):
        for _ in range(unseen(box, seen, kind)):
            pool[size] = kind
            size += 1
    shuffled(chance, REDEAL, pool, size, size)
    for grave in range(box.graves):
        for place in range(seen.height[grave]):
            if seen.card[grave, place] == 0:
                size -= 1
                out.card[grave, place] = pool[size] + 1
    for other in range(box.players):
        for _ in range(seen.hand_size[other] - known_cards(seen, other)):
            size -= 1
            out.hand[other, pool[size]] += 1
    for i in range(size):
        out.undealt[pool[i]] += 1


@kernel
def unseen(box: Box, seen: State, kind: int) -> int:
    """How many cards of a kind the view does not place."""
    left = box.deck[kind] - seen.spies[kind] - seen.undealt[kind]
    for other in range(box.players):
        left -= seen.hand[other, kind]
    for grave in range(box.graves):
        for place in range(seen.height[grave]):
            left -= seen.card[grave, place] == kind + 1
    return left


@kernel
def known_cards(seen: State, other: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += seen.hand[other, kind]
    return count


@kernel
def redeal_goals(box: Box, seen: State, chance: Chance, out: State) -> None:
    """Goals nobody has shown go, shuffled, to the players' unseen places; the rest was not dealt."""
    pool = scratch(GOALS)
    size = 0
    for goal in range(box.goals):
        if not goal_is_placed(box, seen, goal):
            pool[size] = goal
            size += 1
    shuffled(chance, REDEAL, pool, size, size)
    kept = DEALT_GOALS if seen.phase == CHOOSING_GOALS else DEALT_GOALS - 1
    for other in range(box.players):
        for i in range(DEALT_GOALS):
            if seen.goal[other, i] == 0:
                size -= 1
                out.goal[other, i] = pool[size] + 1
        sort_goals(out, other, kept)
    for i in range(size):
        out.goals_left |= 1 << pool[i]


@kernel
def goal_is_placed(box: Box, seen: State, goal: int) -> bool:
    if seen.goals_left >> goal & 1:
        return True
    for other in range(box.players):
        for i in range(DEALT_GOALS):
            if seen.goal[other, i] == goal + 1:
                return True
    return False


@kernel
def reopen(box: Box, state: State, seat: int) -> None:
    """Let the others choose their goals anew, while that is sealed."""
    if state.phase == CHOOSING_GOALS:
        for other in range(box.players):
            if other != seat:
                state.choice[other] = 0
                state.answered &= ~(1 << other)
