"""Skull Raffle. Rules SR-1 to SR-15."""

from __future__ import annotations

from lychgate.core.model.contract import Game
from skull_raffle import exports
from skull_raffle.rules import DECISIONS, EVENTS, POINTS, PROMPTS, Box, State, material

GAME = Game(
    name="skull_raffle",
    prefix="SR",
    version=1,
    players=range(3, 6),
    box=Box,
    state=State,
    exports=exports,
    options={},
    rule_sets={"standard": {}},
    decisions=DECISIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=POINTS,
    material=material,
)
