"""Positions: any moment of a game can be set up again, in full or in part, and what is wrong is refused."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.core.model.layout import plain
from lychgate.games.graverobbers.rules.cards import DECK
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up
from tests.play.test_match import play_out

GAME = registry.find("graverobbers")


def moments(dice: random.Random, games: int) -> list[Match]:
    """Matches at some moment, all numbers of players and rule sets among them."""
    found = []
    for _ in range(games):
        match = lychgate.new(
            "graverobbers",
            players=dice.choice(GAME.players),
            rules=dice.choice(list(GAME.rule_sets)),
            seed=dice.getrandbits(32),
        )
        decisions = dice.randrange(75)
        while not match.over and (len(match.log) < decisions or 0 < len(match.log) < match.players):
            seat = dice.choice(match.asked)
            match.decide(seat, dice.choice(match.legal(seat)))
        found.append(match)
    return found


def facts(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = GAME.facts(match.box, match.state)
    return found


def given_of(match: Match) -> dict[str, Any]:
    """A position's facts, as they would be given."""
    found = facts(match)
    given = {key: found[key] for key in ("phase", "round", "first", "turn", "played", "spied", "laid_at", "spies")}
    if found["accuser"]:
        given["accuser"] = found["accuser"]
    for part, words in (("graves", ("cards", "by", "fate")), ("seats", ("hand", "goals", "returned", "accused"))):
        given[part] = {
            number: {word: one[word] for word in words if one[word] not in ("?", 0)}
            for number, one in found[part].items()
        }
    return {"players": match.players, "rules": match.rules, **given}


def test_any_moment_can_be_set_up_again_in_full() -> None:
    for match in moments(random.Random(1), count(40, 1000)):
        again = set_up(GAME, given_of(match))
        assert facts(again) == facts(match)
        assert [prompt.seat for prompt in again.prompts] == [prompt.seat for prompt in match.prompts]
        assert all(again.legal(seat) == match.legal(seat) for seat in match.asked)


def test_the_state_is_the_same_to_the_byte_but_for_which_of_two_equal_goals_it_is() -> None:
    for match in moments(random.Random(2), count(40, 1000)):
        one = plain(match.state, GAME.state_layout)
        two = plain(set_up(GAME, given_of(match)).state, GAME.state_layout)
        assert {name for name in one if one[name] != two[name]} <= {"goal", "goals_left"}


def test_a_position_given_in_part_is_filled_with_the_cards_that_are_left() -> None:
    dice = random.Random(3)
    for match in moments(dice, count(40, 1000)):
        given = given_of(match)
        for part in ("graves", "seats"):
            given[part] = {number: one for number, one in given[part].items() if dice.random() < 0.5}
        if given["phase"] == "accusing" and not any(g.get("fate") == "ransacked" for g in given["graves"].values()):
            continue
        given["laid_at"] = given["laid_at"] if str(given["laid_at"]) in given["graves"] else 0
        del given["played"]
        for filling in (1, 2):
            again = set_up(GAME, given, filling=filling)
            assert cards_of(again) == list(DECK)
            found = facts(again)
            for part in ("graves", "seats"):
                for number, one in given[part].items():
                    assert {word: found[part][number][word] for word in one} == one
            play_out(again)


def cards_of(match: Match) -> list[int]:
    """How many cards of each kind lie anywhere."""
    state = match.state.view(GAME.state_layout)[0]
    laid = [int((state["card"] == kind + 1).sum()) for kind in range(len(DECK))]
    return list((state["hand"].sum(axis=0) + state["undealt"] + state["spies"] + np.array(laid)).tolist())


def test_two_fillings_differ_and_one_is_always_the_same() -> None:
    one, two, again = (facts(set_up(GAME, {"players": 4}, filling=number)) for number in (1, 2, 1))
    assert one == again != two


def test_a_position_is_played_on_like_any_match() -> None:
    match = play_out(lychgate.position("graverobbers", {"players": 3, "seats": {1: {"hand": "R3 R3 ..."}}}))
    assert match.outcome is not None
    with pytest.raises(lychgate.BadRecord, match="no record"):
        match.record()


@pytest.mark.parametrize(
    ("given", "path", "reason"),
    [
        ({"graves": {1: "R3 (D1) R2 (D1) R1 (D1) R1 R1"}}, "graves.1.cards", "at most 7 cards"),
        ({"graves": {1: "R3 (D1) R2 (D1) R1 (D1) R1"}}, "graves.1.fate", "has been scored"),
        ({"graves": {1: {"cards": "R3 (D1)", "by": [1]}}}, "graves.1.by", "each of the 2 cards"),
        ({"graves": {1: {"cards": "R3", "by": [9]}}}, "graves.1.by", "numbers from 1 to 4"),
        ({"graves": {1: {"cards": "R3", "fate": "intact"}}}, "graves.1.cards", "7 cards (GR-15), got 1"),
        ({"graves": {1: {"cards": "R3 D1 D1 D1 D1 D1 (?)", "fate": "intact"}}}, "graves.1.cards", "are known"),
        ({"graves": {1: {"cards": "R3 D1 D1 D1 D1 D1 D1", "fate": "ransacked"}}}, "graves.1.fate", "make it intact"),
        ({"graves": {n: {"fate": "ransacked"} for n in range(1, 8)}}, "graves.7.fate", "not enough cards"),
        ({"seats": {1: {"hand": "(R3)"}}}, "seats.1.hand", "no faces"),
        ({"seats": {1: {"hand": "R3", "hand_size": 2}}}, "seats.1.hand_size", "has 1 cards"),
        ({"seats": {1: {"hand": " ".join(["D1"] * 13 + ["D2"] * 4)}}}, "seats.1", "16"),
        ({"seats": {1: {"goals": ["black-1-3"]}}}, "seats.1.goals", "expected black-1-2"),
        ({"seats": {1: {"goals": ["black-1-2"] * 2}}}, "seats.1.goals", "no goal black-1-2 left"),
        ({"seats": {1: {"goals": ["black-1-2", "black-2-3", "black-3-4"]}}}, "seats.1.goals", "at most 2 goals"),
        ({"seats": {1: {"accused": 1}}}, "seats.1.accused", "the own colour"),
        ({"seats": {0: {}}}, "seats.0", "a number from 1 to 4"),
        ({"seats": 7}, "seats", "expected a table"),
        ({"phase": "accusing"}, "phase", "lets a grave be ransacked"),
        (
            {"phase": "accusing", "graves": {1: {"fate": "ransacked"}}, "seats": {1: {"accused": 2}}},
            "accuser",
            "has accused already",
        ),
        ({"spies": "R1"}, "spies", "only bobbies"),
        ({"spied": True, "laid_at": 3}, "played", "ends with its second card"),
        ({"spied": True, "played": 0}, "played", "from 1 to 2"),
        ({"round": 9}, "round", "from 1 to 8"),
        ({"round": True}, "round", "from 1 to 8"),
        ({"seats": {1: {"hand": ""}}}, "", "nothing that is given lets it answer"),
        ({"deal": "x"}, "deal", "a number"),
        ({"deal": [0] * 1000}, "deal", "at most"),
        ({"earlier": [[1, 2, 3, 4]], "games": 1}, "games", "from 2 to 100"),
    ],
)
def test_what_cannot_be_is_refused_by_its_path(given: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(lychgate.BadPosition) as refused:
        lychgate.position("graverobbers", {"players": 4, **given})
    assert ".".join(refused.value.path).startswith(path)
    assert reason in refused.value.reason


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"graves": {1: "R3 (D1) R2 (D1) R1 (D1) R1 R1"}}, "GR-10"),
        ({"graves": {1: {"cards": "R3", "fate": "intact"}}}, "GR-15"),
        ({"seats": {1: {"accused": 1}}}, "GR-19"),
        ({"options": {"spy": "never"}}, "GR-12"),
        ({"round": 9}, None),
        ({"round": "nine (GR-23)"}, None),  # that is what was written, not why it is refused
        ({"(GR-23)": 1}, None),
    ],
)
def test_a_position_that_a_rule_forbids_names_it(given: dict[str, Any], rule: str | None) -> None:
    with pytest.raises(lychgate.BadPosition) as refused:
        lychgate.position("graverobbers", {"players": 4, **given})
    assert refused.value.rule == rule
