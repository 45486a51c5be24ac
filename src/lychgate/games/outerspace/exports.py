"""Outer Space's contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from lychgate.games.outerspace.bot import evaluation, heuristic
from lychgate.games.outerspace.knowledge import redeal, views
from lychgate.games.outerspace.rules import choices, course, points, ruins
from lychgate.games.outerspace.rules.decisions import DECISIONS
from lychgate.games.outerspace.rules.state import Box, State
from lychgate.games.outerspace.words import picture

globals().update(
    export(
        __name__, Box, State, DECISIONS, course, choices, ruins, points, views, redeal, picture, evaluation, heuristic
    )
)
