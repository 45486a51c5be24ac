"""TOML files of positions: what stands in one, its game, and the line of an entry, to say what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path as File
from typing import Any

from lychgate.core.errors import BadPosition, BadRecord
from lychgate.core.input import registry
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game

KEY = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
KEYS = rf"{KEY}(?:\s*\.\s*{KEY})*"
HEADER = re.compile(rf"\s*\[({KEYS})\]")
ARRAY_HEADER = re.compile(rf"\s*\[\[({KEYS})\]\]")
ENTRY = re.compile(rf"\s*({KEYS})\s*=")

Path = tuple[str, ...]


def read_toml(file: File) -> tuple[dict[str, Any], Lines]:
    """What stands in a file, and where; or raise, with file, line and reason."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise BadRecord(f"{file}:1: expected a scenario, got nothing that can be read.") from None
    return parse_toml(text, file)


def parse_toml(text: str, file: File) -> tuple[dict[str, Any], Lines]:
    """The same of a text that came from there."""
    try:
        return tomllib.loads(text), Lines(text)
    except (ValueError, RecursionError) as wrong:  # not TOML, or a number with thousands of digits
        found = re.search(r" \(at line (\d+), column \d+\)| \(at end of document\)", str(wrong))
        line = found[1] if found and found[1] else len(text.splitlines()) or 1
        reason = str(wrong).replace(found[0] if found else "", "")
        raise BadRecord(f"{file}:{line}: {reason}.") from None


def located(file: File, lines: Lines, wrong: BadPosition) -> BadRecord:
    """What is wrong with a file, with the line that it stands in."""
    return BadRecord(f"{file}:{lines.of(wrong.path)}: {wrong.sentence}", rule=wrong.rule)


def game_in(given: Given) -> Game:
    """The game that a file's position names."""
    name = given.text("game")
    if name not in registry.names():
        raise given.wrong("game", f"expected {' or '.join(registry.names())}, got {name!r:.80}.")
    return registry.find(name)


class Lines:
    """The lines of the entries of one TOML file. An element of `[[then]]` is `then.1`, `then.2`, …"""

    def __init__(self, text: str) -> None:
        self._text = text.splitlines()
        self._lines: dict[Path, int] = {}
        self._arrays: dict[Path, int] = {}
        header: Path = ()
        depth = 0
        for number, line in enumerate(self._text, 1):
            if depth == 0:
                header = self._note(line, number, header)
            depth = max(0, depth + _opened(line)) if "=" in line or depth else 0

    def _note(self, line: str, number: int, header: Path) -> Path:
        """Remember what a line begins; the table it belongs to from now on."""
        if found := ARRAY_HEADER.match(line):
            array = self._resolved(_keys(found[1]))
            self._arrays[array] = self._arrays.get(array, 0) + 1
            header = (*array, str(self._arrays[array]))
        elif found := HEADER.match(line):
            header = self._resolved(_keys(found[1]))
        elif found := ENTRY.match(line):
            path = (*header, *_keys(found[1]))
            for size in range(len(header) + 1, len(path) + 1):
                self._lines.setdefault(path[:size], number)
            return header
        else:
            return header
        self._lines.setdefault(header, number)
        return header

    def _resolved(self, keys: Path) -> Path:
        """A header's path, with the number of the element where it goes through an array."""
        path: Path = ()
        for i, key in enumerate(keys):
            path = (*path, key)
            if path in self._arrays and i + 1 < len(keys):
                path = (*path, str(self._arrays[path]))
        return path

    def of(self, path: Path, containing: str = "") -> int:
        """The line of an entry, or of what it stands in; of a piece of text in it, if that is named."""
        for size in range(len(path), 0, -1):
            if path[:size] in self._lines:
                start = self._lines[path[:size]]
                wanted = containing or (path[-1] if size < len(path) else "")
                return self._within(start, wanted) if wanted else start
        return 1

    def _within(self, start: int, wanted: str) -> int:
        """The line where this text stands, of an entry that starts in a line and may go on for some."""
        after = [line for line in self._lines.values() if line > start]
        end = min(after, default=len(self._text) + 1)
        return next((line for line in range(start, end) if wanted in self._text[line - 1]), start)


def _keys(text: str) -> Path:
    return tuple(key.strip("\"'") for key in re.findall(KEY, text))


def _opened(line: str) -> int:
    """How many brackets a line opens and does not close, those in texts and comments aside."""
    bare = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', "", line).partition("#")[0]
    return sum(bare.count(sign) for sign in "[{") - sum(bare.count(sign) for sign in "]}")
