"""What a picture of Gravediggers holds: everything in a view, with the rulebook's words.

It holds everybody's money, since everybody could count along. A screen shows a player the own amount
only, until the game is over, unless `open_money` is set (GD-25).
"""

from __future__ import annotations

from lychgate.core.model.shapes import Shape, boolean, integer, list_of, object_of, one_of, thing
from lychgate.games.gravediggers.rules.cards import CARD, TILE_NAMES

PHASES = (*TILE_NAMES, "fists", "over")


class TileView:
    """The tiles of one sort."""

    down: int = integer("lie face down: can still be used")
    up: int = integer("lie face up")


class TilesView:
    """The tiles by sort."""

    place: int = object_of(TileView)
    look: int = object_of(TileView)
    turn: int = object_of(TileView)
    gravedigger: int = object_of(TileView)


class LyingCard:
    """A card at a cemetery."""

    card: int = thing(CARD, "null: not known to the reader", null=True)
    up: int = boolean("does it lie face up?")
    layer: int = integer("seat that laid it; null: it came from the pile", null=True)
    known_by: int = list_of(integer(), "seats that laid it or have looked at it")
    touched: int = boolean("was it laid, looked at or turned up last?")


class CemeteryView:
    """A cemetery."""

    number: int = integer("from 1")
    owner: int = integer("its seat; null: nobody's", null=True)
    closed: int = boolean("for good")
    cards: int = list_of(object_of(LyingCard), "in their places")


class SeatView:
    """A player."""

    seat: int = integer("from 0")
    money: int = integer("with what is in the fist")
    notes: int = integer("credit notes")
    hand_size: int = integer("cards in hand")
    hand: int = list_of(thing(CARD), "null: not known to the reader", null=True)
    answered: int = boolean("is the fist made?")
    fist: int = integer("money in it; null: not made, or not known to the reader", null=True)
    credit: int = boolean("is a credit note wanted with it?", null=True)


class RobberyView:
    """A robbery that all have seen."""

    cemetery: int = integer("from 1")
    cards: int = list_of(thing(CARD), "as they lay")
    fists: int = list_of(integer(), "money by seat")


class View:
    """The table."""

    phase: int = one_of(PHASES, "which tile is being carried out, or that fists are made")
    turn: int = integer("seat on turn")
    robbed: int = integer("cemetery that is being robbed, from 1", null=True)
    final: int = boolean("have the final robberies begun?")
    tiles: int = object_of(TilesView)
    pile: int = integer("cards in it")
    notes_left: int = integer("credit notes that nobody has taken")
    notes_handed_out: int = boolean("for this robbery?")
    open_money: int = boolean("may everybody's money be shown?")
    cemeteries: int = list_of(object_of(CemeteryView), "in their circle")
    seats: int = list_of(object_of(SeatView), "the players")
    last_robbery: int = object_of(RobberyView, "null: none yet", null=True)
    gone: int = list_of(thing(CARD), "cards that have left the game")


SHAPE = Shape(View)
