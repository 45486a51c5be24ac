"""What a picture of Outer Space holds: everything in a view, with the rulebook's words.

Cards are named by their ids; their names, lines and texts are messages.
"""

from __future__ import annotations

from lychgate.core.model.shapes import Shape, boolean, integer, list_of, notation, object_of, one_of, thing
from lychgate.games.outerspace.cards.vocabulary import CARD, KINDS, TRAITS, WISHES, WORD
from lychgate.games.outerspace.rules.decisions import DECISIONS

PHASES = (
    "title", "turn", "aiming", "arming", "joining", "victim", "preventing", "attack", "between", "last-chance",
    "discarding", "over",
)  # fmt: skip


class Placed:
    """A card of a film, with what lies under it."""

    card: int = thing(CARD)
    type: int = one_of(KINDS[1:], "its sort")
    traits: int = list_of(one_of(TRAITS), "as printed")
    defence: int = integer("as printed")
    attack: int = integer("as printed")
    under: int = list_of(object_of(None), "cards that lie under it")


class PlayedCard:
    """A card being played, or one that answers it."""

    seat: int = integer("who played it")
    card: int = thing(CARD)
    ability: int = boolean("is it an ability of the card, not the card itself?")
    film: int = integer("the seat whose film, or hand, it acts on", null=True)
    on: int = thing(CARD, "the card it acts on", null=True)


class Attack:
    """The attack under way."""

    seat: int = integer("who attacks")
    film: int = integer("seat whose film is attacked")
    creature: int = thing(CARD)
    joined: int = list_of(thing(CARD), "creatures that attack as one with it")
    props: int = list_of(thing(CARD), "that it has")
    effects: int = list_of(thing(CARD), "brought along (BM-24), then those played")
    attack: int = integer("as it stands")
    defence: int = integer("of the film, as it stands")


class FilmView:
    """A player and the film."""

    seat: int = integer("from 0")
    characters: int = list_of(object_of(Placed), "in the film")
    location: int = object_of(Placed, "of the film", null=True)
    value: int = integer("of the film as it stands")
    aside: int = list_of(thing(CARD), "cards laid aside")
    noted: int = integer("points noted so far")
    hand: int = list_of(thing(CARD), "null: not known to the reader", null=True)
    known: int = list_of(thing(CARD), "cards of the hand that all know of")
    hand_size: int = integer("cards in hand")
    proposed: int = boolean("has the player proposed a title?")
    answer: int = notation(DECISIONS, "given in an open window, where it is known", null=True)
    wish: int = one_of(WISHES, "for how long to pass, where it is known", null=True)


class View:
    """The table."""

    phase: int = one_of(PHASES, "what is going on")
    dealer: int = integer("seat that dealt")
    turn: int = integer("seat on turn")
    round: int = integer("from 1")
    ending: int = boolean("does the game end with this turn, or round?")
    last_card: int = integer("seat that has drawn the last card of the pile", null=True)
    credits_delayed: int = integer("turns for which no credits may be played")
    pile: int = integer("cards in it")
    title: int = list_of(thing(WORD), "words of the title")
    title_cards: int = list_of(thing(CARD), "turned up for the title")
    chosen: int = thing(CARD, "chosen to be played, but not announced", null=True)
    played: int = list_of(object_of(PlayedCard), "the card being played, then those that answer it")
    attack: int = object_of(Attack, null=True)
    seats: int = list_of(object_of(FilmView), "the players")
    discard: int = list_of(thing(CARD), "the discard pile")


SHAPE = Shape(View)
