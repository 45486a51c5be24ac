"""Decisions of Outer Space as text and as data, both ways.

    burning-torch             play it, or move it, or choose it: what the question is about; a second copy has .2
    shopping-mall!            use its ability
    film 2                    the film, or the hand, of that seat
    replace   combine         what becomes of the location that lies there
    end   pass   pass until-attacked
    title 1 3 4               these of the cards turned up belong into the title; title - none (as data: a bit for each)

The names of cards are those of the decks that are played with.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from lychgate.core.contract import SEATS
from lychgate.core.errors import UnknownDecision
from lychgate.games.outerspace import actions
from lychgate.games.outerspace.cards import CARDS, TITLE, WISHES
from lychgate.games.outerspace.material import Material

EXAMPLES = "burning-torch, shopping-mall!, film 2, end, pass or pass until-attacked"
WORDS = {actions.REPLACE: "replace", actions.COMBINE: "combine", actions.END: "end", actions.PASS: "pass"}


class Notation:
    """Decisions with the cards of some decks."""

    def __init__(self, material: Material) -> None:
        self.names = material.names
        self.numbers = material.numbers
        self.by_text = {self.write(action): action for action in range(actions.ACTIONS)}

    def write(self, action: int) -> str:
        """The decision as a player would write it down."""
        if action < actions.ABILITY:
            return self.names[action - actions.CARD]
        if action < actions.FILM:
            return f"{self.names[action - actions.ABILITY]}!"
        if action < actions.REPLACE:
            return f"film {action - actions.FILM + 1}"
        if action in WORDS:
            return WORDS[action]
        if action < actions.PROPOSE:
            return f"pass {WISHES[action - actions.WISH]}"
        return f"title {' '.join(map(str, _chosen(action - actions.PROPOSE))) or '-'}"

    def read(self, text: str) -> int:
        """The decision that such a text means."""
        action = self.by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {text[:80]!r}.")
        return action

    def as_data(self, action: int) -> dict[str, Any]:
        """The decision as plain data."""
        if action < actions.ABILITY:
            return {"card": self.names[action - actions.CARD]}
        if action < actions.FILM:
            return {"ability": self.names[action - actions.ABILITY]}
        if action < actions.REPLACE:
            return {"film": action - actions.FILM + 1}
        if action in WORDS:
            return {"do": WORDS[action]}
        if action < actions.PROPOSE:
            return {"wish": WISHES[action - actions.WISH]}
        return {"title": action - actions.PROPOSE}

    def from_data(self, data: Mapping[str, Any]) -> int:
        """The decision that such data means."""
        action = self._action(*next(iter(data.items()))) if len(data) == 1 else None
        if action is None:
            said = " ".join(str(value) for value in data.values())
            raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {said[:80]!r}.")
        return action

    def _action(self, key: str, value: Any) -> int | None:
        if key == "film" and type(value) is int and 1 <= value <= SEATS:
            return actions.FILM + value - 1
        if key == "title" and type(value) is int and 0 <= value < 1 << TITLE:
            return actions.PROPOSE + value
        if not isinstance(value, str):
            return None
        if key in ("card", "ability") and value in self.numbers:
            return self.numbers[value] + (actions.CARD if key == "card" else actions.ABILITY)
        if key == "do":
            return next((action for action, word in WORDS.items() if word == value), None)
        return actions.WISH + WISHES.index(value) if key == "wish" and value in WISHES[1:] else None


def _chosen(bits: int) -> list[int]:
    return [place + 1 for place in range(TITLE) if bits >> place & 1]


def notation_for(material: Material) -> ModuleType:
    """The four functions that a game's notation has."""
    found, module = Notation(material), ModuleType("notation", __doc__)
    for name in ("write", "read", "as_data", "from_data"):
        setattr(module, name, getattr(found, name))
    return module


assert CARDS == actions.ABILITY - actions.CARD
