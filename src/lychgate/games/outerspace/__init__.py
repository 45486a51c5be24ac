"""The Revenge of the Grave Robbers from Outer Space (S. Tassie): a card game of B-movies. Rules BM-1 to BM-39."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import Game, Option
from lychgate.games.outerspace import exports
from lychgate.games.outerspace.cards import shelf
from lychgate.games.outerspace.cards.decks import ALL, HOUSE, Deck, load_deck
from lychgate.games.outerspace.cards.material import TOGETHER, Material
from lychgate.games.outerspace.cards.printed import Printed
from lychgate.games.outerspace.cards.titles import Titles
from lychgate.games.outerspace.cards.vocabulary import (
    CHARACTER,
    EARLY_ROUNDS,
    HAND,
    PLAYERS,
    QUIET_ROUNDS,
    TITLE,
    WISHES,
)
from lychgate.games.outerspace.rules.decisions import DECISIONS
from lychgate.games.outerspace.rules.events import EVENTS, POINTS, PROMPTS, RUINS
from lychgate.games.outerspace.rules.state import Box, State
from lychgate.games.outerspace.words.position import position_for
from lychgate.games.outerspace.words.shape import SHAPE

OPTIONS = {
    "first_player": Option(0, (0, 1, 2, 3, 4, 5, 6), "BM-9", seat=True),
    "total": Option(0, range(1000), "BM-37"),
    "equal_turns": Option(False, (False, True), "BM-31"),
    "any_time": Option(False, (False, True), "BM-29"),
}

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"standard": {}}


def fill_box(box: Any, players: int, settings: Mapping[str, Any], material: Material) -> None:
    """Put these cards into the box, if there are enough (BM-8), and what follows from the settings."""
    fill_with_few(box, players, settings, material)
    cards, characters = int((box["kind"] > 0).sum()), int((box["kind"] == CHARACTER).sum())
    if cards < HAND * players or characters < players:
        raise BadOptions(
            f"Expected decks of {HAND * players} cards or more, {players} characters among them, "
            f"got {cards} cards and {characters} characters.",
            rule="BM-8",
        )


def fill_with_few(box: Any, players: int, settings: Mapping[str, Any], material: Material) -> None:
    """The same with however few cards."""
    first = settings["first_player"]
    box["hand"], box["title"], box["wishes"] = HAND, TITLE, len(WISHES) - 1
    box["dealer"] = (first - 2) % players + 1 if first else 0  # BM-9: the player left of the dealer begins
    box["quiet"], box["early"] = QUIET_ROUNDS, EARLY_ROUNDS
    material.fill(box, settings["decks"])


def with_decks(decks: Sequence[Deck], usual: str | None = None) -> Game:
    """The game with these decks, as `load_deck` reads them (BM-6): all together unless others are usual (BM-38)."""
    material = Material(tuple(decks))
    chosen = usual or TOGETHER.join(deck.name for deck in decks)
    choice = Option(chosen, material.choices(), "BM-38", brought=True)
    decisions = DECISIONS.renamed(card=material.card_numbers)
    return Game(
        name="outerspace",
        prefix="BM",
        version=4,
        players=PLAYERS,
        box=Box,
        state=State,
        exports=exports,
        options={"decks": choice, **OPTIONS},
        rule_sets=RULE_SETS,
        material=partial(fill_box, material=material),
        decisions=decisions,
        events=EVENTS.renamed(card=material.told_cards, word=material.told_words),
        prompts=PROMPTS.renamed(card=material.told_cards),
        points=POINTS,
        ruins=RUINS,
        shape=SHAPE.renamed(decisions, card=material.told_cards, word=material.told_words),
        position=position_for(material),
        texts=material.texts,
        printed=Printed(material),
        drawing=material.drawing,
        title=Titles(material),
        decks=shelf,
        style={"effort": 250, "horizon": 60, "lead": 500, "clear": 10},
    )


GAME = with_decks(ALL, usual=HOUSE.name)

__all__ = ["GAME", "load_deck", "with_decks"]
