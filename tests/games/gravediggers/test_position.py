"""Positions of Gravediggers: any moment of a game written down and read again; impossible ones refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.errors import BadPosition
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up
from tests.games.gravediggers.table import GAME


def as_given(match: Match) -> dict[str, Any]:
    """The whole truth about a match, in the words of positions."""
    found = GAME.facts(match.box, match.state)
    given = {key: found[key] for key in ("phase", "turn", "tiles", "pile", "final")}
    given |= {key: found[key] for key in ("robbed", "notes_handed_out") if found[key]}
    given["cemeteries"] = {
        number: {key: cemetery[key] for key in ("cards", "by", "known_by", "closed")}
        for number, cemetery in found["cemeteries"].items()
    }
    given["seats"] = {
        number: {key: player[key] for key in ("hand", "money", "notes")}
        | ({"fist": player["fist"], "credit": player["credit"]} if player["answered"] else {})
        for number, player in found["seats"].items()
    }
    return given


@pytest.mark.parametrize("emptied", ["reopens", "closed"])
@pytest.mark.parametrize("players", GAME.players)
def test_any_moment_of_a_game_can_be_written_down_and_read_again(players: int, emptied: str) -> None:
    for seed in range(count(1, 10)):
        dice = random.Random(seed)
        match = lychgate.new("gravediggers", players=players, seed=seed, options={"emptied": emptied})
        while not match.over:
            seat = dice.choice(match.asked)
            match.decide(seat, dice.choice(match.legal(seat)))
            again = set_up(GAME, {"players": players, "options": {"emptied": emptied}, **as_given(match)})
            expected, found = GAME.facts(match.box, match.state), GAME.facts(again.box, again.state)
            del expected["last"], found["last"]
            assert found == expected
            assert again.asked == match.asked
            assert [again.legal(seat) for seat in again.asked] == [match.legal(seat) for seat in match.asked]


@pytest.mark.parametrize("filling", [1, 2, 3])
def test_what_is_left_open_is_filled_with_cards_that_are_left(filling: int) -> None:
    given = {"players": 2, "seats": {"1": {"hand": "10 10 ..."}}, "cemeteries": {"1": "(?) X (?)"}, "pile": "5 5 5"}
    match = set_up(GAME, given, filling=filling)
    found = GAME.facts(match.box, match.state)
    hands = [found["seats"][seat]["hand"].split() for seat in ("1", "2")]
    assert [len(hand) for hand in hands] == [5, 5]
    assert hands[0].count("10") == 2
    assert "10" not in hands[1]
    assert found["pile"] == "5 5 5"
    assert len(found["gone"].split()) == 45 - 3 - 10 - 3


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"phase": "dig"}, "phase: expected place or look"),
    ({"turn": 3}, "turn: expected a number from 1 to 2"),
    ({"robbed": 1}, "robbed: a cemetery is robbed while fists are made"),
    ({"phase": "fists"}, "robbed: a cemetery is robbed while fists are made"),
    ({"phase": "fists", "robbed": 1}, "robbed: a cemetery without cards, or one that is closed"),
    ({"final": True}, "final: nobody has another turn"),
    ({"tiles": "place place place place"}, "tiles: there are 4 tiles place"),
    ({"tiles": "dig"}, "tiles: expected tiles such as place"),
    ({"cemeteries": {"6": "(5)"}}, "cemeteries.6: expected a number from 1 to 5"),
    ({"cemeteries": {"1": "5"}}, "cemeteries.1.cards: at least one card at each cemetery lies face down"),
    ({"cemeteries": {"1": "(7)"}}, "cemeteries.1.cards: expected cards such as 5"),
    ({"cemeteries": {"1": {"cards": "(5)", "by": [1, 2]}}}, "cemeteries.1.by: expected who laid each of the 1 cards"),
    ({"cemeteries": {"1": {"cards": "(5)", "known_by": ["3"]}}}, "cemeteries.1.known_by: expected seats such as"),
    ({"cemeteries": {"1": {"cards": "(5)", "known_by": "1"}}}, "cemeteries.1.known_by: expected who knows each"),
    ({"cemeteries": {"1": {"card": "(5)"}}}, "cemeteries.1.card: expected one of"),
    ({"cemeteries": {"1": "(10) (10) (10)"}}, "pile: there are 2 cards 10 .GD-1., got 3"),
    ({"cemeteries": {"1": "(?) " * 42}}, "cemeteries.1.cards: at most 41 cards"),
    ({"cemeteries": {"1": "(?) " * 41, "2": "(?) " * 5}}, "cemeteries.2.cards: there are not so many cards"),
    ({"cemeteries": {"1": "(?) " * 41}}, "pile: 51 cards are left open, but only 45"),
    (
        {"phase": "over", "cemeteries": {"1": "(5)"}, "pile": ""},
        "cemeteries: in the end every cemetery has been robbed",
    ),
    ({"seats": {"1": {"hand": "(5)"}}}, "seats.1.hand: cards have no faces here"),
    ({"seats": {"1": {"hand": "5 5 5 5 5 5"}}}, "seats.1.hand: expected 5 cards .GD-4., got 6"),
    ({"seats": {"1": {"hand": "5", "hand_size": 2}}}, "seats.1.hand: expected 2 cards"),
    ({"seats": {"1": {"hand": ""}}, "pile": ""}, "seats.1.hand: no hand is empty before"),
    (
        {"phase": "fists", "robbed": 1, "cemeteries": {"1": "(5)"}, "seats": {"1": {"hand": ""}}, "pile": ""},
        "seats.1.hand: no hand is empty before",
    ),
    ({"seats": {"1": {"money": 0, "credit": True}}}, "seats.1.credit: credit is asked for together with a fist"),
    ({"notes_handed_out": True}, "notes_handed_out: notes are handed out when all fists are made"),
    ({"cemeteries": {"1": {"closed": True}}}, "cemeteries.1.closed: cemeteries are closed only where"),
    (
        {"options": {"emptied": "closed"}, "cemeteries": {"1": {"closed": True}}},
        "cemeteries: no cemetery is closed while the pile has cards",
    ),
    ({"seats": {"1": {"hand": "5 5"}}}, "pile: while the pile has cards, everybody holds 5"),
    ({"seats": {"1": {"money": -1}}}, "seats.1.money: expected a number from 0 to 300"),
    ({"seats": {"1": {"money": 301}}}, "seats.1.money: expected a number from 0 to 300"),
    ({"seats": {"1": {"notes": 3}, "2": {"notes": 3}}}, "seats: there are 5 credit notes"),
    ({"seats": {"1": {"fist": 1}}}, "seats.1.fist: a fist lies sealed"),
    (
        {"phase": "fists", "robbed": 1, "cemeteries": {"1": "(5)"}, "seats": {"1": {"fist": 1, "credit": True}}},
        "seats: credit is for players with less than 10 money",
    ),
    (
        {"phase": "fists", "robbed": 1, "cemeteries": {"1": "(5)"}, "notes_handed_out": True},
        "notes_handed_out: fists are made anew only when no note is left",
    ),
    ({"pile": "(5)"}, "pile: cards have no faces here"),
    ({"pile": 3}, "pile: expected a text"),
    ({"purse": 3}, "purse: expected one of"),
]


@pytest.mark.rule("GD-1", "GD-2", "GD-4", "GD-6", "GD-8", "GD-11", "GD-13", "GD-21", "GD-22")
@pytest.mark.parametrize(("given", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_an_impossible_position_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        set_up(GAME, {"players": 2, **given})
