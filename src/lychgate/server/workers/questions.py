"""What worker processes are asked: a bot's decision, advice, the analysis of a finished match.

A question about a match under way is the bytes of a box and of a view, never of a state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from lychgate import bots
from lychgate.bots.explain import advice
from lychgate.bots.levels import Level
from lychgate.core.input.registry import find
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes
from lychgate.lab.engine.analysis import Analysis, analyse
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record

USUAL = "thumb"  # the bot that plays by rule of thumb: it answers at once, in any process


class Task(Protocol):
    """Something that a worker can do."""

    def answer(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything it may know, and nothing else."""

    game: str
    bot: str
    box: bytes
    view: bytes
    seat: int
    seed: int

    def answer(self) -> int:
        """The action that the bot decides on."""
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


def question(bot: str, match: Match, seat: int, seed: int) -> Question:
    """What a bot in this seat is asked now."""
    view = match.view_bytes(seat).tobytes()
    return Question(match.game.name, bot, match.box.tobytes(), view, seat, seed)


def bot_names() -> list[str]:
    """The bots there are: the usual one first, then from the weakest to the strongest."""
    return sorted(bots.BOTS, key=lambda name: name != USUAL)
