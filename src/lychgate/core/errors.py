"""Everything that can be said against a request, as one small tree of errors.

Each error has a stable code for programs and one plain sentence for people; where a rule is the
reason, the rule's id too. Asserts are for what cannot happen; these are for what people do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Self

CITED = re.compile(r"\(([A-Z]{2}-[1-9][0-9]*)\)")  # a rule in a sentence
LONGEST = 2000  # characters of a sentence; what people write gets into some of them


def printable(text: str) -> str:
    """The text with everything escaped that a terminal would obey instead of showing it; much too long, cut."""
    shown = "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def quoted(value: object, most: int = 80) -> str:
    """Whatever came instead, as Python would write it, in a length that a sentence can hold."""
    try:
        return f"{value!r:.{most}}"
    except Exception:  # what writes itself may fail, as does a number with thousands of digits
        return f"some {type(value).__name__} that cannot be shown"


class LychgateError(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    code = "error"

    def __init__(
        self,
        sentence: str | Callable[[], str],
        *,
        rule: str | None = None,
        message: str | None = None,
        arguments: Mapping[str, Any] | None = None,
    ) -> None:
        self.saying(sentence)
        self.rule = rule
        self.message = message  # for readers of other languages: the sentence's message, the game's or the table's own
        # Those of the message. A `decision` that the game has is its number; `asked` is a prompt's, with its arguments.
        self.arguments = dict(arguments or {})

    def saying(self, sentence: str | Callable[[], str]) -> Self:
        """The same, said in this sentence; or in one that is made when somebody reads it: most are only numbers."""
        self._sentence = sentence
        return self

    @property
    def sentence(self) -> str:
        """What is said to people."""
        self._sentence = printable(self._sentence if isinstance(self._sentence, str) else self._sentence())
        return self._sentence

    def __str__(self) -> str:
        return self.sentence


class UnknownGame(LychgateError):
    """There is no game of that name."""

    code = "unknown-game"


class BadGame(LychgateError):
    """A game that is not put together as it should be."""

    code = "bad-game"


class CannotCompile(LychgateError):
    """A game that the compiler does not understand."""

    code = "cannot-compile"


class WrongNumbers(LychgateError):
    """Numbers of a type that compiled code would take for others, such as unsigned ones of 64 bits."""

    code = "wrong-numbers"


class BadOptions(LychgateError):
    """Players, rule set or options that no box can be built from."""

    code = "bad-options"


class BotFailed(LychgateError):
    """A bot of somebody's own that failed, or answered with what is no decision."""

    code = "bot-failed"


class IllegalDecision(LychgateError):
    """A decision that the rules, or the table's state, do not allow."""

    code = "illegal-decision"


class NotAsked(IllegalDecision):
    """The seat owes no decision now."""

    code = "not-asked"


class StalePrompt(NotAsked):
    """The decision answers a prompt that is no longer open."""

    code = "stale-prompt"


class GameOver(IllegalDecision):
    """The game has ended; nothing can be decided any more."""

    code = "game-over"


class UnknownDecision(IllegalDecision):
    """No decision of this game has that number or those words."""

    code = "unknown-decision"


class CannotUndo(IllegalDecision):
    """Taking the decision back would show, or chance was drawn since."""

    code = "cannot-undo"


class BadRecord(LychgateError):
    """A record, scenario or position that cannot be read or does not hold."""

    code = "bad-record"


class BadPosition(BadRecord):
    """Something in a position's data that cannot be set up; the path says where it stands there."""

    code = "bad-position"

    def __init__(self, path: tuple[str, ...], reason: str, *, rule: str | None = None) -> None:
        where = ".".join(part if len(part) <= 60 else f"{part[:59]}…" for part in path)
        cited = CITED.search(reason.partition(" got ")[0])  # what was got may cite anything
        super().__init__(f"{where}: {reason}" if path else reason, rule=rule or (cited[1] if cited else None))
        self.path = path
        self.reason = reason
