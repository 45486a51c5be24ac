"""A newcomer at the table: reads what the screen says, types one of the numbers it offers, knows nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from random import Random

from rich.console import Console, RenderableType
from rich.text import Text

from lychgate.cli.table.terminal import Left, Terminal

NUMBERED = re.compile(r"(?:^|   )(\d+) \S")
CHOICES = re.compile(r"\(((?:[a-z]?\d+)(?:, [a-z]?\d+)*)\)$")
SPAN = re.compile(r"\((\d+) – (\d+)\)")


class Newcomer(Terminal):
    """A terminal of any size, and somebody before it who answers by chance."""

    def __init__(self, seed: int, columns: int = 80, lines: int = 24, patience: int = 2000) -> None:
        self.console = Console(file=StringIO(), width=columns, height=lines, highlight=False)
        self.full = False
        self._staged = True
        self._size = columns, lines
        self._random = Random(seed)
        self.patience = patience
        self.screen: list[str] = []
        self.screens: list[list[str]] = []
        self.typed: list[str] = []

    @property
    def width(self) -> int:
        return self._size[0] - 1

    @property
    def height(self) -> int:
        return self._size[1]

    def show(self, lines: Sequence[Text]) -> None:
        self.screen = [line.plain for line in lines]
        self.screens.append(self.screen)

    def page(self, content: RenderableType) -> None:
        self.console.print(content)

    def pause(self, seconds: float) -> None:
        pass

    def ask(self, question: str = "> ") -> str:
        self.patience -= 1
        if self.patience < 0:
            raise Left
        typed = self.answer(question)
        self.typed.append(typed)
        return typed

    def answer(self, question: str) -> str:
        """One of the numbers on the screen, below the line that parts the question from the board."""
        if question != "> ":
            return ""
        asked = self.screen[max(i for i, line in enumerate(self.screen) if line.startswith("───")) + 1 :]
        offered: list[str] = [number for line in asked for number in NUMBERED.findall(line)]
        for line in [*asked, " ".join(line.strip() for line in asked[:-1])]:  # a long list takes several lines
            if found := CHOICES.search(line):
                offered = found[1].split(", ")
            elif found := SPAN.search(line):
                offered = [str(self._random.randint(int(found[1]), int(found[2])))]
        assert offered, "\n".join(self.screen)
        return self._random.choice(offered)

    @property
    def asked(self) -> list[list[str]]:
        """The screens on which something was asked."""
        return [screen for screen in self.screens if any(line.startswith("───") for line in screen)]

    @property
    def printed(self) -> str:
        """What was printed besides screens."""
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()
