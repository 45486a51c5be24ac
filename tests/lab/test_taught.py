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
        return {"place": place, "face": "up", "wall": None, "dug": False, "entrances": [], "inner": False, **more}

    cells = {"c4": cell("c4", wall="above", entrances=["below"]), "c3": cell("c3", face="down")}
    mine = goldraeuber.edges(cells)
    assert goldraeuber.ways(mine, "c4") == {"c4": (0, ""), "": (1, "out"), "c3": (3.5, "turn c3")}  # hidden: a risk
    assert goldraeuber.ways(mine, "")["c4"] == (1, "step c4")


def test_effects_that_weaken_are_for_others() -> None:
    assert outerspace.harms(outerspace.card_of("trapdoor"))
    assert not outerspace.harms(outerspace.card_of("last-stand"))


def film(seat: int, *characters: str, value: int, hand: list[str] | None = None) -> dict[str, object]:
    lying = [{"card": one, "defence": 2, "under": []} for one in characters]
    return {
        "seat": seat, "characters": lying, "location": None, "value": value, "noted": 0, "hand": hand,
    }  # fmt: skip


def test_what_lies_in_the_film_stays_there_until_a_killer_is_enough() -> None:
    own = film(0, "janitor-with-an-axe", value=2, hand=["burning-torch", "foggy-swamp"])
    strong = {"title": [], "seats": [own, film(1, "town-sheriff", value=13)]}
    weak = {"title": [], "seats": [own, film(1, "town-sheriff", value=9)]}
    assert outerspace.played(strong, 0, "janitor-with-an-axe") < 0  # an attack of 9
    assert outerspace.played(weak, 0, "janitor-with-an-axe") > 0
    assert outerspace.played(weak, 0, "rubber-chicken") < 0  # it would be moved
    assert outerspace.played(weak, 0, "burning-torch") > 0
    bad = {**weak, "chosen": "foggy-swamp"}
    assert outerspace.aimed(bad, 0, 1) > outerspace.aimed(bad, 0, 0)  # a location with a minus


def test_effects_are_counted_with_an_attack_and_kept_where_they_are_not_enough() -> None:
    held = film(0, "town-sheriff", value=4, hand=["giant-android", "growth-ray"])
    picture = {"title": [], "seats": [held, film(1, "astronaut", value=17)]}
    assert outerspace.is_enough(picture, 0, outerspace.card_of("giant-android"))  # 12 and 5
    assert outerspace.saves(outerspace.card_of("last-stand"), 12, 5)
    assert not outerspace.saves(outerspace.card_of("last-stand"), 19, 5)


def cell(name: str, **more: object) -> dict[str, object]:
    """A card of a mine, as a picture shows it: a tunnel, unless more is said."""
    way: dict[str, object] = {"place": name, "face": "up", "kind": "tunnel", "wall": None, "dug": False}
    return {**way, "entrances": [], "inner": False, **more}


@pytest.mark.parametrize(
    ("mood", "die", "place", "paid"),
    [
        ("calm", 5, "c3", 5),  # saved for later
        ("angry", 3, "c2", 2),
        ("angry", 4, "c2", 4),  # three points, three actions to do: one for each
        ("angry", 4, "c3", 2),  # two actions to do: two may go for one
    ],
)
def test_life_points_are_spent_as_taught(mood: str, die: int, place: str, paid: int) -> None:
    column = [cell("c2"), cell("c3"), cell("c4", entrances=["below"]), cell("a1", face="down")]
    picture = {
        "map": [column], "mood": mood, "die": die, "actions_up_to": 4 if mood == "calm" else 2,
        "things": {"treasure": {"state": "carried", "place": place, "seat": 0}, "comrade": {"state": "safe"}},
        "seats": [{"seat": 0, "place": place, "carries": "treasure", "life": 3},
                  {"seat": 1, "place": None, "carries": None, "life": 2}],
    }  # fmt: skip
    choices = {f"die {number}": number for number in range(1, 7)}
    assert goldraeuber.changed(picture, 0, choices) == paid
    if mood == "angry":
        barred = {**picture, "map": [column[:3]]}  # whatever collapses now, somebody is buried or cut off
        assert goldraeuber.changed(barred, 0, choices) == 2


def test_who_has_most_left_to_do_gets_the_life_points_of_the_card_from_a_furious_monk() -> None:
    bearer = {"seat": 0, "place": "c3", "carries": "treasure"}
    helper = {"seat": 1, "place": "c3", "carries": None}
    picture = {
        "map": [[cell("c2"), cell("c3"), cell("c4", entrances=["below"])]],
        "mood": "angry", "turn": 1, "getting": 1, "left": 3, "seats": [bearer, helper],
        "things": {"treasure": {"state": "carried", "seat": 0}, "comrade": {"state": "lying", "place": "c2"}},
    }  # fmt: skip
    assert goldraeuber.shared(picture) == "points 3"  # the comrade is still to be fetched
    assert goldraeuber.shared({**picture, "getting": 0}) == "points 0"
    alone = {**picture, "seats": [bearer, {**helper, "place": "c4"}], "turn": 0, "getting": 0}
    assert goldraeuber.shared(alone) == "points 3"  # only who is on the card counts
    assert goldraeuber.shared({**picture, "mood": "calm"}) == "keep"


def test_the_work_is_shared_and_who_has_none_leaves() -> None:
    inner = [cell("c2", face="down", inner=True), cell("d2", inner=True)]
    cells = {str(one["place"]): one for one in (*inner, cell("c3"), cell("d3"), cell("c4", entrances=["below"]))}

    def goals(treasure: str, comrade: str) -> list[str]:
        things = {"treasure": {"state": treasure, "place": "d2"}, "comrade": {"state": comrade, "place": "d2"}}
        miners = [{"seat": seat, "place": place, "carries": None} for seat, place in enumerate(("c3", "d3", "c4"))]
        return goldraeuber.errands({"things": things, "seats": miners}, cells, goldraeuber.edges(cells))

    assert goals("lying", "hidden") == ["c2", "d2", "c2"]  # all search for the comrade
    assert goals("hidden", "lying") == ["c2", "d2", ""]  # one for the treasure is enough
    assert goals("carried", "lying") == ["", "d2", ""]
