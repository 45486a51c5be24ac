"""Gravediggers' contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from lychgate.games.gravediggers.bot import evaluation, heuristic
from lychgate.games.gravediggers.knowledge import views
from lychgate.games.gravediggers.rules import choices, points, ruins, turns
from lychgate.games.gravediggers.rules.decisions import DECISIONS
from lychgate.games.gravediggers.rules.state import Box, State
from lychgate.games.gravediggers.words import picture

globals().update(
    export(__name__, Box, State, DECISIONS, turns, choices, ruins, points, views, picture, evaluation, heuristic)
)
