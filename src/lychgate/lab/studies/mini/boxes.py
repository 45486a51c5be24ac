"""Three mini boxes, each as a game of its own: the rules, records and decisions of its game, with less material.

They are for two seats, since only then is a game worth one number to each seat; Graverobbers is for three or more by
its rules (GR-4), which know nothing else of that number, so that two seats play it as three do. The material is
smaller than any table has; a box whose material or rules change gets another number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from lychgate.core.input import registry
from lychgate.core.model.contract import Game

Settings = Mapping[str, Any]


def named(game: Game, number: int, material: Callable[[Any, int, Settings], None]) -> Game:
    """The same game with other material, for two."""
    return replace(game, name=f"{game.name}_mini_{number}", players=range(2, 3), players_rule=None, material=material)


def graverobbers() -> Game:
    """Two robbers of 3, a detective and a bobby of 1: one card each; two graves of two cards, six goals, one round."""
    game = registry.find("graverobbers")

    def material(box: Any, players: int, settings: Settings) -> None:
        game.material(box, game.players.start, settings)
        box["deck"] = [0, 0, 2, 1, 0, 0, 0, 1, 0]
        box["hand"], box["graves"], box["column"], box["rounds"], box["goals"] = 1, 2, 2, 1, 6
        box["first_player"] = 1

    return named(game, 1, material)


def gravediggers() -> Game:
    """Two 5s, a widow and a bandit: one card each, one at each of two cemeteries; one coin, one tile of each sort."""
    game = registry.find("gravediggers")

    def material(box: Any, players: int, settings: Settings) -> None:
        game.material(box, players, settings)
        cards = {3: 2, 6: 1, 9: 1}
        box["deck"] = [cards.get(kind, 0) for kind in range(box["deck"].shape[-1])]
        box["hand"], box["cemeteries"], box["money"], box["notes"], box["tiles"] = 1, 2, 1, 0, 1
        box["emptied"], box["first_player"] = 1, 1  # a cemetery that cannot be filled again is closed

    return named(game, 1, material)


def outerspace() -> Game:
    """Four heroes, a beast, and a card that prevents others: two cards each; no title and no wishes."""
    from lychgate.games.outerspace import fill_with_few, with_decks
    from lychgate.games.outerspace.cards.decks import load_deck
    from lychgate.games.outerspace.cards.material import Material

    deck = load_deck(registry.find("outerspace").folder / "kit" / "decks" / "duel")
    fill = partial(fill_with_few, material=Material((deck,)))

    def material(box: Any, players: int, settings: Settings) -> None:
        fill(box, players, settings)
        box["kind"][..., 4] = 0  # the deck's weapon is left out
        box["hand"], box["title"], box["wishes"], box["quiet"], box["early"] = 2, 0, 0, 0, 0
        box["dealer"] = 2

    return named(with_decks([deck]), 1, material)


BOXES: Mapping[str, Callable[[], Game]] = {
    "graverobbers": graverobbers,
    "gravediggers": gravediggers,
    "outerspace": outerspace,
}


def mini(name: str) -> Game:
    """A game's mini box, from now on known by its own name too, to environments and bots."""
    game = BOXES[name]()
    registry.register(game)
    return game
