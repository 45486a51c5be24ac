"""Readable data, read with care: tables from TOML or Python whose every wrong entry is refused by its path.

A game's `position` builds states from it. Whatever nobody asked for is refused too (`finish`), so that a
misspelt word is not passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lychgate.core.errors import BadPosition


def small_number(text: str) -> int:
    """The number that a text is, or -1: for what people write, which may be anything."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


class Given:
    """One table of given data, and where it stands."""

    def __init__(self, data: Any, path: tuple[str, ...] = ()) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(path, f"expected a table, got {data!r:.80}.")
        self.data = {str(key): value for key, value in data.items()}
        self.path = path
        self._known: set[str] = set()

    def wrong(self, key: str, reason: str) -> BadPosition:
        """The error that says what is wrong with an entry."""
        return BadPosition((*self.path, key), reason)

    def has(self, key: str) -> bool:
        self._known.add(key)
        return key in self.data

    def value(self, key: str, default: Any = None) -> Any:
        """An entry as it is."""
        self._known.add(key)
        return self.data.get(key, default)

    def number(self, key: str, allowed: range, default: int) -> int:
        found = self.value(key, default)
        if isinstance(found, bool) or not isinstance(found, int) or (found not in allowed and key in self.data):
            raise self.wrong(key, f"expected a number from {allowed.start} to {allowed.stop - 1}, got {found!r:.80}.")
        return found

    def flag(self, key: str, default: bool = False) -> bool:
        found = self.value(key, default)
        if not isinstance(found, bool):
            raise self.wrong(key, f"expected true or false, got {found!r:.80}.")
        return found

    def text(self, key: str, default: str = "") -> str:
        found = self.value(key, default)
        if not isinstance(found, str):
            raise self.wrong(key, f"expected a text in quotes, got {found!r:.80}.")
        return found

    def word(self, key: str, words: Sequence[str], default: str) -> str:
        found = self.text(key, default)
        if found not in words:
            raise self.wrong(key, f"expected {' or '.join(words)}, got {found!r:.80}.")
        return found

    def numbers(self, key: str, allowed: range) -> list[int] | None:
        """A list of numbers; None if it is not given."""
        found = self.value(key)
        if found is None:
            return None
        if not isinstance(found, list) or not all(type(n) is int and n in allowed for n in found):
            raise self.wrong(
                key, f"expected a list of numbers from {allowed.start} to {allowed.stop - 1}, got {found!r:.80}."
            )
        return found

    def words(self, key: str, words: Sequence[str]) -> list[str]:
        """A list of words."""
        found = self.value(key, [])
        if not isinstance(found, list):
            raise self.wrong(key, f"expected a list, got {found!r:.80}.")
        for word in found:
            if word not in words:
                raise self.wrong(key, f"expected {', '.join(words)}; got {word!r:.80}.")
        return found

    def part(self, key: str) -> Given:
        """A table in the table; an empty one if it is not given."""
        return Given(self.value(key, {}), (*self.path, key))

    def numbered(self, key: str, allowed: range, short: str = "") -> Iterator[tuple[int, Given]]:
        """The tables 1, 2, … in a table. `short` is the entry that a bare value, instead of a table, stands for."""
        parts = self.part(key)
        for name, found in parts.data.items():
            if small_number(name) not in allowed:
                raise parts.wrong(
                    name, f"expected a number from {allowed.start} to {allowed.stop - 1}, got {name!r:.80}."
                )
            bare = short and not isinstance(found, Mapping)
            yield int(name), Given({short: found} if bare else found, (*parts.path, name))

    def rest(self) -> Given:
        """What nobody has asked for yet, as a table of its own."""
        return Given({key: value for key, value in self.data.items() if key not in self._known}, self.path)

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self.data:
            if key not in self._known:
                raise self.wrong(key, f"expected one of {', '.join(sorted(self._known))}, got {key!r:.80}.")
