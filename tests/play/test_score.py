"""Real tables, scored: what lies at the end of a match, typed in again, is worth what the match said it was."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.errors import BadPosition
from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.play.match.story import Outcome
from lychgate.play.scenario.score import MOST_DECISIONS, score_text
from lychgate.play.text.words import Words
from tests.play.test_match import play_out

WANTED: dict[str, dict[str, tuple[str, ...]]] = {  # of the facts that a game tells of its end, what a form asks for
    "graverobbers": {"graves": ("fate",), "seats": ("hand", "goals", "accused")},
    "gravediggers": {"seats": ("money", "notes")},
    "outerspace": {"seats": ("film", "hand", "known", "aside", "noted")},
}

NOTHING_TYPED: dict[str, tuple[Any, ...]] = {"money": ()}  # an empty purse is typed; left out, it is full


def typed(match: Match) -> dict[str, Any]:
    """What a person at the table would type of its end."""
    facts = match.game.facts(match.box, match.state)
    given: dict[str, Any] = {"players": match.players, "rules": match.rules, "phase": "over"}
    for part, words in WANTED[match.game.name].items():
        given[part] = {
            number: {word: one[word] for word in words if one[word] not in NOTHING_TYPED.get(word, (0, "?"))}
            for number, one in facts[part].items()
        }
    if match.game.name == "gravediggers":
        given["pile"] = ""
        for one in given["seats"].values():
            one["hand"] = ""
    if match.game.name == "outerspace":
        given["title"] = facts["title"]
        for one in given["seats"].values():
            known = set(one.get("known", "").split())
            one["hand"] = " ".join(card for card in one["hand"].split() if card not in known)
    return given


def said(match: Match, outcome: Outcome) -> list[tuple[int, int, str, str]]:
    """Lines of points as they are read: which of two goals of one name it is does not show."""
    words = Words()
    return [(line.seat, line.points, line.rule, words.points(match.game, line, match.names)) for line in outcome.lines]


@pytest.mark.parametrize("name", WANTED)
def test_the_end_of_a_match_typed_in_again_has_the_same_points_line_by_line(name: str) -> None:
    dice = random.Random(11)
    game = registry.find(name)
    for _ in range(count(6, 300)):
        players, rules = dice.choice(game.players), dice.choice(list(game.rule_sets))
        match = lychgate.new(name, players=players, rules=rules, seed=dice.getrandbits(32))
        play_out(match, dice.getrandbits(16))
        found, ended = lychgate.score(name, typed(match)).outcome, match.outcome
        assert found is not None
        assert ended is not None
        assert (found.points, found.places, said(match, found)) == (ended.points, ended.places, said(match, ended))


def test_the_columns_of_graves_are_counted_as_a_match_counts_them() -> None:
    dice = random.Random(5)
    for _ in range(count(3, 100)):
        match = lychgate.new("graverobbers", players=4, seed=dice.getrandbits(32))
        play_out(match, dice.getrandbits(16))
        given, facts = typed(match), match.game.facts(match.box, match.state)
        given["graves"] = {number: grave["cards"] for number, grave in facts["graves"].items()}
        scored = lychgate.score("graverobbers", given)
        assert scored.outcome is not None
        assert match.outcome is not None
        assert scored.outcome.places == match.outcome.places
        assert said(match, scored.outcome) == said(match, match.outcome)
        assert [grave["fate"] for grave in scored.view(None)["graves"]] == [
            grave["fate"] for grave in facts["graves"].values()
        ]


ROBBERY = {
    "players": 3,
    "phase": "fists",
    "robbed": 1,
    "cemeteries": {"1": "(5) (10) (X) (B) (A)"},
    "seats": {"1": {"money": 12, "fist": 12}, "2": {"money": 8, "fist": 8}, "3": {"money": 12}},
}


def test_a_robbery_is_worked_out_from_cards_and_fists() -> None:
    told = lychgate.score("gravediggers", ROBBERY, ["3 fist 12"]).story(None)
    names = [event.name for event in told]
    assert [event.arguments["seat"] for event in told if event.name == "paid"] == [1]
    assert names.count("loot-short") == 2
    assert "loot-left" in names


def test_what_counts_and_is_not_given_is_refused_where_the_ways_to_fill_it_in_differ() -> None:
    graves = {str(number): {"fate": "intact"} for number in range(1, 8)}
    seats: dict[str, Any] = {str(seat): {"hand": "D1", "goals": ["white-1-2", "white-2-3"]} for seat in (1, 2, 3)}
    seats["2"]["goals"], seats["3"]["goals"] = ["white-3-4", "white-4-5"], ["white-5-6"]
    given = {"players": 3, "phase": "over", "graves": graves, "seats": seats}
    with pytest.raises(BadPosition, match="depends on something that is not given"):
        lychgate.score("graverobbers", given)
    seats["3"]["goals"] = ["white-5-6", "white-6-7"]
    assert lychgate.score("graverobbers", given).outcome is not None


@pytest.mark.parametrize(
    ("decisions", "why"),
    [("1 fist 1", "a list"), (["3 fist 1"] * (MOST_DECISIONS + 1), "at most"), (["nobody"], "a seat"), ([3], "a list")],
)
def test_decisions_that_are_none_are_refused(decisions: Any, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        lychgate.score("gravediggers", ROBBERY, decisions)


def test_a_wrong_file_is_refused_with_its_line() -> None:
    text = '[given]\ngame = "graverobbers"\nphase = "over"\ngraves.9 = "R1"\n'
    with pytest.raises(lychgate.BadRecord, match=r"^end\.toml:4: given\.graves\.9"):
        score_text(text, Path("end.toml"))
