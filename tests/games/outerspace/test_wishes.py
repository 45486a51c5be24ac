"""What is thought of wishes, where it was all but certain that there was one."""

from __future__ import annotations

import pytest

import lychgate
from lychgate import bots
from lychgate.core.model.chance import quick
from lychgate.games.outerspace.cards.vocabulary import NO_WISH, THIS_TURN
from lychgate.games.outerspace.rules.state import PARTS
from lychgate.play.match.match import Match


def in_a_window() -> tuple[Match, int, int]:
    """A match in which a seat may answer with a card: who, and with what."""
    match, chance = lychgate.new("outerspace", players=2, seed=3), quick(1)
    while True:
        for seat in match.asked if len(match.asked) > 1 else ():
            for action in match.legal_actions(seat):
                if "card" in match.game.decisions.as_data(action):
                    return match, seat, action
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance))


@pytest.mark.rule("BM-30")
def test_who_plays_something_is_free_however_unlikely_that_had_become() -> None:
    match, seat, action = in_a_window()
    wished = match.state.view(match.game.state_layout)["wished"][0]
    wished[seat] = 0
    wished[seat][THIS_TURN] = PARTS
    match.decide(seat, action)
    for other in [one for one in match.asked if one != seat][:1]:
        match.decide(other, "pass")
    assert match.state.view(match.game.state_layout)["wished"][0][seat][NO_WISH] == PARTS
