"""The terminal: a full screen where there is one, plain lines where input or output is a pipe or file."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from lychgate.cli.say import say

PLAIN_SIZE = (80, 24)


class Left(Exception):
    """The person at the terminal has gone: there is no more input."""


class Quit(Exception):
    """The person wants to stop."""


class Terminal:
    """What is shown and typed."""

    def __init__(self, *, plain: bool = False) -> None:
        self.console = Console(highlight=False)
        self.full = self.console.is_terminal and sys.stdin.isatty() and not plain
        self._staged = False

    @property
    def width(self) -> int:
        """Columns to write in; the last one stays free, since some terminals break the line there."""
        return (self.console.width if self.full else PLAIN_SIZE[0]) - 1

    @property
    def height(self) -> int:
        """Lines to write in, the one for the answer included."""
        return self.console.height if self.full else PLAIN_SIZE[1]

    @contextmanager
    def stage(self) -> Iterator[None]:
        """The screen of its own that a game is played on; what was there before comes back after it."""
        if not self.full:
            yield
            return
        forget_typed()
        self.forget_waiting()
        self.console.set_alt_screen(True)
        self._staged = True
        try:
            yield
        finally:
            self._staged = False
            self.console.set_alt_screen(False)

    def show(self, lines: Sequence[Text]) -> None:
        """Show these lines, and nothing else where the screen allows that."""
        if self._staged:
            self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, crop=True)

    def ask(self, question: str = "> ") -> str:
        """What the person types. Without a keyboard it is shown too, so that a transcript is complete."""
        try:
            typed = input(question)
        except EOFError:
            raise Left from None
        if not sys.stdin.isatty():
            print(typed)
        return typed.strip()

    def page(self, content: RenderableType) -> None:
        """Show something that may be longer than the screen, until the person has read it."""
        if not self._staged:
            self.console.print(content, width=min(self.width, 100))
            return
        options = self.console.options.update_width(min(self.width, 100))
        lines = [
            Text.assemble(*((part.text, part.style or "") for part in line))
            for line in self.console.render_lines(content, options)
        ]
        self.pages(lines)

    def pages(self, lines: list[Text]) -> None:
        """Show lines that may be more than the screen has, until the person has read them."""
        if not self._staged:
            self.show(lines)
            return
        while lines and not lines[-1].plain.strip():
            lines.pop()
        room = self.height - 1
        for start in range(0, max(len(lines), 1), room):
            self.show(lines[start : start + room])
            more = start + room < len(lines)
            if self.ask(say("more") if more else say("read")).lower().startswith("q"):
                return

    def pause(self, seconds: float) -> None:
        """Let people look, where anybody does."""
        if self._staged:
            time.sleep(seconds)

    def moment(self) -> AbstractContextManager[object]:
        """Say that something takes a moment, as long as it does."""
        return self.console.status(say("one-moment")) if self.full else nullcontext()

    def forget_waiting(self) -> None:
        """Keys pressed while nothing was asked are no answer to what is asked next."""
        if self.full:
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def curtain(self, sentence: str) -> None:
        """Hide everything until the next person is there."""
        forget_typed()
        self.forget_waiting()
        middle = max(0, self.height // 2 - 2)
        lines = [Text()] * middle + [Text(sentence, style="bold", justify="center")]
        self.show([*lines, Text()])
        while self.ask(say("curtain-up")):
            pass  # only Enter lifts it: an answer typed too early would be lost unseen


def forget_typed() -> None:
    """What was typed before cannot be called back with the arrow keys: it may be another person's secret."""
    with suppress(ImportError):
        import readline

        readline.clear_history()
