"""All that a page's own table has to know of a game besides the game as data: sizes, boxes, how its bots search.

A box is Python's work: cards are read from files, options checked. The page gets one for each number of players, with
what each value of each option changes in it. That options do not get into each other's way is checked here, for every
rule set, and by the tests for options together.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import numpy as np

from lychgate.bots.levels import FINE, GOOD, LEVELS, SEEDS
from lychgate.bots.search.thinking import SLICE
from lychgate.bots.search.tree import (
    ACTION,
    EDGE,
    EDGES,
    FIRST,
    MIXED,
    NODE,
    POINTS,
    SEALED,
    TAKEN,
    WIN,
    WON,
    WORTH,
    Tree,
)
from lychgate.bots.styles import THOUSAND, parts_of, style_of
from lychgate.core.model.chance import CHANCE, QUICK, STEP
from lychgate.core.model.contract import Game, Option
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import EVENT_ROOM, EVENT_WIDTH, SPECTATOR_BIT
from lychgate.core.model.sorts import SEATS
from lychgate.play.match import moves
from lychgate.play.match.match import MOST_GAMES
from lychgate.play.match.refusals import REASONS
from lychgate.play.text.export import game_hash
from lychgate.site.functions import functions

Patch = list[list[Any]]  # stretches of bytes that are otherwise: where one begins, and the bytes in hexadecimal


def game_kit(game: Game) -> dict[str, Any]:
    """The game's own part."""
    return {
        "hash": game_hash(game),
        "state": game.state_layout.itemsize,
        "actions": game.actions,
        "players_at": _field(game, "players")[0],
        "boxes": {str(players): boxes(game, players) for players in game.players},
        "functions": {pointer.name: list(pointer.signature) for pointer in functions(game)},
        "chance": {"size": CHANCE.itemsize, "quick_source": QUICK, "quick_step": str(STEP), **_chance_fields()},
        "events": {"width": EVENT_WIDTH, "room": EVENT_ROOM, "spectator": SPECTATOR_BIT},
        "seats": SEATS,
        "most_games": MOST_GAMES,
        "refused": moves.REFUSED,
        "reasons": {str(number): {"code": kind.code, "message": said} for number, (kind, said) in REASONS.items()},
        "search": search(game),
    }


def _chance_fields() -> dict[str, list[int]]:
    """Where the fields of chance lie that a match sets or looks at, and how long they are."""
    assert CHANCE.fields is not None
    found = {name: CHANCE.fields[name] for name in ("key", "quick", "source", "count", "position")}
    return {name: [field[1], field[0].itemsize] for name, field in found.items()}


# --- boxes


def boxes(game: Game, players: int) -> dict[str, Any]:
    """The usual box for so many, and what options change in it."""
    usual = game.settings(players)
    base = game.build(players, usual)
    options = {
        name: {_key(value): difference(base, game.build(players, usual | {name: value})) for value in values}
        for name, option in game.options.items()
        if (values := [value for value in _values(option, players) if value != usual[name]])
    }
    numbers = {name: _field(game, name) for name, option in game.options.items() if isinstance(option.values, range)}
    for rules, chosen in game.rule_sets.items():
        together = base.copy()
        for name, value in chosen.items():
            if value != usual[name]:
                put(together, options[name][_key(value)])
        assert np.array_equal(together, game.make_box(players, rules)), f"{game.name}: options of {rules} interfere"
    return {"base": base64.b64encode(base.tobytes()).decode(), "options": options, "numbers": numbers}


def _values(option: Option, players: int) -> list[Any]:
    """Those that are listed. Numbers of a range stand in the box as they are."""
    if isinstance(option.values, range):
        return []
    return [value for value in option.values if not option.seat or value <= players]


def _field(game: Game, name: str) -> list[int]:
    """Where a number lies in the box, and how long it is."""
    assert game.box_layout.fields is not None
    kind, start = game.box_layout.fields[name][:2]
    return [start, kind.itemsize]


def _key(value: Any) -> str:
    """A value as JavaScript's `String` writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def difference(one: Bytes, other: Bytes) -> Patch:
    """What to change in one box to get the other."""
    places = np.flatnonzero(one != other)
    stretches = np.split(places, np.flatnonzero(np.diff(places) > 1) + 1) if len(places) else []
    return [[int(part[0]), other[part[0] : part[-1] + 1].tobytes().hex()] for part in stretches]


def put(box: Bytes, patch: Patch) -> None:
    """Change a box by a patch."""
    for start, digits in patch:
        new = bytes.fromhex(digits)
        box[start : start + len(new)] = np.frombuffer(new, np.uint8)


# --- bots


def search(game: Game) -> dict[str, Any]:
    """How each level searches this game."""
    style = style_of(game)
    return {
        "how": {str(players): style.numbers(game, players).tolist() for players in game.players},
        "mixes": style.mixes / THOUSAND,
        "matched": style.regrets,
        "paired": bool(style.paired),
        "parts": parts_of(game),
        "seeds": SEEDS,
        "fine": FINE,
        "good": GOOD,
        "slice": SLICE,
        "tree": {
            "node": NODE,
            "edge": EDGE,
            "first": FIRST,
            "edges": EDGES,
            "sealed": SEALED,
            "action": ACTION,
            "taken": TAKEN,
            "mixed": MIXED,
            "worth": WORTH,
            "won": WON,
            "points": POINTS,
            "win": WIN,
        },
        "levels": [
            {"name": level.name, "softness": level.softness, "iterations": level.iterations(style), **_room(level.room)}
            for level in LEVELS
        ],
    }


def _room(room: int) -> Mapping[str, int]:
    """How large the lists of a tree are that remembers so many views."""
    tree = Tree(room)
    return {"keys": len(tree.keys), "nodes": len(tree.nodes), "edges": len(tree.edges), "used": len(tree.used)}
