"""Decisions of Vigil as short text and as data, both ways.

odd, even    bet on the die                pass     play no card
look 2       look at card 2 of the row     vow      play no card for the rest of the game
show         show the own hand             play 5   play the card 5
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.errors import UnknownDecision
from tests.toy import actions
from tests.toy.cards import BETS

EXAMPLES = "odd, even, look 2, show, pass, vow or play 5"


def as_data(action: int) -> dict[str, Any]:
    """The decision as plain data."""
    if not 0 <= action < actions.ACTIONS:
        raise UnknownDecision(f"Decisions are numbered 0 to {actions.ACTIONS - 1}, got {action}.")
    if action >= actions.PLAY:
        return {"do": "play", "card": action - actions.PLAY + 1}
    if actions.LOOK <= action < actions.SHOW:
        return {"do": "look", "place": action - actions.LOOK + 1}
    if action < actions.LOOK:
        return {"do": BETS[action - actions.BET]}
    return {"do": {actions.SHOW: "show", actions.PASS: "pass", actions.VOW: "vow"}[action]}


def write(action: int) -> str:
    """The decision as a player would write it down."""
    return " ".join(str(part) for part in as_data(action).values())


BY_TEXT = {write(action): action for action in range(actions.ACTIONS)}
BY_DATA = {tuple(sorted(as_data(action).items())): action for action in range(actions.ACTIONS)}


def read(text: str) -> int:
    """The decision that such a text means."""
    action = BY_TEXT.get(" ".join(text.lower().split()))
    if action is None:
        raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {text!r:.80}.")
    return action


def from_data(data: Mapping[str, Any]) -> int:
    """The decision that such data means."""
    try:
        action = BY_DATA.get(tuple(sorted(data.items())))
    except TypeError:
        action = None
    if action is None:
        raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {dict(data)!r:.80}.")
    return action
