"""Does a puzzle still stand? Its game can be played to the question, and its values are of all that is legal there.

Whether its answers are still the best, a search has to find out: `lab.engine.puzzles`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lychgate.core.errors import LychgateError
from lychgate.play.match.match import Match
from lychgate.play.puzzle.puzzle import Puzzle, read
from lychgate.play.scenario.scenario import Failure, Report


def check(path: str | Path) -> tuple[Puzzle, Report]:
    """Read a puzzle and play to its question."""
    puzzle = read(path)
    return puzzle, Report(puzzle.file, puzzle.id, (), tuple(_wrong(puzzle)))


def _wrong(puzzle: Puzzle) -> Iterator[Failure]:
    try:
        match = puzzle.match()
    except LychgateError as refused:
        yield _failure(puzzle, ("when", "decisions"), "decisions", "a game that can be played", refused.sentence)
        return
    if puzzle.seat not in match.asked:
        yield _failure(puzzle, ("puzzle", "seat"), "seat", f"one of {[seat + 1 for seat in match.asked]}", "another")
        return
    yield from _wrong_values(puzzle, match)


def _wrong_values(puzzle: Puzzle, match: Match) -> Iterator[Failure]:
    write = puzzle.game.decisions.write
    legal = set(match.legal_actions(puzzle.seat))
    for action in sorted(legal ^ set(puzzle.values)):
        expected, found = ("a value", "none") if action in legal else ("a legal decision", "another")
        yield _failure(puzzle, ("values", write(action)), write(action), expected, found)
    least = min(puzzle.values[action].low for action in puzzle.answers)
    for action, value in puzzle.values.items():
        if action not in puzzle.answers and value.high >= least:
            yield _failure(puzzle, ("values", write(action)), write(action), f"less than {least}", f"{value.high}")


def _failure(puzzle: Puzzle, path: tuple[str, ...], what: str, expected: str, found: str) -> Failure:
    return Failure(puzzle.file, puzzle.lines.of(path), 1, what, expected, found)
