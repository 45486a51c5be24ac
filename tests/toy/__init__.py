"""Vigil: six cards, a die, and everything that can be hard about a game. Rules VG-1 to VG-12.

Nobody would play it for fun. It is there to be read, with docs/adding-a-game.md, and because it is so
small that every course a game of it can take is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.model.contract import Game, Option
from tests.toy import exports
from tests.toy.cards import CARDS, DIE, HAND, WATCHES
from tests.toy.decisions import DECISIONS
from tests.toy.events import EVENTS, POINTS, PROMPTS
from tests.toy.picture import SHAPE
from tests.toy.state import Box, State

OPTIONS = {
    "first_player": Option(0, (0, 1, 2, 3), "VG-3", seat=True),
    "watches": Option(WATCHES, (1, WATCHES), "VG-5"),
    "vows": Option(True, (False, True), "VG-7"),
}

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"standard": {}, "brief": {"watches": 1, "vows": False}}


def material(box: Any, players: int, settings: Mapping[str, Any]) -> None:
    """Put the cards and the die into the box."""
    box["cards"], box["hand"], box["die"] = CARDS, HAND[players], DIE


GAME = Game(
    name="vigil",
    prefix="VG",
    version=1,
    players=range(2, 4),
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
    shape=SHAPE,
)
