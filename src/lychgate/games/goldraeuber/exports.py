"""Goldräuber's contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from lychgate.games.goldraeuber.bot import evaluation, heuristic
from lychgate.games.goldraeuber.knowledge import views
from lychgate.games.goldraeuber.rules import choices, points, refusals, ruins, turns
from lychgate.games.goldraeuber.rules.decisions import DECISIONS
from lychgate.games.goldraeuber.rules.state import Box, State
from lychgate.games.goldraeuber.words import picture

globals().update(
    export(
        __name__, Box, State, DECISIONS, turns, choices, refusals, ruins, points, views, picture, evaluation, heuristic
    )
)
