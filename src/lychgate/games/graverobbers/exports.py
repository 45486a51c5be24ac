"""Graverobbers' contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from lychgate.games.graverobbers.bot import evaluation, heuristic
from lychgate.games.graverobbers.knowledge import views
from lychgate.games.graverobbers.rules import choices, points, ruins, setup, totals, turns
from lychgate.games.graverobbers.rules.decisions import DECISIONS
from lychgate.games.graverobbers.rules.state import Box, State
from lychgate.games.graverobbers.words import picture

globals().update(
    export(
        __name__, Box, State, DECISIONS, setup, turns, choices, ruins, points, totals, views, picture, evaluation,
        heuristic,
    )
)  # fmt: skip
