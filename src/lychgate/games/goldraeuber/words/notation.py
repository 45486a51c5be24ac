"""Decisions of Goldräuber as short text and as data, both ways. Columns are letters, rows count from the mountain down.

turn c3      turn up the card at c3            die 4     play with a 4, paid for with life points
step c3      step onto the card at c3          points 2  two life points for the miner in question
dig c3       dig away the wall of that card    keep      split evenly, or leave life points as they are
out          step out of the mine              take      take the treasure or the comrade along
wait         stay outside                      leave     let it lie
collapse c3  the card that collapses           yes, no   rob the monk, or put the game away
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from lychgate.core.errors import UnknownDecision
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import place_name

EXAMPLES = "turn c3, step c3, dig c3, out, wait, collapse c3, die 4, take, leave, points 2 or keep"

AT_PLACES = {
    decisions.TURN_UP: "turn",
    decisions.STEP: "step",
    decisions.DIG: "dig",
    decisions.COLLAPSE: "collapse",
}
WORDS = {
    decisions.OUT: "out",
    decisions.WAIT: "wait",
    decisions.TAKE: "take",
    decisions.LEAVE: "leave",
    decisions.KEEP: "keep",
    decisions.YES: "yes",
    decisions.NO: "no",
}


def write(action: int) -> str:
    """The decision as a player would write it down."""
    data = as_data(action)
    return str(data["do"]) if "do" in data else " ".join(f"{verb} {what}" for verb, what in data.items())


def read(text: str) -> int:
    """The decision that such a text means."""
    match text.lower().split():
        case [word]:
            return from_data({"do": word})
        case [verb, number] if re.fullmatch(r"[0-9]", number):
            return from_data({verb: int(number)})
        case [verb, place]:
            return from_data({verb: place})
    return from_data({"do": text})


def as_data(action: int) -> dict[str, Any]:
    """The decision as plain data."""
    if not 0 <= action < decisions.ACTIONS:
        raise UnknownDecision(f"Decisions are numbered 0 to {decisions.ACTIONS - 1}, got {action}.")
    if action < decisions.OUT:
        place = action % decisions.STEP
        return {AT_PLACES[action - place]: place_name(place)}
    if action in WORDS:
        return {"do": WORDS[action]}
    if action < decisions.KEEP:
        return {"die": action - decisions.DIE + 1}
    return {"points": action - decisions.POINTS}


def key_of(data: Mapping[str, Any]) -> tuple[tuple[str, type, Any], ...]:
    """Data to look up, with its types: true is not 1."""
    return tuple((verb, type(what), what) for verb, what in data.items())


BY_DATA = {key_of(as_data(action)): action for action in range(decisions.ACTIONS)}


def from_data(data: Mapping[str, Any]) -> int:
    """The decision that such data means."""
    try:
        action = BY_DATA.get(key_of(data))
    except TypeError:
        action = None
    if action is None:
        said = " ".join(str(part) for item in data.items() for part in item if part != "do")
        raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {said[:80]!r}.")
    return action
