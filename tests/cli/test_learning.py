"""A lesson at the terminal: wrong answers are answered in its own words, and the last chapter is played to its end."""

from __future__ import annotations

import pytest

from lychgate.core.input.registry import find
from lychgate.play.lesson.chapter import LEARNER, chapters
from lychgate.play.lesson.playing import begin, others_decide
from lychgate.play.lesson.words import said
from tests.cli.commands import run


def right_answers(game: str, *, first: int = 1) -> list[str]:
    """What a learner types who reads everything and decides what is expected, up to the last chapter."""
    typed = []
    for chapter in chapters(find(game))[first - 1 :]:
        match = begin(chapter, bytes(32))
        for step in chapter.steps:
            others_decide(chapter, match)
            typed.append(match.game.decisions.write(step.expect[0]) if step.expect else "")
            if step.expect:
                match.decide(LEARNER, step.expect[0])
    return typed


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_the_taught_chapters_are_gone_through(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, spoken: str
) -> None:
    typed = "\n".join([*right_answers("gravediggers"), "quit"])
    ran = run(capsys, monkeypatch, "learn", "gravediggers", "--lang", spoken, typed=typed)
    game = find("gravediggers")
    for chapter in chapters(game):
        for step in chapter.steps:
            assert squeezed(said(game, step.say, spoken)) in squeezed(ran.out), step.say


def test_a_wrong_answer_is_answered_and_a_chapter_skipped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(capsys, monkeypatch, "learn", "gravediggers", "-c", "5", typed="\nfist 7\nskip\nskip\nskip\nquit\n")
    assert squeezed(said(find("gravediggers"), "guard-money", "en")) in squeezed(ran.out)
    assert "[8/8 The second half]" in ran.out
    refused = run(capsys, monkeypatch, "learn", "gravediggers", "-c", "9")
    assert "Expected a chapter from 1 to 8, got 9." in refused.err


def test_the_help_of_a_lesson_speaks_of_no_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(capsys, monkeypatch, "learn", "graverobbers", "-c", "2", typed="\n?\n\nquit\n")
    assert "Other words" in ran.out
    assert "SHA-256" not in ran.out
