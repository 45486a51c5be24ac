"""The bound for players who know every card: its counts hold in every game that was won, its chances are sums."""

from __future__ import annotations

from math import comb

import pytest

from lychgate.conformance.counts import count
from lychgate.conformance.table import Table
from lychgate.core.model.chance import seeded
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.events import WON
from lychgate.games.goldraeuber.rules.state import STATE
from lychgate.lab.studies.goldraeuber import bound
from lychgate.lab.studies.goldraeuber.needs import Needs, needs
from tests.crossing import crossed
from tests.games.goldraeuber.table import GAME, table

ACTED = [*range(decisions.COLLAPSE), decisions.OUT]


def won_games(players: int, rules: str, games: int) -> list[tuple[Needs, list[tuple[int, int, bool]], int]]:
    """Games won by rule of thumb: the deal's needs, all actions (seat, action, monk furious), and the bearer."""
    found = []
    board = Table(GAME, GAME.make_box(players, rules))
    for seed in range(games):
        chance = seeded(seed)
        state = board.setup(chance).state
        deal, made, bearer = needs(board.box, state), [], -1
        while asked := board.acting(state):
            seen = board.view(state, asked[0])
            action = board.thumb(seen, asked[0], chance)
            before = state.view(STATE)[0]
            made.append((asked[0], action, bool(before["angry"])))
            bearer = int(before["bearer"][0]) - 1 if 0 < before["bearer"][0] <= players else bearer
            state = board.apply(state, asked[0], action, chance).state
        if state.view(STATE)["end"][0] == WON:
            found.append((deal, made, bearer))
    return found


@pytest.mark.parametrize("rules", GAME.rule_sets)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_won_game_together_took_what_the_bound_counts(players: int, rules: str) -> None:
    won = won_games(players, rules, count(60, 5000))
    assert won
    for deal, made, bearer in won:
        treasure, comrade = deal.steps
        done = [(seat, furious) for seat, action, furious in made if action in ACTED]
        assert len(done) >= 2 * treasure + 2 * comrade + deal.opening_both
        assert done.count((bearer, True)) >= treasure + 1
        assert sum(decisions.COLLAPSE <= action < decisions.OUT for _, action, _ in made) < deal.cards


def test_every_won_game_alone_took_what_the_bound_counts() -> None:
    won = won_games(1, "basic", count(20, 2000))
    assert len(won) > 10
    for deal, made, _ in won:
        done = sum(action in ACTED for _, action, _ in made)
        assert done >= min(2 * steps + opening for steps, opening in zip(deal.steps, deal.opening, strict=True))


def test_what_a_drawn_mine_takes_is_counted_by_hand() -> None:
    """Both are three steps in, but the shortest ways have walls; those with four cards have none."""
    mine = """
    (T<) (T>) (G)  (T^) (T^) (T^)
    (X)  (X)  (C)  (T^) (T^) (T^)
    (T^) (T^) (T^) (T^) (T^) (T^)
    .    .    (T^) (T^) .    .
    """
    match = table(2, mine=mine)
    deal = needs(match.box, match.state)
    assert deal.cards == 20
    assert deal.steps == (3, 3)  # a1 b1 c1; b3 c3 c2
    assert deal.opening == (4, 4)  # f1 e1 d1 c1; f2 e2 d2 c2
    assert deal.opening_both == 5  # the second thing lies right beside the first
    assert deal.sure_way == (10, 3)  # b3 c3 c2 turned up, entered and left, and one wall


def test_without_life_points_the_chance_alone_is_a_binomial_sum() -> None:
    """n actions before the (s + 1)-th collapse: at least n of the first n + s rolls are actions."""
    for todo, spare in ((1, 0), (3, 2), (9, 4), (11, 17)):
        rolls = todo + spare
        expected = sum(comb(rolls, k) * (2 / 3) ** k * (1 / 3) ** (rolls - k) for k in range(todo, rolls + 1))
        assert bound.calm(todo, 0, spare) == pytest.approx(expected)


def test_a_life_point_is_paid_when_it_is_worth_it() -> None:
    assert bound.calm(1, 1, 0) == pytest.approx(5 / 6)  # a 5 is paid for, a 6 is not
    assert bound.calm(1, 2, 0) == pytest.approx(1)
    assert bound.calm(1, 2, 1) == pytest.approx(1)


def test_the_last_step_of_the_bearer_is_a_third_a_roll() -> None:
    """One action to go, one card may still collapse: the bearer rolls, then the other, then the bearer again."""
    assert bound.furious(2, 0, 1, 0, 1, 3, 0) == pytest.approx(1 / 3)
    assert bound.furious(2, 0, 1, 0, 1, 3, 1) == pytest.approx(1 / 3 * 1 / 3)
    assert bound.furious(2, 0, 1, 0, 2, 3, 0) == pytest.approx(1 / 3 + 2 / 3 * 1 / 9)
    assert bound.furious(2, 0, 4, 9, 2, 3, 0) == 0  # three cards are needed, two stand


def test_the_bearer_waits_for_all_the_others() -> None:
    """One action to go, one card may collapse: each who rolls before the bearer must not let it."""
    for players in (2, 3, 4):
        for before in range(players):
            assert bound.furious(players, 0, 1, 0, 1, 3, before) == pytest.approx((1 / 3) ** (before + 1))


@pytest.mark.parametrize("players", crossed([2, 3, 4]))
def test_harder_deals_are_not_won_more_often(players: int) -> None:
    for points in range(5):
        for todo in range(1, 16):
            chance = bound.together(players, todo, points, 20, 3)
            assert chance <= bound.together(players, todo - 1, points, 20, 3)
            assert chance <= bound.together(players, todo, points + 1, 20, 3)
            assert bound.together(players, todo, points, 19, 3) <= chance
            assert bound.together(players, todo, points, 20, 4) <= chance
            if players < 4:
                assert bound.together(players + 1, todo, points, 20, 3) <= chance  # one more who may let cards collapse


@pytest.mark.long
def test_the_bound_lies_above_the_sure_way_and_above_what_bots_reach() -> None:
    deals = count(40, 5000)
    alone = bound.bounds(1, deals, 1)
    assert 0.99 < alone["at least"].value <= alone["at most"].value <= 1
    for players, reached in ((2, 0.29), (3, 0.17), (4, 0.12)):
        assert reached < bound.bounds(players, deals, 1)["at most"].value < 1
