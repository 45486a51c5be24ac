"""What a view of Goldräuber knows, in the words that positions are given in: `position` read backwards.

A card is written `T>` for a tunnel with a wall on the right (`^`, `>`, `v`, `<`; `t>` once that is dug
away), `X` for a trap, `G` for the gold, `C` for the comrade. `(T>)` lies face down, `(?)` is any card
face down; `#T>` has collapsed and was seen, `#(?)` has collapsed unseen; `.` is no card.
"""

from __future__ import annotations

from typing import Any

from lychgate.core.model.layout import Bytes, read
from lychgate.games.goldraeuber.rules.cards import COLUMNS, ROWS, THINGS, place_name
from lychgate.games.goldraeuber.rules.state import BOX, STATE

UNKNOWN = "?"
OUTSIDE = "outside"
WALL_SIGNS = "^>v<"
THING_SIGNS = "GC"


def facts(seen: dict[str, Any], box: Bytes, view: Bytes) -> dict[str, Any]:
    """All that a view and its picture know; seats are counted from 1, what it does not know is "?"."""
    b, v = read(box, BOX), read(view, STATE)
    laid = [place for place in range(ROWS * COLUMNS) if b.laid >> place & 1]
    cells = [cell for row in seen["map"] for cell in row if cell]
    return {
        "phase": seen["phase"],
        "first": seen["first"] + 1,
        "turn": seen["turn"] + 1,
        "die": seen["die"] or 0,
        "second": seen["second"],
        "settled": seen["settled"],
        "shifted": seen["shifted"],
        "before_action": seen["before_action"],
        "mood": seen["mood"],
        "getting": 0 if seen["getting"] is None else seen["getting"] + 1,
        "left": seen["left"] or 0,
        "places": {place_name(place): card(v, place) for place in laid},
        "numbers": {cell["place"]: cell["number"] or 0 for cell in cells},
        "treasure": seen["things"]["treasure"]["state"],
        "comrade": seen["things"]["comrade"]["state"],
        "seats": {str(miner["seat"] + 1): miner_facts(miner) for miner in seen["seats"]},
        "end": seen["end"] or "",
    }


def card(v: Any, place: int) -> str:
    """A card as it lies."""
    known, collapsed = v.known >> place & 1, v.collapsed >> place & 1
    face = face_of(v, place) or ("T" if known else UNKNOWN)
    return ("#" if collapsed else "") + (face if known else f"({face})")


def face_of(v: Any, place: int) -> str:
    """What is on a card, if anything is known to be."""
    for thing in range(THINGS):
        if v.place[thing] == place + 1:
            return THING_SIGNS[thing]
    if v.trap >> place & 1:
        return "X"
    for side, sign in enumerate(WALL_SIGNS):
        if v.wall[side] >> place & 1:
            return ("t" if v.dug >> place & 1 else "T") + sign
    return ""


def miner_facts(miner: dict[str, Any]) -> dict[str, Any]:
    return {
        "at": miner["place"] or OUTSIDE,
        "life": miner["life"],
        "carries": miner["carries"] or "",
    }
