"""Puzzles as files: each can be played to its question, and who solves one is shown what the seat may know, no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from lychgate.core.errors import BadRecord
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import blank
from lychgate.play.puzzle.check import check
from lychgate.play.puzzle.export import puzzle_data, shown
from lychgate.play.puzzle.puzzle import GRADES, Puzzle, is_puzzle, puzzles, read

GAMES = ("gravediggers", "graverobbers", "goldraeuber", "outerspace")
FEWEST = 25  # of each game
NAMES = list("ABCDEF")


def of(game: str) -> tuple[Puzzle, ...]:
    return puzzles(registry.find(game))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_each_grade_and_all_stand(game: str) -> None:
    found = of(game)
    assert len(found) >= FEWEST
    assert {puzzle.grade for puzzle in found} == set(GRADES)
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        assert [str(failure) for failure in check(puzzle.file)[1].failures] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: str) -> None:
    for puzzle in of(game)[:5]:
        match = puzzle.match()
        truth, state = shown(puzzle, match), blank(match.game.state_layout)
        for seed in range(3):
            match.game.call("redeal", match.box, match.view_bytes(puzzle.seat), puzzle.seat, quick(seed), state)
            match.state = state.copy()
            assert shown(puzzle, match) == truth


def test_neither_the_deal_nor_what_led_there_is_told() -> None:
    puzzle = of("graverobbers")[0]
    told = puzzle_data(puzzle, NAMES)
    assert sorted(told) == ["answers", "game", "grade", "id", "match", "names", "seat", "values"]
    assert told["match"]["prompt"]["decisions"] == puzzle.match().legal_actions(puzzle.seat)


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = of("graverobbers")[0].file.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "changed.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("grade = ", "grade = 7 # ", "expected a number from 1 to 3, got 7"),
        ("answers = [", 'answers = ["Q9@1", ', "answers"),
        ("seat = ", "seta = 1\nseat = ", "seta"),
        ("[values]", '[values]\n"done" = [1, 2, 3]', "expected wins of 100 games"),
    ],
)
def test_a_file_that_is_no_puzzle_is_refused_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = changed(tmp_path, old, new)
    assert is_puzzle(file)
    with pytest.raises(BadRecord, match=reason) as refused:
        read(file)
    assert refused.value.sentence.startswith(f"{file}:")


def test_a_puzzle_whose_game_cannot_be_played_any_more_does_not_stand(tmp_path: Path) -> None:
    first = of("graverobbers")[0]
    seat, action = first.before[0]
    made = f'"{seat + 1} {first.game.decisions.write(action)}"'
    failures = check(changed(tmp_path, made, '"1 done"'))[1].failures
    assert [failure.what for failure in failures] == ["decisions"]


def test_every_legal_decision_has_a_value_and_no_other_answer_comes_near(tmp_path: Path) -> None:
    first = of("graverobbers")[0]
    wrong = next(action for action in first.values if action not in first.answers)
    line = f'"{first.game.decisions.write(wrong)}" = '
    assert check(changed(tmp_path, line, f"{line}[99, 99, 99] # "))[1].failures
    assert check(changed(tmp_path, line, f"# {line}"))[1].failures


def test_the_example_in_the_docs_is_a_puzzle(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    file = tmp_path / "example.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    assert read(file).grade == 1
