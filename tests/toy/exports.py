"""Vigil's contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from tests.toy import choices, picture, rules, thumbs, views
from tests.toy.decisions import DECISIONS
from tests.toy.state import Box, State

globals().update(export(__name__, Box, State, DECISIONS, rules, choices, views, picture, thumbs))
