"""The casting: everybody gets a character, what was shown is remembered, and a hand holds none from the deal."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.conformance.counts import count
from lychgate.conformance.table import Table
from lychgate.core.model.chance import quick, seeded
from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.cards.vocabulary import CHARACTER
from lychgate.games.outerspace.rules.state import BOX, IN_FILM, IN_HAND, STATE

SHOWS = [event.name for event in GAME.events].index("shows")


def cast(players: int, seed: int) -> tuple[Table, np.ndarray, set[int]]:
    """A game after its casting, and the cards that were shown on the way."""
    table, chance = Table(GAME, GAME.make_box(players)), seeded(seed)
    state = table.setup(chance).state
    shown: set[int] = set()
    while state.view(STATE)["phase"][0] == 0:
        seat = table.acting(state)[0]
        told = table.apply(state, seat, table.legal(state, seat)[-1], chance)
        shown |= {event[3] - 1 for event in told.events if event[0] == SHOWS}
        state = told.state
    return table, state, shown


@pytest.mark.rule("BM-8")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_has_a_character_and_none_is_left_in_a_hand_from_the_deal(players: int) -> None:
    for seed in range(count(10, 200)):
        table, state, _ = cast(players, seed)
        kind, place = table.box.view(BOX)["kind"][0], state.view(STATE)["place"][0]
        first = int(state.view(STATE)["turn"][0])
        for seat in range(players):
            assert (kind[place == IN_FILM + seat] == CHARACTER).any()
            if seat != first:  # who has drawn for the first turn already
                assert not (kind[place == IN_HAND + seat] == CHARACTER).any()


@pytest.mark.rule("BM-8", "BM-39")
def test_no_world_deals_what_was_shown_to_a_hand_that_lacked_it() -> None:
    seed = next(seed for seed in range(100) if cast(4, seed)[2])
    table, state, shown = cast(4, seed)
    first, chance = int(state.view(STATE)["turn"][0]), quick(1)
    for _ in range(200):
        world = table.redeal(table.view(state, -1), -1, chance)
        place = world.view(STATE)["place"][0]
        for seat in range(4):
            held = {card for card in range(len(place)) if place[card] == IN_HAND + seat}
            assert len(held) == state.view(STATE)["hand_size"][0][seat], "every hand is dealt in full"
            if seat != first:
                barred = {card for card in shown if state.view(STATE)["under"][0][card] >> seat & 1}
                assert not held & barred
