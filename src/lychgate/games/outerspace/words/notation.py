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

from lychgate.core.errors import UnknownDecision
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import CARDS, TITLE, WISHES
from lychgate.games.outerspace.rules import decisions

EXAMPLES = "burning-torch, shopping-mall!, film 2, end, pass or pass until-attacked"
WORDS = {decisions.REPLACE: "replace", decisions.COMBINE: "combine", decisions.END: "end", decisions.PASS: "pass"}


class Notation:
    """Decisions with the cards of some decks."""

    def __init__(self, material: Material) -> None:
        self.names = material.names
        self.numbers = material.numbers
        self.by_text = {self.write(action): action for action in range(decisions.ACTIONS)}

    def write(self, action: int) -> str:
        """The decision as a player would write it down."""
        if action < decisions.ABILITY:
            return self.names[action - decisions.CARD]
        if action < decisions.FILM:
            return f"{self.names[action - decisions.ABILITY]}!"
        if action < decisions.REPLACE:
            return f"film {action - decisions.FILM + 1}"
        if action in WORDS:
            return WORDS[action]
        if action < decisions.PROPOSE:
            return f"pass {WISHES[action - decisions.WISH]}"
        return f"title {' '.join(map(str, _chosen(action - decisions.PROPOSE))) or '-'}"

    def read(self, text: str) -> int:
        """The decision that such a text means."""
        action = self.by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {text[:80]!r}.")
        return action

    def as_data(self, action: int) -> dict[str, Any]:
        """The decision as plain data."""
        if action < decisions.ABILITY:
            return {"card": self.names[action - decisions.CARD]}
        if action < decisions.FILM:
            return {"ability": self.names[action - decisions.ABILITY]}
        if action < decisions.REPLACE:
            return {"film": action - decisions.FILM + 1}
        if action in WORDS:
            return {"do": WORDS[action]}
        if action < decisions.PROPOSE:
            return {"wish": WISHES[action - decisions.WISH]}
        return {"title": action - decisions.PROPOSE}

    def from_data(self, data: Mapping[str, Any]) -> int:
        """The decision that such data means."""
        action = self._action(*next(iter(data.items()))) if len(data) == 1 else None
        if action is None:
            said = " ".join(str(value) for value in data.values())
            raise UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {said[:80]!r}.")
        return action

    def _action(self, key: str, value: Any) -> int | None:
        if key == "film" and type(value) is int and 1 <= value <= SEATS:
            return decisions.FILM + value - 1
        if key == "title" and type(value) is int and 0 <= value < 1 << TITLE:
            return decisions.PROPOSE + value
        if not isinstance(value, str):
            return None
        if key in ("card", "ability") and value in self.numbers:
            return self.numbers[value] + (decisions.CARD if key == "card" else decisions.ABILITY)
        if key == "do":
            return next((action for action, word in WORDS.items() if word == value), None)
        return decisions.WISH + WISHES.index(value) if key == "wish" and value in WISHES[1:] else None


def _chosen(bits: int) -> list[int]:
    return [place + 1 for place in range(TITLE) if bits >> place & 1]


def notation_for(material: Material) -> ModuleType:
    """The four functions that a game's notation has."""
    found, module = Notation(material), ModuleType("notation", __doc__)
    for name in ("write", "read", "as_data", "from_data"):
        setattr(module, name, getattr(found, name))
    return module


assert CARDS == decisions.ABILITY - decisions.CARD
