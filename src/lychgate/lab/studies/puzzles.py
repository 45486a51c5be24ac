"""`python -m lychgate.lab.studies.puzzles GAME`: finds puzzles in games of bots, and writes them into a folder.

Every seat is played by a short search, whose thoughts are the first sight of each moment. A game gives one puzzle at
most, and of those with the same question, or the same answer to it, only so many are kept. What the folder has already
is counted, so a search can go on another day.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lychgate import bots
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.lab.engine.puzzles import GAP, Found, first_thought, judged, looks_like_one
from lychgate.play.match.match import Match
from lychgate.play.puzzle.puzzle import GRADES, puzzle_folder, read, written
from lychgate.play.scenario.position import set_up

DEALS = 1 << 16
ALIKE = 6  # puzzles with the same question and the same answer, at most
TRIED = 12  # moments of one game that are looked at closely


@dataclass
class Shelf:
    """The puzzles that there are already, counted: by grade, by question, and by question and answer."""

    folder: Path
    wanted: int  # of each grade
    grades: Counter[int] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    answers: Counter[tuple[str, int]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for one in map(read, sorted(self.folder.glob("*.toml"))):
            self.count(one.match().prompt(one.seat).name, one.answers[0], one.grade)

    def count(self, question: str, answer: int, grade: int) -> None:
        self.grades[grade] += 1
        self.questions[question] += 1
        self.answers[question, answer] += 1

    def may_take(self, question: str, answer: int) -> bool:
        """Is there room for such a one? No more than half of all puzzles ask the same, and few have the same answer."""
        half = self.wanted * len(GRADES) // 2
        return self.questions[question] < half and self.answers[question, answer] < ALIKE

    @property
    def complete(self) -> bool:
        return all(self.grades[grade] >= self.wanted for grade in GRADES)


def found_in(game: Game, given: dict[str, Any], seed: int, shelf: Shelf, gap: float) -> Iterator[Found]:
    """Puzzles in one game, but none of those that there are enough of."""
    match, luck, tried = set_up(game, given), quick(seed), 0
    while not match.over and tried < TRIED:
        seat = match.asked[0]
        thought = first_thought(match, seat, seed)
        if thought is None:
            action = bots.thumb(game, match.box, match.view_bytes(seat), seat, luck)
        else:
            action = thought.best
            if shelf.may_take(match.prompt(seat).name, action) and looks_like_one(match, seat, thought, gap):
                tried += 1
                found = judged(match, seat, gap)
                if found is not None:
                    yield found
        match.decide(seat, action)


def search(game: Game, shelf: Shelf, players: list[int], *, minutes: float, gap: float) -> None:
    """Write puzzles until there are enough of every grade, or the time is over."""
    until, chance = time.monotonic() + 60 * minutes, random.Random(time.time_ns())
    while time.monotonic() < until and not shelf.complete:
        given: dict[str, Any] = {"players": chance.choice(players), "deal": chance.randrange(DEALS)}
        for found in found_in(game, given, given["deal"], shelf, gap):
            question = found.match.prompt(found.seat).name
            if shelf.grades[found.grade] < shelf.wanted and shelf.may_take(question, found.answers[0]):
                shelf.count(question, found.answers[0], found.grade)
                keep(shelf.folder, game, given, found)
                break


def keep(folder: Path, game: Game, given: dict[str, Any], found: Found) -> None:
    """Write one down."""
    match: Match = found.match
    text = written(game, given, match, found.seat, found.grade, found.answers, found.values)
    (folder / f"{given['players']}-{given['deal']}-{len(match.log)}.toml").write_text(text, encoding="utf-8")
    best = found.values[found.answers[0]].wins
    asked = match.prompt(found.seat).name
    print(f"grade {found.grade}  {asked}: {game.decisions.write(found.answers[0])}  {best:.0f}, {found.gap:.0f} apart")


def main() -> None:
    """Search as long as it may last."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=list(registry.names()))
    parser.add_argument("--folder", type=Path, help="where they are written; usually the game's own folder of puzzles")
    parser.add_argument("--players", type=int, nargs="+", help="how many play; usually the fewest")
    parser.add_argument("--gap", type=float, default=GAP, help="of a win: by how much answers must stand out")
    parser.add_argument("--wanted", type=int, default=10, help="how many of each grade")
    parser.add_argument("--minutes", type=float, default=10, help="how long to search")
    given = parser.parse_args()
    game = registry.find(given.game)
    shelf = Shelf(given.folder or puzzle_folder(game), given.wanted)
    search(game, shelf, given.players or [game.players.start], minutes=given.minutes, gap=given.gap)


if __name__ == "__main__":
    main()
