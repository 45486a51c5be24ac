"""A table of Gravediggers to rule on: any position in a few words, then a match that goes on from there.

    game = table(3).cemetery(1, "5 ^X").hand(ANN, "W 5").on_tile("place").match()

Positions are written straight into the state's record, so that a test says no more than what its rule is
about. `^` marks a card that lies face up. Unless told otherwise everybody holds some cards and 10 money,
Ann is on turn, all tiles are face down, and of the tiles chance turns up Place first, then Look, Turn
and Gravedigger; of the cards in the pile, the first in the order of NAMES.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.core.model.chance import scripted
from lychgate.core.model.layout import blank
from lychgate.games.gravediggers.rules.cards import DECK, NAMES, NOTES, TILE_NAMES, TILES
from lychgate.games.gravediggers.rules.state import FACE_UP
from lychgate.games.gravediggers.words.shape import PHASES
from lychgate.play.match.match import Match

GAME = registry.find("gravediggers")
ANN, BEN, CAT, DAN, EVE = range(5)
SPECTATOR = None


class Table:
    """A position in the making."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.bytes = blank(GAME.state_layout)
        self.at(notes_left=NOTES, tiles=TILES, phase=PHASES.index("place"))
        self.money(*[10] * players)
        for seat in range(players):
            self.hand(seat, "2 5 X W B")

    @property
    def state(self) -> Any:
        return self.bytes.view(GAME.state_layout)[0]

    def at(self, **fields: Any) -> Self:
        """Set fields of the state by name."""
        for name, value in fields.items():
            self.state[name] = value
        return self

    def cemetery(self, number: int, cards: str, by: int | None = None) -> Self:
        """Cards that are laid at a cemetery, by one player or from the pile."""
        for name in cards.split():
            i = int(self.state["lying"])
            up = name.startswith("^")
            self.state["cemetery"][i] = number - 1
            self.state["card"][i] = NAMES.index(name.lstrip("^")) + 1
            self.state["layer"][i] = 0 if by is None else by + 1
            self.state["known"][i] = (FACE_UP if up else 0) | (0 if by is None else 1 << by)
            self.state["lying"] += 1
            self.state["cards_at"][number - 1] += 1
            self.state["hidden_at"][number - 1] += not up
        return self

    def hand(self, seat: int, cards: str) -> Self:
        """What a player holds."""
        self.state["hand"][seat] = counts(cards)
        self.state["hand_size"][seat] = len(cards.split())
        return self

    def pile(self, cards: str) -> Self:
        """What is in the pile."""
        self.state["pile"] = counts(cards)
        self.state["pile_size"] = len(cards.split())
        return self

    def money(self, *amounts: int) -> Self:
        """What the players have."""
        self.state["money"][: self.players] = amounts
        return self

    def notes(self, *held: int) -> Self:
        """Credit notes that the players hold."""
        self.state["notes"][: self.players] = held
        return self.at(notes_left=NOTES - sum(held))

    def tiles(self, **down: int) -> Self:
        """The tiles that lie face down: by name how many."""
        return self.at(tiles=[down.get(name, 0) for name in TILE_NAMES])

    def on_tile(self, name: str, seat: int = ANN) -> Self:
        """This player has turned up this tile."""
        return self.at(phase=TILE_NAMES.index(name), turn=seat)

    def robbing(self, number: int, seat: int = ANN) -> Self:
        """This player has sent the Gravedigger to this cemetery; nobody wants credit."""
        return self.at(phase=PHASES.index("fists"), turn=seat, robbed=number)

    def match(self) -> Match:
        """Play on from here; cards that the position does not mention have left the game."""
        placed = self.state["hand"].sum(axis=0) + self.state["pile"]
        for card in self.state["card"][: self.state["lying"]]:
            placed[card - 1] += 1
        assert all(number <= most for number, most in zip(placed, DECK, strict=True)), "there are not so many cards"
        self.state["gone"] = [most - number for number, most in zip(placed, DECK, strict=True)]
        return Match.at_position(GAME, self.players, state=self.bytes, chance=scripted([]), options=self.options)


def table(players: int = 3, **options: Any) -> Table:
    """A game in the middle of Ann's turn, with no cards at the cemeteries yet and none in the pile."""
    return Table(players, options)


def counts(cards: str) -> list[int]:
    return [cards.split().count(name) for name in NAMES]


def make_fists(match: Match, *amounts: int) -> Match:
    """Everybody's fist, by seat."""
    for seat, amount in enumerate(amounts):
        match.decide(seat, f"fist {amount}")
    return match


def money(match: Match) -> list[int]:
    return [player["money"] for player in match.view(None)["seats"]]


def lying(match: Match, number: int, seat: int | None = None) -> str:
    """The cards at a cemetery as a seat knows them: unknown ones are ?, face-up ones have a ^."""
    cards = match.view(seat)["cemeteries"][number - 1]["cards"]
    return " ".join(("^" if card["up"] else "") + (card["card"] or "?") for card in cards)


def told(match: Match, *names: str, reader: int | None = None) -> list[tuple[Any, ...]]:
    """The events of these names (all, if none is given) that a reader was told: name and arguments."""
    return [
        (event.name, *event.arguments.values()) for event in match.story(reader) if not names or event.name in names
    ]


def refused(match: Match, seat: int, decision: Any) -> str | None:
    """The rule by which a decision is refused, or else the error's code; nothing changes."""
    before = match.state.tobytes(), match.story(seat)
    with pytest.raises(LychgateError) as raised:
        match.decide(seat, decision)
    assert (match.state.tobytes(), match.story(seat)) == before
    return raised.value.rule or raised.value.code
