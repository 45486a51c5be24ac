"""Every effect of every card comes to something in play, not only in scenes that were set up for it.

Games are played by chance. A card of a film, or a creature, is played with once as it is and once with one of its
effects gone: some game must go otherwise. An effect card must be played, and not prevented.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lychgate.conformance.table import Table
from lychgate.core.model.batch import play
from lychgate.core.model.chance import seeded
from lychgate.core.model.layout import Bytes
from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import EFFECT, VOCABULARY
from lychgate.games.outerspace.rules.decisions import PASS
from lychgate.games.outerspace.rules.events import PLAYED_CARD, PREVENTED
from lychgate.games.outerspace.rules.state import BOX

BOTH = Material((HOUSE, JUNGLE))
AT_ONCE, MOST = 25, 500  # games

pytestmark = pytest.mark.long


def box(players: int = 3) -> Bytes:
    return GAME.make_box(players, None, {"decks": "house+jungle"})


def goes_otherwise(number: int, effect: int) -> bool:
    """Does some game go otherwise without this effect of this card?"""
    without = box()
    for field in ("text", "amount", "about"):
        without.view(BOX)[field][0, number, effect] = 0
    for thumbs in (0, 0b111):  # chance does not care who chooses a victim
        for first in range(0, MOST, AT_ONCE):
            one, other = (play(GAME, played, AT_ONCE, 5, first=first, thumbs=thumbs) for played in (box(), without))
            if not (np.array_equal(one.points, other.points) and np.array_equal(one.decisions, other.decisions)):
                return True
    return False


@pytest.mark.rule("BM-3")
def test_without_any_of_their_effects_cards_of_films_and_creatures_play_otherwise() -> None:
    idle = [
        f"{card.id}: {VOCABULARY[text.code].name}"
        for number, card in enumerate(BOTH.cards)
        for effect, text in enumerate(card.texts)
        if card.kind != EFFECT and not goes_otherwise(number, effect)
    ]
    assert idle == []


@pytest.mark.rule("BM-27")
def test_every_effect_card_is_played_and_not_prevented() -> None:
    table = Table(GAME, box())
    wanted = {number for number, card in enumerate(BOTH.cards, start=1) if card.kind == EFFECT}
    for seed in range(1000):
        wanted -= carried_out(table, seed)
        if not wanted:
            return
    assert not wanted


def carried_out(table: Table, seed: int) -> set[int]:
    """The cards that were played in a game by chance, and that nobody prevented."""
    random, chance = Random(seed), seeded(seed)
    told = table.setup(chance)
    played: set[int] = set()
    while asked := table.acting(told.state):
        seat = random.choice(asked)
        legal = table.legal(told.state, seat)
        eager = [action for action in legal if action < PASS and random.random() < 0.7]  # rather a card than a pass
        told = table.apply(told.state, seat, random.choice(eager or legal), chance)
        for kind, _, first, second, *_ in told.events:
            if kind == PLAYED_CARD:
                played.add(second)
            elif kind == PREVENTED:
                played.discard(first)
    return played
