"""The app with all its commands: each module adds its own when it is imported."""

from __future__ import annotations

from lychgate.cli import analyse, arena, bench, cards, check, hint, options, play, replay, rules, serve, simulate, warm
from lychgate.cli.app import app

__all__ = [
    "analyse",
    "app",
    "arena",
    "bench",
    "cards",
    "check",
    "hint",
    "options",
    "play",
    "replay",
    "rules",
    "serve",
    "simulate",
    "warm",
]
