"""Who follows what the guided games teach: every decision is legal, and in a few games it is better than chance."""

from __future__ import annotations

import pytest

from lychgate.core.input import registry
from lychgate.lab.engine.bot_games import Played, play_game
from lychgate.lab.studies.taught import goldraeuber, gravediggers, graverobbers, outerspace

OPPONENTS = {"graverobbers": 3, "gravediggers": 3, "outerspace": 2, "goldraeuber": 2}
DEALS = 6


def played(name: str, deal: int, *, other: str) -> Played:
    game = registry.find(name)
    taught, players = f"lychgate.lab.studies.taught.{name}:follow", OPPONENTS[name]
    team = game.together
    seated = (taught,) * players if team else (taught, *(other,) * (players - 1))
    return play_game(game, game.make_box(players, None, None), seated, deal, wits=deal)


@pytest.mark.parametrize("name", ["graverobbers", "gravediggers", "outerspace"])
def test_it_beats_chance(name: str) -> None:
    games = [played(name, deal, other="random") for deal in range(DEALS)]
    assert not any(game.forfeits for game in games)
    assert sum(game.places[0] == 1 for game in games) > DEALS // 2


def test_in_goldraeuber_some_expeditions_come_home() -> None:
    assert sum(played("goldraeuber", deal, other="thumb").places[0] == 1 for deal in range(2 * DEALS)) >= 1


def test_a_grave_is_counted_as_taught() -> None:
    full = ["R3", "D2", "R1", "B1", "D1", "B2", "R2"]
    assert graverobbers.chance_of("open", full) == 0  # 6 against 6: a tie keeps it
    assert graverobbers.chance_of("open", [*full[:6], "R3"]) == 1
    assert graverobbers.at_least(1, [0.5, 0.5]) == 0.75


@pytest.mark.parametrize(
    ("cards", "put_in"),
    [
        (["5", "5"], 3),
        (["10", "G"], 0),
        (["10", "B"], 0),
        (["10", "B", "W"], 3),
        (["5", "A", "X"], 9),
        ([None], 2),
    ],
)
def test_a_fist_is_closed_as_taught(cards: list[str | None], put_in: int) -> None:
    assert gravediggers.fist(cards) == put_in


def test_the_shortest_way_digs_where_a_wall_bars_it() -> None:
    def cell(place: str, **more: object) -> dict[str, object]:
        return {"place": place, "face": "up", "wall": None, "dug": False, "entrances": [], **more}

    cells = {"c4": cell("c4", wall="above", entrances=["below"]), "c3": cell("c3", face="down")}
    assert goldraeuber.ways(cells, "c4") == {"c4": (0, ""), "": (1, "out"), "c3": (3, "turn c3")}
    assert goldraeuber.ways(cells, "")["c4"] == (1, "step c4")


def test_effects_that_weaken_are_for_others() -> None:
    assert outerspace.harms(outerspace.card_of("trapdoor"))
    assert not outerspace.harms(outerspace.card_of("last-stand"))
