"""Positions of Goldräuber: any moment of a game written down and read again; impossible ones refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.errors import BadPosition
from lychgate.core.model.chance import quick
from lychgate.games.goldraeuber.rules.cards import COLUMNS
from lychgate.games.goldraeuber.rules.state import ACTING
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up
from tests.games.goldraeuber.table import ANN, GAME, as_oracle, seats, table

MINE = """
T^ T> G   C   X   (?)
t< X  (?) (?) (T<) (?)
(?) # (?) #T^ #X  (X)
.  .  (?) (?) .  .
"""
HELD = ("phase", "first", "turn", "die", "second", "before_action", "numbers")


def as_given(match: Match) -> dict[str, Any]:
    """The whole truth about a match, in the words of positions."""
    found = GAME.facts(match.box, match.state)
    places = found["places"]
    rows = [[places.get(f"{'abcdefgh'[column]}{row + 1}", ".") for column in range(COLUMNS)] for row in range(7)]
    given = {key: found[key] for key in HELD if key != "die" or found["phase"] != "splitting"}
    given["numbers"] = {place: number for place, number in found["numbers"].items() if number}
    given["mine"] = "\n".join(" ".join(row) for row in rows if set(row) != {"."})
    given["safe"] = [thing for thing in ("treasure", "comrade") if found[thing] == "safe"]
    given["seats"] = found["seats"]
    if found["phase"] == "acting":
        given |= {key: found[key] for key in ("settled", "shifted")}
    return given


@pytest.mark.rule("GO-5", "GO-8", "GO-16", "GO-18", "GO-24")
@pytest.mark.parametrize("rules", GAME.rule_sets)
@pytest.mark.parametrize("players", GAME.players)
def test_any_moment_of_a_game_can_be_written_down_and_read_again(players: int, rules: str) -> None:
    for seed in range(count(1, 20)):
        dice = random.Random(seed)
        match = lychgate.new("goldraeuber", players=players, rules=rules, seed=seed)
        while not match.over:
            legal = match.legal(match.asked[0])
            harmless = [decision for decision in legal if not str(decision).startswith("collapse")]
            if GAME.facts(match.box, match.state)["left"] == 0 or not as_oracle(match.box, match.state).given:
                again = set_up(GAME, {"players": players, "rules": rules, **as_given(match)})
                assert as_oracle(again.box, again.state) == as_oracle(match.box, match.state)
                assert again.legal(again.asked[0]) == legal
            match.decide(match.asked[0], dice.choice(harmless or legal))


@pytest.mark.rule("GO-1", "GO-2")
@pytest.mark.parametrize("filling", range(5))
def test_what_is_left_open_is_filled_with_cards_that_are_left(filling: int) -> None:
    match = set_up(GAME, {"players": 2, "mine": MINE}, filling=filling)
    cards = as_oracle(match.box, match.state).cards
    assert sum(card.kind == "trap" for card in cards.values()) == 4
    assert (cards[1, 4].kind, cards[1, 4].wall, cards[1, 4].seen) == ("tunnel", "left", False)
    assert (cards[1, 0].wall, cards[1, 0].dug) == ("left", True)
    assert (cards[2, 3].seen, cards[2, 3].collapsed) == (True, True)
    assert (cards[2, 1].seen, cards[2, 1].collapsed) == (False, True)


@pytest.mark.rule("GO-5")
def test_life_points_are_the_usual_ones_if_not_said() -> None:
    assert [player["life"] for player in table(4, first=2).view(None)["seats"]] == [2, 3, 2, 2]


@pytest.mark.rule("GO-1")
def test_numbers_that_are_told_lie_there() -> None:
    match = table(numbers={"f1": 5, "a2": 4})
    cards = as_oracle(match.box, match.state).cards
    assert (cards[0, 5].number, cards[1, 0].number, cards[0, 2].number) == (5, 4, 0)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"phase": "resting"}, "phase: expected conscience or splitting"),
    ({"die": 7}, "die: expected a number from 1 to 6"),
    ({"second": True}, "second: there is a second die among experts only"),
    ({"mine": "T^ T^"}, "mine: expected a card at each of the 20 places"),
    ({"mine": MINE.replace(".  .  (?) (?)", "(?) . (?) (?)")}, "mine: expected a card at each of the 20 places"),
    ({"mine": MINE + "(?)\n" * 4}, "mine: expected a card at each of the 20 places"),
    ({"mine": MINE.replace("T>", "T+")}, "mine: b1: expected a card such as"),
    ({"mine": MINE.replace("T>", "(T>")}, "mine: b1: expected a card such as"),
    ({"mine": MINE.replace("T>", "?")}, "mine: b1: a card that nobody knows lies face down"),
    ({"mine": MINE.replace("(?) (?) (T<)", "# (?) (T<)")}, "mine: c2: an inner card that collapses is shown"),
    ({"mine": MINE.replace("(T<)", "(t<)")}, "mine: e2: nobody digs at a card that lies face down"),
    ({"mine": MINE.replace("G   C", "G   G")}, "mine: there is one treasure"),
    ({"mine": MINE.replace("T^ T>", "G  T>").replace(" G   C", " T^  C")}, "mine: a1: there are not so many treasure"),
    ({"mine": MINE.replace("T^ T>", "X  T>")}, "mine: f3: there are not so many trap"),
    ({"mine": MINE.replace("G   C", "T^  T^").replace("X  (?) (?)", "X  T^ (?)")}, "there are not so many tunnel"),
    ({"mine": MINE.replace(" G ", " #G ")}, "mine: the treasure is buried"),
    ({"numbers": {"a1": 6}}, "numbers.a1: expected a number from 1 to 5"),
    ({"numbers": {"c1": 1}}, "numbers.c1: expected one of"),
    ({"numbers": dict.fromkeys(("a1", "a2", "a3", "b1", "b2"), 3)}, "numbers.a3: there are not so many cards with a 3"),
    ({"mine": MINE, "seats": seats("b2", "outside")}, "seats.1.at: a miner stands on a face-up card that is no trap"),
    ({"mine": MINE, "seats": seats("a3", "outside")}, "seats.1.at: a miner stands on a face-up card that is no trap"),
    ({"seats": seats("h1", "outside")}, "seats.1.at: expected outside or a1"),
    ({"seats": {"1": {"life": 10}}}, "seats.1.life: expected a number from 0 to 9"),
    ({"seats": {"1": {"life": 3}}}, "seats: there are 4 life points in all"),
    ({"mine": MINE, "seats": {"1": {"carries": "treasure"}}}, "seats.1.carries: outside nothing is carried"),
    ({"mine": MINE.replace(" C ", " (C) "), "seats": seats("a1", "a1", carries={0: "comrade"})},
     "seats.1.carries: the card of the comrade must be drawn"),
    ({"mine": MINE, "seats": seats("a1", "a1", carries={0: "comrade", 1: "comrade"})},
     "seats.2.carries: the comrade is with somebody else"),
    ({"mine": MINE, "safe": ["gold"]}, "safe: expected"),
    ({"safe": ["treasure"]}, "safe: the card of the treasure must be drawn"),
    ({"phase": "taking", "mine": MINE, "seats": seats("a1", "a1")}, "phase: there is nothing to take"),
    ({"phase": "taking", "mine": MINE, "seats": seats("d1", "outside", carries={0: "treasure"})},
     "phase: the miner on turn has full hands"),
    ({"phase": "sharing", "mine": MINE, "seats": seats("a1", "b1", life=(1, 1))}, "phase: only miners on one card"),
    ({"phase": "sharing", "mine": MINE, "seats": seats("a1", "a1")}, "phase: only miners on one card"),
    ({"monk": "calm"}, "monk: expected one of"),
]  # fmt: skip


@pytest.mark.rule("GO-1", "GO-4", "GO-5", "GO-8", "GO-9", "GO-12", "GO-15", "GO-16", "GO-18", "GO-19", "GO-21", "GO-24")
@pytest.mark.parametrize(("given", "reason"), WRONG, ids=[f"{i}-{reason}" for i, (_, reason) in enumerate(WRONG)])
def test_an_impossible_position_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        set_up(GAME, {"players": 2, **given})


@pytest.mark.rule("GO-17")
def test_before_a_mine_all_barred_there_is_nothing_to_do() -> None:
    mine = "# # (?) (?) # #\n# # (?) (?) # #\n# # # # # #\n. . # # . ."
    match = table(mine=mine, seats=seats("outside", "outside"), phase="collapsing", die=6, chance=[0, 5])
    match.state.view(GAME.state_layout)["phase"] = ACTING  # where one would wait
    assert [str(decision) for decision in match.legal(ANN)] == ["wait"]
    match.decide(ANN, "wait")
    assert [event.name for event in match.story(None)] == ["waited", "rolled", "nothing-possible", "rolled"]


@pytest.mark.rule("GO-23", "GO-24")
def test_the_rule_of_thumb_alone_goes_for_what_is_nearest_and_spares_it() -> None:
    mine = "T^ T^ C   (?) (?) (?)\n(?) (?) (?) (?) (?) (?)\n. (?) (?) (?) (?) .\n. . (?) (?) . ."
    match = table(1, mine=mine, seats=seats("b1"))
    assert thumb(match) == "step c1"
    match = table(1, mine=mine.replace(" C ", " G "), seats=seats("b1"))
    assert thumb(match) == "step c1"
    numbers = {"b1": 3, "a1": 3, "a2": 2, "b2": 2}
    expert: dict[str, Any] = {"expert": True, "phase": "changing", "second": True, "die": 3, "numbers": numbers}
    only = mine.replace("(?) (?) (?) (?) (?) (?)", "(?) # (?) (?) # #").replace("T^ T^", "t^ t^")
    match = table(1, mine=only, seats=seats("b1", life=(3,)), **expert)
    assert thumb(match) == "die 3"  # there are other cards with a 3


def thumb(match: Match) -> str:
    seat = match.asked[0]
    action = match.game.call("thumb", match.box, match.view_bytes(seat), seat, quick(1))
    return str(match.game.decisions.write(action))
