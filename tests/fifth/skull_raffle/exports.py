"""Skull Raffle's contract over raw bytes."""

from __future__ import annotations

from lychgate.core.model.exports import export
from skull_raffle import bot, knowledge, rules
from skull_raffle.rules import DECISIONS, Box, State

globals().update(export(__name__, Box, State, DECISIONS, rules, knowledge, bot))
