"""Gravediggers (R. Knizia): five cemeteries, hidden cards, fists of money. Rules GD-1 to GD-25."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.model.contract import Game, Option
from lychgate.core.model.layout import Bytes, blank
from lychgate.games.gravediggers import exports
from lychgate.games.gravediggers.rules.cards import (
    CEMETERIES,
    DECK,
    HAND,
    NAMES,
    NOTES,
    PLAYERS,
    START_MONEY,
    TILE_NAMES,
    TILES,
)
from lychgate.games.gravediggers.rules.decisions import ACTIONS
from lychgate.games.gravediggers.rules.events import EVENTS, POINTS, PROMPTS
from lychgate.games.gravediggers.rules.state import BOX, Box, State
from lychgate.games.gravediggers.words import notation, position
from lychgate.games.gravediggers.words.picture import picture

OPTIONS = {
    "emptied": Option("reopens", ("reopens", "closed"), "GD-11", "what becomes of cemeteries the pile cannot refill"),
    "open_money": Option(False, (False, True), "GD-25", "screens show everybody's money, not only the own"),
    "first_player": Option(0, (0, 1, 2, 3, 4, 5), "GD-5", "the seat that begins, from 1; 0: chance decides", seat=True),
}


def build(players: int, settings: Mapping[str, Any]) -> Bytes:
    """The box for so many players and these (complete, checked) settings."""
    buffer = blank(BOX)
    box = buffer.view(BOX)
    box["players"] = players
    box["hand"] = HAND
    box["cemeteries"] = CEMETERIES
    box["money"] = START_MONEY
    box["notes"] = NOTES
    box["closes"] = settings["emptied"] == "closed"
    box["open_money"] = settings["open_money"]
    box["begins"] = settings["first_player"]
    box["deck"] = DECK
    box["tiles"] = TILES
    return buffer


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
    build=build,
    actions=ACTIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=POINTS,
    sorts={
        "card": lambda number: f"card-{NAMES[number - 1]}",
        "tile": lambda number: f"tile-{TILE_NAMES[number]}",
    },
    notation=notation,
    picture=picture,
    position=position,
)
