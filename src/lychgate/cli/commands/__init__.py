"""The app with all its commands: each module adds its own when it is imported."""

from __future__ import annotations

from lychgate.cli.app import app
from lychgate.cli.commands import (
    admin,
    analyse,
    arena,
    bench,
    cards,
    check,
    check_game,
    export,
    hint,
    learn,
    new_game,
    options,
    play,
    puzzle,
    replay,
    rules,
    score,
    serve,
    simulate,
    site,
    warm,
)

__all__ = [
    "admin",
    "analyse",
    "app",
    "arena",
    "bench",
    "cards",
    "check",
    "check_game",
    "export",
    "hint",
    "learn",
    "new_game",
    "options",
    "play",
    "puzzle",
    "replay",
    "rules",
    "score",
    "serve",
    "simulate",
    "site",
    "warm",
]
