"""A deck of one's own, written as docs/own-decks.md says, word by word; and what is said of mistakes in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from lychgate.games.outerspace import with_decks
from lychgate.games.outerspace.cards.decks import HOUSE, load_deck
from lychgate.play.match.match import Match
from tests.cli.commands import Ran, run

DOCS = Path(__file__).parents[2] / "docs" / "own-decks.md"
BLOCK = re.compile(r"(?:^ {4}.*\n|^\n(?= {4}))+", re.M)
FILES = {"cards.toml": "name = ", "texts.en.ftl": "card-", "art.toml": "old-salt = "}

Check = Callable[..., Ran]


@pytest.fixture(name="harbour")
def harbour_fixture(tmp_path: Path) -> Path:
    """The handbook's samples as files."""
    blocks = ["\n".join(line[4:] for line in text.splitlines()) for text in BLOCK.findall(DOCS.read_text("utf-8"))]
    for file, opening in FILES.items():
        (sample,) = [block for block in blocks if block.lstrip().startswith(opening)]
        (tmp_path / file).write_text(sample.lstrip(), encoding="utf-8")
    return tmp_path


@pytest.fixture(name="check")
def check_fixture(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, harbour: Path) -> Check:
    return partial(run, capsys, monkeypatch, "cards", "outerspace", "--check", str(harbour))


@pytest.mark.rule("BM-6")
def test_the_handbooks_deck_is_good_and_can_be_played_with(harbour: Path, check: Check) -> None:
    ran = check()
    assert ran.code == 0, ran.err
    assert "The deck harbour is in order: 3 cards, in en." in ran.out
    match = Match(with_decks([HOUSE, load_deck(harbour)]), 4, seed=bytes(32))
    assert not match.over


@pytest.mark.rule("BM-8")
def test_for_how_many_a_deck_is_enough_is_said(harbour: Path, check: Check) -> None:
    said = check().out
    assert "A match needs 6 cards and a character for each player: 12 cards for 2." in said
    assert "-o decks=house+harbour" in said
    cards = (harbour / "cards.toml").read_text(encoding="utf-8")
    (harbour / "cards.toml").write_text(
        cards.replace("copies = 2", "copies = 12").replace("attack = 7", "attack = 7\ncopies = 12")
    )
    assert "enough for 4 players" in check().out


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("cards.toml", 'word = "tide"', 'word = "tyde"', "card old-salt: expected a title word of [words] such as"),
        ("cards.toml", '[words]', '[words]\nmoon = "idea"', "in [words], got 'moon', which no card has."),
        ("cards.toml", "copies = 2", "copies =", "cards.toml: expected TOML, got a mistake in it: "),
        ("art.toml", "gulls =", "gull =", "art.toml: expected a card of the deck such as old-salt, gulls; got 'gull'."),
        ("art.toml", "gulls =", "gulls", "art.toml: expected TOML, got a mistake in it: "),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_and_card(
    harbour: Path, check: Check, file: str, old: str, new: str, sentence: str
) -> None:
    text = (harbour / file).read_text(encoding="utf-8")
    assert old in text
    (harbour / file).write_text(text.replace(old, new), encoding="utf-8")
    ran = check()
    assert ran.code == 2
    assert sentence in ran.err
