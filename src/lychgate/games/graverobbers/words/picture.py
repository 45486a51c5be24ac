"""A view of Graverobbers with the rulebook's words, for screens and scripts: as plain data, and as JSON.

Pictures are written several times for every decision at a table, so a view is read as the bytes it is: all fields
used here are of small numbers, a byte each. They are put in an order in which the bytes of each grave and of each
player stand together, and what has the same bytes is written once.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from lychgate.core.model.decoding import reading
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules.cards import (
    BLACK,
    BOBBY,
    COLUMN,
    DEALT_GOALS,
    DETECTIVE,
    GOAL_CARDS,
    GRAVES,
    KINDS,
    NAMES,
)
from lychgate.games.graverobbers.rules.state import BOX, CHOOSING_GOALS, STATE

PHASES = ("choosing-goals", "turn", "accusing", "over")
FATES = ("open", "intact", "ransacked")

# The order: what there is once, then a stretch for each grave, then one for each player.
ONCE = ("phase", "round", "first", "turn", "turns", "accuser", "played", "spied", "laid_at", "answered")
PHASE, ROUND, TURNS, ANSWERED = (ONCE.index(name) for name in ("phase", "round", "turns", "answered"))
OF_GRAVE = ("fate", "height", "up", "card", "layer")
OF_PLAYER = ("hand_size", "choice", "accused", "goal", "hand")

Part = Callable[..., Any]  # makes a part of a picture: data, or JSON


def _bytes_of(name: str, index: int, rows: int) -> range:
    """Where a field's bytes are in a view; of a field with so many rows, those of one row."""
    assert STATE.fields is not None
    kind, start = STATE.fields[name][:2]
    size = kind.itemsize // rows
    return range(start + index * size, start + (index + 1) * size)


def _stretches(names: tuple[str, ...], rows: int) -> list[list[int]]:
    return [[place for name in names for place in _bytes_of(name, row, rows)] for row in range(rows)]


_graves, _players = _stretches(OF_GRAVE, GRAVES), _stretches(OF_PLAYER, SEATS)
ORDER = np.concatenate([*_stretches((*ONCE, "spies"), 1), *_graves, *_players])
PARTS = struct.Struct(f"{len(ONCE)}s{KINDS}s" + GRAVES * f"{len(_graves[0])}s" + SEATS * f"{len(_players[0])}s")


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null."""
    first, graves, seats, last = _parts(box, view, once, grave, player, spies)
    return {**first, "graves": list(graves), "seats": list(seats), "spies": last}


def picture_json(box: Bytes, view: Bytes) -> bytes:
    """The same, written as JSON."""
    first, graves, seats, last = _parts(box, view, _once_json, _grave_json, _player_json, _spies_json)
    return b'%b,"graves":[%b],"seats":[%b],"spies":%b}' % (first[:-1], b",".join(graves), b",".join(seats), last)


def _parts(box: Bytes, view: Bytes, once: Part, grave: Part, player: Part, spies: Part) -> tuple[Any, ...]:
    """What there is once, the graves, the seats, the spies."""
    b = _box(box.tobytes())
    single, discarded, *parts = PARTS.unpack(view.take(ORDER).data)
    choosing, answered = single[PHASE] == CHOOSING_GOALS, single[ANSWERED]
    rounds_over = single[ROUND] - (single[TURNS] < b.players)
    return (
        once(b.rounds, single),
        # GR-23: the grave with the number of each finished round is turned
        [grave(number, number < rounds_over, b.column, parts[number]) for number in range(b.graves)],
        [player(seat, choosing, answered >> seat & 1, parts[GRAVES + seat]) for seat in range(b.players)],
        spies(discarded),
    )


@lru_cache(maxsize=1024)
def _box(box: bytes) -> Any:
    return reading(np.frombuffer(box, np.uint8), BOX)


def once(rounds: int, part: bytes) -> dict[str, Any]:
    """What there is once."""
    number, round_, first, turn, _, accuser, played, spied, laid_at, _ = part
    drawn = first < SEATS  # GR-6: else it is not known yet who begins
    phase = PHASES[number]
    return {
        "phase": phase,
        "round": round_,
        "rounds": rounds,
        "first": first if drawn else None,
        "turn": turn if drawn else None,
        "accuser": accuser if phase == "accusing" else None,
        "played": played,
        "spied": bool(spied),
        "laid_at": laid_at or None,
    }


def spies(counts: bytes) -> list[str]:
    """The cards discarded as spies."""
    return [name for name, count in zip(NAMES, counts, strict=False) for _ in range(count)]


def grave(number: int, turned: bool, room: int, part: bytes) -> dict[str, Any]:
    """One grave with its column, the nearest card first, and what the known cards there add up to."""
    fate, height, up = part[:3]
    column, layers = part[3 : 3 + height], part[3 + COLUMN :]
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


def player(seat: int, choosing: bool, answered: int, part: bytes) -> dict[str, Any]:
    """One player: what is open, and hand and goals where the view knows them."""
    hand_size, choice, accused = part[:3]
    dealt, held = part[3 : 3 + DEALT_GOALS], part[3 + DEALT_GOALS :]
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


def _as_json(part: Part) -> Part:
    """The same part as JSON, kept for when its bytes come again."""

    @lru_cache(maxsize=16_384)
    def written(*what: Any) -> bytes:
        return _encode(part(*what))

    return written


_encode = msgspec.json.Encoder().encode
_once_json, _grave_json, _player_json, _spies_json = (_as_json(part) for part in (once, grave, player, spies))


def goal(number: int) -> dict[str, Any]:
    """A goal card: number is counted from 1."""
    colour, one, two, points = GOAL_CARDS[number - 1]
    return {
        "colour": "black" if colour == BLACK else "white",
        "graves": [one, two] if one else None,
        "points": points,
    }


def worth(kind: int) -> int:
    """The number on a card."""
    return int(NAMES[kind][1])
