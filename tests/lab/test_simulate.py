"""Simulations give the same numbers however they are spread, and count what was played."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.core.errors import BadOptions, UnknownGame
from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.core.model.batch import Results
from lychgate.lab.engine import simulate as lab
from lychgate.lab.engine.counts import WIN, count, merged
from lychgate.lab.engine.simulate import Plan, simulate


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "RANDOM_CHUNK", 25)
    monkeypatch.setattr(lab, "THUMB_CHUNK", 10)


@pytest.mark.parametrize("bots", [("random",), ("thumb", "random", "random")])
@pytest.mark.usefixtures("small_chunks")
def test_two_processes_find_what_one_finds(bots: tuple[str, ...]) -> None:
    plan = Plan("graverobbers", 3, games=60, seed=3, bots=bots)
    alone, spread = simulate(plan, processes=1), simulate(plan, processes=2)
    assert spread.processes == 2
    assert alone.counts == spread.counts
    a, b = alone.as_data(), spread.as_data()
    assert a.pop("speed") != b.pop("speed")
    assert a == b


@pytest.mark.usefixtures("small_chunks")
def test_the_chunks_make_up_all_games() -> None:
    told: list[int] = []
    report = simulate(Plan("graverobbers", 4, games=60), told.append, processes=1)
    assert told == [25, 50, 60]
    game = registry.find("graverobbers")
    assert report.counts == count(batch.play(game, game.make_box(4), 60, seed=1))


def test_a_shared_win_counts_in_part() -> None:
    results = Results(
        np.array([5, 7], np.int32),
        np.array([[3, 3, 1], [4, -2, 0]], np.int32),
        np.array([[1, 1, 3], [1, 3, 2]], np.int32),
    )
    counts = count(results)
    assert counts.wins == (WIN + WIN // 2, WIN // 2, 0)
    assert counts.win_share(0).value == 0.75
    assert counts.points == (7, 1, 1)
    assert counts.points_squared == (25, 13, 1)
    assert (counts.fewest_points, counts.most_points) == ((3, -2, 0), (4, 3, 1))
    assert (counts.shortest, counts.longest, counts.mean_length().value) == (5, 7, 6)


def test_a_win_of_all_together_counts_in_full_and_a_loss_for_nobody() -> None:
    places = np.array([[1, 1], [2, 2], [1, 1], [1, 1]], np.int32)
    counts = count(Results(np.ones(4, np.int32), np.zeros((4, 2), np.int32), places), together=True)
    assert [counts.win_share(seat).value for seat in (0, 1)] == [0.75, 0.75]


def test_sums_do_not_depend_on_their_order() -> None:
    game = registry.find("graverobbers")
    parts = [count(batch.play(game, game.make_box(3), 10, seed=1, first=first)) for first in (0, 10, 20)]
    assert merged(parts) == merged(reversed(parts))


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("graverobbers", 9, games=1), "3 to 6 players, got 9"),
        (Plan("graverobbers", 3, games=0), "number of games from 1"),
        (Plan("graverobbers", 3, games=1, seed=-1), "seed is a number from 0"),
        (Plan("graverobbers", 3, games=1, bots=("oracle",)), "got 'oracle'"),
        (Plan("graverobbers", 3, games=1, bots=("thumb", "thumb")), "or 3, one a seat; got 2"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(plan: Plan, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        simulate(plan)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate(Plan("grave", 3, games=1))
