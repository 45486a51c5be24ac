"""A view of Graverobbers as a picture, for screens and scripts. What the view does not know is null."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.json_writer import (
    add,
    add_object,
    close_list,
    close_object,
    open_list,
    open_object,
    put,
    put_counted,
    put_counted_if,
    put_if,
    put_null,
)
from lychgate.core.model.pen import Pen
from lychgate.games.graverobbers.rules.cards import DEALT_GOALS, DETECTIVE, value
from lychgate.games.graverobbers.rules.state import ACCUSING, CHOOSING_GOALS, UNDRAWN, Box, State
from lychgate.games.graverobbers.rules.turns import defence_of
from lychgate.games.graverobbers.words import shape
from lychgate.games.graverobbers.words.shape import SHAPE

VIEW, GRAVE, LAID = SHAPE.fields(shape.View), SHAPE.fields(shape.GraveView), SHAPE.fields(shape.LaidCard)
SEAT, GOAL = SHAPE.fields(shape.SeatView), SHAPE.fields(shape.GoalView)


@kernel
def picture(box: Box, view: State, pen: Pen) -> None:
    """Everything in a view."""
    put(pen, VIEW.phase, view.phase)
    put(pen, VIEW.round, view.round)
    put(pen, VIEW.rounds, box.rounds)
    put_if(pen, VIEW.first, view.first != UNDRAWN, view.first)  # GR-6
    put_if(pen, VIEW.turn, view.first != UNDRAWN, view.turn)
    put_if(pen, VIEW.accuser, view.phase == ACCUSING, view.accuser)
    put(pen, VIEW.played, view.played)
    put(pen, VIEW.spied, view.spied)
    put_if(pen, VIEW.laid_at, view.laid_at, view.laid_at)
    open_list(pen, VIEW.graves)
    for grave in range(box.graves):
        draw_grave(box, view, grave, pen)
    close_list(pen)
    open_list(pen, VIEW.seats)
    for seat in range(box.players):
        draw_player(box, view, seat, pen)
    close_list(pen)
    put_counted(pen, VIEW.spies, view.spies)


@kernel
def draw_grave(box: Box, view: State, grave: int, pen: Pen) -> None:
    """One grave with its column, the nearest card first, and what the known cards there add up to."""
    height = view.height[grave]
    rounds_over = view.round - 1 if view.turns < box.players else view.round
    add_object(pen)
    put(pen, GRAVE.number, grave + 1)
    put(pen, GRAVE.fate, view.fate[grave])
    put(pen, GRAVE.turned, grave < rounds_over)  # GR-23: the grave with the number of each finished round is turned
    open_list(pen, GRAVE.cards)
    for place in range(height):
        draw_laid(view, grave, place, pen)
    close_list(pen)
    put(pen, GRAVE.next_up, height == 0 or not view.up[grave] >> (height - 1) & 1)
    put(pen, GRAVE.room, box.column - height)
    put(pen, GRAVE.defence, defence_of(view, grave))
    put(pen, GRAVE.robbery, known_robbery(view, grave))
    close_object(pen)


@kernel
def draw_laid(view: State, grave: int, place: int, pen: Pen) -> None:
    """One card of a column."""
    card = view.card[grave, place]
    add_object(pen)
    put_if(pen, LAID.card, card, card)
    put(pen, LAID.up, view.up[grave] >> place & 1)
    put(pen, LAID.layer, view.layer[grave, place] - 1)
    close_object(pen)


@kernel
def known_robbery(view: State, grave: int) -> int:
    """What the known robbers are worth."""
    total = 0
    for place in range(view.height[grave]):
        kind = view.card[grave, place] - 1
        if 0 <= kind < DETECTIVE:
            total += value(kind)
    return total


@kernel
def draw_player(box: Box, view: State, seat: int, pen: Pen) -> None:
    """One player: what is open, and hand and goals where the view knows them."""
    goals = known_goals(view, seat)
    returned = goals == DEALT_GOALS and view.phase != CHOOSING_GOALS  # GR-5: the last of the three
    add_object(pen)
    put(pen, SEAT.seat, seat)
    put(pen, SEAT.hand_size, view.hand_size[seat])
    put_counted_if(pen, SEAT.hand, view.hand[seat], view.hand_size[seat])
    put_goals(box, view, seat, goals - 1 if returned else goals, pen)
    if returned:
        open_object(pen, SEAT.returned)
        draw_goal(box, view.goal[seat, DEALT_GOALS - 1] - 1, pen)
    else:
        put_null(pen, SEAT.returned)
    put_if(pen, SEAT.choice, view.choice[seat], view.choice[seat])
    put(pen, SEAT.answered, view.answered >> seat & 1)
    put_if(pen, SEAT.accused, view.accused[seat], view.accused[seat] - 1)
    close_object(pen)


@kernel
def known_goals(view: State, seat: int) -> int:
    """How many of a player's goals the view knows; they come first."""
    known = 0
    while known < DEALT_GOALS and view.goal[seat, known]:
        known += 1
    return known


@kernel
def put_goals(box: Box, view: State, seat: int, size: int, pen: Pen) -> None:
    """A player's first goals."""
    if size == 0:
        put_null(pen, SEAT.goals)
        return
    open_list(pen, SEAT.goals)
    for i in range(size):
        add_object(pen)
        draw_goal(box, view.goal[seat, i] - 1, pen)
    close_list(pen)


@kernel
def draw_goal(box: Box, goal: int, pen: Pen) -> None:
    """A goal card."""
    put(pen, GOAL.colour, box.goal_colour[goal])
    if box.goal_one[goal]:
        open_list(pen, GOAL.graves)
        add(pen, GOAL.graves, box.goal_one[goal])
        add(pen, GOAL.graves, box.goal_two[goal])
        close_list(pen)
    else:
        put_null(pen, GOAL.graves)
    put(pen, GOAL.points, box.goal_points[goal])
    close_object(pen)
