"""What a view of Gravediggers knows, in the words that positions are given in: `position` read backwards."""

from __future__ import annotations

from typing import Any

from lychgate.core.model.layout import Bytes, read
from lychgate.games.gravediggers.rules.cards import KINDS, NAMES
from lychgate.games.gravediggers.rules.state import STATE

UNKNOWN = "?"


def facts(seen: dict[str, Any], box: Bytes, view: Bytes) -> dict[str, Any]:
    """All that a view and its picture know; seats, cemeteries and places are counted from 1, the unknown is "?"."""
    v = read(view, STATE)
    pile = [NAMES[kind] for kind in range(KINDS) for _ in range(v.pile[kind])]
    last = seen["last_robbery"] or {"cemetery": 0, "cards": [], "fists": []}
    return {
        "phase": seen["phase"],
        "turn": seen["turn"] + 1,
        "robbed": seen["robbed"] or 0,
        "final": seen["final"],
        "tiles": " ".join(name for name, tile in seen["tiles"].items() for _ in range(tile["down"])),
        "pile": " ".join(pile) if len(pile) == v.pile_size else UNKNOWN,
        "pile_size": v.pile_size,
        "gone": " ".join(seen["gone"]),
        "notes_left": seen["notes_left"],
        "notes_handed_out": seen["notes_handed_out"],
        "last": {**last, "cards": " ".join(last["cards"])},
        "cemeteries": {str(cemetery["number"]): cemetery_facts(cemetery) for cemetery in seen["cemeteries"]},
        "seats": {str(player["seat"] + 1): player_facts(player) for player in seen["seats"]},
    }


def cemetery_facts(cemetery: dict[str, Any]) -> dict[str, Any]:
    cards = cemetery["cards"]
    faces = [(card["card"] or UNKNOWN, card["up"]) for card in cards]
    return {
        "owner": 0 if cemetery["owner"] is None else cemetery["owner"] + 1,
        "closed": cemetery["closed"],
        "cards": " ".join(name if up else f"({name})" for name, up in faces),
        "by": [0 if card["layer"] is None else card["layer"] + 1 for card in cards],
        "known_by": [" ".join(str(seat + 1) for seat in card["known_by"]) for card in cards],
    }


def player_facts(player: dict[str, Any]) -> dict[str, Any]:
    return {
        "hand": UNKNOWN if player["hand"] is None else " ".join(player["hand"]),
        "hand_size": player["hand_size"],
        "money": player["money"],
        "notes": player["notes"],
        "answered": player["answered"],
        "fist": UNKNOWN if player["fist"] is None else player["fist"],
        "credit": UNKNOWN if player["credit"] is None else player["credit"],
    }
