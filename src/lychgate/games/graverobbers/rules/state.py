"""The records of Graverobbers: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.contract import SEATS
from lychgate.core.model.layout import (
    Grid,
    Row,
    dtype_of,
    i8,
    i32,
)
from lychgate.games.graverobbers.rules.cards import (
    COLUMN,
    DEALT_GOALS,
    GOALS,
    GRAVES,
    KINDS,
)

# What is going on.
CHOOSING_GOALS, TURN, ACCUSING, GAME_OVER = 0, 1, 2, 3

# What has become of a grave.
OPEN, INTACT, RANSACKED = 0, 1, 2
NO_GRAVE = 3  # a box may have fewer than seven

# Who begins, as long as chance has not said (GR-6).
UNDRAWN = -1

# What becomes of the turn after an accusation phase (GR-20).
GOES_ON, ENDS, FIRST_PLAYER_GOES_ON = 0, 1, 2


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    hand: int = i8("cards dealt to a hand")
    rounds: int = i8("rounds in a game")
    graves: int = i8("graves in the cemetery")
    column: int = i8("cards that fill a grave")
    spy_second: int = i8("1: a spy may also be the second card of a turn")
    end_at_turn: int = i8("1: an early end is looked for after every turn, not only after a round")
    tied_are_out: int = i8("1: players tied for the win are out, and the next best wins")
    after_accusing: int = i8("GOES_ON, ENDS or FIRST_PLAYER_GOES_ON")
    accuse_at_end: int = i8("1: graves ransacked by the final scoring allow one more accusation phase")
    open_hands: int = i8("1: hands and goals are open to all")
    begins: int = i8("seat that begins, from 1; 0: chance decides")
    deck: Row = i8("cards of each kind", KINDS)
    goals: int = i8("goal cards in the game")
    goal_colour: Row = i8("BLACK or WHITE", GOALS)
    goal_one: Row = i8("first grave named, from 1; 0: the whole cemetery", GOALS)
    goal_two: Row = i8("second grave named, from 1", GOALS)
    goal_points: Row = i8("points when met", GOALS)


class State:
    """One game in progress."""

    goals_left: int = i32("bits of the goals nobody was dealt")
    phase: int = i8("CHOOSING_GOALS, TURN, ACCUSING or GAME_OVER")
    round: int = i8("number of the round, from 1")
    first: int = i8("seat with the first-player card; UNDRAWN until it is known")
    turn: int = i8("seat on turn; UNDRAWN until it is known who begins")
    turns: int = i8("turns finished in this round")
    played: int = i8("cards played in this turn")
    spied: int = i8("1 when a spy was played in this turn")
    laid_at: int = i8("grave, from 1, where a card was laid in this turn; 0: none")
    accuser: int = i8("seat asked to accuse")
    ending: int = i8("1 once the final scoring has been done")
    answered: int = i8("bits of the seats that have returned a goal")
    choice: Row = i8("goal to return, from 1, sealed until all have chosen", SEATS)
    goal: Grid = i8("goals by seat, number + 1: the two kept, then the one returned", SEATS, DEALT_GOALS)
    hand_size: Row = i8("cards in each hand", SEATS)
    hand: Grid = i8("cards of each kind in each hand", SEATS, KINDS)
    undealt: Row = i8("cards of each kind that were not dealt", KINDS)
    spies: Row = i8("cards of each kind discarded as spies", KINDS)
    fate: Row = i8("OPEN, INTACT or RANSACKED; NO_GRAVE in a small cemetery", GRAVES)
    height: Row = i8("cards at each grave", GRAVES)
    up: Row = i8("bits of the cards that lie face up, the nearest to the grave lowest", GRAVES)
    card: Grid = i8("kind + 1 of each card at each grave, the nearest first; 0: none, or unknown", GRAVES, COLUMN)
    layer: Grid = i8("who laid it, seat + 1", GRAVES, COLUMN)
    accused: Row = i8("whom each seat has accused, seat + 1; 0: the Accuse! card is still held", SEATS)


BOX = dtype_of(Box)
STATE = dtype_of(State)
