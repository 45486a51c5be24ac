"""Lychgate, a digital table for four grave-robbing games.

`new` begins a match, `load` takes one up from its record, `position` sets up any moment of a game, `score` counts what
lies on a real table, `vector` plays many games at a time.
Importing this costs little: a game is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lychgate.core.errors import (
    BadOptions,
    BadPosition,
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
    from lychgate.envs.vector import Vector
    from lychgate.play.match.match import Match


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
    from lychgate.core.input.registry import find
    from lychgate.play.match.match import Match
    from lychgate.play.record import fairness

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
    from lychgate.play.record.record import Record

    return Record.read(path).replay()


def position(game: str, given: Mapping[str, Any]) -> Match:
    """A match at any moment of a game, in the words of scenarios; what `given` leaves open is filled in legally."""
    from lychgate.core.input.registry import find
    from lychgate.play.scenario.position import set_up

    return set_up(find(game), given)


def score(game: str, given: Mapping[str, Any], decisions: Sequence[str] = ()) -> Match:
    """The match after these decisions ("1 fist 3") at a position in which all that matters is given."""
    from lychgate.core.input.registry import find
    from lychgate.play.scenario.score import score as scored

    return scored(find(game), given, decisions)


def vector(
    game: str,
    *,
    players: int,
    n: int,
    seed: int = 1,
    rules: str | None = None,
    options: Mapping[str, Any] | None = None,
    obs: str | None = "tensor",
    masks: bool = True,
    keys: bool = False,
    rewards: str = "points",
    bots: Mapping[int, str] | None = None,
) -> Vector:
    """`n` games at a time, for research: a compiled call a step (docs/research.md)."""
    from lychgate.envs.vector import Plan, Vector

    return Vector(Plan(game, players, n, seed, rules, options, obs, masks, keys, rewards, bots))


__all__ = [
    "BadOptions", "BadPosition", "BadRecord", "CannotUndo", "GameOver", "IllegalDecision", "LychgateError", "NotAsked",
    "StalePrompt", "UnknownDecision", "UnknownGame", "load", "new", "position", "score", "vector",
]  # fmt: skip
