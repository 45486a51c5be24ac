"""What docs/ says about notation, scenarios and fairness is so: its tables are read, its examples run."""

from __future__ import annotations

import hashlib
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.scenario import scenario
from lychgate.play.scenario.checks import CHECKS
from lychgate.play.text.words import game_file
from tests.play.test_match import play_out

DOCS = Path(__file__).parent.parent.parent / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")
FAIRNESS = (DOCS / "fairness.md").read_text(encoding="utf-8")
GAMES = registry.names()


def rows(name: str) -> dict[str, dict[str, Any]]:
    """The table of a game's notation: text, data."""
    section = NOTATION.partition(f"## {title_of(name)}\n")[2].partition("\n## ")[0]
    return {
        text: json.loads(data) for text, data in re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", section, re.MULTILINE)
    }


def title_of(name: str) -> str:
    """What a game is called in its rulebook."""
    book = game_file(registry.find(name), "en").with_name("rules.en.md")
    return book.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") if book.exists() else name


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", [name for name in GAMES if rows(name)])
def test_the_table_of_a_games_notation_is_right_and_complete(name: str) -> None:
    game = registry.find(name)
    for text, data in rows(name).items():
        action = game.decisions.read(text)
        assert game.decisions.write(action) == text
        assert game.decisions.as_data(action) == data
    forms = {form(game.decisions.as_data(action)) for action in range(game.actions)}
    assert {form(data) for data in rows(name).values()} == forms


def form(data: dict[str, Any]) -> tuple[str, ...]:
    """The sort of decision that data is: its names, and for bare words the word."""
    return (*sorted(data), str(data.get("do", "")))


def test_graverobbers_notation_is_documented() -> None:
    assert len(rows("graverobbers")) == 6


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_written_and_read_both_ways(name: str) -> None:
    game = registry.find(name)
    texts = [game.decisions.write(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    for action, text in enumerate(texts):
        assert game.decisions.read(text) == action
        assert game.decisions.read(f"  {text.replace(' ', '   ')} ") == action
        assert game.decisions.from_data(json.loads(json.dumps(game.decisions.as_data(action)))) == action
        assert text.isprintable()
        assert text == text.strip()
        assert ";" not in text
        assert len(text) <= 40


@pytest.mark.parametrize("name", GAMES)
def test_whatever_else_is_typed_is_refused_in_one_sentence(name: str) -> None:
    game, dice = registry.find(name), random.Random(1)
    texts = list(game.decisions.written)
    for _ in range(300):
        text = dice.choice(texts)
        at = dice.randrange(len(text) + 1)
        typed = text[:at] + dice.choice("@?!.;xé0 9\n\0") + text[at + dice.randrange(2) :]
        try:
            read = game.decisions.read(typed) in range(game.actions)
        except lychgate.UnknownDecision as refused:
            read = refused.sentence.endswith(".")
        assert read
    wrong: list[dict[str, Any]] = [{}, {"do": None}, {"do": []}, {"lay": {}}, {"x": 1}, {"do": "done", "more": 1}]
    for data in wrong:
        with pytest.raises(lychgate.UnknownDecision):
            game.decisions.from_data(data)


@pytest.mark.parametrize("text", [text for text in blocks(SCENARIOS, "toml") if text.startswith("title")])
def test_the_examples_of_scenarios_hold(text: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    assert scenario.check(path).holds


def test_every_word_of_then_is_documented() -> None:
    section = SCENARIOS.partition("## Then")[2]
    assert all(f"`{word}" in section for word in CHECKS)


POSITIONS = {name: title for name in GAMES if f"\n### {(title := title_of(name))}\n" in SCENARIOS}


def test_positions_of_these_games_are_documented() -> None:
    assert {"graverobbers", "gravediggers", "goldraeuber"} <= set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_word_of_a_position_is_documented(name: str) -> None:
    given = SCENARIOS.partition(f"### {POSITIONS[name]}\n")[2]
    with pytest.raises(lychgate.BadPosition) as refused:
        lychgate.position(name, {"nonsense": 1})
    known = re.search(r"expected one of (.*), got", refused.value.sentence)
    assert known
    section = re.split(r"^##", given, flags=re.MULTILINE)[0]
    assert [word for word in known[1].split(", ") if f"`{word}" not in section] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_every_word_about_a_table_is_documented(name: str) -> None:
    game, match = registry.find(name), lychgate.new(name, players=registry.find(name).players[-1], seed=1)
    facts = game.facts(match.box, match.state)
    told = SCENARIOS.partition(f"\nFor {POSITIONS[name]}")[2].partition("\n\n")[0] + "`graves` `cemeteries` `seats`"
    assert [word for word in facts if f"`{word}" not in told] == []


def test_the_program_in_the_docs_deals_the_same_hands() -> None:
    program: dict[str, Any] = {}
    exec(next(text for text in blocks(FAIRNESS, "python") if "def hands_of" in text), program)
    for players in (3, 4, 5, 6):
        match = lychgate.new("graverobbers", players=players, entropy={0: "three ravens", players - 1: "käse"}, games=2)
        dealt = [[sorted(match.view(seat)["seats"][seat]["hand"]) for seat in range(players)]]
        while match.game_number == 1:
            match.decide(match.asked[0], match.legal(match.asked[0])[0])
        dealt.append([sorted(match.view(seat)["seats"][seat]["hand"]) for seat in range(players)])
        record = json.loads(play_out(match).record().text())
        for number in (1, 2):
            assert [sorted(hand) for hand in program["hands_of"](record, number)] == dealt[number - 1]


def test_a_seed_as_a_number_is_what_the_docs_say() -> None:
    assert lychgate.new("graverobbers", players=3, seed=7).seed == hashlib.sha256(b"lychgate seed 7").digest()


def test_the_example_of_a_sealed_record_runs_as_it_is_printed() -> None:
    program: dict[str, Any] = {}
    exec(next(text for text in blocks(FAIRNESS, "python") if "sealed" in text), program)
    assert program["sealed"].seed is None


def test_the_games_authors_are_credited_where_a_reader_begins() -> None:
    rights, readme = ((DOCS / name).read_text(encoding="utf-8") for name in ("rights.md", "../README.md"))
    for author in ("Carlo A. Rossi", "Reiner Knizia", "Daniel Bernsen", "Stephen Tassie"):
        assert author in rights
        assert author in readme
    assert "docs/rights.md" in readme
    assert len(rights.splitlines()) < 40, "one screen"
    for target in re.findall(r"\]\(([^)#]+)\)", rights):
        assert (DOCS / target).exists(), target
