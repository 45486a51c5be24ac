"""A finished match looked at again: what each player's chances were, and where they turned.

At every decision a searching bot is asked, with the view of who decided: what it expected of the best move, and what of
the one that was made. What a player could not know is not held against anybody; the beliefs of that moment stand
beside the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from lychgate.bots.beliefs import beliefs, leaves, worth_telling
from lychgate.bots.levels import Level
from lychgate.bots.search.thinking import Budget, think
from lychgate.bots.styles import style_of
from lychgate.core.errors import BadOptions
from lychgate.core.input.registry import find
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record

SWINGS = 3  # that are told of
GUESSES = 5  # beliefs told of each
ENOUGH = 60  # iterations, for a chance that says something, whatever the level
CONSIDERED = 8  # visits, for a move to be compared with the best
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
    """A moment at which a player's chance (or that of all together) was quite another than at the decision before."""

    moment: Moment
    before: float
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The curve, and its biggest turns."""

    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def analyse(record: Record, level: Level, progress: Progress | None = None) -> Analysis:
    """Think every decision of a finished match over again: the truth stands beside what was believed."""
    if not record.replay().over:
        raise BadOptions("A match is thought over when it has ended; this one is still going on.")
    moments = tuple(thought_over(record, level, progress))
    return Analysis(moments, swings(record, moments))


def thought_over(record: Record, level: Level, progress: Progress | None = None) -> Iterator[Moment]:
    """Every decision that was a choice."""
    for number, seat, action, match in walked(record):
        if len(match.legal_actions(seat)) > 1:
            yield looked_at(match, number, seat, action, level)
        if progress is not None:
            progress(number)


def walked(record: Record) -> Iterator[tuple[int, int, int, Match]]:
    """Decision by decision: its number (counting what was taken back), the seat, what was decided, the match before."""
    done = record.replay()
    match = begun(done)
    for entry in done.log:
        yield entry.place + 1, entry.seat, entry.action, match
        match.decide(entry.seat, entry.action)


def swings(record: Record, moments: Sequence[Moment]) -> tuple[Swing, ...]:
    """The biggest turns, with what could be believed then."""
    together = find(record.game).together  # then everybody's chance is the same
    before: dict[int, float] = {}
    turns: list[tuple[Moment, float]] = []
    for moment in moments:
        whose = 0 if together else moment.seat
        if whose in before:
            turns.append((moment, before[whose]))
        before[whose] = moment.chance
    turns.sort(key=lambda turn: (-abs(turn[0].chance - turn[1]), turn[0].number))
    chosen = {moment.number: (moment, chance) for moment, chance in turns[:SWINGS]}
    found = {n: Swing(*chosen[n], guesses(match, seat)) for n, seat, _, match in walked(record) if n in chosen}
    return tuple(found[number] for number in chosen)


def begun(done: Match) -> Match:
    """The same match before its first decision."""
    return Match(
        done.game, done.players, rules=done.rules, options=done.options, seed=done.seed, entropy=done.entropy,
        games=done.games, names=done.names,
    )  # fmt: skip


def looked_at(match: Match, number: int, seat: int, action: int, level: Level) -> Moment:
    """What a bot thinks of this decision."""
    style = style_of(match.game)
    budget = Budget(max(level.iterations(style), ENOUGH))
    view = match.view_bytes(seat)
    thought = think(match.game, match.box, view, seat, budget, seed=SEED + number, style=style, room=level.room)
    best = thought.moves[0]
    made = next((move for move in thought.moves if move.action == action and move.visits >= CONSIDERED), best)
    write = match.game.decisions.write
    return Moment(number, seat, write(action), write(best.action), best.wins, max(best.wins - made.wins, 0.0))


def guesses(match: Match, seat: int) -> tuple[Guess, ...]:
    """What this seat could believe now, and what was true."""
    game, box = match.game, match.box
    found = beliefs(game, box, match.view_bytes(seat), seat, seed=SEED, worlds=WORLDS)
    truth = {where: set(whats) for where, whats in leaves(game.facts(box, match.state))}
    return tuple(
        Guess(one.where, one.what, one.likely, one.what in truth.get(one.where, ()))
        for one in worth_telling(game, found, GUESSES)
    )
