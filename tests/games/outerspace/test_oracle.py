"""Values and points along random games, against a second opinion that was written from the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lychgate.conformance.counts import LONG, count
from lychgate.conformance.table import Table, positions
from lychgate.core.model.chance import seeded
from lychgate.games.outerspace import GAME, with_decks
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.kit import WORKSHOP
from lychgate.games.outerspace.rules.decisions import PASS
from tests.oracles.outerspace import Oracle

DECKS = (HOUSE, JUNGLE, WORKSHOP)
OWN = with_decks(DECKS)
MORE: list[dict[str, Any]] = [{}, {"equal_turns": True}] if LONG else []
SEED = 14  # of a game with all that is looked for
ORACLE, OWN_ORACLE = Oracle(Material((HOUSE,))), Oracle(Material(DECKS))


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


def busy_games(options: dict[str, Any]) -> Iterator[tuple[dict[str, Any], list[int] | None]]:
    """Pictures of games with all decks in which cards are rather played than kept; at the end with the points."""
    table = Table(OWN, OWN.make_box(3, None, options))
    for seed in range(SEED, SEED + count(1, 60)):
        random, chance = Random(seed), seeded(seed)
        told = table.setup(chance)
        decisions = 0
        while asked := table.acting(told.state):
            seat = random.choice(asked)
            legal = table.legal(told.state, seat)
            eager = [action for action in legal if action < PASS]
            told = table.apply(
                told.state, seat, random.choice(eager if eager and random.random() < 0.8 else legal), chance
            )
            decisions += 1
            if decisions % count(3, 1) == 0:
                yield OWN.picture(table.box, table.view(told.state, -1)), None
        yield OWN.picture(table.box, table.view(told.state, -1)), table.outcome(told.state)[0]


@pytest.mark.rule("BM-18", "BM-19", "BM-20", "BM-25", "BM-27", "BM-32", "BM-33", "BM-38")
@pytest.mark.parametrize("options", [{"any_time": True}, *MORE], ids=str)
def test_all_decks_together_are_worth_what_their_cards_say(options: dict[str, Any]) -> None:
    joined, lasting = 0, 0
    for picture, points in busy_games(options):
        for seat in picture["seats"]:
            assert seat["value"] == OWN_ORACLE.film(seat)
            assert OWN_ORACLE.is_one_location(seat)
            lasting += any(card["type"] == "prop" and card["under"] for card in OWN_ORACLE.laid(seat))
        if picture["attack"] and picture["phase"] != "victim":
            assert (picture["attack"]["attack"], picture["attack"]["defence"]) == OWN_ORACLE.totals(picture)
            joined += bool(picture["attack"]["joined"])
        if picture["phase"] not in ("title", "over"):
            assert (picture["pile"] == 0) == (picture["last_card"] is not None)
        if points is not None:
            assert points == [OWN_ORACLE.points(picture, seat, treasure=5) for seat in picture["seats"]]
    assert joined
    assert lasting
