"""The records of Vigil: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.contract import SEATS
from lychgate.core.model.layout import Row, dtype_of, i8
from tests.toy.cards import ROW, WATCHES

# What is going on.
BETTING, WATCHING, ANSWERING, GAME_OVER = 0, 1, 2, 3

# A bet, and an answer; higher answers are cards: PLAYED + 1 is card 1.
ODD, EVEN = 1, 2
PASSED, VOWED, PLAYED = 1, 2, 2


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    cards: int = i8("cards in the game")
    hand: int = i8("cards dealt to a hand")
    watches: int = i8("watches in a game")
    die: int = i8("sides of the die")
    vows: int = i8("1: a seat may vow to pass for the rest of the game")
    begins: int = i8("seat that keeps the first watch, from 1; 0: chance decides")


class State:
    """One game in progress."""

    phase: int = i8("BETTING, WATCHING, ANSWERING or GAME_OVER")
    first: int = i8("seat that keeps the first watch")
    watch: int = i8("number of the watch, from 0")
    bets_in: int = i8("bits of the seats that have bet")
    bet: Row = i8("ODD or EVEN; 0: none yet, or sealed", SEATS)
    hand: Row = i8("bits of the cards in each hand, card 1 lowest", SEATS)
    shown: int = i8("bits of the seats that have shown their hand")
    row: Row = i8("cards in the row; 0: none, or unknown", ROW)
    looked: Row = i8("bits of the seats that have looked at each card of the row", ROW)
    answer: Row = i8("PASSED, VOWED or PLAYED + card, sealed; 0: none yet", SEATS)
    vowed: int = i8("bits of the seats that have vowed to pass")
    winner: Row = i8("whose card counted in each watch, seat + 1; 0: nobody's", WATCHES)
    played: Row = i8("the card that counted in each watch", WATCHES)
    rolled: Row = i8("the die in each watch; 0: not rolled yet", WATCHES)


BOX = dtype_of(Box)
STATE = dtype_of(State)
