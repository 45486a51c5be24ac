"""What a board is drawn from: what one seat may know, and the room there is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from lychgate.cli.say import Say

if TYPE_CHECKING:
    from lychgate.core.model.contract import Game
    from lychgate.play.text.words import Words

# The seats' colours, as far as terminals have them.
SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_black", "bright_magenta", "bright_yellow")


GUTTER = 9  # columns left of a board, for headings


@dataclass(frozen=True)
class Scene:
    """One moment of a match as one reader sees it."""

    game: Game
    view: dict[str, Any]
    before: dict[str, Any] | None  # the same, when this reader last decided something
    seat: int | None  # None: a spectator
    names: Sequence[str]
    width: int
    height: int  # the most lines there are for the board
    words: Words
    say: Say
    title: str = ""  # that people gave, in place of the one proposed

    def within(self, width: int, height: int) -> Scene:
        """The same with other room."""
        return replace(self, width=width, height=height)

    def thing(self, name: str) -> str:
        """A card, a goal, …, in the game's own words, or as it is written."""
        message = self.words.say(name, {}, self.game)
        return name.partition("-")[2] if message == name else message

    def seat_style(self, seat: int) -> str:
        return SEAT_COLOURS[seat % len(SEAT_COLOURS)]

    def seat_name(self, seat: int) -> Text:
        """A player with number and colour."""
        text = Text.assemble((f"{seat + 1} {self.names[seat]}", f"bold {self.seat_style(seat)}"))
        if seat == self.seat:
            text.append(f" {self.say('you')}")
        return text


def cell(content: Text, width: int) -> Text:
    """Put a text in the middle of so many columns, cutting off what does not fit."""
    text = content.copy()
    text.truncate(width)
    left = (width - text.cell_len) // 2
    text.pad_left(left)
    text.pad_right(width - text.cell_len)
    return text


def flow(parts: Sequence[Text], width: int, gap: str = "   ") -> list[Text]:
    """Texts one after another, in as many lines as it takes; none is broken."""
    lines = [Text()]
    for part in parts:
        line = lines[-1]
        if line.cell_len and line.cell_len + len(gap) + part.cell_len > width:
            line = Text()
            lines.append(line)
        elif line.cell_len:
            line.append(gap)
        line.append_text(part)
    return lines


def in_columns(texts: Sequence[Text], width: int) -> list[Text]:
    """Texts below each other, several in a line where they fit."""
    widest = max(text.cell_len for text in texts)
    for text in texts:
        text.pad_right(widest - text.cell_len)
    return flow(texts, width, "  ")


def row(heading: str, cells: Sequence[Text], width: int) -> Text:
    """A line of a board: a heading, then cells of so many columns."""
    line = Text.assemble((heading[:GUTTER].ljust(GUTTER), "dim"))
    for content in cells:
        line.append_text(cell(content, width))
    line.rstrip()
    return line


def stone(number: int) -> Text:
    """What stands above a column of cards."""
    return Text.assemble("╭ ", (str(number), "bold"), " ╮")


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines, broken between words."""
    if not text.plain:
        return []
    return list(text.wrap(Console(width=width), width))
