"""The searching bot: from views alone, the same answer for the same seed, within its budget and its memory."""

from __future__ import annotations

import weakref
from random import Random

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.beliefs import beliefs
from lychgate.bots.levels import GOOD, LEVELS, chosen
from lychgate.bots.search.thinking import Budget, Move, Search, Style, Thought, think
from lychgate.bots.search.tree import TAKEN
from lychgate.conformance.cases import kit_of
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.play.match.match import Match

FEW = Budget(iterations=60)


def opening(name: str = "graverobbers", players: int | None = None, seed: int = 3) -> Match:
    return lychgate.new(name, players=players or registry.find(name).players.start, seed=seed)


def thought(match: Match, seat: int, seed: int = 1, **how: object) -> Thought:
    return think(match.game, match.box, match.view_bytes(seat), seat, FEW, seed=seed, **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_gives_the_same_thought(name: str) -> None:
    match = opening(name)
    seat = match.asked[0]
    assert thought(match, seat) == thought(match, seat)
    assert thought(match, seat, threads=2) == thought(match, seat, threads=2)


@pytest.mark.parametrize("name", registry.names())
def test_a_search_in_slices_is_the_same_search(name: str) -> None:
    match = opening(name)
    seat = match.asked[0]
    whole, sliced = (
        Search(match.game, match.box, match.view_bytes(seat), seat, 5, Style(), room=256) for _ in range(2)
    )
    whole.think(50)
    for part in (1, 20, 29):
        sliced.think(part)
    assert {action: row.tolist() for action, row in whole.counted().items()} == {
        action: row.tolist() for action, row in sliced.counted().items()
    }


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("regrets", [False, True])
def test_every_visit_is_counted_and_only_legal_moves_are_considered(name: str, regrets: bool) -> None:
    match = opening(name)
    seat = match.asked[0]
    found = thought(match, seat, style=Style(regrets=regrets))
    visits = sum(move.visits for move in found.moves)
    assert visits >= 60 if name == "goldraeuber" else visits == 60  # who walks there and back sees the same again
    assert {move.action for move in found.moves} <= {decision.action for decision in match.legal(seat)}
    assert all(0 <= move.worth <= 1 and 0 <= move.wins <= 1 for move in found.moves)
    assert sum(move.share for move in found.moves) == pytest.approx(1)


def test_memory_is_bounded_and_a_full_tree_still_thinks() -> None:
    match = opening()
    search = Search(match.game, match.box, match.view_bytes(0), 0, 1, Style(), room=8)
    search.think(200)
    assert search.iterations == 200
    assert sum(int(row[TAKEN]) for row in search.counted().values()) == 200


def test_a_search_that_is_told_to_stop_stops_and_leaves_the_match_alone() -> None:
    match = opening()
    before = match.state.copy()
    looks = iter([False, True])
    found = think(
        match.game, match.box, match.view_bytes(0), 0, Budget(iterations=10**9), seed=1, stopped=lambda: next(looks)
    )
    assert found.iterations < 1000
    assert np.array_equal(match.state, before)


def test_milliseconds_are_a_budget_too() -> None:
    match = opening()
    found = think(match.game, match.box, match.view_bytes(0), 0, Budget(milliseconds=1), seed=1)
    assert found.iterations >= 1


@pytest.mark.parametrize("budget", [{"iterations": 0}, {"iterations": -5}, {"milliseconds": 0}, {}])
def test_a_budget_is_more_than_nothing(budget: dict[str, int]) -> None:
    with pytest.raises(BadOptions, match="A search needs"):
        Budget(**budget)


def test_a_seat_that_owes_nothing_has_nothing_to_think_about() -> None:
    match = opening("gravediggers")
    idle = next(seat for seat in range(match.players) if seat not in match.asked)
    with pytest.raises(BadOptions, match=f"Seat {idle + 1} owes no decision"):
        thought(match, idle)
    while not match.over:
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, quick(4)))
    for seat in range(match.players):
        with pytest.raises(BadOptions, match=f"Seat {seat + 1} owes no decision"):
            thought(match, seat)


def test_a_search_that_is_over_leaves_nothing_behind() -> None:
    match = opening()
    search = Search(match.game, match.box, match.view_bytes(0), 0, 1, Style())
    search.think(5)
    memory = weakref.ref(search._tree.edges)
    del search
    assert memory() is None


def test_levels_never_play_a_move_far_below_the_best() -> None:
    moves = tuple(Move(action, n, n / 100, 0.5, 0.5, 3.0) for action, n in ((4, 50), (7, 40), (9, 6), (2, 4)))
    found = Thought(moves, 100)
    for softness in (1.0, 0.5):
        played = {chosen(found, softness, point / 1000) for point in range(1000)}
        assert played == {move.action for move in moves if move.share >= GOOD * 0.5}
    assert {chosen(found, 0.0, point / 1000) for point in range(1000)} == {4}


def test_a_sealed_choice_is_played_as_it_is_mixed() -> None:
    moves = tuple(Move(action, n, n / 100, 0.5, 0.5, 3.0) for action, n in ((1, 48), (2, 32), (3, 20)))
    played = [chosen(Thought(moves, 100, mixes=0.5), 0.0, point / 1000) for point in range(1000)]
    assert [played.count(action) for action in (1, 2, 3)] == [600, 400, 0]  # the third is doubt, not mixture


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOptions, match="got 'genius'"):
        bots.find("genius")
    assert [level.name for level in LEVELS] == ["easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("name", registry.names())
def test_a_level_decides_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = opening(name, players=max(2, registry.find(name).players.start))
    for _ in range(9):
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, quick(4)))
    seat = match.asked[0]
    worlds = [match.state, *(kit_of(name).scramble(match.box, match.state, seat, Random(n)) for n in range(3))]
    views = [match.view_of(world, seat) for world in worlds]
    assert len({LEVELS[0](match.game, match.box, view, seat, quick(7)) for view in views}) == 1
    told = [beliefs(match.game, match.box, view, seat, seed=1, worlds=5) for view in views]
    assert all(one == told[0] for one in told)


def test_beliefs_are_about_what_the_view_does_not_know() -> None:
    match = opening()
    found = beliefs(match.game, match.box, match.view_bytes(0), 0, seed=1, worlds=20)
    places = {belief.where for belief in found}
    assert {"seats.2.hand", "seats.3.goals"} <= places
    assert not any(where.startswith("seats.1.") for where in places)
    assert all(0 < belief.likely <= 1 for belief in found)
