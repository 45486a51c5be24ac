"""Gravediggers (R. Knizia): five cemeteries, hidden cards, fists of money. Rules GD-1 to GD-25."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.model.contract import Game, Option
from lychgate.games.gravediggers import exports
from lychgate.games.gravediggers.rules.cards import CEMETERIES, DECK, HAND, NOTES, PLAYERS, START_MONEY, TILES
from lychgate.games.gravediggers.rules.decisions import DECISIONS
from lychgate.games.gravediggers.rules.events import EVENTS, POINTS, PROMPTS, RUINS
from lychgate.games.gravediggers.rules.state import Box, State
from lychgate.games.gravediggers.words import position
from lychgate.games.gravediggers.words.shape import SHAPE

EMPTIED = ("reopens", "closed")  # as REOPENS and CLOSES in `state`

OPTIONS = {
    "emptied": Option("reopens", EMPTIED, "GD-11"),
    "open_money": Option(False, (False, True), "GD-25"),
    "first_player": Option(0, (0, 1, 2, 3, 4, 5), "GD-5", seat=True),
}


def material(box: Any, players: int, settings: Mapping[str, Any]) -> None:
    """Put cards, tiles, money and cemeteries into the box."""
    box["hand"] = HAND
    box["cemeteries"] = CEMETERIES
    box["money"] = START_MONEY
    box["notes"] = NOTES
    box["deck"] = DECK
    box["tiles"] = TILES


GAME = Game(
    name="gravediggers",
    prefix="GD",
    version=2,
    players=PLAYERS,
    box=Box,
    state=State,
    exports=exports,
    options=OPTIONS,
    rule_sets={"standard": {}},
    material=material,
    decisions=DECISIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=POINTS,
    ruins=RUINS,
    shape=SHAPE,
    position=position,
    style={"effort": 600, "horizon": 10, "lead": 700, "clear": 10, "mixes": 800, "blur": 800},
)
