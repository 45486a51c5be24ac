"""The records of Vigil: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.layout import ALL, OWNER, Row, dtype_of, i8
from lychgate.core.model.sorts import SEATS
from tests.toy.cards import ROW, WATCHES

# What is going on.
BETTING, WATCHING, ANSWERING, GAME_OVER = 0, 1, 2, 3

# An answer; higher ones are cards: PLAYED + 1 is card 1.
PASSED, VOWED, PLAYED = 1, 2, 2


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    cards: int = i8("cards in the game")
    hand: int = i8("cards dealt to a hand")
    watches: int = i8("watches in a game")
    die: int = i8("sides of the die")
    vows: int = i8("1: a seat may vow to pass for the rest of the game")
    first_player: int = i8("seat that keeps the first watch, from 1; 0: chance decides")


class State:
    """One game in progress."""

    phase: int = i8("BETTING, WATCHING, ANSWERING or GAME_OVER", seen=ALL)
    first: int = i8("seat that keeps the first watch", seen=ALL, seats=(0,))
    watch: int = i8("number of the watch, from 0", seen=ALL)
    bets_in: int = i8("bits of the seats that have bet", seen=ALL, bits=True, seats=(0,))
    bet: Row = i8("as BET numbers them; 0: none yet, or sealed", SEATS, seen=OWNER)
    hand: Row = i8("bits of the cards in each hand, card 1 lowest", SEATS, seen=OWNER, bits=True)
    shown: int = i8("bits of the seats that have shown their hand", seen=ALL, bits=True, seats=(0,))
    row: Row = i8("cards in the row; 0: none, or unknown", ROW)
    looked: Row = i8("bits of the seats that have looked at each card of the row", ROW, seen=ALL, bits=True, seats=(0,))
    answer: Row = i8("PASSED, VOWED or PLAYED + card, sealed; 0: none yet", SEATS, seen=OWNER)
    vowed: int = i8("bits of the seats that have vowed to pass", bits=True, seats=(0,))
    winner: Row = i8("whose card counted in each watch, seat + 1; 0: nobody's", WATCHES, seen=ALL, seats=(1,))
    played: Row = i8("the card that counted in each watch", WATCHES, seen=ALL)
    rolled: Row = i8("the die in each watch; 0: not rolled yet", WATCHES, seen=ALL)


BOX = dtype_of(Box)
STATE = dtype_of(State)
