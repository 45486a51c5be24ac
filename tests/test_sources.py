"""docs/sources.md leads every sentence of the rulebooks to a rule and to what shows it; no rule is without a source.

The rulebooks are not part of the repository. Where they lie beside the checkout, hashes, counts and quotes are compared
with them; everything else is checked everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from lychgate.core.input import registry
from tests.rulebook import GAMES, NAMES, NO_RULE, ROOT, RULE, proofs, rules_of
from tests.sentences import fingerprint, sentences

PAGE = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
RULEBOOKS = ROOT.parent / "shared" / "rulebooks"

BOOK = re.compile(
    r"^`(?P<file>[^`]+)` · `(?P<game>\w+)` · SHA-256 `(?P<hash>[0-9a-f]{64})` · (?P<count>\d+) sentences$", re.MULTILINE
)
ROW = re.compile(
    r"^\| (?P<first>\d+)(?:–(?P<last>\d+))?(?: “(?P<quote>[^”]+)”)? \| (?P<what>[^|]+) \| (?P<proofs>[^|]*)\|$"
)
MARK = re.compile(r"^- \*(\w+)\*: ", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    first: int
    last: int
    quote: str
    rules: frozenset[str]
    mark: str  # where there is no rule
    proofs: tuple[Path, ...]

    def __str__(self) -> str:
        return f"sentences {self.first} to {self.last}"


@dataclass(frozen=True)
class Book:
    file: str
    game: str
    hash: str
    count: int
    rows: tuple[Row, ...]


def books(page: str) -> list[Book]:
    """The rulebooks of the page, each with its table."""
    found = []
    for section in page.split("\n## ")[1:]:
        book = BOOK.search(section)
        assert book, f"no line with file, game, hash and count: {section[:60]!r}"
        lines = [line for line in section.splitlines() if line.startswith("| ") and not line.startswith("| sentences ")]
        rows = tuple(row_of(line, book["game"]) for line in lines)
        found.append(Book(book["file"], book["game"], book["hash"], int(book["count"]), rows))
    return found


def row_of(line: str, game: str) -> Row:
    row = ROW.match(line)
    assert row, f"no row of a table of sentences: {line!r}"
    mark = row["what"].removeprefix("— ") if row["what"].startswith("— ") else ""
    return Row(
        int(row["first"]),
        int(row["last"] or row["first"]),
        row["quote"] or "",
        frozenset() if mark else frozenset(row["what"].split(", ")),
        mark,
        tuple(proof(name, game) for name in re.findall("`([^`]+)`", row["proofs"])),
    )


def proof(name: str, game: str) -> Path:
    """The scenario of the game, or the module of tests, that the page names."""
    tests = ROOT / "tests"
    return tests / name if name.endswith(".py") else tests / "scenarios" / game / f"{name}.toml"


def faults(page: str) -> Iterator[str]:
    """What is wrong with the page, whether the rulebooks are at hand or not."""
    marks = set(MARK.findall(page))
    sourced: dict[str, set[str]] = {name: set() for name in NAMES}
    for book in books(page):
        sourced[book.game].update(*(row.rules for row in book.rows))
        expected = 1
        for row in book.rows:
            if row.first != expected or row.last < row.first:
                yield f"{book.file}: expected sentence {expected}, got {row}"
            expected = row.last + 1
            yield from (f"{book.file}, {row}: {fault}" for fault in faults_of(row, book.game, marks))
        if expected != book.count + 1:
            yield f"{book.file}: {expected - 1} sentences of {book.count}"
    for name in NAMES:
        for rule, text in texts_of(name).items():
            if rule not in sourced[name] and not text.startswith("*Ruling*"):
                yield f"{rule}: neither a sentence nor a ruling"


def faults_of(row: Row, game: str, marks: set[str]) -> Iterator[str]:
    if row.mark and row.mark not in marks:
        yield f"the mark {row.mark!r} is not explained"
    if row.mark and row.proofs:
        yield "proofs of no rule"
    if len(row.quote.split()) > 3:
        yield "a quote of more than three words"
    yield from (f"there is no rule {rule}" for rule in sorted(row.rules - set(rules_of(game))))
    shown: set[str] = set()
    for path in row.proofs:
        shown |= proofs().get(path, frozenset())
        if not row.rules & proofs().get(path, frozenset()):
            yield f"{path.name} shows none of its rules"
    yield from (f"nothing shows {rule}" for rule in sorted(row.rules - shown))


@cache
def texts_of(name: str) -> dict[str, str]:
    """What a game's page says under each rule."""
    parts = RULE.split((GAMES / name / "words" / "rules.en.md").read_text(encoding="utf-8"))[1:]
    return {f"{parts[at]}-{parts[at + 1]}": parts[at + 2] for at in range(0, len(parts), 3)}


def test_every_sentence_has_a_rule_that_is_shown_and_every_rule_has_a_source() -> None:
    assert list(faults(PAGE)) == []


def test_every_game_has_a_rulebook() -> None:
    assert sorted({book.game for book in books(PAGE)}) == NAMES
    assert len({book.file for book in books(PAGE)}) == len(books(PAGE)) == 5


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("| 8 “Inhalt” | — heading | |\n", "", "goldraeuber.de.txt: expected sentence 8, got sentences 9 to 9"),
        ("| 10 | — heading |", "| 9 | — heading |", "goldraeuber.de.txt: expected sentence 10, got sentences 9 to 9"),
        ("\n| 136 | — credits | |", "", "goldraeuber.de.txt: 135 sentences of 136"),
        ("| 1–5 | — credits |", "| 1–5 | — thanks |", "the mark 'thanks' is not explained"),
        ("| GR-7 |", f"| GR-7, {NO_RULE} |", f"there is no rule {NO_RULE}"),
        ("| GR-9 |", "| GD-9 |", "there is no rule GD-9"),
        ("| `19-never-both` |", "| `19-ever-both` |", "19-ever-both.toml shows none of its rules"),
        ("| `19-never-both` |", "| |", "nothing shows GO-19"),
        ("| GR-33 |", "| GR-34 |", "GR-33: neither a sentence nor a ruling"),
        ("| 8 “Inhalt” |", "| 8 “more than three words” |", "a quote of more than three words"),
    ],
)
def test_a_page_that_is_wrong_is_told_from_a_right_one(old: str, new: str, fault: str) -> None:
    assert old in PAGE
    assert fault in "\n".join(faults(PAGE.replace(old, new)))


@pytest.mark.parametrize("name", NAMES)
def test_how_many_can_play_stands_at_the_head_of_the_rules(name: str) -> None:
    players = registry.find(name).players
    head = (GAMES / name / "words" / "rules.en.md").read_text(encoding="utf-8").partition("\n## ")[0]
    assert f"For {players[0]} to {players[-1]} players" in head


@pytest.mark.skipif(
    not RULEBOOKS.is_dir(),
    reason="no rulebooks in ../shared/rulebooks to compare hashes, counts and quotes of docs/sources.md with",
)
def test_the_rulebooks_are_those_whose_sentences_were_counted() -> None:
    assert {path.name for path in RULEBOOKS.glob("*.txt")} == {book.file for book in books(PAGE)}
    for book in books(PAGE):
        path = RULEBOOKS / book.file
        assert fingerprint(path) == (book.hash, book.count), book.file
        text = sentences(path.read_text(encoding="utf-8"))
        for row in book.rows:
            assert row.quote.lower() in " ".join(text[row.first - 1 : row.last]).lower(), (book.file, str(row))


def test_sentences_end_where_a_reader_would_end_them() -> None:
    rulebook = """
# THE CRYPT

A game by Ada B. Cole, see p. Lid Nr. 3 (s. Picture). It is “dark.” Is it? (Yes!) „Good.“
Nobody knows... nobody (ever!) asks.

Turn one **bone** up. In the 2. round, i.e. after der 2. Runde, play the Accuse! Card on 4. Then stop and

go on here:
- take it,
- or [leave](https://example.org) it
3. or neither. Both is X. Fine
Caption
"""
    assert sentences(rulebook) == [
        "THE CRYPT",
        "A game by Ada B. Cole, see p. Lid Nr. 3 (s. Picture).",
        "It is “dark.”",
        "Is it?",
        "(Yes!)",
        "„Good.“",
        "Nobody knows... nobody (ever!) asks.",
        "Turn one bone up.",
        "In the 2. round, i.e. after der 2. Runde, play the Accuse! Card on 4.",
        "Then stop and go on here:",
        "- take it,",
        "- or leave it",
        "3. or neither.",
        "Both is X.",
        "Fine Caption",
    ]
