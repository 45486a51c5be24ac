"""A view of Graverobbers as plain data with the rulebook's words, for screens and scripts."""

from __future__ import annotations

from typing import Any

from lychgate.core.reading import reading
from lychgate.core.record import Bytes
from lychgate.games.graverobbers.cards import BLACK, BOBBY, DEALT_GOALS, DETECTIVE, GOAL_CARDS, KINDS, NAMES
from lychgate.games.graverobbers.state import BOX, STATE

PHASES = ("choosing-goals", "turn", "accusing", "over")
FATES = ("open", "intact", "ransacked")


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null."""
    b, v = reading(box, BOX), reading(view, STATE)
    phase = PHASES[v.phase]
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
        "graves": [grave(b, v, number) for number in range(b.graves)],
        "seats": [player(v, seat) for seat in range(b.players)],
        "spies": [NAMES[kind] for kind in range(KINDS) for _ in range(v.spies[kind])],
    }


def grave(b: Any, v: Any, number: int) -> dict[str, Any]:
    """One grave with its column, the nearest card first, and what the known cards there add up to."""
    height = v.height[number]
    rounds_over = v.round - (v.turns < b.players)
    cards = [
        {
            "card": NAMES[v.card[number, place] - 1] if v.card[number, place] else None,
            "up": bool(v.up[number] >> place & 1),
            "layer": v.layer[number, place] - 1,
        }
        for place in range(height)
    ]
    known = [v.card[number, place] - 1 for place in range(height) if v.card[number, place]]
    detectives = [kind for kind in known if DETECTIVE <= kind < BOBBY]
    bobbies = [kind for kind in known if kind >= BOBBY][: len(detectives)]
    return {
        "number": number + 1,
        "fate": FATES[v.fate[number]],
        "turned": number < rounds_over,  # GR-23: the grave with the number of each finished round
        "cards": cards,
        "next_up": height == 0 or not cards[-1]["up"],
        "room": b.column - height,
        "defence": sum(worth(kind) for kind in detectives + bobbies),
        "robbery": sum(worth(kind) for kind in known if kind < DETECTIVE),
    }


def player(v: Any, seat: int) -> dict[str, Any]:
    """One player: what is open, and hand and goals where the view knows them."""
    hand = [NAMES[kind] for kind in range(KINDS) for _ in range(v.hand[seat, kind])]
    goals = [goal(v.goal[seat, i]) for i in range(DEALT_GOALS) if v.goal[seat, i]]
    choosing = PHASES[v.phase] == "choosing-goals"
    kept = goals if choosing else goals[: DEALT_GOALS - 1]
    return {
        "seat": seat,
        "hand_size": v.hand_size[seat],
        "hand": hand if len(hand) == v.hand_size[seat] else None,
        "goals": kept or None,
        "returned": goals[-1] if not choosing and len(goals) == DEALT_GOALS else None,
        "choice": v.choice[seat] or None,
        "answered": bool(v.answered >> seat & 1),
        "accused": v.accused[seat] - 1 if v.accused[seat] else None,
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
