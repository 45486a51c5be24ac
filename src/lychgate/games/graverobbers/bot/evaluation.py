"""What bots make of a world that they have imagined: which is likelier by what was laid, and what may come of it.

Simple models of players and of how a game goes on. They look at a full state, but one that somebody has imagined;
of the true one they know nothing.
"""

from __future__ import annotations

import math

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.contract import FINE
from lychgate.core.model.layout import Row, fractions, scratch
from lychgate.core.model.reals import exp
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.bot.heuristic import (
    BOBBY_WORTH,
    FACTS,
    MARGIN,
    goal_worth,
    look_at_grave,
    robbery_of,
    wasted,
)
from lychgate.games.graverobbers.bot.suspicion import count_accusation, foresee_accusations
from lychgate.games.graverobbers.rules.cards import BLACK, BOBBY, DEALT_GOALS, DETECTIVE, GRAVES, KINDS, value
from lychgate.games.graverobbers.rules.points import KEPT_GOALS, place
from lychgate.games.graverobbers.rules.setup import sort_goals
from lychgate.games.graverobbers.rules.state import CHOOSING_GOALS, OPEN, RANSACKED, Box, State

# Fitted to games by rule of thumb. A grave: cards a player lays in a turn; how sure a lead is if no card is to come,
# and how much less with each that is; what each card to come does for robbery, by itself, for every goal that wants the
# grave ransacked, and for every robber in all hands.
CARDS_A_TURN, SURE, DOUBT = 0.85, 0.42, 0.48
COMING, WANTED, HELD = -0.22, 0.34, 0.03
# A hand: the part of it that is laid in a whole game, and of what counts against its owner, the part that stays there.
LAID, STUCK = 0.78, 0.55

TRUST = 0.4  # how much a value of one, laid for or against a goal, says about it
SWEEPS = 2  # over all that is hidden
EVEN = 1000  # how finely is drawn whether an exchange stands
LEAN = 1  # purpose of chance


@kernel
def judge(box: Box, state: State, out: Row) -> None:
    """The points to be expected of an unfinished game, in hundredths, and places by them."""
    chances, counts = fractions(GRAVES), fractions(GRAVES + 1)
    left = turns_left(box, state)
    guess_graves(box, state, left, chances)
    waste = wasted(box, chances, counts)
    points, guilt = fractions(SEATS), fractions(SEATS)
    part = left / (box.rounds * box.players)
    for seat in range(box.players):
        goals, guilt[seat] = hopes_of(box, state, seat, chances, waste)
        points[seat] = goals + hand_worth(state, seat, waste, part)
    for accuser in range(box.players):
        accused = state.accused[accuser] - 1
        if accused >= 0:
            count_accusation(accuser, accused, 1.0, guilt, points)
    foresee_accusations(box, state, left, chances, guilt, points)
    for seat in range(box.players):
        out[seat] = math.floor(FINE * points[seat] + 0.5)
    place(box, state, out)


@kernel
def turns_left(box: Box, state: State) -> float:
    """Turns that are still to come, the one under way counting half once a card is played."""
    return (box.rounds - state.round + 1) * box.players - state.turns - (0.5 if state.played else 0.0)


@kernel
def guess_graves(box: Box, state: State, left: float, chances: list[float]) -> None:
    """How likely each grave is ransacked: the more cards are to come, the more do others' wishes and hands count."""
    facts = scratch(GRAVES * FACTS)
    unfilled, drift = 0, COMING
    for grave in range(box.graves):
        unfilled += state.fate[grave] == OPEN
    for seat in range(box.players):
        for kind in range(BOBBY):
            drift += HELD * state.hand[seat, kind] * robbery_of(kind)
    for grave in range(box.graves):
        if state.fate[grave] != OPEN:
            chances[grave] = 1.0 if state.fate[grave] == RANSACKED else 0.0
        else:
            look_at_grave(box, state, grave, facts)
            coming = min(box.column - state.height[grave], CARDS_A_TURN * left / unfilled)
            lead = facts[grave * FACTS + MARGIN] - 0.5 + coming * (drift + WANTED * wish_of_all(box, state, grave))
            chances[grave] = 1.0 / (1.0 + exp(-lead / (SURE + DOUBT * coming)))


@kernel
def wish_of_all(box: Box, state: State, grave: int) -> float:
    """How much all goals together want this grave ransacked."""
    wish = 0.0
    for seat in range(box.players):
        wish += use_of(box, state, seat, grave)
    return wish


@kernel
def hand_worth(state: State, seat: int, waste: float, part: float) -> float:
    """What a hand is worth in the end: what counts for its owner is kept, what counts against is laid if possible.

    `part` is how much of the game is left.
    """
    robbers, detectives, bobbies = 0, 0, 0
    for kind in range(KINDS):
        held = state.hand[seat, kind]
        if kind < DETECTIVE:
            robbers += held * value(kind)
        elif kind < BOBBY:
            detectives += held * value(kind)
        else:
            bobbies += held
    kept, stuck = 1.0 - LAID * part, STUCK * (1.0 - part)
    return (
        waste * (kept * robbers - stuck * detectives)
        + (1.0 - waste) * (kept * detectives - stuck * robbers)
        + BOBBY_WORTH * bobbies
    )  # fmt: skip


@kernel
def hopes_of(box: Box, state: State, seat: int, chances: list[float], waste: float) -> tuple[float, float]:
    """What a player's goals are worth, and how likely a black one is met."""
    worth, innocent = 0.0, 1.0
    for i in range(DEALT_GOALS):
        goal = state.goal[seat, i] - 1
        if goal >= 0 and is_kept(state, seat, i):
            hope = goal_worth(box, goal, chances, waste)
            worth += hope
            if box.goal_colour[goal] == BLACK:
                innocent *= 1.0 - hope / box.goal_points[goal]
    return worth, 1.0 - innocent


@inlined
def is_kept(state: State, seat: int, i: int) -> bool:
    """Has a player kept this goal? While goals are chosen: not returned it so far."""
    return state.choice[seat] != i + 1 if state.phase == CHOOSING_GOALS else i < KEPT_GOALS


# --- beliefs


@kernel
def lean(box: Box, state: State, seat: int, chance: Chance) -> None:
    """Exchange hidden goals and cards, so that those worlds become likelier in which others lay what they have use for.

    A step of Metropolis' method each: an exchange that fits better stands, one that fits worse only now and then.
    """
    if state.phase == CHOOSING_GOALS or box.open_hands:
        return
    for _ in range(SWEEPS):
        for other in range(box.players):
            if other != seat:
                for i in range(KEPT_GOALS):
                    exchange_goal(box, state, seat, other, i, chance)
        for grave in range(box.graves):
            for i in range(state.height[grave]):
                layer = state.layer[grave, i] - 1
                if layer != seat and state.up[grave] >> i & 1 == 0 and state.hand_size[layer]:
                    exchange_card(box, state, layer, grave, i, chance)
    for other in range(box.players):
        if other != seat:
            sort_goals(state, other, KEPT_GOALS)


@kernel
def exchange_goal(box: Box, state: State, seat: int, other: int, i: int, chance: Chance) -> None:
    """Would another's goal, or one that was returned or not dealt, fit better? If it is a player's, fit to both."""
    held, found = state.goal[other, i], 1 + below(chance, LEAN, box.goals)
    if held == 0:
        return
    if state.goals_left >> (found - 1) & 1:
        gain = laid_for(box, state, other, found - 1) - laid_for(box, state, other, held - 1)
        if stands(gain, chance):
            state.goal[other, i] = found
            state.goals_left ^= 1 << (found - 1) | 1 << (held - 1)
        return
    for third in range(box.players):
        for j in range(DEALT_GOALS):
            if state.goal[third, j] == found and third not in (seat, other):
                gain = laid_for(box, state, other, found - 1) - laid_for(box, state, other, held - 1)
                if j < KEPT_GOALS:
                    gain += laid_for(box, state, third, held - 1) - laid_for(box, state, third, found - 1)
                if stands(gain, chance):
                    state.goal[other, i] = found
                    state.goal[third, j] = held
                return


@kernel
def exchange_card(box: Box, state: State, layer: int, grave: int, i: int, chance: Chance) -> None:
    """Would another card from the hand of who laid this one face down fit the goals better?"""
    drawn, kind = below(chance, LEAN, state.hand_size[layer]), 0
    while drawn >= state.hand[layer, kind]:
        drawn -= state.hand[layer, kind]
        kind += 1
    laid = state.card[grave, i] - 1
    use = use_of(box, state, layer, grave)
    if stands(use * (robbery_of(kind) - robbery_of(laid)), chance):
        state.card[grave, i] = kind + 1
        state.hand[layer, kind] -= 1
        state.hand[layer, laid] += 1


@kernel
def stands(gain: float, chance: Chance) -> bool:
    """Does an exchange stand that fits so much better, or worse?"""
    return gain >= 0.0 or below(chance, LEAN, EVEN) < EVEN * exp(TRUST * gain)


@kernel
def use_of(box: Box, state: State, seat: int, grave: int) -> float:
    """How much a player's goals want this grave ransacked, or below 0 intact."""
    use = 0.0
    for i in range(DEALT_GOALS):
        goal = state.goal[seat, i] - 1
        if goal >= 0 and is_kept(state, seat, i):
            use += part_of(box, goal, grave) * (1.0 if box.goal_colour[goal] == BLACK else -1.0)
    return use


@kernel
def part_of(box: Box, goal: int, grave: int) -> float:
    """How much a goal is about this grave."""
    if box.goal_one[goal] == 0:
        return 0.5
    return 1.0 if grave in (box.goal_one[goal] - 1, box.goal_two[goal] - 1) else 0.0


@kernel
def laid_for(box: Box, state: State, other: int, goal: int) -> float:
    """What a player has laid for a goal, or against it if that is below 0."""
    robbers = 0.0
    for grave in range(box.graves):
        part = part_of(box, goal, grave)
        if part > 0.0:
            for i in range(state.height[grave]):
                kind = state.card[grave, i] - 1
                if state.layer[grave, i] == other + 1 and kind >= 0:
                    robbers += part * robbery_of(kind)
    return robbers if box.goal_colour[goal] == BLACK else -robbers
