"""Scenarios: rulings as data, in TOML files that say what is given, what is decided, and what holds then.

Reading refuses a wrong file with file, line and reason; running compares, and reports what differs. What
holds is looked at in `checks`. How to write one is in docs/scenarios.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadPosition, LychgateError, printable
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game
from lychgate.play.match.match import Match
from lychgate.play.scenario.checks import differences, read_decision
from lychgate.play.scenario.comparing import Difference
from lychgate.play.scenario.position import set_up
from lychgate.play.scenario.toml_lines import Lines, game_in, located, read_toml
from lychgate.play.text.rulebook import UnknownRule, rulebook

WORDS = {"given", "when", "then"}  # that no other file has at its top
FILLINGS = 3  # ways in which what is left open is filled; a scenario must hold in all


@dataclass(frozen=True, slots=True)
class Step:
    """Decisions, and what holds after them."""

    number: int
    decisions: tuple[tuple[int, int, str], ...]  # seat, action, as written
    then: Mapping[str, Any]
    path: tuple[str, ...]  # of `then` in the file


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as it was read."""

    file: Path
    title: str
    rules: tuple[str, ...]
    game: Game
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    lines: Lines


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that does not hold."""

    file: Path
    line: int
    step: int
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: step {self.step}, {self.what}"
        return printable(f"{where}: expected {self.expected}, found {self.found}")


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario."""

    file: Path
    title: str
    rules: tuple[str, ...]
    failures: tuple[Failure, ...]

    @property
    def holds(self) -> bool:
        return not self.failures


def find(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files that these paths mean: files, and all in folders that look like scenarios."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(filter(_looks_like_one, _toml_files(path))) if path.is_dir() else [path]
    return found


def _toml_files(folder: Path) -> Iterator[Path]:
    """Those in a folder and below, hidden folders aside."""
    for file in folder.rglob("*.toml"):
        if not any(part.startswith(".") for part in file.relative_to(folder).parts):
            yield file


def _looks_like_one(file: Path) -> bool:
    """Is this a scenario, or was it to be one? Projects have other TOML files too."""
    try:
        return not WORDS.isdisjoint(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError):
        return True  # whoever reads it says what is wrong


def check(path: str | Path) -> Report:
    """Read and run one scenario."""
    return run(read(path))


# --- reading


def read(path: str | Path) -> Scenario:
    """The scenario in a file; or raise, with file, line and reason."""
    file = Path(path)
    data, lines = read_toml(file)
    try:
        return _scenario(file, Given(data), lines)
    except BadPosition as wrong:
        raise located(file, lines, wrong) from None


def _scenario(file: Path, data: Given, lines: Lines) -> Scenario:
    given = data.part("given")
    game = game_in(given)
    title = data.text("title")
    if not title or not title.isprintable():
        raise data.wrong("title", f"expected a title that says what is ruled, got {title!r:.80}.")
    rules = data.value("rules", [])
    if not isinstance(rules, list) or not rules or not all(_is_rule(game, rule) for rule in rules):
        raise data.wrong("rules", f"expected rule ids such as {game.prefix}-1, got {rules!r:.80}.")
    for rule in rules:
        _check_rule(data, game, rule)
    scenario = Scenario(file, title, tuple(rules), game, given.rest().data, _steps(game, data), lines)
    data.finish()
    _match(scenario, 1)  # is the position possible?
    return scenario


def _is_rule(game: Game, rule: Any) -> bool:
    return isinstance(rule, str) and re.fullmatch(rf"{game.prefix}-[1-9]\d*", rule) is not None


def _check_rule(data: Given, game: Game, rule: str) -> None:
    """Refuse an id that the rulebook has not, where there is one."""
    try:
        known = rulebook(game.name).rules
    except UnknownRule:
        return
    if rule not in known:
        first, *_, last = known
        raise data.wrong("rules", f"expected rules from {first} to {last}, got {rule!r:.80}.")


def _steps(game: Game, data: Given) -> tuple[Step, ...]:
    """`[when]` and `[then]`, or several `[[when]]` and `[[then]]`, a step each."""
    whens, thens = _tables(data, "when"), _tables(data, "then")
    if not thens:
        raise data.wrong("then", "expected what holds, got a scenario that checks nothing.")
    if whens and len(whens) != len(thens):
        raise data.wrong("when", f"expected a then for every when, got {len(whens)} when and {len(thens)} then.")
    steps = []
    for i, then in enumerate(thens):
        decisions = _decisions(game, whens[i]) if whens else ()
        steps.append(Step(i + 1, decisions, then.data, then.path))
        if not then.data:
            raise BadPosition(then.path, "expected what holds, got nothing.")
    return tuple(steps)


def _tables(data: Given, key: str) -> list[Given]:
    found = data.value(key, [])
    if isinstance(found, list):
        return [Given(table, (key, str(number))) for number, table in enumerate(found, 1)]
    return [data.part(key)]


def _decisions(game: Game, when: Given) -> tuple[tuple[int, int, str], ...]:
    found = when.value("decisions", [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise when.wrong("decisions", f'expected a list such as ["1 {game.decisions.write(0)}"], got {found!r:.80}.')
    when.finish()
    return tuple(read_decision(game, text, (*when.path, "decisions")) for text in found)


# --- running


def run(scenario: Scenario) -> Report:
    """Play the scenario, in several ways where it leaves something open, and report what does not hold."""
    fillings = 1 if "deal" in scenario.given else FILLINGS
    for filling in range(1, fillings + 1):
        failures = _failures(scenario, filling)
        if failures:
            return Report(scenario.file, scenario.title, scenario.rules, tuple(failures))
    return Report(scenario.file, scenario.title, scenario.rules, ())


def _match(scenario: Scenario, filling: int) -> Match:
    try:
        return set_up(scenario.game, scenario.given, filling=filling)
    except BadPosition as wrong:
        raise BadPosition(("given", *wrong.path), wrong.reason, rule=wrong.rule) from None
    except AssertionError as wrong:  # from the tape
        raise BadPosition(("given", "deal"), f"{wrong}.") from None


def _failures(scenario: Scenario, filling: int) -> list[Failure]:
    try:
        match = _match(scenario, filling)
        told = 0  # the first step hears of the deal too
        for step in scenario.steps:
            failures = _decide(scenario, match, step)
            failures = failures or [_failure(scenario, step, d) for d in differences(match, step.then, step.path, told)]
            if failures:
                return failures  # what comes after would only follow from it
            told = len(match.told)
    except BadPosition as wrong:
        raise located(scenario.file, scenario.lines, wrong) from None
    return []


def _decide(scenario: Scenario, match: Match, step: Step) -> list[Failure]:
    for seat, action, text in step.decisions:
        try:
            match.decide(seat, action)
        except LychgateError as refused:
            path = ("when", *step.path[1:], "decisions")
            why = refused.sentence if seat < match.players else f"Expected a seat from 1 to {match.players}."
            found = f"{refused.rule or refused.code}: {why}"
            return [_failure(scenario, step, Difference(path, text, "legal", found, text))]
        except AssertionError as wrong:  # from the tape
            raise BadPosition(("given", "chance"), f"{wrong}.") from None
    return []


def _failure(scenario: Scenario, step: Step, difference: Difference) -> Failure:
    line = scenario.lines.of(difference.path, containing=difference.within)
    return Failure(scenario.file, line, step.number, difference.what, difference.expected, difference.found)
