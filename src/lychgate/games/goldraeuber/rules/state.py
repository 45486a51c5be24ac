"""The records of Goldräuber: the box (options, mine and cards) and the state of one game.

Sets of places are numbers whose bits are places, so that ways through the mine are a few shifts.
"""

from __future__ import annotations

from lychgate.core.model.layout import ALL, Row, dtype_of, i8, i64_field
from lychgate.games.goldraeuber.rules.cards import CARDS, MINERS, MOST_LIFE, NUMBERS, PIPS, PLACES, SIDES, THINGS
from lychgate.games.goldraeuber.rules.events import PUT_AWAY

# What is going on. The seat on turn is asked in all but the last; STARTING and ENDING ask nothing.
CONSCIENCE, SPLITTING, STARTING, TAKING, CHANGING, ACTING, COLLAPSING, ENDING, SHARING, GAME_OVER = range(10)

# Who has the treasure or the comrade: nobody yet, seat + 1, or it is out of the mine.
LYING, SAFE = 0, 9

# Life points may be shifted once before the action of a turn (GO-16).
UNSHIFTED, BEING_SHIFTED, SHIFTED = 0, 1, 2

SETS = range(1 << PLACES)  # of places


class Box:
    """Options, mine and cards of one match."""

    laid: int = i64_field("places that have a card")
    inner: int = i64_field("places of the inner cards")
    door: Row = i64_field("places that can be entered, by the side they are entered from", SIDES)
    players: int = i8("how many seats")
    life: int = i8("life points to split")
    first_player: int = i8("seat that begins, from 1; 0: chance decides")
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
    """One game in progress. All players know the same: all but what is on cards that nobody has seen."""

    known: int = i64_field(
        "places whose card all have seen, also if it has collapsed since", seen=ALL, within=SETS, bits=True
    )
    collapsed: int = i64_field("places whose card has collapsed", seen=ALL, within=SETS, bits=True)
    dug: int = i64_field("places whose card's wall has been dug away", seen=ALL, within=SETS, bits=True)
    trap: int = i64_field("places of traps", within=SETS, bits=True)
    wall: Row = i64_field("places with a wall on that side, dug away or not", SIDES, within=SETS, bits=True)
    numbered: Row = i64_field(
        "places of the outer cards with each number, which is on the back too (GO-1)",
        NUMBERS,
        seen=ALL,
        within=SETS,
        bits=True,
    )
    phase: int = i8("what is going on", seen=ALL, within=range(GAME_OVER + 1))
    first: int = i8("seat that begins", seen=ALL, within=range(MINERS), seats=(0,))
    turn: int = i8("seat on turn", seen=ALL, within=range(MINERS), seats=(0,))
    die: int = i8("the die; 0: not rolled yet", seen=ALL, within=range(PIPS + 1))
    second: int = i8("1: the die is the second one of this turn", seen=ALL, within=range(2))
    angry: int = i8("1: the treasure has been turned up", seen=ALL, within=range(2))
    settled: int = i8("1 once the die is not to be changed any more in this turn", seen=ALL, within=range(2))
    shifting: int = i8("life points before the action: UNSHIFTED, BEING_SHIFTED or SHIFTED", seen=ALL, within=range(3))
    getting: int = i8("seat whose life points are being settled", seen=ALL, within=range(MINERS), seats=(0,))
    left: int = i8("life points still to be handed out", seen=ALL, within=range(MOST_LIFE + 1))
    dealt: int = i8(
        "bits of the seats whose life points are settled", seen=ALL, within=range(1 << MINERS), bits=True, seats=(0,)
    )
    miner: Row = i8(
        "where each miner is, place + 1; 0: outside", MINERS, seen=ALL, by_seat=True, within=range(PLACES + 1)
    )
    life: Row = i8("life points by seat", MINERS, seen=ALL, by_seat=True, within=range(MOST_LIFE + 1))
    place: Row = i8("where treasure and comrade were, place + 1; 0: unknown", THINGS, within=range(PLACES + 1))
    bearer: Row = i8(
        "who has treasure and comrade: LYING, seat + 1 or SAFE", THINGS, seen=ALL, within=range(SAFE + 1), seats=(1,)
    )
    end: int = i8("how the game has ended, a line of POINTS; 0: it has not", seen=ALL, within=range(PUT_AWAY + 1))
    fate: int = i8("whom the end struck: a seat, or a thing", seen=ALL, within=range(MINERS))


BOX = dtype_of(Box)
STATE = dtype_of(State)
