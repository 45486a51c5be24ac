"""The records of Goldräuber: the box (options, mine and cards) and the state of one game.

Sets of places are numbers whose bits are places, so that ways through the mine are a few shifts.
"""

from __future__ import annotations

from lychgate.core.model.layout import Row, dtype_of, i8, i64_field
from lychgate.games.goldraeuber.rules.cards import CARDS, MINERS, NUMBERS, SIDES, THINGS

# What is going on. The seat on turn is asked in all but the last; STARTING and ENDING ask nothing.
CONSCIENCE, SPLITTING, STARTING, TAKING, CHANGING, ACTING, COLLAPSING, ENDING, SHARING, GAME_OVER = range(10)

# Who has the treasure or the comrade: nobody yet, seat + 1, or it is out of the mine.
LYING, SAFE = 0, 9

# Life points may be shifted once before the action of a turn (GO-16).
UNSHIFTED, BEING_SHIFTED, SHIFTED = 0, 1, 2

# How a game ends.
WON, SHOWN_DEAD, BURIED, MINER_BURIED, MINER_CUT_OFF, CUT_OFF, HOPELESS, PUT_AWAY = 1, 2, 3, 4, 5, 6, 7, 8


class Box:
    """Options, mine and cards of one match."""

    laid: int = i64_field("places that have a card")
    inner: int = i64_field("places of the inner cards")
    door: Row = i64_field("places that can be entered, by the side they are entered from", SIDES)
    players: int = i8("how many seats")
    life: int = i8("life points to split")
    begins: int = i8("seat that begins, from 1; 0: chance decides")
    expert: int = i8("1: a second die says which number collapses")
    conscience: int = i8("1: the players are asked whether they want to rob the monk")
    inner_cards: int = i8("how many cards of the list are inner ones; they come first")
    cards: int = i8("how many cards the list has")
    kind: Row = i8("kind of each card", CARDS)
    number: Row = i8("number of each outer card; 0: inner", CARDS)
    wall: Row = i8("side of each card that has a wall, or NO_WALL", CARDS)
    numbers_drawn: int = i8("1: the numbers are spread over the outer cards at random")
    walls_drawn: int = i8("1: the walls of tunnels are on random sides")


class State:
    """One game in progress."""

    known: int = i64_field("places whose card all have seen, also if it has collapsed since")
    collapsed: int = i64_field("places whose card has collapsed")
    dug: int = i64_field("places whose card's wall has been dug away")
    trap: int = i64_field("places of traps")
    wall: Row = i64_field("places with a wall on that side, dug away or not", SIDES)
    numbered: Row = i64_field("places of the outer cards with each number", NUMBERS)
    phase: int = i8("what is going on")
    first: int = i8("seat that begins")
    turn: int = i8("seat on turn")
    die: int = i8("the die; 0: not rolled yet")
    second: int = i8("1: the die is the second one of this turn")
    angry: int = i8("1: the treasure has been turned up")
    settled: int = i8("1 once the die is not to be changed any more in this turn")
    shifting: int = i8("life points before the action: UNSHIFTED, BEING_SHIFTED or SHIFTED")
    getting: int = i8("seat whose life points are being settled")
    left: int = i8("life points still to be handed out")
    dealt: int = i8("bits of the seats whose life points are settled")
    miner: Row = i8("where each miner is, place + 1; 0: outside", MINERS)
    life: Row = i8("life points by seat", MINERS)
    place: Row = i8("where treasure and comrade were, place + 1; 0: unknown", THINGS)
    bearer: Row = i8("who has treasure and comrade: LYING, seat + 1 or SAFE", THINGS)
    end: int = i8("how the game has ended; 0: it has not")
    fate: int = i8("whom the end struck: a seat, or a thing")


BOX = dtype_of(Box)
STATE = dtype_of(State)
