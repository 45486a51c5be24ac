"""Games by the thousand on all cores, with the same result however many cores there are.

The games of a seed are numbered and cut into chunks of fixed size; each chunk is played and added up in
whichever process is free, and the sums do not depend on the order in which they arrive.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from lychgate.core.compile import warm
from lychgate.core.compile.pointer import Pointer
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.core.model.batch import Results
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.lab.engine.bot_games import play_game
from lychgate.lab.engine.counts import Counts, count, merged
from lychgate.lab.engine.entrants import admitted, pointers
from lychgate.lab.engine.intervals import Interval, mean
from lychgate.lab.engine.spreading import spread

RANDOM_CHUNK, THUMB_CHUNK, SEARCH_CHUNK = 20_000, 500, 2  # games that take some tenths of a second, or a few
MOST_GAMES = 10**12
POLICIES = ("random", "thumb")  # bots that are compiled: their games run by the thousand

Progress = Callable[[int], None]  # games finished so far


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int = 1
    bots: tuple[str, ...] = ("random",)  # one for all seats, or one for each
    rules: str | None = None
    options: Mapping[str, Any] | None = None

    def check(self) -> Game:
        """The game, if all of this can be played."""
        game = registry.find(self.game)
        game.make_box(self.players, self.rules, self.options)
        if self.games not in range(1, MOST_GAMES + 1):
            raise BadOptions(f"Expected a number of games from 1 to {MOST_GAMES}, got {self.games}.")
        if self.seed not in range(2**63):
            raise BadOptions(f"A seed is a number from 0 to 2^63 - 1, got {self.seed}.")
        for bot in self.bots:
            admitted(bot, game, self.players)
        if len(self.bots) not in (1, self.players):
            raise BadOptions(f"Expected one bot for all seats or {self.players}, one a seat; got {len(self.bots)}.")
        return game

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.bots if len(self.bots) == self.players else self.bots * self.players

    @property
    def thumbs(self) -> int:
        """The seats of rule-of-thumb players, as bits."""
        return sum(1 << seat for seat, bot in enumerate(self.seated) if bot == "thumb")

    @property
    def searched(self) -> bool:
        """Is there a bot that searches, or that is somebody's own?"""
        return not set(self.bots) <= set(POLICIES)

    @property
    def chunk(self) -> int:
        return SEARCH_CHUNK if self.searched else THUMB_CHUNK if self.thumbs else RANDOM_CHUNK

    def chunks(self) -> Iterator[tuple[int, int]]:
        """The games in portions: the number of the first, and how many."""
        return ((first, min(self.chunk, self.games - first)) for first in range(0, self.games, self.chunk))

    def pointers(self, game: Game) -> list[Pointer]:
        """What has to be compiled for it."""
        if self.searched:
            return pointers(game, self.bots)
        names, generic = (batch.POLICY, batch.GENERIC[1]) if self.thumbs else (batch.RANDOM, batch.GENERIC[0])
        return [generic, *(game.pointers[name] for name in names)]


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it. The counts depend on the plan alone, speed on the machine."""

    plan: Plan
    counts: Counts
    seconds: float
    processes: int
    core_speed: Interval  # decisions a second of one core, from chunk to chunk

    @property
    def speed(self) -> Interval:
        """Decisions a second, on all cores together, once all are at work."""
        core = self.core_speed
        return Interval(core.value * self.processes, core.low * self.processes, core.high * self.processes)

    def as_data(self) -> dict[str, Any]:
        """The report as plain data; all that depends on the machine is under `speed`."""
        plan, counts = self.plan, self.counts
        seats = [
            {
                "seat": seat + 1,
                "bot": plan.seated[seat],
                "wins": counts.win_share(seat).as_data(),
                "points": counts.mean_points(seat).as_data()
                | {"fewest": counts.fewest_points[seat], "most": counts.most_points[seat]},
            }
            for seat in range(plan.players)
        ]
        return {
            "game": plan.game,
            "players": plan.players,
            "rules": plan.rules,
            "options": dict(plan.options or {}),
            "games": counts.games,
            "seed": plan.seed,
            "decisions": counts.decisions,
            "length": counts.mean_length().as_data() | {"shortest": counts.shortest, "longest": counts.longest},
            "seats": seats,
            "speed": {
                "seconds": self.seconds,
                "processes": self.processes,
                "decisions_per_second": self.speed.as_data(),
                "decisions_per_second_and_core": self.core_speed.as_data(),
            },
        }


def simulate(
    plan: Plan, progress: Progress | None = None, processes: int | None = None, on: str | None = None
) -> Report:
    """Play all games of a plan; `on` names a cluster."""
    game = plan.check()
    warm.compile_all(plan.pointers(game))
    workers = min(processes or os.cpu_count() or 1, -(-plan.games // plan.chunk))
    started, speeds = time.perf_counter(), Speeds()
    total: Counts | None = None
    for counts, seconds in spread(
        partial(play_chunk, plan), plan.chunks(), workers, plan.bots, partial(prepare, plan), on
    ):
        total = merged((total, counts)) if total else counts
        speeds.add(counts.decisions, seconds)
        if progress is not None:
            progress(total.games)
    assert total is not None
    return Report(plan, total, time.perf_counter() - started, workers, speeds.interval)


class Speeds:
    """How many decisions a second single cores have made."""

    def __init__(self) -> None:
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, decisions: int, seconds: float) -> None:
        """One more stretch of games."""
        speed = decisions / seconds
        self._count, self._sum, self._squares = self._count + 1, self._sum + speed, self._squares + speed * speed

    @property
    def interval(self) -> Interval:
        return mean(self._sum, self._squares, self._count) if self._count else Interval(0.0, 0.0, 0.0)


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> tuple[Counts, float]:
    """Play and add up one chunk, by its first game and how many there are; how many seconds it took."""
    first, games = chunk
    game = registry.find(plan.game)
    box = game.make_box(plan.players, plan.rules, plan.options)
    started = time.perf_counter()
    if plan.searched:
        results = play_searched(plan, game, box, range(first, first + games))
    else:
        results = batch.play(game, box, games, plan.seed, first=first, thumbs=plan.thumbs)
    return count(results, together=game.together), time.perf_counter() - started


def play_searched(plan: Plan, game: Game, box: Bytes, numbers: range) -> Results:
    """Games with bots that search, one after the other."""
    played = [play_game(game, box, plan.seated, plan.seed * MOST_GAMES + n, plan.seed + n) for n in numbers]
    return Results(
        np.array([sum(one.decisions) for one in played], np.int32),
        np.array([one.points for one in played], np.int32),
        np.array([one.places for one in played], np.int32),
    )


def prepare(plan: Plan) -> None:
    """Load what is compiled, so that the first chunk is not slower than the others."""
    play_chunk(plan, (0, 1))
