"""A puzzle as it stands in a file: a game, the decisions that led to the question, and the answers that count.

A game's puzzles are the folder `puzzles` in the game's own, a TOML file each. They are found and written by
`lab.studies.puzzles`; nothing but `export` shows one to a person, and that shows what the seat may know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadPosition, BadRecord, LychgateError
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game
from lychgate.play.match.match import Match
from lychgate.play.scenario.checks import read_decision
from lychgate.play.scenario.position import set_up
from lychgate.play.scenario.toml_lines import Lines, game_in, located, read_toml

GRADES = range(1, 4)
HUNDRED = 100
WORD = "puzzle"  # that only a puzzle has at its top
ID_SIZE = 8


@dataclass(frozen=True, slots=True)
class Value:
    """Of a hundred imagined games, how many a decision wins, and between what that lies with 95 % confidence."""

    wins: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it was read."""

    file: Path
    id: str  # short, and another for another position
    game: Game
    given: Mapping[str, Any]
    before: tuple[tuple[int, int], ...]  # seats and decisions, from the deal to the question
    seat: int
    grade: int
    answers: tuple[int, ...]  # the decisions that count as right, the best first
    values: Mapping[int, Value]  # of every legal decision
    lines: Lines

    def match(self) -> Match:
        """The match at the question. It holds every secret."""
        match = set_up(self.game, self.given)
        for seat, action in self.before:
            match.decide(seat, action)
        return match


def is_puzzle(path: Path) -> bool:
    """Is this file a puzzle, and no scenario?"""
    try:
        return WORD in read_toml(path)[0]
    except BadRecord:
        return False


def puzzle_folder(game: Game) -> Path:
    return game.folder / "puzzles"


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """A game's puzzles, in the order of their ids; nothing for a game that has none."""
    return tuple(sorted(map(read, puzzle_folder(game).glob("*.toml")), key=lambda one: one.id))


def read(path: str | Path) -> Puzzle:
    """The puzzle in a file; or raise, with file, line and reason."""
    file = Path(path)
    data, lines = read_toml(file)
    try:
        return _puzzle(file, Given(data), lines)
    except BadPosition as wrong:
        raise located(file, lines, wrong) from None


def _puzzle(file: Path, data: Given, lines: Lines) -> Puzzle:
    given, when, asked, values = (data.part(name) for name in ("given", "when", WORD, "values"))
    game = game_in(given)
    played = _texts(when, "decisions")
    before = tuple(read_decision(game, text, ("when", "decisions"))[:2] for text in played)
    found = {_action(game, values, text, text): _value(values, text) for text in values.data}
    puzzle = Puzzle(
        file=file,
        id=hashlib.sha256(repr((game.name, sorted(given.data.items()), before)).encode()).hexdigest()[:ID_SIZE],
        game=game,
        given=given.rest().data,
        before=before,
        seat=asked.number("seat", range(1, game.players.stop), 1) - 1,
        grade=asked.number("grade", GRADES, 1),
        answers=tuple(_action(game, asked, "answers", text) for text in _texts(asked, "answers")),
        values=found,
        lines=lines,
    )
    for part in (when, asked, data):
        part.finish()
    if not puzzle.answers or not set(puzzle.answers) < set(found):
        raise asked.wrong("answers", "expected decisions that have values, and others that are no answers.")
    return puzzle


def _texts(data: Given, key: str) -> list[str]:
    found = data.value(key, [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise data.wrong(key, f"expected a list of texts, got {found!r:.80}.")
    return found


def _action(game: Game, data: Given, key: str, text: str) -> int:
    try:
        return game.decisions.read(text)
    except LychgateError as wrong:
        raise data.wrong(key, wrong.sentence) from None


def _value(data: Given, key: str) -> Value:
    found = data.value(key)
    if (
        not isinstance(found, list)
        or len(found) != len(("wins", "low", "high"))
        or not all(type(part) in (int, float) and 0 <= part <= HUNDRED for part in found)
        or not found[1] <= found[0] <= found[2]
    ):
        raise data.wrong(key, f"expected wins of 100 games, and the least and most they may be, got {found!r:.80}.")
    return Value(*map(float, found))


def written(
    game: Game, given: Mapping[str, Any], match: Match, seat: int, grade: int, answers: list[int],
    values: Mapping[int, Value],
) -> str:  # fmt: skip
    """The file of a puzzle at the moment that a match has reached."""
    write = game.decisions.write
    before = ", ".join(f'"{step.seat + 1} {write(step.action)}"' for step in match.log)
    lines = [
        "[puzzle]",
        f"seat = {seat + 1}",
        f"grade = {grade}",
        f"answers = [{', '.join(_quoted(write(action)) for action in answers)}]",
        "",
        "[given]",
        f'game = "{game.name}"',
        *(f"{key} = {_quoted(value) if isinstance(value, str) else value}" for key, value in given.items()),
        "",
        "[when]",
        f"decisions = [{before}]",
        "",
        "[values]",
        *(
            f"{_quoted(write(action))} = [{value.wins:.1f}, {value.low:.1f}, {value.high:.1f}]"
            for action, value in sorted(values.items(), key=lambda item: -item[1].wins)
        ),
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return f'"{text}"'
