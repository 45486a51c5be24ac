"""Whole games by the thousand — set up, played to the end, counted — for any game, compiled once.

Game number k of a seed is the same game however a batch is cut up, so work can be spread over
cores and still give the same numbers. Random play goes through the game's own `rollout`; games in
which some seats follow the rule-of-thumb player are stepped, each seat seeing its view and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, DECISION, below, quick, reseed
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, at, blank, clear
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS

RESULT = 1 + 2 * SEATS  # decisions, then points and places by seat


@kernel
def step_random(acting: Any, legal: Any, apply: Any, box: Any, state: Any, chance: Any, out: Any, events: Any) -> int:
    """One random decision of the lowest seat that owes one; how many choices it had, 0 when over."""
    asked = acting(box, state)
    if asked == 0:
        return 0
    seat = lowest(asked)
    count: int = legal(box, state, seat, out)
    action = out[below(at(chance, CHANCE), DECISION, count)]
    apply(box, state, seat, action, chance, events)
    return count


@exported
def random_games(
    setup: Any, rollout: Any, outcome: Any, box: Any, state: Any, chance: Any, silent: Any,
    seed: int, first: int, games: int, results: Any,
) -> int:  # fmt: skip
    """Play games by random decisions; each leaves a row of results. All decisions in all games."""
    total = 0
    for game in range(games):
        reseed(at(chance, CHANCE), seed, first + game)
        clear(state)
        setup(box, state, chance, silent)
        decisions = rollout(box, state, chance)
        start = game * RESULT
        results[start] = decisions
        outcome(box, state, results[start + 1 : start + RESULT], silent)
        total += decisions
    return total


@exported
def policy_games(
    setup: Any, acting: Any, legal: Any, apply: Any, view: Any, thumb: Any, outcome: Any,
    box: Any, state: Any, seen: Any, chance: Any, wits: Any, out: Any, silent: Any,
    thumbs: int, seed: int, first: int, games: int, results: Any,
) -> int:  # fmt: skip
    """Play games in which the seats of `thumbs` follow the rule-of-thumb player, the others chance."""
    total = 0
    for game in range(games):
        reseed(at(chance, CHANCE), seed, first + game)
        reseed(at(wits, CHANCE), ~seed, first + game)  # bots never draw from the match's stream
        clear(state)
        setup(box, state, chance, silent)
        decisions = 0
        while True:
            asked = acting(box, state)
            if asked == 0:
                break
            seat = lowest(asked)
            count = legal(box, state, seat, out)
            if count > 1:
                decisions += 1
            if thumbs >> seat & 1:
                view(box, state, seat, seen)
                action = thumb(box, seen, seat, wits)
            else:
                action = out[below(at(wits, CHANCE), DECISION, count)]
            apply(box, state, seat, action, chance, silent)
        start = game * RESULT
        results[start] = decisions
        outcome(box, state, results[start + 1 : start + RESULT], silent)
        total += decisions
    return total


RANDOM = ("setup", "rollout", "outcome")
POLICY = ("setup", "acting", "legal", "apply", "view", "thumb", "outcome")
GENERIC = (
    Pointer(random_games, (*RANDOM, BYTES, BYTES, BYTES, INTS, INT, INT, INT, INTS)),
    Pointer(policy_games, (*POLICY, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INTS, INT, INT, INT, INT, INTS)),
)


@dataclass(frozen=True, slots=True)
class Results:
    """What came of a batch, a row a game."""

    decisions: NDArray[np.int32]
    points: NDArray[np.int32]
    places: NDArray[np.int32]


def play(game: Game, box: Bytes, games: int, seed: int, *, first: int = 0, thumbs: int = 0) -> Results:
    """Play games number `first` and following of this seed; `thumbs` are bits of rule-of-thumb seats."""
    results = np.zeros(games * RESULT, np.int32)
    state, chance, silent = blank(game.state_layout), quick(0), event_buffer(0)
    if thumbs:
        seen, wits, out = blank(game.state_layout), quick(0), np.zeros(game.actions, np.int32)
        _call(game, 1, POLICY, box, state, seen, chance, wits, out, silent, thumbs, seed, first, games, results)
    else:
        _call(game, 0, RANDOM, box, state, chance, silent, seed, first, games, results)
    players = int(box.view(game.box_layout)["players"][0])
    rows = results.reshape(games, RESULT)
    return Results(rows[:, 0], rows[:, 1 : 1 + players], rows[:, 1 + SEATS : 1 + SEATS + players])


def _call(game: Game, which: int, names: tuple[str, ...], *arguments: Any) -> None:
    GENERIC[which](*(game.pointers[name] for name in names), *arguments)


__all__ = ["GENERIC", "Results", "play", "policy_games", "random_games", "step_random"]
