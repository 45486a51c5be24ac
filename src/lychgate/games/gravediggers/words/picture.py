"""A view of Gravediggers as a picture, for screens and scripts. What the view does not know is null."""

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
    put_bits,
    put_counted,
    put_counted_if,
    put_if,
    put_null,
)
from lychgate.core.model.pen import Pen
from lychgate.games.gravediggers.rules.cards import PLACES, TILES
from lychgate.games.gravediggers.rules.state import FACE_UP, SEALED, Box, State
from lychgate.games.gravediggers.words import shape
from lychgate.games.gravediggers.words.shape import SHAPE

VIEW, TILE, OF_SORT = SHAPE.fields(shape.View), SHAPE.fields(shape.TileView), SHAPE.parts[shape.TilesView]
CEMETERY, LYING = SHAPE.fields(shape.CemeteryView), SHAPE.fields(shape.LyingCard)
SEAT, ROBBERY = SHAPE.fields(shape.SeatView), SHAPE.fields(shape.RobberyView)


@kernel
def picture(box: Box, view: State, pen: Pen) -> None:
    """Everything in a view."""
    put(pen, VIEW.phase, view.phase)
    put(pen, VIEW.turn, view.turn)
    put_if(pen, VIEW.robbed, view.robbed, view.robbed)
    put(pen, VIEW.final, view.final)
    draw_tiles(box, view, pen)
    put(pen, VIEW.pile, view.pile_size)
    put(pen, VIEW.notes_left, view.notes_left)
    put(pen, VIEW.notes_handed_out, view.noted)
    put(pen, VIEW.open_money, box.open_money)
    open_list(pen, VIEW.cemeteries)
    for cemetery in range(box.cemeteries):
        draw_cemetery(box, view, cemetery, pen)
    close_list(pen)
    open_list(pen, VIEW.seats)
    for seat in range(box.players):
        draw_player(view, seat, pen)
    close_list(pen)
    draw_last_robbery(box, view, pen)
    put_counted(pen, VIEW.gone, view.gone)


@kernel
def draw_tiles(box: Box, view: State, pen: Pen) -> None:
    """The tiles by sort."""
    open_object(pen, VIEW.tiles)
    for tile in range(len(TILES)):
        open_object(pen, OF_SORT[tile])
        put(pen, TILE.down, view.tiles[tile])
        put(pen, TILE.up, box.tiles[tile] - view.tiles[tile])
        close_object(pen)
    close_object(pen)


@kernel
def draw_cemetery(box: Box, view: State, cemetery: int, pen: Pen) -> None:
    """One cemetery: whose it is, and its cards in their places."""
    add_object(pen)
    put(pen, CEMETERY.number, cemetery + 1)
    put_if(pen, CEMETERY.owner, cemetery < box.players, cemetery)
    put(pen, CEMETERY.closed, view.closed >> cemetery & 1)
    open_list(pen, CEMETERY.cards)
    for entry in range(view.lying):
        if view.cemetery[entry] == cemetery:
            draw_lying(box, view, entry, pen)
    close_list(pen)
    close_object(pen)


@kernel
def draw_lying(box: Box, view: State, entry: int, pen: Pen) -> None:
    """One card of a cemetery."""
    add_object(pen)
    put_if(pen, LYING.card, view.card[entry], view.card[entry])
    put(pen, LYING.up, view.known[entry] & FACE_UP != 0)
    put_if(pen, LYING.layer, view.layer[entry], view.layer[entry] - 1)
    put_bits(pen, LYING.known_by, view.known[entry], box.players)
    put(pen, LYING.touched, view.touched == entry + 1)
    close_object(pen)


@kernel
def draw_player(view: State, seat: int, pen: Pen) -> None:
    """One player: what is open, and hand and fist where the view knows them."""
    answered = view.answered >> seat & 1
    known = answered != 0 and view.fist[seat] != SEALED
    add_object(pen)
    put(pen, SEAT.seat, seat)
    put(pen, SEAT.money, view.money[seat])
    put(pen, SEAT.notes, view.notes[seat])
    put(pen, SEAT.hand_size, view.hand_size[seat])
    put_counted_if(pen, SEAT.hand, view.hand[seat], view.hand_size[seat])
    put(pen, SEAT.answered, answered)
    put_if(pen, SEAT.fist, known, view.fist[seat])
    put_if(pen, SEAT.credit, known, view.wish >> seat & 1)  # wanted with the fist (GD-21)
    close_object(pen)


@kernel
def draw_last_robbery(box: Box, view: State, pen: Pen) -> None:
    """What all saw at the last robbery."""
    if view.last_robbed == 0:
        put_null(pen, VIEW.last_robbery)
        return
    open_object(pen, VIEW.last_robbery)
    put(pen, ROBBERY.cemetery, view.last_robbed)
    open_list(pen, ROBBERY.cards)
    for place in range(PLACES):
        if view.last_cards[place]:
            add(pen, ROBBERY.cards, view.last_cards[place])
    close_list(pen)
    open_list(pen, ROBBERY.fists)
    for seat in range(box.players):
        add(pen, ROBBERY.fists, view.last_fists[seat])
    close_list(pen)
    close_object(pen)
