"""docs/lab: a report of each game by rule-of-thumb players, and what changes with each rule set and each option.

`python -m lychgate.lab.studies.reports docs/lab` plays the games and writes the pages.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.lab.engine.grids import Varied, cells
from lychgate.lab.engine.simulate import Plan
from lychgate.lab.reports.page import report_page
from lychgate.lab.rows.run import Run
from lychgate.lab.rows.writing import write

GAMES, SEED = 4_000, 29
PLAYERS = 4


def varied(game: Game, players: int) -> Varied:
    """Every rule set, every number of players, and every value of an option that is a word or yes or no."""
    rules = list(game.rule_sets)
    found: list[tuple[str, list[object]]] = [("rules", [*rules])] if len(rules) > 1 else []
    found.append(("players", [players, *(count for count in game.players if count != players)]))
    for name, option in game.options.items():
        if not option.counts and len(option.values) > 1:
            found.append((name, [option.default, *(value for value in option.values if value != option.default)]))
    return found


def report(name: str, games: int, folder: Path, language: str, processes: int | None) -> str:
    """The page about a game, and its rows in a folder."""
    game = registry.find(name)
    players = min(PLAYERS, game.players[-1])
    grid = cells(Plan(name, players, games, SEED, ("thumb",)), varied(game, players), one_at_a_time=True)
    return report_page(write(Run.of(grid), folder / name, processes=processes).rows, language)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help="in each cell")
    parser.add_argument("--rows", type=Path, help="a folder that keeps the rows, to go on with or to look at")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--game", action="append", help="only this one")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as passing:
        for name in given.game or registry.names():
            text = report(name, given.games, given.rows or Path(passing), given.lang, given.processes)
            (given.folder / f"{name}.html").write_text(text, encoding="utf-8")
            print(f"{given.folder / name}.html: {len(text.encode()) // 1000} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
