"""The rulebook in every language: every link to a rule leads to one, and every ruling has its reason in words.

Links to rules stand in declarations (events, points, ruins, options), refusals, lessons, figures, the page's signs, and
in the rules and rulings themselves. docs/rulings.md is put together from the games' English rulings.

    python -m tests.test_rulebook      writes docs/rulings.md anew
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lychgate.core.errors import BadRecord
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.play.lesson import figures
from lychgate.play.lesson.chapter import chapters
from lychgate.play.lesson.figures import figure_data
from lychgate.play.text.message_check import messages_in
from lychgate.play.text.rulebook import figures_file, page, rulebook
from lychgate.play.text.words import game_file
from tests.rulebook import NAMES, ROOT, cited_in

LANGUAGES = ("en", "de", "fr", "it")
ORDER = ("graverobbers", "gravediggers", "goldraeuber", "outerspace")  # on the page of rulings
RULINGS = ROOT / "docs" / "rulings.md"
ENTRY = re.compile(r"^- \*\*(.+?)\*\* (.*?)(?=^- |\Z)", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"\s\*([^*]+)\*\u202f?: ")
LABELS = {
    "en": ["Why", "Other reading", "Option"],
    "de": ["Warum", "Andere Lesart", "Option"],
    "fr": ["Pourquoi", "Autre lecture", "Option"],
    "it": ["Perché", "Altra lettura", "Opzione"],
}

every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def links(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Where a rule is named, and the rule."""
    for one in (*game.events, *game.points, *game.ruins):
        yield one.name, one.rule
    for name, option in game.options.items():
        yield f"option {name}", option.rule
    for message in messages_in(game_file(game, language)):
        if message.startswith("refusal-"):
            yield message, message.removeprefix("refusal-")
    for chapter in chapters(game):
        yield from ((f"chapter {chapter.name}", rule) for rule in chapter.rules)
    for rule in re.findall(r'^rule = "(.+)"', figures_file(game).read_text("utf-8"), re.MULTILINE):
        yield "figures.toml", rule
    texts = {one: page(game, one, language) for one in ("rules", "rulings")}
    texts["guide.ts"] = (ROOT / "ui" / "src" / "games" / game.name / "guide.ts").read_text("utf-8")
    texts["messages"] = game_file(game, language).read_text("utf-8")
    for where, text in texts.items():
        yield from ((where, rule) for rule in cited_in(text, game.prefix))


def entries(game: Game, language: str) -> list[tuple[str, list[str]]]:
    """The rulings of a game: their rules, and the reading with the labels and parts after it."""
    found = ENTRY.findall(page(game, "rulings", language))
    return [(rules, LABEL.split(re.sub(r"[ \n]+", " ", text))) for rules, text in found]


@every_language
@every_game
def test_every_link_to_a_rule_leads_to_one(name: str, language: str) -> None:
    game = registry.find(name)
    known = rulebook(name, language).rules
    found = list(links(game, language))
    assert len(found) > len(known)
    assert [link for link in found if link[1] and link[1] not in known] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@every_game
def test_every_ruling_has_its_reason_in_every_language(name: str, language: str) -> None:
    game = registry.find(name)
    own, english = entries(game, language), entries(game, "en")
    assert [rules for rules, _ in own] == [rules for rules, _ in english]
    for (rules, parts), (_, said) in zip(own, english, strict=True):
        assert parts[1::2] == LABELS[language], rules
        assert all(part.strip() for part in parts[::2]), rules
        assert codes(parts[-1]) == codes(said[-1]), rules
        assert not set(parts[:-1:2]) & set(said[:-1:2]), f"{rules} is left in English"


def codes(text: str) -> list[str]:
    return sorted(re.findall(r"`([^`]+)`", text))


def gathered() -> str:
    """docs/rulings.md as the games' rulings make it."""
    preface = RULINGS.read_text("utf-8").partition("\n## ")[0]
    return preface + "".join(f"\n#{page(registry.find(name), 'rulings', 'en')}" for name in ORDER)


def test_the_page_of_rulings_is_what_the_games_say() -> None:
    assert RULINGS.read_text("utf-8") == gathered(), "run python -m tests.test_rulebook"


@every_game
def test_the_figures_show_what_their_reader_may_see(name: str) -> None:
    """Examples go on from frame to frame, and each tells something new; positions are one frame."""
    game = registry.find(name)
    found = figure_data(game)
    taught = {one.name for one in chapters(game) if not one.play_on}
    assert {figure["chapter"] for figure in found} - {None} == taught
    for figure in found:
        first, *later = figure["frames"]
        assert first["events"] == []
        assert bool(later) == (figure["chapter"] is not None)
        for before, frame in zip(figure["frames"], later, strict=False):
            assert frame["events"]
            assert frame["view"] != before["view"]


def test_a_figure_at_no_rule_or_of_no_chapter_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "figures.toml"
    monkeypatch.setattr(figures, "figures_file", lambda game: file)
    game = registry.find("gravediggers")
    for text, reason in (
        ('rule = "GD-none"\nchapter = "fist"', r"figures.toml:2: .*expected a rule"),
        ('rule = "GD-6"\nchapter = "play"', r"figures.toml:3: .*expected a chapter with decisions"),
        ('rule = "GD-6"\nname = "x"\ngiven = { players = 9 }', r"figures.toml:4: .*expected a number from 2 to 5"),
    ):
        file.write_text(f"[[figure]]\n{text}\n", encoding="utf-8")
        with pytest.raises(BadRecord, match=reason):
            figure_data(game)


if __name__ == "__main__":
    RULINGS.write_text(gathered(), encoding="utf-8")
