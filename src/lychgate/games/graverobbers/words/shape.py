"""What a picture of Graverobbers holds: everything in a view, with the rulebook's words."""

from __future__ import annotations

from lychgate.core.model.shapes import Shape, boolean, integer, list_of, object_of, one_of, thing
from lychgate.games.graverobbers.rules.cards import CARD

PHASES = ("choosing-goals", "turn", "accusing", "over")
FATES = ("open", "intact", "ransacked")
GOAL_COLOURS = ("black", "white")


class LaidCard:
    """A card at a grave."""

    card: int = thing(CARD, "null: face down, and not known to the reader", null=True)
    up: int = boolean("does it lie face up?")
    layer: int = integer("seat that laid it")


class GraveView:
    """A grave with its column."""

    number: int = integer("from 1")
    fate: int = one_of(FATES, "what has become of it")
    turned: int = boolean("is it turned a quarter, to count the rounds?")
    cards: int = list_of(object_of(LaidCard), "the nearest to the grave first")
    next_up: int = boolean("is the next card laid face up?")
    room: int = integer("cards that can still be laid")
    defence: int = integer("of the cards that are known")
    robbery: int = integer("of the cards that are known")


class GoalView:
    """A goal card."""

    colour: int = one_of(GOAL_COLOURS, "black for those who want graves ransacked")
    graves: int = list_of(integer(), "the two that it names; null: the whole cemetery", null=True)
    points: int = integer("when it is met")


class SeatView:
    """A player."""

    seat: int = integer("from 0")
    hand_size: int = integer("cards in hand")
    hand: int = list_of(thing(CARD), "null: not known to the reader", null=True)
    goals: int = list_of(object_of(GoalView), "kept, or still to choose from; null: not known to the reader", null=True)
    returned: int = object_of(GoalView, "the goal that was returned, where it is known", null=True)
    choice: int = integer("which goal is to be returned, from 1, until all have chosen", null=True)
    answered: int = boolean("has the player chosen?")
    accused: int = integer("seat that the player has accused", null=True)


class View:
    """The table."""

    phase: int = one_of(PHASES, "what is going on")
    round: int = integer("from 1")
    rounds: int = integer("in a game")
    first: int = integer("seat with the first-player card; null: not known yet", null=True)
    turn: int = integer("seat on turn; null: it is not known yet who begins", null=True)
    accuser: int = integer("seat that is asked to accuse", null=True)
    played: int = integer("cards played in this turn")
    spied: int = boolean("was one of them a spy?")
    laid_at: int = integer("grave where a card was laid in this turn", null=True)
    graves: int = list_of(object_of(GraveView), "the row")
    seats: int = list_of(object_of(SeatView), "the players")
    spies: int = list_of(thing(CARD), "discarded as spies")


SHAPE = Shape(View)
