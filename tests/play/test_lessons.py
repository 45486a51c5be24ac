"""Lessons are checked like rulings: what a chapter expects is legal, and nothing that can be tried stays unanswered."""

from __future__ import annotations

from pathlib import Path

import pytest

from lychgate.core.errors import BadRecord
from lychgate.core.input import registry
from lychgate.play.lesson.chapter import chapters, fits, lesson_folder
from lychgate.play.lesson.check import check
from lychgate.play.lesson.export import lesson_data
from lychgate.play.lesson.playing import begin
from lychgate.play.lesson.words import lesson_file, lesson_languages
from lychgate.play.text.message_check import problems_of_file
from lychgate.play.text.words import languages

GAMES = ("gravediggers", "graverobbers", "goldraeuber", "outerspace")

CHAPTER = """
[given]
game = "gravediggers"
players = 3
phase = "gravedigger"
cemeteries.3 = "(5) 5"
cemeteries.2 = "(5)"

[others]
2 = ["fist 6"]
3 = ["fist 8"]

[[step]]
say = "rob"
expect = ["rob 3"]
otherwise = { "*" = "other" }

[[step]]
say = "fist"
expect = ["fist 3", "fist 4"]
otherwise = { "*" = "other" }
"""
WORDS = "chapter-try = Try\nrob = Rob.\nfist = Fist.\nother = No.\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_holds(game: str) -> None:
    found = chapters(registry.find(game))
    assert found[-1].play_on
    for chapter in found:
        assert [str(failure) for failure in check(chapter.file).failures] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_written_whole_in_every_language(game: str) -> None:
    folder = lesson_folder(registry.find(game))
    assert set(lesson_languages(folder)) == set(languages())
    said = {message: frozenset[str]() for one in chapters(registry.find(game)) for message in one.messages}
    for language in languages():
        assert list(problems_of_file(lesson_file(folder, language), said)) == []


def tried(folder: Path, text: str, words: str = WORDS) -> str:
    """What is wrong with a chapter."""
    (folder / "1-try.toml").write_text(text, encoding="utf-8")
    (folder / "lesson.en.ftl").write_text(words, encoding="utf-8")
    try:
        return "\n".join(map(str, check(folder / "1-try.toml").failures))
    except BadRecord as wrong:
        return wrong.sentence


@pytest.mark.parametrize(
    ("was", "now", "found"),
    [
        ("", "", ""),
        ('"rob 3"', '"rob 4"', "expected a legal decision, found rob 4"),
        ('"*" = "other" }\n\n', '"rob 1" = "other" }\n\n', "expected an answer to rob 2, found none"),
        ('["fist 8"]', '["rob 2"]', "seat 3: expected a legal decision by script, found another"),
        ('"fist 3", ', '"W@1", ', "expected a legal decision, found W@1"),
        ('say = "fist"', 'say = "fits"', "expected a message in lesson.en.ftl, found none"),
        ('say = "fist"', 'say = "fist"\npoint = ["a b"]', "expected the name of a sign or anchor, got 'a b'."),
        ('"*" = "other" }\n\n', '"rub *" = "other" }\n\n', "expected a pattern that some decision fits, got 'rub *'."),
        ("[others]", "play_on = true\n[others]", "expected one of"),
        ('2 = ["fist 6"]', '1 = ["fist 6"]', "expected a seat from 2 to 5, got '1'."),
    ],
)
def test_what_is_wrong_with_a_chapter_is_said(tmp_path: Path, was: str, now: str, found: str) -> None:
    said = tried(tmp_path, CHAPTER.replace(was, now, 1) if was else CHAPTER)
    assert found in said if found else said == ""


def test_a_pattern_means_what_stands_there_and_anything_for_a_star() -> None:
    assert fits("fist 1", "fist 1")
    assert not fits("fist 1", "fist 10")
    assert fits("look 3.*", "look 3.2")
    assert not fits("look 3.*", "look 313")
    assert fits("*", "rob 3")


def test_a_step_is_due_when_the_learner_has_been_told_what_it_speaks_of() -> None:
    fist = lesson_data(registry.find("gravediggers"), "en")["chapters"][3]
    told = [step["told"] for step in fist["steps"]]
    assert told[:3] == [0, 0, told[2]]
    assert 0 < told[2] < told[3]


def test_what_is_taught_is_the_same_every_time_and_what_is_played_on_is_not() -> None:
    taught, *_, free = chapters(registry.find("gravediggers"))
    states = [begin(chapter, bytes([seed] * 32)).state.tobytes() for chapter in (taught, free) for seed in (1, 2)]
    assert states[0] == states[1]
    assert states[2] != states[3]
