"""Puzzles at the terminal: an answer is right or not, what it was worth is said, and the rules refuse as ever."""

from __future__ import annotations

import pytest

from lychgate.core.input.registry import find
from lychgate.play.puzzle.puzzle import puzzles
from tests.cli.commands import run


def squeezed(text: str) -> str:
    return " ".join(text.split())


def test_a_right_and_a_wrong_answer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles(find("graverobbers"))[0]
    write = puzzle.game.decisions.write
    wrong = next(action for action in puzzle.values if action not in puzzle.answers)
    right = run(
        capsys, monkeypatch, "puzzle", "graverobbers", "--id", puzzle.id, typed=f"{write(puzzle.answers[0])}\n\n"
    )
    assert f"wins {puzzle.values[puzzle.answers[0]].wins:.0f} of 100 imagined games." in squeezed(right.out)
    assert "Solved: 1 of 1." in right.out
    failed = run(
        capsys,
        monkeypatch,
        "puzzle",
        "graverobbers",
        "--id",
        puzzle.id,
        "--lang",
        "de",
        typed=f"{write(wrong)}\nende\n",
    )
    assert f"gewinnt {puzzle.values[wrong].wins:.0f} von 100 vorgestellten Partien" in squeezed(failed.out)


def test_what_the_rules_forbid_is_no_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzles(find("graverobbers"))[0]
    forbidden = next(a for a in range(puzzle.game.actions) if a not in puzzle.values)
    typed = f"{puzzle.game.decisions.write(forbidden)}\nhint\nquit\n"
    ran = run(capsys, monkeypatch, "puzzle", "graverobbers", "--id", puzzle.id, typed=typed)
    assert "imagined games" not in ran.out
    assert "nobody helps" in ran.out
    assert "Expected a puzzle of graverobbers" in run(capsys, monkeypatch, "puzzle", "graverobbers", "--id", "x").err
