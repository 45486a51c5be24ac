"""What a view of Graverobbers knows, in the words that positions are given in: `position` read backwards."""

from __future__ import annotations

from typing import Any

from lychgate.core.model.layout import Bytes

UNKNOWN = "?"


def facts(seen: dict[str, Any], box: Bytes, view: Bytes) -> dict[str, Any]:
    """All that a picture shows; seats and graves are counted from 1, what is not known is "?"."""
    return {
        "phase": seen["phase"],
        "round": seen["round"],
        "first": 0 if seen["first"] is None else seen["first"] + 1,
        "turn": 0 if seen["turn"] is None else seen["turn"] + 1,
        "accuser": 0 if seen["accuser"] is None else seen["accuser"] + 1,
        "played": seen["played"],
        "spied": seen["spied"],
        "laid_at": seen["laid_at"] or 0,
        "spies": " ".join(seen["spies"]),
        "graves": {str(grave["number"]): grave_facts(grave) for grave in seen["graves"]},
        "seats": {str(player["seat"] + 1): player_facts(player) for player in seen["seats"]},
    }


def grave_facts(grave: dict[str, Any]) -> dict[str, Any]:
    faces = [(card["card"] or UNKNOWN, card["up"]) for card in grave["cards"]]
    return {
        "fate": grave["fate"],
        "cards": " ".join(name if up else f"({name})" for name, up in faces),
        "by": [card["layer"] + 1 for card in grave["cards"]],
        "next": "up" if grave["next_up"] else "down",
        "turned": grave["turned"],
        "defence": grave["defence"],
        "robbery": grave["robbery"],
    }


def player_facts(player: dict[str, Any]) -> dict[str, Any]:
    hand, goals, returned = player["hand"], player["goals"], player["returned"]
    return {
        "hand": UNKNOWN if hand is None else " ".join(hand),
        "hand_size": player["hand_size"],
        "goals": UNKNOWN if goals is None else [name_of(goal) for goal in goals],
        "returned": UNKNOWN if returned is None else name_of(returned),
        "answered": player["answered"],
        "accused": 0 if player["accused"] is None else player["accused"] + 1,
    }


def name_of(goal: dict[str, Any]) -> str:
    graves = "-".join(str(number) for number in goal["graves"]) if goal["graves"] else "majority"
    return f"{goal['colour']}-{graves}"
