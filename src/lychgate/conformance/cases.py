"""Every game there is, with every number of players and rule set, and its kit's combinations."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lychgate.conformance.counts import LONG
from lychgate.conformance.kit import Kit, Tiny
from lychgate.conformance.table import Table
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes


@cache
def unregistered() -> Mapping[str, Game]:
    """Games that LYCHGATE_TRY names by their modules: they are tried, though nobody can play them."""
    modules = filter(None, os.environ.get("LYCHGATE_TRY", "").split(","))
    return {game.name: game for game in (importlib.import_module(module).GAME for module in modules)}


def names() -> list[str]:
    """All games that the suite is for; LYCHGATE_ONLY leaves one."""
    only = os.environ.get("LYCHGATE_ONLY")
    return [only] if only else sorted({*registry.names(), *unregistered()})


def find(game: str) -> Game:
    """The game of that name, as its kit has it."""
    return (kit_of(game).tried if has_kit(game) else None) or found(game)


def found(game: str) -> Game:
    return unregistered().get(game) or registry.find(game)


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    players: int
    rules: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), self.rules, *(f"{k}={v}" for k, v in self.options.items())])

    def box(self) -> Bytes:
        return find(self.game).make_box(self.players, self.rules, self.options)

    def table(self) -> Table:
        return Table(find(self.game), self.box())


def kit_module(game: str) -> str:
    """Where a game has its kit: in the module `kit` of its package."""
    return f"{found(game).package}.kit"


def has_kit(game: str) -> bool:
    return importlib.util.find_spec(kit_module(game)) is not None


@cache
def kit_of(game: str) -> Kit:
    kit = importlib.import_module(kit_module(game)).KIT
    assert isinstance(kit, Kit)
    assert kit.game == game, f"the kit in {kit_module(game)} says it is for {kit.game}"
    return kit


def games() -> list[str]:
    """The games the suite can try; `test_every_game_has_a_kit` fails for the others."""
    return [name for name in names() if has_kit(name)]


def cases(game: str) -> list[Case]:
    """All ways to play a game that are tried."""
    found = find(game)
    plain = [Case(game, players, rules) for players in found.players for rules in found.rule_sets]
    return plain + [Case(game, players, rules, options) for players, rules, options in kit_of(game).combinations]


def all_cases() -> list[Case]:
    """The cases that the suite goes through: all of them in the long suite, and where one game is looked at."""
    every = LONG or "LYCHGATE_ONLY" in os.environ
    return [case for game in games() for case in (cases(game) if every else some_cases(game))]


def some_cases(game: str) -> list[Case]:
    """A short form of `cases`: every rule set once, with the fewest and the most players in turn."""
    found = find(game)
    rule_sets, ends = list(found.rule_sets), (found.players[0], found.players[-1])
    return [Case(game, ends[n % 2], rule_sets[n % len(rule_sets)]) for n in range(max(2, len(rule_sets)))]


def tiny_boxes(*, long: bool) -> list[tuple[str, Tiny]]:
    """The boxes small enough to list all worlds of, with the name of the game."""
    return [(game, tiny) for game in games() for tiny in kit_of(game).tiny() if long or not tiny.long]
