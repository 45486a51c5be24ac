"""A chapter of a lesson: a prepared position, and steps that say something or wait for a decision.

A game's lesson is the folder `lessons` in the game's own: a file for each chapter, read in the order of their names,
and its words in `lesson.<language>.ftl`. The learner sits in the first seat. Reading refuses a wrong file with file,
line and reason; whether a chapter can be played through is found out in `check`. How to write one: docs/lessons.md.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadPosition, BadRecord, UnknownDecision
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game
from lychgate.play.scenario.toml_lines import Lines, game_in, located, read_toml
from lychgate.play.text.rulebook import UnknownRule, rulebook

LEARNER = 0  # the seat of who learns
ANY = "*"  # in a pattern of decisions: any letters
WORDS = {"step", "play_on"}  # that only a chapter has at its top
ID_SIZE = 8
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, what is pointed at, and the decisions that go on; without any, the learner reads on."""

    number: int
    say: str  # a message
    point: tuple[str, ...]  # signs and anchors of the board
    expect: tuple[int, ...]
    otherwise: tuple[tuple[str, str], ...]  # patterns of decisions, each with the message that answers it
    path: tuple[str, ...]  # in the file

    def answer(self, decision: str) -> str | None:
        """The message that answers another decision, by its notation: that of the first pattern that fits."""
        return next((message for pattern, message in self.otherwise if fits(pattern, decision)), None)

    @property
    def messages(self) -> tuple[str, ...]:
        return (self.say, *(message for _, message in self.otherwise))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as it was read."""

    file: Path
    id: str  # its name, and what distinguishes it from another text of that name
    name: str
    game: Game
    rules: tuple[str, ...]
    given: Mapping[str, Any]
    others: Mapping[int, tuple[int, ...]]  # the decisions of the other seats, in order
    steps: tuple[Step, ...]
    play_on: bool  # after what is said the game goes on to its end, against bots
    lines: Lines

    @property
    def title(self) -> str:
        """The message that names the chapter."""
        return f"chapter-{self.name}"

    @property
    def messages(self) -> tuple[str, ...]:
        """All that is said in it."""
        return (self.title, *(message for step in self.steps for message in step.messages))

    def scripted(self, seat: int, made: int) -> int | None:
        """The decision of another seat that has made so many; None: nothing is written, and the seat waits."""
        script = self.others.get(seat, ())
        return script[made] if made < len(script) else None


def fits(pattern: str, decision: str) -> bool:
    """Is this decision, in notation, one that the pattern means?"""
    return re.fullmatch(".*".join(map(re.escape, pattern.split(ANY))), decision) is not None


def is_chapter(path: Path) -> bool:
    """Is this file a chapter of a lesson, and no scenario?"""
    try:
        return not WORDS.isdisjoint(read_toml(path)[0])
    except BadRecord:
        return False


def lesson_folder(game: Game) -> Path:
    return game.folder / "lessons"


@cache
def chapters(game: Game) -> tuple[Chapter, ...]:
    """A game's lesson, chapter by chapter; nothing for a game that has none."""
    return tuple(read(file) for file in sorted(lesson_folder(game).glob("*.toml")))


# --- reading


def read(path: str | Path) -> Chapter:
    """The chapter in a file; or raise, with file, line and reason."""
    file = Path(path)
    data, lines = read_toml(file)
    try:
        return _chapter(file, Given(data), lines)
    except BadPosition as wrong:
        raise located(file, lines, wrong) from None


def _chapter(file: Path, data: Given, lines: Lines) -> Chapter:
    name = file.stem.lstrip("0123456789").lstrip("-")
    given = data.part("given")
    game = game_in(given)
    steps = data.value("step", [])
    if not isinstance(steps, list) or not steps:
        raise data.wrong("step", "expected steps, got a chapter that says nothing.")
    chapter = Chapter(
        file=file,
        id=f"{name}-{hashlib.sha256(file.read_bytes()).hexdigest()[:ID_SIZE]}",
        name=name,
        game=game,
        rules=_rules(game, data),
        given=given.rest().data,
        others=_others(game, data.part("others")),
        steps=tuple(_step(game, Given(one, ("step", str(n))), n) for n, one in enumerate(steps, 1)),
        play_on=data.flag("play_on"),
        lines=lines,
    )
    data.finish()
    if chapter.play_on and any(step.expect for step in chapter.steps):
        raise data.wrong("play_on", "expected steps that only say something, got one that expects a decision.")
    return chapter


def _rules(game: Game, data: Given) -> tuple[str, ...]:
    try:
        known = list(rulebook(game.name).rules)
    except UnknownRule:
        known = []
    found = _texts(data, "rules")
    for rule in found:
        if known and rule not in known:
            raise data.wrong("rules", f"expected rules from {known[0]} to {known[-1]}, got {rule!r:.80}.")
    return found


def _others(game: Game, data: Given) -> dict[int, tuple[int, ...]]:
    found = {}
    for seat in data.data:
        if seat not in map(str, range(2, game.players.stop)):
            raise data.wrong(seat, f"expected a seat from 2 to {game.players.stop - 1}, got {seat!r:.80}.")
        found[int(seat) - 1] = tuple(_decision(game, data, seat, text) for text in _texts(data, seat))
    return found


def _step(game: Game, data: Given, number: int) -> Step:
    say = data.text("say")
    expect = tuple(_decision(game, data, "expect", text) for text in _texts(data, "expect"))
    otherwise = data.part("otherwise").data
    step = Step(number, say, _texts(data, "point"), expect, tuple(otherwise.items()), data.path)
    data.finish()
    for message in step.messages:
        if not isinstance(message, str) or not NAME.fullmatch(message):
            raise data.wrong("say", f"expected the name of a message, got {message!r:.80}.")
    for spot in step.point:
        if not re.fullmatch(r"[A-Za-z0-9-]+", spot):
            raise data.wrong("point", f"expected the name of a sign or anchor, got {spot!r:.80}.")
    if otherwise and not expect:
        raise data.wrong("otherwise", "expected nothing, since the step expects no decision.")
    for pattern in otherwise:
        if not any(fits(pattern, decision) for decision in game.decisions.written):
            raise data.wrong("otherwise", f"expected a pattern that some decision fits, got {pattern!r:.80}.")
    return step


def _texts(data: Given, key: str) -> tuple[str, ...]:
    found = data.value(key, [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise data.wrong(key, f"expected a list of texts, got {found!r:.80}.")
    return tuple(found)


def _decision(game: Game, data: Given, key: str, text: str) -> int:
    try:
        return game.decisions.read(text)
    except UnknownDecision as wrong:
        raise data.wrong(key, wrong.sentence) from None
