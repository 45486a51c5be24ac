"""Decisions of Graverobbers as short text and as data, both ways.

R3@2    lay the robber 3 at grave 2          !4      accuse the player in seat 4
B1?5    send the bobby 1 to spy at grave 5   keep    keep the Accuse! card
done    end the turn after one card          goal 2  return the second of the three goals
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from lychgate.core.errors import UnknownDecision
from lychgate.core.model.contract import SEATS
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import (
    BOBBY,
    DEALT_GOALS,
    GRAVES,
    NAMES,
)

EXAMPLES = "R3@2, B1?5, done, !4, keep or goal 2"


def write(action: int) -> str:
    """The decision as a player would write it down."""
    match as_data(action):
        case {"lay": card, "grave": grave}:
            return f"{card}@{grave}"
        case {"spy": card, "grave": grave}:
            return f"{card}?{grave}"
        case {"accuse": seat}:
            return f"!{seat}"
        case {"return": which}:
            return f"goal {which}"
        case {"do": word}:
            return str(word)
    raise AssertionError(action)


def read(text: str) -> int:
    """The decision that such a text means."""
    tidy = " ".join(text.split())
    action = BY_DATA.get(tuple(sorted(data_of(tidy).items())))
    if action is None:
        raise unknown(tidy)
    return action


def data_of(tidy: str) -> dict[str, Any]:
    """The parts of such a text, whether or not they make a decision."""
    if found := re.fullmatch(r"([RDB][0-3])\s*([@?])\s*([1-9])", tidy, re.IGNORECASE):
        card, sign, grave = found.groups()
        return {"lay" if sign == "@" else "spy": card.upper(), "grave": int(grave)}
    if found := re.fullmatch(r"!\s*([1-9])", tidy):
        return {"accuse": int(found[1])}
    if found := re.fullmatch(r"goal\s*([1-9])", tidy, re.IGNORECASE):
        return {"return": int(found[1])}
    return {"do": tidy.lower()}


def as_data(action: int) -> dict[str, Any]:
    """The decision as plain data."""
    if not 0 <= action < decisions.ACTIONS:
        raise UnknownDecision(f"Decisions are numbered 0 to {decisions.ACTIONS - 1}, got {action}.")
    if action < decisions.SPY:
        return {"lay": NAMES[action // GRAVES], "grave": action % GRAVES + 1}
    if action < decisions.DONE:
        spy = action - decisions.SPY
        return {"spy": NAMES[BOBBY + spy // GRAVES], "grave": spy % GRAVES + 1}
    if action == decisions.DONE:
        return {"do": "done"}
    if action < decisions.KEEP:
        return {"accuse": action - decisions.ACCUSE + 1}
    if action == decisions.KEEP:
        return {"do": "keep"}
    return {"return": action - decisions.RETURN + 1}


BY_DATA = {tuple(sorted(as_data(action).items())): action for action in range(decisions.ACTIONS)}


def from_data(data: Mapping[str, Any]) -> int:
    """The decision that such data means."""
    try:
        action = BY_DATA.get(tuple(sorted(data.items())))
    except TypeError:
        action = None
    if action is None:
        raise unknown(" ".join(str(value) for value in data.values()))
    return action


def unknown(said: str) -> UnknownDecision:
    return UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {said[:80]!r}.")


assert SEATS < 10 > GRAVES > DEALT_GOALS  # numbers in the notation have one digit
