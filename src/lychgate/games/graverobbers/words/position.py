"""Positions of Graverobbers from readable data; `facts` reads them back in the same words.

    turn = 2                              seats and graves are counted from 1
    graves.1 = "R3 (D1) R2"               nearest card first; (D1) lies face down, (?) is any card
    graves.4 = { fate = "ransacked" }     cards that fit are found
    seats.1.hand = "R3 R3 B0"             all cards; "R3 R3 ..." has others too, up to the hand's size
    seats.1.goals = ["black-1-2", "white-majority"]

What is left open stays blank here, to be dealt by `sight.redeal`.
"""

from __future__ import annotations

import re
from typing import Any

from lychgate.core.input.checked import Given
from lychgate.core.model.layout import Bytes, blank, read
from lychgate.games.graverobbers.rules.cards import BOBBY, DEALT_GOALS, GOAL, GOALS, GRAVES, KINDS, NAMES
from lychgate.games.graverobbers.rules.state import (
    ACCUSING,
    BOX,
    CHOOSING_GOALS,
    GAME_OVER,
    NO_GRAVE,
    OPEN,
    RANSACKED,
    STATE,
    TURN,
    Box,
    State,
)  # fmt: skip
from lychgate.games.graverobbers.rules.turns import cemetery_is_decided
from lychgate.games.graverobbers.words.facts import facts
from lychgate.games.graverobbers.words.filling import fill
from lychgate.games.graverobbers.words.shape import FATES, PHASES

GOAL_NAMES = list(GOAL.names)


def build(box_bytes: Bytes, given: Given) -> Bytes:
    """A state with all that is given, and nothing else."""
    buffer = blank(STATE)
    box, state = read(box_bytes, BOX), read(buffer, STATE)
    set_table(box, state, given)
    for grave in range(box.graves, GRAVES):
        state.fate[grave] = NO_GRAVE
    for number, column in given.numbered("graves", range(1, box.graves + 1), short="cards"):
        set_grave(box, state, column, number - 1)
    seats = dict(given.numbered("seats", range(1, box.players + 1)))
    for number, player in seats.items():
        set_player(box, state, player, number - 1)
    given.finish()
    fill(box, state, given, seats)
    if state.phase == ACCUSING:
        check_accusing(box, state, given)
    elif state.phase == TURN:
        check_turn(box, state, given)
    return buffer


def set_table(box: Box, state: State, given: Given) -> None:
    """Phase, round and turn, and what has been played in the turn."""
    seats = range(1, box.players + 1)
    state.phase = PHASES.index(given.word("phase", PHASES, "turn"))
    state.round = given.number("round", range(1, box.rounds + 1), 1)
    choosing = state.phase == CHOOSING_GOALS
    known = range(box.players + 1) if choosing and not box.first_player else seats  # GR-6: chance may have to say yet
    state.first = given.number("first", known, box.first_player if choosing else 1) - 1
    state.turn = given.number("turn", known, state.first + 1) - 1
    state.turns = (state.turn - state.first) % box.players + (state.phase == GAME_OVER)  # GR-23
    accuser = given.number("accuser", seats, state.turn + 1) - 1
    state.accuser = accuser if state.phase == ACCUSING else 0
    state.spied = int(given.flag("spied"))
    state.laid_at = given.number("laid_at", range(box.graves + 1), 0)
    least = state.spied + (state.laid_at > 0 or state.phase == ACCUSING)
    state.played = given.number("played", range(least, 3), least)
    if state.phase == TURN and state.played > 1:
        raise given.wrong("played", "a turn ends with its second card (GR-7).")
    state.ending = int(state.phase == GAME_OVER)
    state.answered = 0 if state.phase == CHOOSING_GOALS else (1 << box.players) - 1
    for kind in cards(given, "spies", given.text("spies")):
        if kind < BOBBY:
            raise given.wrong("spies", "only bobbies spy (GR-11).")
        state.spies[kind] += 1


def set_grave(box: Box, state: State, given: Given, grave: int) -> None:
    """A grave's column, nearest card first, and who laid it: if not told, one seat after the other."""
    written = given.text("cards").split()
    if len(written) > box.column:
        raise given.wrong("cards", f"at most {box.column} cards lie at a grave (GR-10), got {len(written)}.")
    layers = given.numbers("by", range(1, box.players + 1))
    if layers is None:
        layers = [place % box.players + 1 for place in range(len(written))]
        if written and grave + 1 == state.laid_at:
            layers[-1] = state.turn + 1
    if len(layers) != len(written):
        raise given.wrong("by", f"expected who laid each of the {len(written)} cards, got {len(layers)} seats.")
    for place, kind in enumerate(cards(given, "cards", given.text("cards"))):
        state.card[grave, place] = kind + 1
        state.layer[grave, place] = layers[place]
        if not written[place].startswith("("):
            state.up[grave] |= 1 << place
        elif place == 0 or written[place - 1].startswith("("):
            raise given.wrong(
                "cards", "the first card lies face up, and so does the next after a face-down one (GR-8)."
            )
    state.height[grave] = len(written)
    state.fate[grave] = FATES.index(given.word("fate", FATES, "open"))
    given.finish()


def set_player(box: Box, state: State, given: Given, seat: int) -> None:
    """A player's hand, goals and accusation."""
    if "(" in given.text("hand"):
        raise given.wrong("hand", "cards in hand have no faces; those that are left open are written ... at the end.")
    for kind in cards(given, "hand", given.text("hand").removesuffix("...")):
        state.hand[seat, kind] += 1
    kept = DEALT_GOALS if state.phase == CHOOSING_GOALS else DEALT_GOALS - 1
    goals = given.words("goals", GOAL_NAMES)
    if len(goals) > kept:
        raise given.wrong("goals", f"expected at most {kept} goals (GR-5), got {len(goals)}.")
    for i, name in enumerate(goals):
        state.goal[seat, i] = take_goal(box, state, given, "goals", name)
    if given.has("returned"):
        returned = given.word("returned", GOAL_NAMES, "")
        state.goal[seat, DEALT_GOALS - 1] = take_goal(box, state, given, "returned", returned)
    state.accused[seat] = given.number("accused", range(1, box.players + 1), 0)
    if state.accused[seat] == seat + 1:
        raise given.wrong("accused", "nobody accuses the own colour (GR-19).")
    given.number("hand_size", range(box.hand + 1), 0)  # looked at when all cards are placed
    given.finish()


def check_accusing(box: Box, state: State, given: Given) -> None:
    """GR-19: a phase begins with a card that lets a grave be ransacked, and asks who still has the Accuse! card."""
    ransacked = [grave + 1 for grave in range(box.graves) if state.fate[grave] == RANSACKED]
    if state.accused[state.accuser]:
        raise given.wrong("accuser", f"seat {state.accuser + 1} has accused already (GR-19).")
    if not ransacked or state.laid_at not in (0, *ransacked):
        raise given.wrong("phase", "accusing follows a card that lets a grave be ransacked (GR-19).")
    state.laid_at = state.laid_at or ransacked[-1]


def check_turn(box: Box, state: State, given: Given) -> None:
    """GR-9, GR-11, GR-24: what was played in the turn lies there, and no turn follows the end of the game."""
    if state.played > state.spied + (state.laid_at > 0):
        raise given.wrong("played", "a card that was played has been laid (laid_at, GR-9) or has spied (spied, GR-11).")
    if state.spied and not any(state.spies[kind] for kind in range(BOBBY, KINDS)):
        raise given.wrong("spied", "a bobby that has spied lies among the spies (GR-11).")
    laid = state.laid_at - 1
    if laid >= 0 and (state.height[laid] == 0 or state.layer[laid, state.height[laid] - 1] != state.turn + 1):
        raise given.wrong("laid_at", f"the newest card at grave {laid + 1} is not of the player on turn (GR-9).")
    looked_at = box.early_end or state.turns == 0
    just_scored = laid >= 0 and state.fate[laid] != OPEN
    if looked_at and not just_scored and cemetery_is_decided(box, state):
        raise given.wrong("graves", "with four graves intact, or four ransacked, the game is over by now (GR-24).")


def take_goal(box: Box, state: State, given: Given, key: str, name: str) -> int:
    """The number of a goal card of this name that nobody has yet."""
    taken = {state.goal[seat, i] for seat in range(box.players) for i in range(DEALT_GOALS)}
    for number in range(1, GOALS + 1):
        if GOAL_NAMES[number - 1] == name and number not in taken:
            return number
    raise given.wrong(key, f"there is no goal {name} left (GR-2).")


def cards(given: Given, key: str, text: str) -> list[int]:
    """The kinds of cards in a text; -1 for (?)."""
    return [kind_of(given, key, word) for word in text.split()]


def kind_of(given: Given, key: str, word: str) -> int:
    found: Any = re.fullmatch(r"([RDB][0-3])|\(([RDB][0-3]|\?)\)", word)
    name = (found[1] or found[2]) if found else ""
    if name == "?":
        return -1
    if name not in NAMES:
        raise given.wrong(key, f"expected cards such as R3, D1, B0, (D2) or (?), got {word!r:.40}.")
    return NAMES.index(name)


__all__ = ["build", "facts"]
