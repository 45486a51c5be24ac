"""Every ruling that a page of rules marks has an entry in docs/rulings.md, and every entry is complete and true.

An entry is a bullet of four parts, in this order:

    - **GR-6** The reading. *Why*: the reason. *Other reading*: what else it could mean. *Option*: `first_player`.

A rule with several *Ruling* marks needs as many entries. The last part is *none*, or names options of the game as
`name` or `name=value`. Where numbered specifications lie beside the checkout, what they mark counts as well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import pytest

from lychgate.core.input import registry
from lychgate.core.model.contract import Option
from tests.rulebook import NAMES, ROOT, cited_in, prefix_of, rules_of, rulings_in, rulings_of

RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
BULLET = re.compile(r"^[-*] (.*?)(?=^[-*] |^#|\Z)", re.MULTILINE | re.DOTALL)
ID = re.compile(r"\b[A-Z]+-[0-9]+\b")
HEAD = re.compile(r"\*\*([A-Z]+-[0-9]+(?:, [A-Z]+-[0-9]+)*)\*\* ")
PARTS = re.compile(
    r"(?P<reading>.+?) \*Why\*: (?P<why>.+?) \*Other reading\*: (?P<other>.+?) \*Option\*: (?P<option>.+)"
)
NOTHING = {"none", "none.", "-", "–", ""}

every_game = pytest.mark.parametrize("name", NAMES)


@dataclass(frozen=True, slots=True)
class Entry:
    """A bullet of the page: the rules it is about, and what it says of options; incomplete if a part is missing."""

    rules: tuple[str, ...]
    words: str
    complete: bool
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{', '.join(self.rules)} {self.words[:60]}"


def read_entries(page: str) -> list[Entry]:
    return [read_entry(" ".join(bullet.split())) for bullet in BULLET.findall(page)]


def read_entry(bullet: str) -> Entry:
    head = HEAD.match(bullet)
    if head is None:
        return Entry(tuple(ID.findall(bullet)[:1]), bullet, complete=False)
    rules, words = tuple(head[1].split(", ")), bullet[head.end() :]
    parts = PARTS.fullmatch(words)
    if parts is None or {parts["why"].lower(), parts["other"].lower()} & NOTHING:
        return Entry(rules, words, complete=False)
    options = tuple(re.findall(r"`([^`]+)`", parts["option"]))
    return Entry(rules, words, bool(options) or parts["option"].startswith("none"), options)


def without_entry(rulings: Mapping[str, int], entries: Iterable[Entry]) -> list[str]:
    """The rules that have fewer complete entries than rulings."""
    written = Counter(rule for entry in entries if entry.complete for rule in entry.rules)
    return [
        f"{rule}: {count} marked, {written[rule]} written" for rule, count in rulings.items() if written[rule] < count
    ]


def unknown_options(options: Mapping[str, Option], entries: Iterable[Entry]) -> list[str]:
    """What entries name that is no option, or no value of one."""
    return [
        f"{', '.join(entry.rules)}: {named}"
        for entry in entries
        for named in entry.options
        if not is_option(options, *named.partition("=")[::2], valued="=" in named)
    ]


def is_option(options: Mapping[str, Option], name: str, value: str, *, valued: bool) -> bool:
    return name in options and (not valued or value in map(str, options[name].values))


def unnamed_options(options: Mapping[str, Option], entries: Iterable[Entry]) -> list[str]:
    """The options that no entry of their rule names."""
    named = {(rule, option.partition("=")[0]) for entry in entries for rule in entry.rules for option in entry.options}
    return [f"{option.rule}: {name}" for name, option in options.items() if (option.rule, name) not in named]


def entries_of(name: str) -> list[Entry]:
    return [entry for entry in read_entries(RULINGS) if any(cited_in(rule, prefix_of(name)) for rule in entry.rules)]


def specified(name: str) -> dict[str, int]:
    """What the specification beside the checkout marks, if there is one."""
    beside = ROOT.parent / "shared" / "rules" / f"{name}.md"
    return rulings_in(beside.read_text(encoding="utf-8")) if beside.exists() else {}


def nothing(found: list[str]) -> None:
    """Fail with the whole list, which an assertion alone would shorten."""
    assert not found, "\n".join(["", *found])


@every_game
def test_every_ruling_has_its_entries(name: str) -> None:
    marked = {
        rule: max(rulings_of(name).get(rule, 0), specified(name).get(rule, 0))
        for rule in rules_of(name)
        if rule in rulings_of(name) or rule in specified(name)
    }
    assert marked
    nothing(without_entry(marked, entries_of(name)))


@every_game
def test_every_entry_says_reading_reason_other_reading_and_option(name: str) -> None:
    nothing([str(entry) for entry in entries_of(name) if not entry.complete])


@every_game
def test_every_entry_is_of_a_rule_that_is_marked_as_a_ruling(name: str) -> None:
    nothing([str(entry) for entry in entries_of(name) if set(entry.rules) - set(rulings_of(name))])


@every_game
def test_every_option_in_an_entry_exists(name: str) -> None:
    nothing(unknown_options(registry.find(name).options, entries_of(name)))


@every_game
def test_every_option_is_named_by_an_entry_of_its_rule(name: str) -> None:
    nothing(unnamed_options(registry.find(name).options, entries_of(name)))


@every_game
def test_the_page_of_rules_marks_what_the_specification_marks(name: str) -> None:
    nothing([rule for rule in specified(name) if rule not in rulings_of(name)])


def test_every_bullet_is_about_a_rule_of_a_game() -> None:
    known = {rule for name in NAMES for rule in rules_of(name)}
    nothing([str(entry) for entry in read_entries(RULINGS) if not entry.rules or set(entry.rules) - known])


PAGE = """
- **ZZ-1** One reading. *Why*: because. *Other
  reading*: another. *Option*: none.
- **ZZ-1, ZZ-2** One. *Why*: because. *Other reading*: another. *Option*: `fog=thick` for it, `wind` for more.
- **ZZ-3** No reason. *Other reading*: another. *Option*: none.

## More
- **ZZ-4** One. *Why*: because. *Other reading*: none. *Option*: none.
- **ZZ-5** One. *Why*: because. *Other reading*: another. *Option*: fog
- ZZ-6: one
"""


def test_an_entry_without_one_of_its_parts_is_none() -> None:
    assert [(*entry.rules, entry.complete) for entry in read_entries(PAGE)] == [
        ("ZZ-1", True),
        ("ZZ-1", "ZZ-2", True),
        ("ZZ-3", False),
        ("ZZ-4", False),
        ("ZZ-5", False),
        ("ZZ-6", False),
    ]
    marked = rulings_in(
        "- **ZZ-1** *Ruling*: x\n  *Ruling*: y\n- **ZZ-2** z\n# More *Ruling*\n- **ZZ-3** *Ruling*: x\n"
    )
    assert marked == {"ZZ-1": 2, "ZZ-3": 1}
    assert without_entry(marked, read_entries(PAGE)) == ["ZZ-3: 1 marked, 0 written"]
    assert without_entry({"ZZ-2": 2}, read_entries(PAGE)) == ["ZZ-2: 2 marked, 1 written"]


def test_an_option_that_is_made_up_or_forgotten_is_found() -> None:
    fog = Option("thin", ("thin", "thick"), "ZZ-2")
    assert unknown_options({"fog": fog}, read_entries(PAGE)) == ["ZZ-1, ZZ-2: wind"]
    assert unknown_options({"fog": fog}, read_entries(PAGE.replace("=thick", "=none"))) == [
        "ZZ-1, ZZ-2: fog=none",
        "ZZ-1, ZZ-2: wind",
    ]
    assert unnamed_options({"fog": fog}, read_entries(PAGE)) == []
    late = Option("thin", ("thin", "thick"), "ZZ-3")
    assert unnamed_options({"fog": late}, read_entries(PAGE)) == ["ZZ-3: fog"]
