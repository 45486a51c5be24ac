"""Lychgate, a digital table for four grave-robbing games.

`new` begins a match, `load` takes one up from its record.
Importing this costs little: the compiler is loaded with the first game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lychgate.core.errors import (
    BadOptions,
    BadRecord,
    CannotUndo,
    GameOver,
    IllegalDecision,
    LychgateError,
    NotAsked,
    StalePrompt,
    UnknownDecision,
    UnknownGame,
)

if TYPE_CHECKING:
    from lychgate.play.match import Match


def new(
    game: str,
    *,
    players: int,
    rules: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | bytes | None = None,
    entropy: Mapping[int, str] | None = None,
    games: int = 1,
    names: Sequence[str] | None = None,
) -> Match:
    """Begin a match. Without a seed it is drawn from the system's own entropy."""
    from lychgate.core.registry import find
    from lychgate.play import fairness
    from lychgate.play.match import Match

    return Match(
        find(game),
        players,
        rules=rules,
        options=options,
        seed=fairness.seed_bytes(seed),
        entropy=entropy,
        games=games,
        names=names,
    )


def load(path: str | Path) -> Match:
    """Take up a match from its record: checked, replayed, ready to go on."""
    from lychgate.play.record import Record

    return Record.read(path).replay()


__all__ = [
    "BadOptions", "BadRecord", "CannotUndo", "GameOver", "IllegalDecision", "LychgateError", "NotAsked",
    "StalePrompt", "UnknownDecision", "UnknownGame", "load", "new",
]  # fmt: skip
