"""Goldräuber (D. Bernsen): into the black monk's mine for gold and a lost comrade, together. Rules GO-1 to GO-25."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import Game, Option
from lychgate.games.goldraeuber import exports
from lychgate.games.goldraeuber.rules.cards import COLUMNS, LIFE, SIDES
from lychgate.games.goldraeuber.rules.decisions import DECISIONS
from lychgate.games.goldraeuber.rules.events import EVENTS, POINTS, PROMPTS, RUINS
from lychgate.games.goldraeuber.rules.mine import DRAWN, MINES, Mine, Spot, load_mine, read_mine
from lychgate.games.goldraeuber.rules.state import Box, State
from lychgate.games.goldraeuber.words import position
from lychgate.games.goldraeuber.words.shape import SHAPE

NO_YES = (False, True)

OPTIONS = {
    "expert": Option(False, NO_YES, "GO-24"),
    "mine": Option("default", tuple(MINES), "GO-1", reads=read_mine),
    "conscience": Option(False, NO_YES, "GO-25"),
    "first_player": Option(0, (0, 1, 2, 3, 4), "GO-7", seat=True),
}  # fmt: skip

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"basic": {}, "expert": {"expert": True}}


def material(box: Any, players: int, settings: Mapping[str, Any], mines: Mapping[str, Mine] = MINES) -> None:
    """Put the mine, its cards and the life points for so many players into the box."""
    chosen = settings["mine"]
    mine = mines[chosen] if chosen in mines else read_mine(chosen)
    if players not in mine.maps:
        has = ", ".join(map(str, sorted(mine.maps)))
        raise BadOptions(f"The mine {mine.name} has maps for {has} players, got {players}.", rule="GO-4")
    box["life"] = LIFE[players]
    drawn = mine.maps[players]
    box["laid"], box["inner"] = bits(drawn.laid), bits(drawn.inner)
    box["door"] = [bits(drawn.doors(side)) for side in range(SIDES)]
    put_cards(box, mine)


def bits(spots: frozenset[Spot]) -> int:
    """These places of a map as one number."""
    return sum(1 << (row * COLUMNS + column) for row, column in spots)


def put_cards(box: Any, mine: Mine) -> None:
    """Put the list of cards into the box, the inner ones first."""
    inner = sum(card.inner for card in mine.cards)
    numbers = [card.number for card in mine.cards]
    if DRAWN in numbers:
        box["numbers_drawn"] = 1
        numbers[inner:] = mine.numbers
    box["inner_cards"], box["cards"] = inner, len(mine.cards)
    for i, card in enumerate(mine.cards):
        box["kind"][0, i], box["number"][0, i], box["wall"][0, i] = card.kind, numbers[i], card.wall
    box["walls_drawn"] = any(card.wall == DRAWN for card in mine.cards)


GAME = Game(
    name="goldraeuber",
    prefix="GO",
    version=3,
    players=range(1, 5),
    players_rule="GO-4",
    box=Box,
    state=State,
    exports=exports,
    options=OPTIONS,
    rule_sets=RULE_SETS,
    material=material,
    decisions=DECISIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=POINTS,
    ruins=RUINS,
    shape=SHAPE,
    together=True,
    position=position,
    style={"effort": 600, "daring": 50, "horizon": 2, "trust": 100},
)


def with_mine(mine: Mine) -> Game:
    """The game with another mine to play in, as `load_mine` reads it from a file."""
    option = replace(OPTIONS["mine"], default=mine.name, values=(mine.name,))
    return replace(GAME, options={**OPTIONS, "mine": option}, material=partial(material, mines={mine.name: mine}))


__all__ = ["GAME", "load_mine", "with_mine"]
