"""A view of Graverobbers as plain data with the rulebook's words, for screens and scripts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from lychgate.core.reading import reading
from lychgate.core.record import Bytes
from lychgate.games.graverobbers.cards import BLACK, BOBBY, DEALT_GOALS, DETECTIVE, GOAL_CARDS, KINDS, NAMES
from lychgate.games.graverobbers.state import BOX, STATE

PHASES = ("choosing-goals", "turn", "accusing", "over")
FATES = ("open", "intact", "ransacked")

Row = tuple[int, ...]


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null. Parts are shared between pictures: change none."""
    b, v = _box(box.tobytes()), reading(view, STATE)
    phase = PHASES[v.phase]
    rounds_over = v.round - (v.turns < b.players)
    choosing = phase == "choosing-goals"
    return {
        "phase": phase,
        "round": v.round,
        "rounds": b.rounds,
        "first": v.first,
        "turn": v.turn,
        "accuser": v.accuser if phase == "accusing" else None,
        "played": v.played,
        "spied": bool(v.spied),
        "laid_at": v.laid_at or None,
        "graves": [
            # GR-23: the grave with the number of each finished round is turned
            grave(n, v.fate[n], n < rounds_over, v.row("card", n)[: v.height[n]], v.row("layer", n), v.up[n], b.column)
            for n in range(b.graves)
        ],
        "seats": [
            player(
                seat, v.row("hand", seat), v.hand_size[seat], v.row("goal", seat), choosing, v.choice[seat],
                v.answered >> seat & 1, v.accused[seat],
            )
            for seat in range(b.players)
        ],
        "spies": [NAMES[kind] for kind in range(KINDS) for _ in range(v.spies[kind])],
    }  # fmt: skip


@lru_cache(maxsize=1024)
def _box(box: bytes) -> Any:
    return reading(np.frombuffer(box, np.uint8), BOX)


@lru_cache(maxsize=16_384)
def grave(number: int, fate: int, turned: bool, column: Row, layers: Row, up: int, room: int) -> dict[str, Any]:
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
    seat: int, held: Row, hand_size: int, goal_numbers: Row, choosing: bool, choice: int, answered: int, accused: int
) -> dict[str, Any]:
    """One player: what is open, and hand and goals where the view knows them."""
    hand = [name for name, count in zip(NAMES, held, strict=False) for _ in range(count)]
    goals = [goal(number) for number in goal_numbers if number]
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
