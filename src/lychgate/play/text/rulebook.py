"""A game's rulebook as players read it: `words/rules.<language>.md` in its folder, a point for each rule.

Beside it, `rulings.<language>.md` says why this table reads a rule so, and what else could be read there;
`figures.toml` says which pictures stand at which rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.play.text.words import FALLBACK

RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*")


class UnknownRule(LychgateError):
    """The game has no rule of that id, or no rulebook here."""

    code = "unknown-rule"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole text, and its rules by id."""

    text: str
    rules: dict[str, str]

    def rule(self, wanted: str) -> str:
        """One rule by its id, `GR-11`, `gr11` or `11`."""
        number = re.search(r"\d+$", wanted)
        for name, text in self.rules.items():
            prefix, own = name.split("-")
            if number and own == number[0] and wanted[: number.start()].rstrip("-").upper() in ("", prefix):
                return text
        first, *_, last = self.rules
        raise UnknownRule(f"Expected a rule from {first} to {last}, got {wanted!r}.")


@cache
def rulebook(game: str, language: str = FALLBACK) -> Rulebook:
    """The rulebook of a game; in English, if it has none in that language."""
    pages = [registry.folder(game) / "words" / f"rules.{one}.md" for one in (language, FALLBACK)]
    path = next((page for page in pages if page.exists()), None)
    if path is None:
        raise UnknownRule(f"{game} has no rulebook here.")
    text = path.read_text(encoding="utf-8")
    rules: dict[str, str] = {}
    current: list[str] = []
    for line in text.splitlines():
        if found := RULE.match(line):
            current = [line]
            rules[found[1]] = line
        elif current and line.startswith("  "):
            current.append(line)
            rules[next(reversed(rules))] = "\n".join(current)
        else:
            current = []
    return Rulebook(text, rules)


def page(game: Game, name: str, language: str) -> str:
    """The Markdown file of that name (`rules`, `rulings`) in a language, or in English; nothing if there is none."""
    found = [game.folder / "words" / f"{name}.{one}.md" for one in (language, FALLBACK)]
    return next((path.read_text(encoding="utf-8") for path in found if path.exists()), "")


def figures_file(game: Game) -> Path:
    """Where a game declares the pictures of its rulebook."""
    return game.folder / "words" / "figures.toml"


def figure_names(game: Game) -> set[str]:
    """What the figures are called that have a caption: the message `figure-<name>`."""
    path = figures_file(game)
    return set(re.findall(r'^name = "([^"]+)"', path.read_text("utf-8"), re.MULTILINE)) if path.exists() else set()
