"""What bots make of imagined worlds of Outer Space: likely hands, and what hand and film promise."""

from __future__ import annotations

import numpy as np

import lychgate
from lychgate import bots
from lychgate.bots.beliefs import imagined
from lychgate.bots.styles import Style
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import FINE
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import CHARACTER
from lychgate.games.outerspace.rules.state import IN_HAND
from lychgate.play.match.match import Match

WORLDS = 40


def under_way(decisions: int = 150, seed: int = 4) -> Match:
    """A match by rule of thumb, some turns on."""
    match, chance = lychgate.new("outerspace", players=3, seed=seed), quick(seed)
    for _ in range(decisions):
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance))
    return match


def characters_held(match: Match, seat: int, leans: bool) -> float:
    """How many characters others are imagined to hold that are not on turn, on average."""
    view, kinds = match.view_bytes(seat), match.box.view(match.game.box_layout)["kind"][0]
    turn = int(match.state.view(match.game.state_layout)["turn"][0])
    others = [IN_HAND + other for other in range(match.players) if other not in (seat, turn)]
    found = 0
    for world in imagined(match.game, match.box, view, seat, seed=1, worlds=WORLDS, style=Style(leans=leans)):
        places = world.view(match.game.state_layout)["place"][0]
        found += int((np.isin(places, others) & (kinds == CHARACTER)).sum())
    return found / WORLDS


def test_a_turn_leaves_no_characters_in_a_hand() -> None:
    match = under_way()
    seat = match.asked[0]
    assert characters_held(match, seat, leans=True) < 0.3 * characters_held(match, seat, leans=False)


def test_a_world_that_was_leant_still_fits_the_view() -> None:
    match = under_way()
    for seat in match.asked:
        view = match.view_bytes(seat)
        for world in imagined(match.game, match.box, view, seat, seed=2, worlds=WORLDS, style=Style(leans=True)):
            assert np.array_equal(match.view_of(world, seat), view)


def test_expected_points_are_those_that_stand_and_what_hand_and_film_promise() -> None:
    match = under_way()
    standing, expected = np.zeros(2 * SEATS, np.int32), np.zeros(2 * SEATS, np.int32)
    match.game.call("outcome", match.box, match.state, standing, event_buffer(0))
    match.game.call("judge", match.box, match.state, expected, event_buffer(0))
    promised = expected[:3] - FINE * standing[:3]
    assert (promised >= 0).all()
    assert promised.max() > 0
    match.state.view(match.game.state_layout)["ending"][0] = 1
    match.game.call("judge", match.box, match.state, expected, event_buffer(0))
    assert expected[:3].tolist() == (FINE * standing[:3]).tolist()
