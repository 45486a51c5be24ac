"""Every registered game, and the toy, with every number of players and rule set, and its kit's combinations."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from tests.conformance.kit import Kit, Tiny
from tests.conformance.table import Table
from tests.toy import GAME as VIGIL


def names() -> list[str]:
    """All games that the suite is for."""
    return sorted({*registry.names(), VIGIL.name})


def find(game: str) -> Game:
    """The game of that name, as its kit has it; the toy is not registered while tests are being collected."""
    if game == VIGIL.name:
        return VIGIL
    return (kit_of(game).tried if has_kit(game) else None) or registry.find(game)


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


def has_kit(game: str) -> bool:
    return importlib.util.find_spec(f"tests.conformance.kits.{game}") is not None


@cache
def kit_of(game: str) -> Kit:
    kit = importlib.import_module(f"tests.conformance.kits.{game}").KIT
    assert isinstance(kit, Kit)
    assert kit.game == game, f"the kit in kits/{game}.py says it is for {kit.game}"
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
    return [case for game in games() for case in cases(game)]


def tiny_boxes(*, long: bool) -> list[tuple[str, Tiny]]:
    """The boxes small enough to list all worlds of, with the name of the game."""
    return [(game, tiny) for game in games() for tiny in kit_of(game).tiny() if long or not tiny.long]
