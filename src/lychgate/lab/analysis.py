"""A finished match looked at again: what each player's chances were, and where they turned.

At every decision a searching bot is asked, with the view of who decided: what it expected of the best move, and what of
the one that was made. What a player could not know is not held against anybody; the beliefs of that moment stand
beside the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from lychgate.bots.beliefs import Belief, beliefs, leaves
from lychgate.bots.levels import Level
from lychgate.core.contract import Game
from lychgate.core.record import Bytes
from lychgate.play.match import Match
from lychgate.play.record import Record

SWINGS = 3  # that are told of
GUESSES = 5  # beliefs told of each, the surest
WORLDS = 100  # imagined for beliefs
SEED = 1

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision with two or more choices."""

    number: int  # in the match, from 1
    seat: int
    made: str
    best: str
    chance: float  # to win, with the best move, as that seat could know
    cost: float  # of the chance, by the move that was made; 0 also when it was hardly considered


@dataclass(frozen=True, slots=True)
class Guess:
    """What was believed, and whether it was so."""

    where: str
    what: str
    likely: float
    true: bool


@dataclass(frozen=True, slots=True)
class Swing:
    """A moment at which a player's chance was quite another than at its decision before."""

    moment: Moment
    before: float
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A position that may turn out to be worth a second look."""

    game: Game
    box: Bytes
    state: Bytes
    view: Bytes
    seat: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """The curve, and its biggest turns."""

    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def analyse(record: Record, level: Level, progress: Progress | None = None) -> Analysis:
    """Think every decision of a match over again."""
    done = record.replay()
    match = begun(done)
    moments: list[Moment] = []
    kept: dict[int, Kept] = {}
    before: dict[int, float] = {}
    turns: list[tuple[float, Moment]] = []
    for number, entry in enumerate(done.log, start=1):
        if len(match.legal_actions(entry.seat)) > 1:
            moment = looked_at(match, number, entry.seat, entry.action, level)
            if entry.seat in before:
                turns.append((abs(moment.chance - before[entry.seat]), moment))
                kept[number] = Kept(match.game, match.box, match.state.copy(), match.view_bytes(entry.seat), entry.seat)
            before[entry.seat] = moment.chance
            moments.append(moment)
        match.decide(entry.seat, entry.action)
        if progress is not None:
            progress(number)
    turns.sort(key=lambda turn: (-turn[0], turn[1].number))
    return Analysis(
        tuple(moments),
        tuple(
            Swing(moment, chance_before(moments, moment), guesses(kept[moment.number])) for _, moment in turns[:SWINGS]
        ),
    )


def begun(done: Match) -> Match:
    """The same match before its first decision."""
    return Match(
        done.game, done.players, rules=done.rules, options=done.options, seed=done.seed, entropy=done.entropy,
        games=done.games, names=done.names,
    )  # fmt: skip


def looked_at(match: Match, number: int, seat: int, action: int, level: Level) -> Moment:
    """What a bot thinks of this decision."""
    thought = level.think(match.game, match.box, match.view_bytes(seat), seat, SEED + number)
    best = thought.moves[0]
    made = next((move for move in thought.moves if move.action == action and move.visits), best)
    write = match.game.notation.write
    return Moment(number, seat, write(action), write(best.action), best.wins, max(best.wins - made.wins, 0.0))


def guesses(kept: Kept) -> tuple[Guess, ...]:
    """What this seat would believe then, the surest first, and what was true."""
    if kept.game.position is None:
        return ()
    found = beliefs(kept.game, kept.box, kept.view, kept.seat, seed=SEED, worlds=WORLDS)
    truth = {where: set(whats) for where, whats in leaves(kept.game.position.facts(kept.box, kept.state))}

    def judged(one: Belief) -> Guess:
        return Guess(one.where, one.what, one.likely, one.what in truth.get(one.where, ()))

    unsure = [one for one in found if 0 < one.likely < 1]
    return tuple(judged(one) for one in sorted(unsure, key=lambda one: -one.likely)[:GUESSES])


def chance_before(moments: list[Moment], moment: Moment) -> float:
    """The same seat's chance at its decision before."""
    return [one.chance for one in moments if one.seat == moment.seat and one.number < moment.number][-1]
