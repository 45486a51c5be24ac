"""The records of Graverobbers: the box (options and material) and the state of one game."""

from __future__ import annotations

from lychgate.core.model.layout import ALL, OWNER, Grid, Row, dtype_of, i8, i32
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules.cards import COLUMN, DEALT_GOALS, GOALS, GRAVES, KINDS

# What is going on.
CHOOSING_GOALS, TURN, ACCUSING, GAME_OVER = 0, 1, 2, 3

# What has become of a grave.
OPEN, INTACT, RANSACKED = 0, 1, 2
NO_GRAVE = 3  # a box may have fewer than seven

# Who begins, as long as chance has not said (GR-6).
UNDRAWN = -1

# Which card of a turn a spy may be (GR-12).
EITHER, FIRST = 0, 1

# What becomes of the turn after an accusation phase (GR-20).
GOES_ON, ENDS, FIRST_PLAYER_GOES_ON = 0, 1, 2


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    hand: int = i8("cards dealt to a hand")
    rounds: int = i8("rounds in a game")
    graves: int = i8("graves in the cemetery")
    column: int = i8("cards that fill a grave")
    spy: int = i8("EITHER or FIRST: which card of a turn a spy may be")
    early_end: int = i8("1: an early end is looked for after every turn, not only after a round")
    tie: int = i8("1: players tied for the win are out, and the next best wins")
    match_tie: int = i8("1: a tied total is broken by the last game, not by the second-highest total")
    after_accusing: int = i8("GOES_ON, ENDS or FIRST_PLAYER_GOES_ON")
    accuse_at_end: int = i8("1: graves ransacked by the final scoring allow one more accusation phase")
    open_hands: int = i8("1: hands and goals are open to all")
    first_player: int = i8("seat that begins, from 1; 0: chance decides")
    deck: Row = i8("cards of each kind", KINDS)
    goals: int = i8("goal cards in the game")
    goal_colour: Row = i8("BLACK or WHITE", GOALS)
    goal_one: Row = i8("first grave named, from 1; 0: the whole cemetery", GOALS)
    goal_two: Row = i8("second grave named, from 1", GOALS)
    goal_points: Row = i8("points when met", GOALS)


class State:
    """One game in progress."""

    goals_left: int = i32("bits of the goals nobody was dealt", within=range(1 << GOALS), bits=True)
    phase: int = i8("CHOOSING_GOALS, TURN, ACCUSING or GAME_OVER", seen=ALL, within=range(4))
    round: int = i8("number of the round, from 1", seen=ALL, within=range(10))
    first: int = i8(
        "seat with the first-player card; UNDRAWN until it is known", seen=ALL, within=range(-1, SEATS), seats=(0,)
    )
    turn: int = i8("seat on turn; UNDRAWN until it is known who begins", seen=ALL, within=range(-1, SEATS), seats=(0,))
    turns: int = i8("turns finished in this round", seen=ALL, within=range(SEATS + 1))
    played: int = i8("cards played in this turn", seen=ALL, within=range(3))
    spied: int = i8("1 when a spy was played in this turn", seen=ALL, within=range(2))
    laid_at: int = i8("grave, from 1, where a card was laid in this turn; 0: none", seen=ALL, within=range(GRAVES + 1))
    accuser: int = i8("seat asked to accuse", seen=ALL, within=range(SEATS), seats=(0,))
    ending: int = i8("1 once the final scoring has been done", seen=ALL, within=range(2))
    answered: int = i8(
        "bits of the seats that have returned a goal", seen=ALL, within=range(1 << SEATS), bits=True, seats=(0,)
    )
    choice: Row = i8(
        "goal to return, from 1, sealed until all have chosen", SEATS, seen=OWNER, within=range(DEALT_GOALS + 1)
    )
    goal: Grid = i8(
        "goals by seat, number + 1: the two kept, then the one returned",
        SEATS,
        DEALT_GOALS,
        seen=OWNER,
        within=range(GOALS + 1),
    )
    hand_size: Row = i8("cards in each hand", SEATS, seen=ALL, within=range(21))
    hand: Grid = i8("cards of each kind in each hand", SEATS, KINDS, seen=OWNER, within=range(14))
    undealt: Row = i8("cards of each kind that were not dealt", KINDS, within=range(14))
    spies: Row = i8("cards of each kind discarded as spies", KINDS, seen=ALL, within=range(7))
    fate: Row = i8("OPEN, INTACT or RANSACKED; NO_GRAVE in a small cemetery", GRAVES, seen=ALL, within=range(4))
    height: Row = i8("cards at each grave", GRAVES, seen=ALL, within=range(COLUMN + 1))
    up: Row = i8("bits of the cards that lie face up, the nearest to the grave lowest", GRAVES, seen=ALL, bits=True)
    card: Grid = i8(
        "kind + 1 of each card at each grave, the nearest first; 0: none, or unknown",
        GRAVES,
        COLUMN,
        within=range(KINDS + 1),
    )
    layer: Grid = i8("who laid it, seat + 1", GRAVES, COLUMN, seen=ALL, within=range(SEATS + 1), seats=(1,))
    accused: Row = i8(
        "whom each seat has accused, seat + 1; 0: the Accuse! card is still held",
        SEATS,
        seen=ALL,
        within=range(SEATS + 1),
        seats=(1,),
    )


BOX = dtype_of(Box)
STATE = dtype_of(State)
