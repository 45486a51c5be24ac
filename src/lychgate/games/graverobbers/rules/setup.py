"""Setting up Graverobbers: the deal (GR-4 to GR-6) and the choice of goals (GR-5)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.graverobbers.rules.cards import DEALT_GOALS, DECK_SIZE, GOALS, GRAVES, KINDS
from lychgate.games.graverobbers.rules.events import ANSWERED, DEALT, FIRST_PLAYER_NAMED, GOALS_CHOSEN, RETURNED_GOAL
from lychgate.games.graverobbers.rules.state import CHOOSING_GOALS, NO_GRAVE, TURN, UNDRAWN, Box, State

# Purposes of chance.
DEAL, GOAL_DEAL, FIRST_PLAYER = 1, 2, 3


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Deal hands and goals; who begins is told now only if the table has named a seat (GR-6)."""
    state.phase = CHOOSING_GOALS
    state.round = 1
    state.first, state.turn = UNDRAWN, UNDRAWN
    for grave in range(box.graves, GRAVES):
        state.fate[grave] = NO_GRAVE
    deal_hands(box, state, chance)
    deal_goals(box, state, chance)
    emit(events, DEALT, EVERYBODY, box.hand)
    if box.first_player > 0:
        name_first_player(state, box.first_player - 1, events)


@kernel
def name_first_player(state: State, seat: int, events: Row) -> None:
    """GR-6: this seat gets the first-player card."""
    state.first, state.turn = seat, seat
    emit(events, FIRST_PLAYER_NAMED, EVERYBODY, seat)


@kernel
def deal_hands(box: Box, state: State, chance: Chance) -> None:
    """GR-4: as many cards each as the number of players says; the rest stays unseen."""
    deck = scratch(DECK_SIZE)
    size = 0
    for kind in range(KINDS):
        for _ in range(box.deck[kind]):
            deck[size] = kind
            size += 1
    dealt = box.players * box.hand
    shuffled(chance, DEAL, deck, size, dealt)
    top = 0
    for seat in range(box.players):
        for _ in range(box.hand):
            state.hand[seat, deck[top]] += 1
            top += 1
        state.hand_size[seat] = box.hand
    for i in range(dealt, size):
        state.undealt[deck[i]] += 1


@kernel
def deal_goals(box: Box, state: State, chance: Chance) -> None:
    """GR-5: three goals each."""
    pile = scratch(GOALS)
    for goal in range(box.goals):
        pile[goal] = goal
    dealt = box.players * DEALT_GOALS
    shuffled(chance, GOAL_DEAL, pile, box.goals, dealt)
    for seat in range(box.players):
        for i in range(DEALT_GOALS):
            state.goal[seat, i] = pile[seat * DEALT_GOALS + i] + 1
        sort_goals(state, seat, DEALT_GOALS)
    for i in range(dealt, box.goals):
        state.goals_left |= 1 << pile[i]


@kernel
def sort_goals(state: State, seat: int, size: int) -> None:
    """Put a seat's first goals in order, so that the order tells nothing."""
    for i in range(1, size):
        j = i
        while j > 0 and state.goal[seat, j - 1] > state.goal[seat, j]:
            swap_goals(state, seat, j - 1, j)
            j -= 1


@kernel
def swap_goals(state: State, seat: int, i: int, j: int) -> None:
    held = state.goal[seat, i]
    state.goal[seat, i] = state.goal[seat, j]
    state.goal[seat, j] = held


@kernel
def return_goal(box: Box, state: State, seat: int, which: int, chance: Chance, events: Row) -> None:
    """GR-5: all choose at the same time; a choice is sealed until the last one is in."""
    state.choice[seat] = which + 1
    state.answered |= 1 << seat
    emit(events, ANSWERED, EVERYBODY, seat)
    if state.answered == (1 << box.players) - 1:
        settle_goals(box, state, chance, events)


@kernel
def settle_goals(box: Box, state: State, chance: Chance, events: Row) -> None:
    """All goals are chosen: the returned ones leave, unseen, and the first turn begins."""
    for seat in range(box.players):
        swap_goals(state, seat, state.choice[seat] - 1, DEALT_GOALS - 1)
        sort_goals(state, seat, DEALT_GOALS - 1)
        state.choice[seat] = 0
        audience = EVERYBODY if box.open_hands else 1 << seat  # GR-33
        emit(events, RETURNED_GOAL, audience, seat, state.goal[seat, DEALT_GOALS - 1])
    state.phase = TURN
    emit(events, GOALS_CHOSEN, EVERYBODY)
    if state.first == UNDRAWN:  # GR-6: drawn when the last goal has been returned
        name_first_player(state, below(chance, FIRST_PLAYER, box.players), events)
