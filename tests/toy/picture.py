"""A view of Vigil as a picture with the rules' words: what it holds, and how it is written."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.json_writer import (
    add,
    add_null,
    add_object,
    close_list,
    close_object,
    open_list,
    put,
    put_if,
    put_null,
)
from lychgate.core.model.pen import Pen
from lychgate.core.model.shapes import Shape, boolean, integer, list_of, notation, object_of, one_of, thing
from tests.toy import decisions
from tests.toy.cards import BET
from tests.toy.decisions import DECISIONS
from tests.toy.rules import row_size
from tests.toy.state import PASSED, PLAYED, Box, State

PHASES = ("betting", "watching", "answering", "over")


class PastWatch:
    """A watch that is over."""

    winner: int = integer("seat whose card counted", null=True)
    card: int = integer("that counted", null=True)
    die: int = integer("rolled")


class SeatView:
    """A player."""

    seat: int = integer("from 0")
    hand_size: int = integer("cards in hand")
    hand: int = list_of(integer(), "null: not known to the reader", null=True)
    has_bet: int = boolean("also if the bet is sealed")
    bet: int = thing(BET, "where it is known", null=True)
    answer: int = notation(DECISIONS, "given in this watch, where it is known", null=True)
    vowed: int = boolean("to pass for the rest of the game, where it is known")


class View:
    """The table."""

    phase: int = one_of(PHASES, "what is going on")
    first: int = integer("seat that keeps the first watch")
    watch: int = integer("from 1")
    row: int = list_of(integer(null=True), "cards; null: face down")
    looked: int = list_of(integer(), "bits of the seats that have looked at each")
    past: int = list_of(object_of(PastWatch), "watches that are over")
    seats: int = list_of(object_of(SeatView), "the players")


SHAPE = Shape(View)
VIEW, PAST, SEAT = SHAPE.fields(View), SHAPE.fields(PastWatch), SHAPE.fields(SeatView)


@kernel
def picture(box: Box, view: State, pen: Pen) -> None:
    """Everything in a view; what the view does not know is null."""
    put(pen, VIEW.phase, view.phase)
    put(pen, VIEW.first, view.first)
    put(pen, VIEW.watch, view.watch + 1)
    open_list(pen, VIEW.row)
    for place in range(row_size(box)):
        if view.row[place]:
            add(pen, VIEW.row, view.row[place])
        else:
            add_null(pen)
    close_list(pen)
    open_list(pen, VIEW.looked)
    for place in range(row_size(box)):
        add(pen, VIEW.looked, view.looked[place])
    close_list(pen)
    open_list(pen, VIEW.past)
    for watch in range(box.watches):
        if view.rolled[watch]:
            draw_watch(view, watch, pen)
    close_list(pen)
    open_list(pen, VIEW.seats)
    for seat in range(box.players):
        draw_player(box, view, seat, pen)
    close_list(pen)


@kernel
def draw_watch(view: State, watch: int, pen: Pen) -> None:
    """One watch that is over."""
    add_object(pen)
    put_if(pen, PAST.winner, view.winner[watch], view.winner[watch] - 1)
    put_if(pen, PAST.card, view.played[watch], view.played[watch])
    put(pen, PAST.die, view.rolled[watch])
    close_object(pen)


@kernel
def draw_player(box: Box, view: State, seat: int, pen: Pen) -> None:
    """One player: what is open, and what is the reader's own."""
    size, held = box.hand, 0
    for watch in range(box.watches):
        size -= view.winner[watch] == seat + 1
    for card in range(box.cards):
        held += view.hand[seat] >> card & 1
    add_object(pen)
    put(pen, SEAT.seat, seat)
    put(pen, SEAT.hand_size, size)
    if held == size:
        open_list(pen, SEAT.hand)
        for card in range(box.cards):
            if view.hand[seat] >> card & 1:
                add(pen, SEAT.hand, card + 1)
        close_list(pen)
    else:
        put_null(pen, SEAT.hand)
    put(pen, SEAT.has_bet, view.bets_in >> seat & 1)
    put_if(pen, SEAT.bet, view.bet[seat], view.bet[seat])
    put_if(pen, SEAT.answer, view.answer[seat], decision_of(view.answer[seat]))
    put(pen, SEAT.vowed, view.vowed >> seat & 1)
    close_object(pen)


@kernel
def decision_of(answer: int) -> int:
    """The decision that a seat has answered with."""
    return decisions.PLAY + answer - PLAYED - 1 if answer > PLAYED else decisions.PASS + answer - PASSED
