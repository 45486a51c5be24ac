"""The records of Gravediggers: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.layout import ALL, OWNER, Grid, Row, dtype_of, i8, i16
from lychgate.core.model.sorts import SEATS
from lychgate.games.gravediggers.rules.cards import (
    CARDS,
    CEMETERIES,
    DECK,
    GRAVEDIGGER,
    HAND,
    KINDS,
    LOOK,
    MOST_MONEY,
    NOTES,
    PLACE,
    PLACES,
    PLAYERS,
    TILES,
    TURN,
)  # fmt: skip

# What is going on: a tile is carried out, or a cemetery is robbed.
PLACING, LOOKING, TURNING, CHOOSING = PLACE, LOOK, TURN, GRAVEDIGGER
MAKING_FISTS, GAME_OVER = 4, 5

# Who knows a card at a cemetery: a bit for each seat, and this one when it lies face up (GD-12).
FACE_UP = 1 << SEATS

# What a view shows of another's fist, once made (GD-13).
SEALED = -1

# What becomes of a cemetery that the pile cannot refill (GD-11).
REOPENS, CLOSES = 0, 1

# What fields can hold.
MOST_SEATS = max(PLAYERS)
AMOUNTS = range(MOST_MONEY + 1)
OF_A_KIND = range(max(DECK) + 1)


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    hand: int = i8("cards dealt to a hand")
    cemeteries: int = i8("cemeteries in the circle")
    money: int = i8("money at the start")
    notes: int = i8("credit notes")
    emptied: int = i8("REOPENS or CLOSES: what becomes of a cemetery robbed when the pile is empty")
    open_money: int = i8("1: screens show everybody's money")
    first_player: int = i8("seat that begins, from 1; 0: chance decides")
    deck: Row = i8("cards of each kind", KINDS)
    tiles: Row = i8("tiles of each sort", len(TILES))


class State:
    """One game in progress."""

    money: Row = i16("money of each seat, fists included", SEATS, seen=ALL, within=AMOUNTS)  # GD-24: no coins
    fist: Row = i16(
        "money in each fist, sealed until all are made; SEALED in others' views",
        SEATS,
        seen=OWNER,
        within=range(SEALED, MOST_MONEY + 1),
    )
    last_fists: Row = i16("the fists of the last robbery, open to all", SEATS, seen=ALL, within=AMOUNTS)
    phase: int = i8("PLACING, LOOKING, TURNING, CHOOSING, MAKING_FISTS or GAME_OVER", seen=ALL, within=range(6))
    turn: int = i8(
        "seat on turn; in the final robberies, the one that laid its last card",
        seen=ALL,
        within=range(MOST_SEATS),
        seats=(0,),
    )
    robbed: int = i8("cemetery that is being robbed, from 1; 0: none", seen=ALL, within=range(CEMETERIES + 1))
    final: int = i8("1 once the final robberies have begun", seen=ALL, within=range(2))
    answered: int = i8(
        "bits of the seats that have made their fist", seen=ALL, within=range(1 << MOST_SEATS), bits=True, seats=(0,)
    )
    wish: int = i8(
        "bits of the seats that want a credit note with their fist, sealed until all are made",
        within=range(1 << MOST_SEATS),
        bits=True,
        seats=(0,),
    )
    noted: int = i8(
        "1 once this robbery's credit notes are handed out: who got none makes the fist anew", seen=ALL, within=range(2)
    )
    notes_left: int = i8("credit notes nobody has taken", seen=ALL, within=range(NOTES + 1))
    notes: Row = i8("credit notes of each seat", SEATS, seen=ALL, within=range(NOTES + 1))
    tiles: Row = i8("tiles of each sort that lie face down", len(TILES), seen=ALL, within=range(max(TILES) + 1))
    pile_size: int = i8("cards in the pile", seen=ALL, within=range(CARDS + 1))
    pile: Row = i8("cards of each kind in the pile", KINDS, within=OF_A_KIND)
    hand_size: Row = i8("cards in each hand", SEATS, seen=ALL, within=range(HAND + 1))
    hand: Grid = i8("cards of each kind in each hand", SEATS, KINDS, seen=OWNER, within=range(HAND + 1))
    gone: Row = i8("cards of each kind that have left the game", KINDS, seen=ALL, within=OF_A_KIND)  # GD-12
    cards_at: Row = i8("cards at each cemetery", CEMETERIES, seen=ALL, within=range(PLACES + 1))
    hidden_at: Row = i8("face-down cards at each cemetery", CEMETERIES, seen=ALL, within=range(PLACES + 1))
    closed: int = i8(
        "bits of the cemeteries that are closed for good", seen=ALL, within=range(1 << CEMETERIES), bits=True
    )
    lying: int = i8(
        "cards at all cemeteries; the lists below have one entry each, in the order laid",
        seen=ALL,
        within=range(CARDS + 1),
    )
    cemetery: Row = i8("where it lies", CARDS, seen=ALL, within=range(CEMETERIES))
    card: Row = i8("its kind + 1; 0: unknown", CARDS, within=range(KINDS + 1))
    layer: Row = i8(
        "who laid it, seat + 1; 0: it came from the pile", CARDS, seen=ALL, within=range(MOST_SEATS + 1), seats=(1,)
    )
    known: Row = i8(
        "bits of the seats that laid it or looked at it, and FACE_UP",
        CARDS,
        seen=ALL,
        within=range(FACE_UP + (1 << MOST_SEATS)),
        bits=True,
        seats=(0,),
    )
    touched: int = i8(
        "entry, from 1, of the card last laid, looked at or turned up; 0: a robbery came since",
        seen=ALL,
        within=range(CARDS + 1),
    )
    last_robbed: int = i8("cemetery of the last robbery, from 1", seen=ALL, within=range(CEMETERIES + 1))
    last_cards: Row = i8(
        "kind + 1 of each card of the last robbery, as they lay", PLACES, seen=ALL, within=range(KINDS + 1)
    )


BOX = dtype_of(Box)
STATE = dtype_of(State)
