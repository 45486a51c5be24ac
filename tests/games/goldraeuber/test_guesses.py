"""What bots expect of Goldräuber: a chance that goes by what all know, and collapses that do not lose at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.search.thinking import Budget, Style, sensible, think
from lychgate.conformance.cases import kit_of
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes, blank, read
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.goldraeuber.bot.evaluation import SURE
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.events import RUIN_MAY_BURY
from lychgate.games.goldraeuber.rules.state import COLLAPSING, STATE, TAKING
from lychgate.play.match.match import Match


def chance(match: Match, state: Bytes) -> int:
    """How likely all win, in thousandths."""
    out = np.zeros(2 * SEATS, np.int32)
    match.game.call("judge", match.box, state, out, event_buffer(0))
    assert len(set(out[: match.players].tolist())) == 1
    return int(out[0])


def by_thumb(players: int, rules: str, seed: int) -> Iterator[Match]:
    """A game by rule of thumb: every position, and the end."""
    match, wits = lychgate.new("goldraeuber", players=players, rules=rules, seed=seed), quick(seed)
    while not match.over:
        yield match
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, wits))
    yield match


@pytest.mark.parametrize("rules", ["basic", "expert"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_won_is_sure_what_is_lost_is_not_and_the_rest_lies_between(players: int, rules: str) -> None:
    for match in by_thumb(players, rules, seed=2):
        expected = chance(match, match.state)
        if match.over:
            assert match.outcome is not None
            assert expected == SURE * match.outcome.points[0]
        else:
            assert 0 <= expected <= SURE


def test_the_chance_is_the_same_whatever_lies_face_down_and_judging_changes_nothing() -> None:
    for number, match in enumerate(by_thumb(2, "basic", seed=3)):
        before = match.state.copy()
        worlds = [kit_of("goldraeuber").scramble(match.box, match.state, 0, Random(number + n)) for n in range(2)]
        assert {chance(match, world) for world in worlds} == {chance(match, match.state)}
        assert np.array_equal(match.state, before)


def test_another_life_point_never_makes_it_worse_alone() -> None:
    better = 0
    for match in by_thumb(1, "basic", seed=4):
        richer = match.state.copy()
        richer.view(STATE)["life"][0, 0] += 1
        gain = chance(match, richer) - chance(match, match.state)
        assert gain >= 0
        better += gain > 0
    assert better


@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_no_card_is_thought_about_that_loses_at_once_while_another_would_do(rules: str) -> None:
    spared, room = 0, blank(STATE)
    for match in by_thumb(2, rules, seed=6):
        state = read(match.state, STATE)
        if match.over or state.phase != COLLAPSING:
            continue
        seat = match.asked[0]
        view = match.view_bytes(seat)

        def loses(action: int, match: Match = match, view: Bytes = view, seat: int = seat) -> bool:
            ruin = match.game.call("ruins", match.box, view, seat, action, room)
            return ruin not in (0, RUIN_MAY_BURY)

        found = sensible(match.game, match.box, view, seat)
        if any(not loses(action) for action in found):
            assert not [action for action in found if loses(action)]
            spared += any(loses(action) for action in match.legal_actions(seat))
    assert spared


def test_what_one_came_for_is_taken_along_without_a_thought() -> None:
    takes = 0
    for match in by_thumb(2, "basic", seed=7):
        if not match.over and read(match.state, STATE).phase == TAKING:
            seat = match.asked[0]
            assert sensible(match.game, match.box, match.view_bytes(seat), seat) == [decisions.TAKE]
            takes += 1
    assert takes


def test_who_trusts_the_rule_of_thumb_blindly_follows_it() -> None:
    for number, match in enumerate(by_thumb(2, "basic", seed=5)):
        if match.over or number % 10:
            continue
        seat = match.asked[0]
        view = match.view_bytes(seat)
        style = Style(horizon=2, daring=0, trust=1_000_000)
        found = think(match.game, match.box, view, seat, Budget(200), seed=1, style=style)
        assert found.best == bots.thumb(match.game, match.box, view, seat, quick(1))
