"""All scenarios hold, and cover the rules of their games; wrong files are refused with file, line and reason."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.games.outerspace import with_decks
from lychgate.games.outerspace.cards.decks import ALL
from lychgate.games.outerspace.kit import WORKSHOP
from lychgate.play.scenario import scenario
from lychgate.play.text.message_check import rules_of

TESTS = Path(__file__).parent.parent
FOLDER = TESTS / "scenarios"
FILES = scenario.find([FOLDER])
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


@pytest.fixture(scope="module", autouse=True)
def decks_of_ones_own() -> Iterator[None]:
    """With one more deck, as if LYCHGATE_DECKS had it: some scenarios are about what the others do not use."""
    registry.register(with_decks([*ALL, WORKSHOP], usual=ALL[0].name))
    yield
    registry.forget("outerspace")


def cases() -> list[ParameterSet]:
    """All scenarios, each marked with the rules it proves."""
    rules = {path: tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []) for path in FILES}
    return [
        pytest.param(path, marks=pytest.mark.rule(*rules[path]), id=f"{path.parent.name}/{path.stem}") for path in FILES
    ]


@pytest.mark.parametrize("path", cases())
def test_scenario(path: Path) -> None:
    report = scenario.check(path)
    assert report.holds, "\n".join(map(str, report.failures))


@cache
def every_scenario() -> dict[Path, scenario.Scenario]:
    return {path: scenario.read(path) for path in FILES}


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_scenario_and_every_scenario_a_rule(name: str) -> None:
    numbered = rules_of(registry.find(name))
    cited = {rule for path, read in every_scenario().items() if path.parent.name == name for rule in read.rules}
    assert cited == numbered


def test_graverobbers_has_forty_scenarios() -> None:
    assert len([path for path in FILES if path.parent.name == "graverobbers"]) >= 40


def test_titles_tell_scenarios_apart() -> None:
    titles = [read.title for read in every_scenario().values()]
    assert len(titles) == len(set(titles))


GOOD = """\
title = "A card laid"
rules = ["GR-8"]

[given]
game = "graverobbers"
players = 4
graves.3 = "R1"
seats.1.hand = "R3 D1 ..."

[when]
decisions = [
    "1 R3@3",
]

[then]
table.graves.3.cards = "R1 (R3)"
asked = [1]
"""


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "some.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_holds(tmp_path: Path) -> None:
    assert scenario.check(write(tmp_path, GOOD)).holds


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"A card laid"', '"A card laid', 1, "Illegal character"),
        ('title = "A card laid"', 'title = ""', 1, "expected a title"),
        ('title = "A card laid"', 'titel = "A card laid"', 1, "expected a title"),
        ('rules = ["GR-8"]', 'rules = ["GD-8"]', 2, "rule ids such as GR-1"),
        ('rules = ["GR-8"]', "rules = []", 2, "rule ids such as GR-1"),
        ('"graverobbers"', '"ludo"', 5, "got 'ludo'"),
        ("players = 4", "players = 7", 6, "a number from 3 to 6, got 7"),
        ("players = 4", "players = 4\noptions.spy = 1", 7, "Option spy"),
        ("players = 4", "players = 4\ncolour = 1", 7, "got 'colour'"),
        ('graves.3 = "R1"', 'graves.9 = "R1"', 7, "a number from 1 to 7"),
        ('graves.3 = "R1"', 'graves.3 = "(R1)"', 7, "the first card lies face up"),
        ('graves.3 = "R1"', 'graves.3 = "X1"', 7, "expected cards such as R3"),
        ('"R3 D1 ..."', '"D3 D3 D3 D3 D3 D3"', 8, "there are 5 cards D3"),
        ('"1 R3@3"', '"1 X3@3"', 12, "Expected a decision such as"),
        ('"1 R3@3"', '"R3@3"', 12, "expected a seat and a decision"),
        ("decisions = [", "decision = [", 11, "got 'decision'"),
        ("asked = [1]", "askd = [1]", 17, "got 'askd'"),
        ("table.graves.3.cards", "table.graves.3.card", 16, "got 'card'"),
        ("asked = [1]", 'events = ["laid"]', 17, "got 'laid'"),
        ("asked = [1]", 'events = ["laid-up place=1"]', 17, "got 'place=1'"),
        ("asked = [1]", 'legal = ["1 fly"]', 17, "Expected a decision such as"),
        ("asked = [1]", "sees.9.turn = 1", 17, "a seat or spectator"),
        ('title = "A card laid"', 'title = "A card \\u001b]0;laid"', 1, r"got 'A card \x1b]0;laid'"),
        ("players = 4", 'players = 4\nrules = ["german"]', 7, "has the rule sets german, french, got ['german']"),
        ("players = 4", "players = " + 5000 * "9", 17, "Exceeds the limit"),
        ("graves.3 =", f"graves.{5000 * '9'} =", 7, "a number from 1 to 7"),
        ('"1 R3@3"', f'"{5000 * "9"} R3@3"', 12, "expected a seat and a decision"),
        ("asked = [1]", f"sees.{5000 * '9'}.turn = 1", 17, "a seat or spectator"),
        ("[then]", "[[then]]\n[[then]]", 10, "a then for every when"),
        ('[then]\ntable.graves.3.cards = "R1 (R3)"\nasked = [1]\n', "", 1, "checks nothing"),
        ('graves.3 = "R1"\nseats.1.hand = "R3 D1 ..."', "deal = [99]", 7, "tape"),
    ],
)
def test_a_wrong_file_is_refused_with_file_line_and_reason(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert old in GOOD
    path = write(tmp_path, GOOD.replace(old, new))
    with pytest.raises(lychgate.BadRecord) as refused:
        scenario.check(path)
    assert refused.value.sentence.startswith(f"{path}:{line}: "), refused.value.sentence
    assert reason in refused.value.sentence


@pytest.mark.parametrize(
    ("old", "new", "line", "what", "expected", "found"),
    [
        ('"R1 (R3)"', '"R1 R3"', 16, "table.graves.3.cards", '"R1 R3"', '"R1 (R3)"'),
        ("asked = [1]", "asked = [2]", 17, "asked", "[2]", "[1]"),
        ('"1 R3@3"', '"2 R3@3"', 12, "2 R3@3", "legal", "not-asked"),
        ('"1 R3@3"', '"5 R3@3"', 12, "5 R3@3", "legal", "not-asked: Expected a seat from 1 to 4."),
        ("asked = [1]", 'refused = { "1 D1@3" = "GR-7" }', 17, "1 D1@3", "GR-7", "GR-9"),
        ("asked = [1]", 'refused = { "1 D1@4" = "GR-7" }', 17, "1 D1@4", "GR-7", "legal"),
        ("asked = [1]", 'legal = ["1 D1@3"]', 17, "1 D1@3", "legal", "GR-9"),
        ("asked = [1]", 'events = ["laid-up seat=1"]', 17, "events", '"laid-up seat=1"', "laid-down seat=1"),
        ("asked = [1]", 'told.2 = ["laid-down seat=1"]', 17, "told.2", '"laid-down seat=1"', "laid-hidden seat=1"),
        ("asked = [1]", 'no_events = ["laid-hidden"]', 17, "no_events", 'no "laid-hidden"', "laid-hidden seat=1"),
        ("asked = [1]", 'sees.2.seats.1.hand = ""', 17, "sees.2.seats.1.hand", '""', '"?"'),
        ("asked = [1]", "points = [1, 2, 3, 4]", 17, "points", "[1, 2, 3, 4]", "goes on"),
        ("asked = [1]", 'choices.2 = ["done"]', 17, "choices.2", '["done"]', "[]"),
        ("asked = [1]", 'prompts = ["accuse"]', 17, "prompts", '"accuse"', "second-card seat=1 grave=3"),
    ],
)
def test_what_does_not_hold_is_reported_with_line_expected_and_found(
    tmp_path: Path, old: str, new: str, line: int, what: str, expected: str, found: str
) -> None:
    assert old in GOOD
    report = scenario.check(write(tmp_path, GOOD.replace(old, new)))
    (failure,) = report.failures
    assert (failure.line, failure.step, failure.what, failure.expected) == (line, 1, what, expected)
    assert found in failure.found


def test_no_scenario_without_a_file(tmp_path: Path) -> None:
    with pytest.raises(lychgate.BadRecord, match="nothing that can be read"):
        scenario.check(tmp_path / "nowhere.toml")


SCRAPS = (
    '"',
    "[",
    "]",
    "{",
    "}",
    "=",
    ".",
    "1",
    "99",
    "-1",
    "true",
    "1979-05-27",
    "nan",
    "\n",
    "#",
    '"R3"',
    "é",
    "(?)",
)


def test_whatever_is_done_to_a_scenario_it_is_run_or_refused_but_never_crashes(tmp_path: Path) -> None:
    dice = random.Random(5)
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.parent.name == "graverobbers"]
    refusals: list[str] = []
    for _ in range(count(300, 10_000)):
        text = dice.choice(texts)
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(SCRAPS) + text[at + dice.randrange(9) :]
        path = write(tmp_path, text)
        try:
            scenario.check(path)
        except lychgate.BadRecord as wrong:
            refusals.append(wrong.sentence)
    assert refusals
    for sentence in refusals:
        assert re.fullmatch(rf"{re.escape(str(path))}:[1-9]\d*: [^\n]+", sentence), sentence
