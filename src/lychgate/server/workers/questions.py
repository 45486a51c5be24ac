"""What worker processes are asked: a bot's decision, advice, the analysis of a finished match, a real table's points.

A question about a match under way is the bytes of a box and of a view, never of a state. A worker loads this module and
what it needs, and nothing else of the server.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

import numpy as np

from lychgate import bots
from lychgate.bots.explain import advice
from lychgate.bots.levels import Level
from lychgate.core.errors import LychgateError
from lychgate.core.input.registry import find
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes
from lychgate.lab.engine.analysis import Analysis, analyse
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, Outcome
from lychgate.play.record.record import Record
from lychgate.play.scenario.score import score

USUAL = "thumb"  # the bot that plays by rule of thumb: it answers at once, in any process


class Task(Protocol):
    """Something that a worker can do."""

    def answer(self) -> Any: ...


READY = "ready"


def work(connection: Connection) -> None:
    """The main loop of a worker: tasks in, answers out, until the server closes the pipe."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        connection.send(READY)
        while True:
            task: Task = connection.recv()
            connection.send(task.answer())


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything it may know, and nothing else."""

    game: str
    bot: str
    box: bytes
    view: bytes
    seat: int
    seed: int
    scripted: int | None = None  # in a lesson: what it decides in any case

    def answer(self) -> int:
        """The action that the bot decides on."""
        if self.scripted is not None:
            return self.scripted
        return bots.find(self.bot)(find(self.game), *self.arrays(), self.seat, quick(self.seed))

    def arrays(self) -> tuple[Bytes, Bytes]:
        """Box and view."""
        return np.frombuffer(self.box, np.uint8).copy(), np.frombuffer(self.view, np.uint8).copy()


@dataclass(frozen=True, slots=True)
class Advise:
    """A task: what would the bot decide, and why?"""

    asked: Question

    def answer(self) -> dict[str, Any]:
        asked = self.asked
        return advice(find(asked.game), *asked.arrays(), asked.seat, asked.bot, believes=True)


@dataclass(frozen=True, slots=True)
class Analyse:
    """A task: analyse a finished match."""

    record: str
    bot: str

    def answer(self) -> Analysis:
        level = bots.find(self.bot)
        assert isinstance(level, Level)
        return analyse(Record.from_text(self.record), level)


@dataclass(frozen=True, slots=True)
class Scored:
    """A real table, scored; for readers of numbers or of words the picture of what everybody sees."""

    told: list[Happening]
    outcome: Outcome | None
    picture: bytes
    players: int


@dataclass(frozen=True, slots=True)
class Unscored:
    """Why it could not be scored, as an error says it."""

    code: str
    sentence: str
    rule: str | None
    message: str | None
    arguments: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Score:
    """A task: what is this table worth? Its data may be anything, so no process that knows of a match reads it."""

    game: str
    given: dict[str, Any]
    decisions: list[str]
    in_words: bool

    def answer(self) -> tuple[float, Scored | Unscored]:
        """The CPU seconds it took, and what came of it."""
        began = time.thread_time()
        found = self._scored()
        return time.thread_time() - began, found

    def _scored(self) -> Scored | Unscored:
        try:
            match = score(find(self.game), self.given, self.decisions)
        except LychgateError as no:
            return Unscored(no.code, no.sentence, no.rule, no.message, dict(no.arguments))
        write = match.game.picture_json if self.in_words else match.game.picture_numbers
        told = [happening for happening in match.told if happening.is_told_to(None)]
        return Scored(told, match.outcome, write(match.box, match.view_bytes(None)), match.players)


def question(bot: str, match: Match, seat: int, seed: int, scripted: int | None = None) -> Question:
    """What a bot in this seat is asked now."""
    view = match.view_bytes(seat).tobytes()
    return Question(match.game.name, bot, match.box.tobytes(), view, seat, seed, scripted)


def bot_names() -> list[str]:
    """The bots there are: the usual one first, then from the weakest to the strongest."""
    return sorted(bots.BOTS, key=lambda name: name != USUAL)
