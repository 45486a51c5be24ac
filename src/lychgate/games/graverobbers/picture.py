"""A view of Graverobbers as plain data with the rulebook's words, for screens and scripts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from lychgate.core.reading import reading
from lychgate.core.record import Bytes
from lychgate.games.graverobbers.cards import (
    BLACK,
    BOBBY,
    COLUMN,
    DEALT_GOALS,
    DETECTIVE,
    GOAL_CARDS,
    KINDS,
    NAMES,
)
from lychgate.games.graverobbers.state import BOX, STATE

PHASES = ("choosing-goals", "turn", "accusing", "over")
FATES = ("open", "intact", "ransacked")

# A picture is made several times for every decision at a table, so a view is read as the bytes it is: every field
# used here is one of small numbers, a byte each, and its parts are what the caches below go by.
AT = {name: STATE.fields[name][1] for name in STATE.names or () if STATE.fields}


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null. Parts are shared between pictures: change none."""
    b, v = _box(box.tobytes()), view.tobytes()
    phase = PHASES[v[AT["phase"]]]
    rounds_over = v[AT["round"]] - (v[AT["turns"]] < b.players)
    return {
        "phase": phase,
        "round": v[AT["round"]],
        "rounds": b.rounds,
        "first": v[AT["first"]],
        "turn": v[AT["turn"]],
        "accuser": v[AT["accuser"]] if phase == "accusing" else None,
        "played": v[AT["played"]],
        "spied": bool(v[AT["spied"]]),
        "laid_at": v[AT["laid_at"]] or None,
        # GR-23: the grave with the number of each finished round is turned
        "graves": [_grave(v, number, number < rounds_over, b.column) for number in range(b.graves)],
        "seats": [_player(v, seat, phase == "choosing-goals") for seat in range(b.players)],
        "spies": _spies(v[AT["spies"] : AT["spies"] + KINDS]),
    }


@lru_cache(maxsize=1024)
def _box(box: bytes) -> Any:
    return reading(np.frombuffer(box, np.uint8), BOX)


def _grave(v: bytes, number: int, turned: bool, room: int) -> dict[str, Any]:
    height, row = v[AT["height"] + number], number * COLUMN
    column = v[AT["card"] + row : AT["card"] + row + height]
    layers = v[AT["layer"] + row : AT["layer"] + row + height]
    return grave(number, v[AT["fate"] + number], turned, column, layers, v[AT["up"] + number], room)


def _player(v: bytes, seat: int, choosing: bool) -> dict[str, Any]:
    held = AT["hand"] + seat * KINDS
    goals = AT["goal"] + seat * DEALT_GOALS
    return player(
        seat, v[held : held + KINDS], v[AT["hand_size"] + seat], v[goals : goals + DEALT_GOALS], choosing,
        v[AT["choice"] + seat], v[AT["answered"]] >> seat & 1, v[AT["accused"] + seat],
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _spies(counts: bytes) -> list[str]:
    return [name for name, count in zip(NAMES, counts, strict=False) for _ in range(count)]


@lru_cache(maxsize=16_384)
def grave(number: int, fate: int, turned: bool, column: bytes, layers: bytes, up: int, room: int) -> dict[str, Any]:
    """One grave with its column, the nearest card first, and what the known cards there add up to."""
    cards = [
        {"card": NAMES[card - 1] if card else None, "up": bool(up >> place & 1), "layer": layers[place] - 1}
        for place, card in enumerate(column)
    ]
    known = [card - 1 for card in column if card]
    detectives = [kind for kind in known if DETECTIVE <= kind < BOBBY]
    bobbies = [kind for kind in known if kind >= BOBBY][: len(detectives)]
    return {
        "number": number + 1,
        "fate": FATES[fate],
        "turned": turned,
        "cards": cards,
        "next_up": not cards or not cards[-1]["up"],
        "room": room - len(cards),
        "defence": sum(worth(kind) for kind in detectives + bobbies),
        "robbery": sum(worth(kind) for kind in known if kind < DETECTIVE),
    }


@lru_cache(maxsize=16_384)
def player(
    seat: int, held: bytes, hand_size: int, dealt: bytes, choosing: bool, choice: int, answered: int, accused: int
) -> dict[str, Any]:
    """One player: what is open, and hand and goals where the view knows them."""
    hand = [name for name, count in zip(NAMES, held, strict=False) for _ in range(count)]
    goals = [goal(number) for number in dealt if number]
    kept = goals if choosing else goals[: DEALT_GOALS - 1]
    return {
        "seat": seat,
        "hand_size": hand_size,
        "hand": hand if len(hand) == hand_size else None,
        "goals": kept or None,
        "returned": goals[-1] if not choosing and len(goals) == DEALT_GOALS else None,
        "choice": choice or None,
        "answered": bool(answered),
        "accused": accused - 1 if accused else None,
    }


def goal(number: int) -> dict[str, Any]:
    """A goal card: number is counted from 1."""
    colour, one, two, points = GOAL_CARDS[number - 1]
    return {
        "colour": "black" if colour == BLACK else "white",
        "graves": [one, two] if one else None,
        "points": points,
    }


def goal_name(number: int) -> str:
    """A goal's name in messages: `black-1-2`, `white-majority`."""
    colour, one, two, _ = GOAL_CARDS[number - 1]
    return f"{'black' if colour == BLACK else 'white'}-{f'{one}-{two}' if one else 'majority'}"


def worth(kind: int) -> int:
    """The number on a card."""
    return int(NAMES[kind][1])
