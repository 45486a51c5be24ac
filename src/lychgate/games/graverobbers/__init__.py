"""Graverobbers (C. A. Rossi): the row of seven graves, secret goals, accusations. Rules GR-1 to GR-34."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.model.contract import Game, Option
from lychgate.games.graverobbers import exports
from lychgate.games.graverobbers.rules.cards import COLUMN, DECK, GOAL_CARDS, GRAVES, HAND, ROUNDS
from lychgate.games.graverobbers.rules.decisions import DECISIONS
from lychgate.games.graverobbers.rules.events import EVENTS, POINTS, PROMPTS, RUINS
from lychgate.games.graverobbers.rules.state import Box, State
from lychgate.games.graverobbers.words import position
from lychgate.games.graverobbers.words.shape import SHAPE

NO_YES = (False, True)
AFTER_ACCUSING = ("goes-on", "ends", "first-player-goes-on")  # as GOES_ON and its siblings in `state`

OPTIONS = {
    "spy": Option("either", ("either", "first"), "GR-12"),
    "early_end": Option("round", ("round", "turn"), "GR-24"),
    "tie": Option("share", ("share", "tied-are-out"), "GR-31"),
    "match_tie": Option("second-total", ("second-total", "last-game"), "GR-32"),
    "after_accusing": Option("goes-on", AFTER_ACCUSING, "GR-20"),
    "accuse_at_end": Option(False, NO_YES, "GR-22"),
    "open_hands": Option(False, NO_YES, "GR-33"),
    "first_player": Option(
        0, (0, 1, 2, 3, 4, 5, 6), "GR-6", seat=True
    ),
}  # fmt: skip

RULE_SETS: Mapping[str, Mapping[str, Any]] = {
    "german": {},
    "french": {"spy": "first", "early_end": "turn", "tie": "tied-are-out", "match_tie": "last-game"},
}


def material(box: Any, players: int, settings: Mapping[str, Any]) -> None:
    """Put cards, goals, and what goes by the number of players into the box."""
    box["hand"], box["rounds"] = HAND[players], ROUNDS[players]
    box["graves"], box["column"] = GRAVES, COLUMN
    box["deck"] = DECK
    box["goals"] = len(GOAL_CARDS)
    colours, ones, twos, points = zip(*GOAL_CARDS, strict=True)
    box["goal_colour"], box["goal_one"], box["goal_two"], box["goal_points"] = colours, ones, twos, points


GAME = Game(
    name="graverobbers",
    prefix="GR",
    version=2,
    players=range(3, 7),
    players_rule="GR-4",
    box=Box,
    state=State,
    exports=exports,
    options=OPTIONS,
    rule_sets=RULE_SETS,
    material=material,
    decisions=DECISIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=POINTS,
    ruins=RUINS,
    shape=SHAPE,
    position=position,
    style={"effort": 2000, "daring": 150, "horizon": 2, "lead": 1000, "clear": 6, "blur": 300},
)
