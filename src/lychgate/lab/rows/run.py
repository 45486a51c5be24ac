"""A run: cells of a grid, cut into parts of fixed size, and all that somebody needs to make the same rows again."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from lychgate.core.compile.pointer import Pointer
from lychgate.core.input import registry
from lychgate.core.model.batch import POLICY
from lychgate.core.model.contract import Game
from lychgate.lab.engine.grids import Cell
from lychgate.lab.engine.simulate import MOST_GAMES, Plan
from lychgate.lab.rows.watching import WATCHED
from lychgate.play.text.option_words import written

PART, SEARCHED_PART = 20_000, 20  # games


@dataclass(frozen=True, slots=True)
class Stretch:
    """The games of one part."""

    number: int
    cell: int
    first: int
    games: int


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played, and how many games a part has."""

    cells: tuple[Cell, ...]
    part: int

    @classmethod
    def of(cls, cells: list[Cell], part: int | None = None) -> Run:
        """With parts of the usual size: of bots that search a few games, since each takes seconds."""
        slow = any(cell.plan.searched for cell in cells)
        return cls(tuple(cells), part or (SEARCHED_PART if slow else PART))

    @property
    def base(self) -> Plan:
        """The plan of the first cell."""
        return self.cells[0].plan

    @property
    def game(self) -> Game:
        return registry.find(self.base.game)

    @property
    def games(self) -> int:
        """In all cells."""
        return sum(cell.plan.games for cell in self.cells)

    @property
    def bots(self) -> tuple[str, ...]:
        """All that play in any cell."""
        return tuple(dict.fromkeys(bot for cell in self.cells for bot in cell.plan.bots))

    def stretches(self) -> list[Stretch]:
        """The parts, numbered from 0."""
        found = [
            (number, first, min(self.part, cell.plan.games - first))
            for number, cell in enumerate(self.cells)
            for first in range(0, cell.plan.games, self.part)
        ]
        return [Stretch(number, *rest) for number, rest in enumerate(found)]

    def pointers(self) -> list[Pointer]:
        """What has to be compiled for it."""
        game = self.game
        needed = [pointer for cell in self.cells if cell.plan.searched for pointer in cell.plan.pointers(game)]
        return [*needed, WATCHED, *(game.pointers[name] for name in POLICY)]

    def provenance(self) -> dict[str, Any]:
        """Where the rows come from. It does not say on how many cores, for the rows do not depend on it."""
        return {
            "software": f"lychgate {version('lychgate')}",
            "game": self.base.game,
            "rules_version": self.game.version,
            "command": self.command,
            "seed": self.base.seed,
            "games": self.games,
            "part": self.part,
            "cells": [
                {"varied": {name: told(value) for name, value in cell.varied.items()}, **settings(cell.plan)}
                for cell in self.cells
            ],
        }

    @property
    def command(self) -> str:
        """What somebody would type for the first cell, or all cells one by one if there are several."""
        return "; ".join(command(cell.plan) for cell in self.cells)


def settings(plan: Plan) -> dict[str, Any]:
    """All that is chosen in a cell, with every option, also those that were not named."""
    game = registry.find(plan.game)
    rules = plan.rules or next(iter(game.rule_sets), "")
    return {
        "players": plan.players,
        "rules": rules,
        "bots": list(plan.seated),
        "games": plan.games,
        "options": dict(game.settings(plan.players, plan.rules, plan.options)),
    }


def command(plan: Plan) -> str:
    """A plan, as it is typed."""
    words = ["lychgate", "simulate", plan.game, "--games", str(plan.games), "--players", str(plan.players)]
    words += ["--seed", str(plan.seed), "--bots", ",".join(plan.bots)]
    words += ["--rules", plan.rules] if plan.rules else []
    for name, value in (plan.options or {}).items():
        words += ["--option", f"{name}={written(value)}"]
    return shlex.join(words)


def told(value: Any) -> Any:
    """A value of something varied as plain data; bots of all seats as they are typed."""
    return "+".join(value) if isinstance(value, tuple) else value


def deal_of(plan: Plan, number: int) -> tuple[int, int]:
    """The seeds of a game's deal and its bots' wits, where bots are asked one by one; as in `engine.simulate`."""
    return plan.seed * MOST_GAMES + number, plan.seed + number
