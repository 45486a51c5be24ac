"""The records of Gravediggers: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.layout import Grid, Row, dtype_of, i8, i16
from lychgate.core.model.sorts import SEATS
from lychgate.games.gravediggers.rules.cards import (
    CARDS,
    CEMETERIES,
    GRAVEDIGGER,
    KINDS,
    LOOK,
    PLACE,
    PLACES,
    TILES,
    TURN,
)

# What is going on: a tile is carried out, or a cemetery is robbed.
PLACING, LOOKING, TURNING, CHOOSING = PLACE, LOOK, TURN, GRAVEDIGGER
MAKING_FISTS, GAME_OVER = 4, 5

# Who knows a card at a cemetery: a bit for each seat, and this one when it lies face up (GD-12).
FACE_UP = 1 << SEATS

# What a view shows of another's fist, once made (GD-13).
SEALED = -1


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    hand: int = i8("cards dealt to a hand")
    cemeteries: int = i8("cemeteries in the circle")
    money: int = i8("money at the start")
    notes: int = i8("credit notes")
    closes: int = i8("1: a cemetery robbed when the pile is empty is closed for good")
    open_money: int = i8("1: screens show everybody's money")
    begins: int = i8("seat that begins, from 1; 0: chance decides")
    deck: Row = i8("cards of each kind", KINDS)
    tiles: Row = i8("tiles of each sort", len(TILES))


class State:
    """One game in progress."""

    money: Row = i16("money of each seat, fists included", SEATS)  # GD-24: an amount, not coins
    fist: Row = i16("money in each fist, sealed until all are made", SEATS)
    last_fists: Row = i16("the fists of the last robbery, open to all", SEATS)
    phase: int = i8("PLACING, LOOKING, TURNING, CHOOSING, MAKING_FISTS or GAME_OVER")
    turn: int = i8("seat on turn; in the final robberies, the one that laid its last card")
    robbed: int = i8("cemetery that is being robbed, from 1; 0: none")
    final: int = i8("1 once the final robberies have begun")
    answered: int = i8("bits of the seats that have made their fist")
    wish: int = i8("bits of the seats that want a credit note with their fist, sealed until all are made")
    noted: int = i8("1 once this robbery's credit notes are handed out: who got none makes the fist anew")
    notes_left: int = i8("credit notes nobody has taken")
    notes: Row = i8("credit notes of each seat", SEATS)
    tiles: Row = i8("tiles of each sort that lie face down", len(TILES))
    pile_size: int = i8("cards in the pile")
    pile: Row = i8("cards of each kind in the pile", KINDS)
    hand_size: Row = i8("cards in each hand", SEATS)
    hand: Grid = i8("cards of each kind in each hand", SEATS, KINDS)
    gone: Row = i8("cards of each kind that have left the game", KINDS)
    cards_at: Row = i8("cards at each cemetery", CEMETERIES)
    hidden_at: Row = i8("face-down cards at each cemetery", CEMETERIES)
    closed: int = i8("bits of the cemeteries that are closed for good")
    lying: int = i8("cards at all cemeteries; the lists below have one entry each, in the order laid")
    cemetery: Row = i8("where it lies", CARDS)
    card: Row = i8("its kind + 1; 0: unknown", CARDS)
    layer: Row = i8("who laid it, seat + 1; 0: it came from the pile", CARDS)
    known: Row = i8("bits of the seats that laid it or looked at it, and FACE_UP", CARDS)
    touched: int = i8("entry, from 1, of the card last laid, looked at or turned up; 0: a robbery came since")
    last_robbed: int = i8("cemetery of the last robbery, from 1")
    last_cards: Row = i8("kind + 1 of each card of the last robbery, as they lay", PLACES)


BOX = dtype_of(Box)
STATE = dtype_of(State)
