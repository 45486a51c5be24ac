"""A view of Goldräuber as a picture, for screens and scripts. What the view does not know is null."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.json_writer import (
    add,
    add_list,
    add_null,
    add_object,
    close_list,
    close_object,
    open_list,
    open_object,
    put,
    put_if,
)
from lychgate.core.model.pen import Pen
from lychgate.games.goldraeuber.rules.cards import (
    ANGRY,
    CALM,
    COLUMNS,
    NUMBERS,
    PLACES,
    SIDES,
    THINGS,
    TRAP,
    TREASURE,
    TUNNEL,
)
from lychgate.games.goldraeuber.rules.events import WON
from lychgate.games.goldraeuber.rules.state import BEING_SHIFTED, LYING, SAFE, SHARING, SHIFTED, SPLITTING, Box, State
from lychgate.games.goldraeuber.words import shape
from lychgate.games.goldraeuber.words.shape import (
    BROUGHT_OUT,
    CARRIED,
    COLLAPSED,
    FACE_DOWN,
    FACE_UP,
    HIDDEN,
    SEEN_LYING,
    SHAPE,
)

VIEW, CELL, MINER = SHAPE.fields(shape.View), SHAPE.fields(shape.Cell), SHAPE.fields(shape.MinerView)
THING, EACH_THING = SHAPE.fields(shape.ThingView), SHAPE.parts[shape.ThingsView]

NONE = -1


@kernel
def picture(box: Box, view: State, pen: Pen) -> None:
    """Everything in a view."""
    settling = view.phase in (SPLITTING, SHARING)
    put(pen, VIEW.phase, view.phase)
    put(pen, VIEW.first, view.first)
    put(pen, VIEW.turn, view.turn)
    put(pen, VIEW.expert, box.expert)
    put_if(pen, VIEW.die, view.die, view.die)
    put(pen, VIEW.second, view.second)
    put(pen, VIEW.settled, view.settled)
    put(pen, VIEW.shifted, view.shifting == SHIFTED)
    put(pen, VIEW.before_action, view.shifting == BEING_SHIFTED)
    put(pen, VIEW.mood, view.angry)
    put(pen, VIEW.actions_up_to, ANGRY if view.angry else CALM)
    put_if(pen, VIEW.getting, settling, view.getting)
    put_if(pen, VIEW.left, settling, view.left)
    draw_map(box, view, pen)
    open_list(pen, VIEW.seats)
    for seat in range(box.players):
        draw_miner(view, seat, pen)
    close_list(pen)
    open_object(pen, VIEW.things)
    for thing in range(THINGS):
        open_object(pen, EACH_THING[thing])
        draw_thing(view, thing, pen)
        close_object(pen)
    close_object(pen)
    put_if(pen, VIEW.end, view.end, view.end - WON)


@kernel
def draw_map(box: Box, view: State, pen: Pen) -> None:
    """The mine as rows of cells, the mountain above; null where no card lies."""
    height, width = 0, 0
    for place in range(PLACES):
        if box.laid >> place & 1:
            height = max(height, place // COLUMNS + 1)
            width = max(width, place % COLUMNS + 1)
    open_list(pen, VIEW.map)
    for row in range(height):
        add_list(pen)
        for place in range(row * COLUMNS, row * COLUMNS + width):
            if box.laid >> place & 1:
                draw_cell(box, view, place, pen)
            else:
                add_null(pen)
        close_list(pen)
    close_list(pen)


@kernel
def draw_cell(box: Box, view: State, place: int, pen: Pen) -> None:
    """One card: how it lies, what is known of it, who and what is there."""
    known, wall, number = view.known >> place & 1, wall_at(view, place), number_at(view, place)
    add_object(pen)
    put(pen, CELL.place, place)
    put(pen, CELL.inner, box.inner >> place & 1)
    put_if(pen, CELL.number, number, number)
    put(pen, CELL.face, face_of(view, place))
    put_if(pen, CELL.kind, known, kind_at(view, place))
    put_if(pen, CELL.wall, known and wall != NONE, wall)
    put(pen, CELL.dug, view.dug >> place & 1)
    open_list(pen, CELL.entrances)
    for side in range(SIDES):
        if box.door[side] >> place & 1:
            add(pen, CELL.entrances, side)
    close_list(pen)
    open_list(pen, CELL.miners)
    for seat in range(box.players):
        if view.miner[seat] == place + 1:
            add(pen, CELL.miners, seat)
    close_list(pen)
    open_list(pen, CELL.markers)
    for thing in range(THINGS):
        if known and view.place[thing] == place + 1 and view.bearer[thing] == LYING:
            add(pen, CELL.markers, thing)
    close_list(pen)
    close_object(pen)


@kernel
def face_of(view: State, place: int) -> int:
    """How a card lies."""
    if view.collapsed >> place & 1:
        return COLLAPSED
    return FACE_UP if view.known >> place & 1 else FACE_DOWN


@kernel
def kind_at(view: State, place: int) -> int:
    """What a card is, as far as the view knows."""
    for thing in range(THINGS):
        if view.place[thing] == place + 1:
            return TREASURE + thing
    return TRAP if view.trap >> place & 1 else TUNNEL


@kernel
def wall_at(view: State, place: int) -> int:
    """The side of a card that has a wall, dug away or not."""
    for side in range(SIDES):
        if view.wall[side] >> place & 1:
            return side
    return NONE


@kernel
def number_at(view: State, place: int) -> int:
    """The number of an outer card; 0: none."""
    for number in range(NUMBERS):
        if view.numbered[number] >> place & 1:
            return number + 1
    return 0


@kernel
def draw_miner(view: State, seat: int, pen: Pen) -> None:
    """One player: where the miner is, what it carries, life points."""
    load = NONE
    for thing in range(THINGS - 1, -1, -1):
        if view.bearer[thing] == seat + 1:
            load = thing
    add_object(pen)
    put(pen, MINER.seat, seat)
    put_if(pen, MINER.place, view.miner[seat], view.miner[seat] - 1)
    put(pen, MINER.life, view.life[seat])
    put_if(pen, MINER.carries, load != NONE, load)
    close_object(pen)


@kernel
def draw_thing(view: State, thing: int, pen: Pen) -> None:
    """Where treasure or comrade is, as far as anybody knows."""
    bearer, lies = view.bearer[thing], view.place[thing]
    carried = bearer not in (LYING, SAFE)
    if bearer == SAFE:
        put(pen, THING.state, BROUGHT_OUT)
    elif carried:
        put(pen, THING.state, CARRIED)
    else:
        put(pen, THING.state, SEEN_LYING if lies else HIDDEN)
    if carried:
        put(pen, THING.place, view.miner[bearer - 1] - 1)
    else:
        put_if(pen, THING.place, bearer == LYING and lies != 0, lies - 1)
    put_if(pen, THING.seat, carried, bearer - 1)
