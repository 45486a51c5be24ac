"""Reading one file of a deck, and saying exactly what is wrong with it: file, card, reason (BM-6)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lychgate.core.errors import LychgateError


class BadDeck(LychgateError):
    """A deck that cannot be played with: file, card, reason."""

    code = "bad-deck"


class Reader:
    """Reads one file, and knows where it is for those who ask what is wrong."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.card = ""

    def wrong(self, reason: str) -> BadDeck:
        where = f"{self.file}: card {self.card}" if self.card else f"{self.file}"
        return BadDeck(f"{where}: {reason}", rule="BM-6")

    def no_toml(self, mistake: Exception) -> BadDeck:
        """A file that does not follow TOML; what the mistake is says Python's reader, with line and column."""
        return self.wrong(f"expected TOML, got a mistake in it: {mistake}.")

    def number(self, value: Any, what: str, allowed: range) -> int:
        if type(value) is not int or value not in allowed:
            raise self.wrong(f"expected {what} from {allowed.start} to {allowed.stop - 1}, got {value!r:.40}.")
        return value

    def word(self, value: Any, what: str, allowed: Sequence[str]) -> str:
        if value not in allowed:
            raise self.wrong(f"expected {what} such as {', '.join(list(allowed)[:4])}; got {value!r:.40}.")
        return str(value)

    def list(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(f"expected a list of {what}, got {value!r:.40}.")
        return value
