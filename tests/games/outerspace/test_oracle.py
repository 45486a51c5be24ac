"""Values and points along random games, against a second opinion that was written from the rules alone."""

from __future__ import annotations

import pytest

from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.decks import HOUSE
from lychgate.games.outerspace.material import Material
from tests.conformance.table import Table, positions
from tests.counts import count
from tests.oracles.outerspace import Oracle

ORACLE = Oracle(Material((HOUSE,)))


@pytest.mark.rule("BM-20", "BM-33")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_films_are_worth_what_their_cards_say(players: int) -> None:
    table = Table(GAME, GAME.make_box(players))
    for seed in range(count(1, 20)):
        for state in positions(table, seed)[:: count(20, 1)]:
            picture = GAME.picture(table.box, table.view(state, -1))
            for seat in picture["seats"]:
                assert seat["value"] == ORACLE.film(seat)


@pytest.mark.rule("BM-33", "BM-34", "BM-35", "BM-36")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_points_are_what_the_rules_say(players: int) -> None:
    table = Table(GAME, GAME.make_box(players))
    for seed in range(count(2, 40)):
        end = positions(table, seed)[-1]
        picture = GAME.picture(table.box, table.view(end, -1))
        expected = [ORACLE.points(picture, seat) for seat in picture["seats"]]
        points, places, _ = table.outcome(end)
        assert points == expected
        assert places == [1 + sum(other > own for other in expected) for own in expected]
