"""Bots against each other: the same deals for all, from every seat.

The first bot sits in one seat, the last fills those that are left. A block is one deal, played once for every rotation
of the seats, so that neither seat nor luck of the deal favours anybody; blocks are what is counted and what intervals
are made from. Of more bots than seats, every group that fits plays the deal so: a ladder. Blocks are numbered: the
same seed gives the same blocks, on however many cores, and a list of finished ones can be taken up again.

Where all win or lose together, every bot plays the deal once, as a team in all seats.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import msgspec

from lychgate.core.compile import warm
from lychgate.core.compile.pointer import Pointer
from lychgate.core.errors import BadOptions, BadRecord
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.sorts import SEATS
from lychgate.lab.engine.bot_games import play_game
from lychgate.lab.engine.entrants import admitted, pointers
from lychgate.lab.engine.intervals import Interval, mean
from lychgate.lab.engine.ratings import Rating, ratings
from lychgate.lab.engine.sprt import Verdict, judge
from lychgate.lab.engine.workers import playing_processes

ABSURD = 1e9  # points, decisions or seconds that no block has
MOST = 8  # bots: with four seats they make 70 groups

Progress = Callable[[int], None]  # blocks finished so far


@dataclass(frozen=True, slots=True)
class Plan:
    """Who meets whom, over how many blocks."""

    game: str
    entrants: tuple[str, ...]
    players: int
    blocks: int
    seed: int = 1
    rules: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    sprt: bool = False  # stop as soon as it is clear whether the first is better

    def check(self) -> Game:
        """The game, if all of this can be played."""
        game = registry.find(self.game)
        game.make_box(self.players, self.rules, self.options)
        for name in self.entrants:
            admitted(name, game, self.players)
        if not 1 <= len(self.entrants) <= MOST:
            raise BadOptions(f"Expected 1 to {MOST} bots, got {len(self.entrants)}.")
        if self.blocks < 1:
            raise BadOptions(f"Expected 1 or more blocks, got {self.blocks}.")
        if self.sprt and len(self.kinds) < 2:
            raise BadOptions("The sequential test needs two different bots.")
        return game

    @property
    def kinds(self) -> list[str]:
        """The different bots."""
        return list(dict.fromkeys(self.entrants))

    @property
    def groups(self) -> int:
        """How many groups play each deal: one, unless there are more bots than seats; teams are no groups."""
        if registry.find(self.game).together:
            return 1
        return math.comb(max(len(self.entrants), self.players), self.players)

    def sittings(self, game: Game) -> list[tuple[str, ...]]:
        """Who sits where in each game of a block: every group in every rotation, or one team after the other."""
        if game.together:
            return [(name,) * self.players for name in self.kinds]
        filled = self.entrants + self.entrants[-1:] * (self.players - len(self.entrants))
        groups = combinations(filled, self.players)
        return [group[-turn:] + group[:-turn] for group in groups for turn in range(self.players)]

    def pointers(self, game: Game) -> list[Pointer]:
        """What has to be compiled for it."""
        return pointers(game, self.entrants)


@dataclass(frozen=True, slots=True)
class Block:
    """One deal, played out: each entrant's shares of wins, points and time, on average over its seats."""

    number: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How an entrant did."""

    bot: str
    wins: Interval
    fair: float  # the share of wins that it would have if all were equal
    points: Interval
    milliseconds: float  # a decision, on average
    rating: Rating | None  # beside the other entrants, if there are any

    @property
    def times_fair(self) -> Interval:
        return Interval(self.wins.value / self.fair, self.wins.low / self.fair, self.wins.high / self.fair)


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it."""

    plan: Plan
    blocks: int
    standings: tuple[Standing, ...]
    verdict: Verdict | None
    seconds: float

    @property
    def games(self) -> int:
        return self.blocks * len(self.plan.sittings(registry.find(self.plan.game)))

    def as_data(self) -> dict[str, Any]:
        return {
            "plan": asdict(self.plan),
            "blocks": self.blocks,
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings],
            "sprt": asdict(self.verdict) if self.verdict else None,
            "seconds": self.seconds,
        }


def play_block(plan: Plan, number: int) -> Block:
    """One deal, once for every sitting."""
    game = registry.find(plan.game)
    box = game.make_box(plan.players, plan.rules, plan.options)
    kinds = plan.kinds
    wins, points, held = [0.0] * len(kinds), [0.0] * len(kinds), [0] * len(kinds)
    decisions, seconds = [0] * len(kinds), [0.0] * len(kinds)
    deal = plan.seed * 1_000_003 + number
    for turn, seated in enumerate(plan.sittings(game)):
        played = play_game(game, box, seated, deal, deal * SEATS + turn)
        winners = 1 if game.together else max(played.places.count(1), 1)
        for seat, name in enumerate(seated):
            kind = kinds.index(name)
            wins[kind] += (played.places[seat] == 1) / winners
            points[kind] += played.points[seat]
            held[kind] += 1
            decisions[kind] += played.decisions[seat]
            seconds[kind] += played.seconds[seat]
    return Block(
        number,
        tuple(w / h for w, h in zip(wins, held, strict=True)),
        tuple(p / h for p, h in zip(points, held, strict=True)),
        tuple(decisions),
        tuple(seconds),
    )


def compete(
    plan: Plan, progress: Progress | None = None, processes: int | None = None, kept: Path | None = None
) -> Report:
    """Play the blocks of a plan; those that a file keeps are not played again, new ones are added to it."""
    game = plan.check()
    warm.compile_all(plan.pointers(game))
    started = time.perf_counter()
    done = {block.number: block for block in kept_blocks(plan, kept)}
    todo = (number for number in range(plan.blocks) if number not in done)
    verdict = verdict_of(plan, done.values())
    if verdict is None or verdict.answer is None:
        for block in _played(plan, todo, processes or os.cpu_count() or 1):
            done[block.number] = block
            keep(plan, block, kept)
            verdict = verdict_of(plan, done.values())
            if progress is not None:
                progress(len(done))
            if verdict is not None and verdict.answer:
                break
    blocks = [done[number] for number in sorted(done)]
    return Report(plan, len(blocks), standings(plan, blocks, game), verdict, time.perf_counter() - started)


def verdict_of(plan: Plan, blocks: Iterable[Block]) -> Verdict | None:
    """What the sequential test says of the first entrant; of two teams, by the deals that only one of them won."""
    if not plan.sprt:
        return None
    if registry.find(plan.game).together:
        shares, fair = [block.wins[0] for block in blocks if block.wins[0] != block.wins[1]], 1 / 2
    else:
        shares, fair = [block.wins[0] for block in blocks], 1 / plan.players
    return judge(sum(shares), sum(share * share for share in shares), len(shares), fair)


def standings(plan: Plan, blocks: list[Block], game: Game) -> tuple[Standing, ...]:
    """How each entrant did over all blocks."""
    found = []
    kinds = plan.kinds
    rated = ratings(len(kinds), (block.wins for block in blocks)) if len(kinds) > 1 else None
    for kind, name in enumerate(kinds):
        decided = sum(block.decisions[kind] for block in blocks)
        found.append(
            Standing(
                bot=name,
                wins=over_blocks(block.wins[kind] for block in blocks),
                fair=1.0 if game.together else 1 / plan.players,
                points=over_blocks(block.points[kind] for block in blocks),
                milliseconds=1000 * sum(block.seconds[kind] for block in blocks) / max(decided, 1),
                rating=rated[kind] if rated else None,
            )
        )
    return tuple(found)


def over_blocks(values: Iterable[float]) -> Interval:
    """The mean over blocks, which are what is independent of each other."""
    sample = list(values)
    return mean(sum(sample), sum(value * value for value in sample), len(sample))


def kept_blocks(plan: Plan, kept: Path | None) -> list[Block]:
    """The blocks of this plan that a file keeps."""
    if kept is None or not kept.exists():
        return []
    heading, *lines = kept.read_text(encoding="utf-8", errors="replace").splitlines() or [""]
    if heading != _heading(plan):
        raise BadRecord(f"{kept} does not keep the blocks of this contest.")
    found = []
    for number, line in enumerate(lines, start=2):
        block = _read_block(line, len(plan.kinds))
        if block is None:
            raise BadRecord(f"{kept}, line {number}: expected a finished block, got {line[:40]!r}.")
        found.append(block)
    return [block for block in found if block.number < plan.blocks]


def _read_block(line: str, kinds: int) -> Block | None:
    """A block as it was kept; None if that is none, or one of other bots."""
    try:
        block = msgspec.json.decode(line, type=Block)
    except (msgspec.DecodeError, RecursionError):
        return None
    figures = (block.wins, block.points, block.decisions, block.seconds)
    fits = (
        block.number >= 0 and all(len(one) == kinds for one in figures) and all(0 <= share <= 1 for share in block.wins)
    )
    return block if fits and all(abs(number) < ABSURD for one in figures for number in one) else None


def keep(plan: Plan, block: Block, kept: Path | None) -> None:
    """Add a finished block to the file."""
    if kept is None:
        return
    new = not kept.exists()
    with kept.open("a", encoding="utf-8") as file:
        if new:
            file.write(_heading(plan) + "\n")
        file.write(json.dumps(asdict(block)) + "\n")


def _heading(plan: Plan) -> str:
    """What makes two contests the same, whatever their length."""
    return json.dumps({key: value for key, value in asdict(plan).items() if key not in ("blocks", "sprt")})


def _played(plan: Plan, numbers: Iterator[int], workers: int) -> Iterator[Block]:
    if workers == 1:
        yield from (play_block(plan, number) for number in numbers)
        return
    with playing_processes(workers, plan.entrants) as pool:
        running: set[Future[Block]] = set()
        try:
            while True:
                running |= {pool.submit(play_block, plan, n) for n in islice(numbers, 2 * workers - len(running))}
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in ready)
        finally:
            for future in running:
                future.cancel()
