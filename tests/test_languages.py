"""Four languages, complete: every file has its siblings with the same messages, and none is left in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from lychgate.core.input import registry
from lychgate.play.text.message_check import problems_of_file
from lychgate.play.text.rulebook import rulebook

ROOT = Path(__file__).parents[1]
LANGUAGES = ("de", "fr", "it")
ENGLISH = [
    path
    for folder in ("src/lychgate", "ui/src")
    for path in sorted((ROOT / folder).rglob("*.en.ftl"))
    if not {"kit", "skeleton"} & set(path.parts)  # decks that only tests play with; what a new game begins with
]
MARK = {"en": "Ruling", "de": "Festlegung", "fr": "Décision", "it": "Decisione"}

# Messages with words that are the same as in English, and why. What has no words at all need not be here.
SAME: Mapping[str, Mapping[str, str]] = {
    "de": {
        "error tile-down join-link-example": "the program's name, arguments, an address",
        "name chat resume-code cell-bots": "the same word",
        "title box-name": "the game's German name, or the program's",
        "bot-names guest-names": "proper names",
    },
    "fr": {
        "error tile-down join-link-example": "the program's name, arguments, an address",
        "refused": "the command that is typed",
        "step-words trait-robot trait-animal trait-vampire trait-machine": "the same word",
        "title box-name": "the French edition's name, or the program's",
        "column-points points show-points hint-points goal-points points-of": "the same word",
        "table table-menu notes total replay-pause replay-moment place bot-expert": "the same word",
        "resume-code choice-place": "the same word",
        "language-en language-de language-fr language-it": "each language in its own words",
        "film-value": "a number and the same word",
        "time-hours": "the same abbreviations",
    },
    "it": {
        "error tile-down join-link-example": "the program's name, arguments, an address",
        "choice-no trait-robot": "the same word",
        "no words-no kick-not bot chat column-bot column-rating": "the same word",
        "title box-name": "the box's name, or the program's",
        "film-value": "a number and the same word",
        "time-hours": "the same abbreviations",
        "bot-names": "proper names",
    },
}

# Messages that say something to, or about, several people at once.
ABOUT_SEVERAL = {
    "all-won", "analysis-all", "analysis-curve", "beside-enter",
    "lost-together", "swing-since-together", "won-together",
}  # fmt: skip


@cache
def messages(path: Path) -> Mapping[str, ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def in_language(english: Path, language: str) -> Path:
    return english.with_name(english.name.replace(".en.", f".{language}."))


def variables(entry: ast.Message) -> frozenset[str]:
    text = FluentSerializer().serialize_entry(entry)
    return frozenset(re.findall(r"\$([a-z_]+)", text))


def said(entry: ast.Message) -> str:
    return str(FluentSerializer().serialize_entry(entry)).partition("=")[2].strip()


def has_words(text: str) -> bool:
    """Does it say more than its arguments, signs, numbers and single letters?"""
    return re.search(r"\w{2}", re.sub(r"\{[^{}]*\}|\d", "", text)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there_and_has_the_messages_and_arguments_of_the_english_one(language: str) -> None:
    found = []
    for english in ENGLISH:
        path = in_language(english, language)
        if not path.exists():
            found.append(f"{path.name} is missing beside {english}")
            continue
        expected = {name: variables(entry) for name, entry in messages(english).items()}
        found += list(problems_of_file(path, expected))
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english_but_what_has_a_reason(language: str) -> None:
    excused = {name for names in SAME[language] for name in names.split()}
    left = [
        f"{english.parent.name}/{english.name}: {name}"
        for english in ENGLISH
        if "decks" not in english.parts
        for name, entry in messages(in_language(english, language)).items()
        if name in messages(english) and said(entry) == said(messages(english)[name]) and has_words(said(entry))
        if name not in excused and not name.startswith(("card-", "language-"))
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_rules_have_the_same_numbers_rulings_and_options_in_every_language(game: str, language: str) -> None:
    english, other = rulebook(game).rules, rulebook(game, language).rules
    assert list(other) == list(english)
    for rule, text in english.items():
        assert other[rule].count(f"*{MARK[language]}*") == text.count(f"*{MARK['en']}*"), rule
        assert sorted(re.findall(r"`[^`\n]+`", other[rule])) == sorted(re.findall(r"`[^`\n]+`", text)), rule
        assert other[rule] != text, rule


def test_french_has_narrow_spaces_that_do_not_break_before_its_signs() -> None:
    files = [path for folder in ("src/lychgate", "ui/src") for path in sorted((ROOT / folder).rglob("*.fr.*"))]
    assert len(files) > 20
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "\N{NO-BREAK SPACE}" not in text, path
        assert re.findall(r"(?m)\S [;:?!»%](?=[\s).,]|$)|« ", text) == [], path


def test_french_says_tu_to_one_reader_and_vous_only_to_several() -> None:
    """docs/translation/fr.md. A game's own files are left out: all who play are asked there, and cards have voices."""
    own = [path for path in ENGLISH if not {"games", "lessons"} & set(path.parts)]
    found = {
        name
        for english in own
        for name, entry in messages(in_language(english, "fr")).items()
        if re.search(r"\b(vous|votre|vos|\w{3,}ez)\b", said(entry), re.IGNORECASE)
    }
    assert found == ABOUT_SEVERAL


def test_a_sentence_left_in_english_would_be_found() -> None:
    assert has_words("{ $seat } lays the { $card }.")
    assert not has_words("{ $seat } → { $card } ({ $n }): 12")
