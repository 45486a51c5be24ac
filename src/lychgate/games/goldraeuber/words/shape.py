"""What a picture of Goldräuber holds: everything in a view, with the rulebook's words."""

from __future__ import annotations

from lychgate.core.model.shapes import Shape, boolean, integer, list_of, object_of, one_of, thing
from lychgate.games.goldraeuber.rules.cards import KIND_NAMES, PLACE, SIDE_NAMES, THING_NAMES
from lychgate.games.goldraeuber.rules.events import POINTS, PUT_AWAY, WON

PHASES = (
    "conscience", "splitting", "starting", "taking", "changing", "acting", "collapsing", "ending", "sharing", "over",
)  # fmt: skip
ENDS = tuple(POINTS[end].name for end in range(WON, PUT_AWAY + 1))
MOODS = ("calm", "angry")

FACES = ("down", "up", "collapsed")
FACE_DOWN, FACE_UP, COLLAPSED = range(len(FACES))

WHEREABOUTS = ("hidden", "lying", "carried", "safe")
HIDDEN, SEEN_LYING, CARRIED, BROUGHT_OUT = range(len(WHEREABOUTS))


class Cell:
    """A card of the mine: how it lies, what is known of it, who and what is there."""

    place: int = thing(PLACE, "column and row")
    inner: int = boolean("is it one of the inner cards?")
    number: int = integer("of an outer card", null=True)
    face: int = one_of(FACES, "how it lies")
    kind: int = one_of(KIND_NAMES, "null: nobody has seen it", null=True)
    wall: int = one_of(SIDE_NAMES, "side that has a wall, dug away or not, where it is known", null=True)
    dug: int = boolean("has the wall been dug away?")
    entrances: int = list_of(one_of(SIDE_NAMES), "sides from which the mine can be entered here")
    miners: int = list_of(integer(), "seats whose miners are here")
    markers: int = list_of(one_of(THING_NAMES), "what lies here")


class MinerView:
    """A player."""

    seat: int = integer("from 0")
    place: int = thing(PLACE, "where the miner is; null: outside", null=True)
    life: int = integer("life points")
    carries: int = one_of(THING_NAMES, "null: nothing", null=True)


class ThingView:
    """Where treasure or comrade is, as far as anybody knows."""

    state: int = one_of(WHEREABOUTS, "safe: out of the mine")
    place: int = thing(PLACE, "where it lies, or who carries it is", null=True)
    seat: int = integer("who carries it", null=True)


class ThingsView:
    """What is to be brought out."""

    treasure: int = object_of(ThingView)
    comrade: int = object_of(ThingView)


class View:
    """The table."""

    phase: int = one_of(PHASES, "what is going on")
    first: int = integer("seat that begins")
    turn: int = integer("seat on turn")
    expert: int = boolean("does a second die say which number collapses?")
    die: int = integer("null: not rolled yet", null=True)
    second: int = boolean("is it the second die of this turn?")
    settled: int = boolean("is the die not to be changed any more?")
    shifted: int = boolean("have life points been shifted in this turn?")
    before_action: int = boolean("are they being shifted, before the action?")
    mood: int = one_of(MOODS, "of the monk")
    actions_up_to: int = integer("the highest roll that is an action")
    getting: int = integer("seat whose life points are being settled", null=True)
    left: int = integer("life points still to be handed out", null=True)
    map: int = list_of(list_of(object_of(Cell, null=True)), "rows of cells, the mountain above; null: no card")
    seats: int = list_of(object_of(MinerView), "the players")
    things: int = object_of(ThingsView)
    end: int = one_of(ENDS, "how the game has ended", null=True)


SHAPE = Shape(View)
