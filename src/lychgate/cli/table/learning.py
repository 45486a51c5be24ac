"""A chapter of a lesson at the terminal: what it says stands over the question, and only what it expects goes on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lychgate.cli import language
from lychgate.cli.table.answers import Step, follow
from lychgate.cli.table.seated import HUMAN, Table
from lychgate.cli.table.terminal import Quit
from lychgate.play.lesson.chapter import LEARNER, Chapter
from lychgate.play.lesson.chapter import Step as Taught
from lychgate.play.lesson.playing import EASY, others_decide
from lychgate.play.lesson.words import said
from lychgate.play.match import refusals

if TYPE_CHECKING:
    from rich.text import Text

    from lychgate.play.match.story import Prompt


class Skipped(Exception):
    """The learner wants the next chapter."""


@dataclass
class LessonTable(Table):
    """A table where a chapter is taught."""

    chapter: Chapter | None = None
    where: str = ""  # which chapter of how many
    taught: Taught | None = field(default=None, init=False)  # the step that waits for a decision

    def play(self) -> None:
        """Go through the chapter; where it plays on, to the end of the game."""
        assert self.chapter is not None
        with self.terminal.stage():
            for step in self.chapter.steps:
                others_decide(self.chapter, self.match)
                self.taught = step if step.expect else None
                if step.expect:
                    self.ask(self.match.prompt(LEARNER))
                else:
                    self.tell(step)
            self.taught = None
            while self.chapter.play_on and not self.match.over:
                self.go_on()
            if self.match.over:
                self.show_end()

    def tell(self, step: Taught) -> None:
        """Say something, until it is read."""
        self.terminal.show(self.screen(LEARNER, notice=self.spoken(step.say)))
        self.heard[LEARNER] = len(self.match.story(LEARNER))
        self.checked(self.terminal.ask(self.say("learn-read")))

    def checked(self, typed: str) -> None:
        """Leave, or go to the next chapter, if that was typed."""
        word = typed.strip().lower()
        if word in ("skip", self.say("word-skip")):
            raise Skipped
        if self.commands.get(word) == "quit":
            raise Quit(self.say("learn-quit"))

    def obey(self, seat: int, typed: str, step: Step, first: Step) -> tuple[Step, str]:
        self.checked(typed)
        return super().obey(seat, typed, step, first)

    def decide(self, seat: int, typed: str, step: Step, first: Step) -> tuple[Step, str]:
        found = follow(step, typed.replace(",", " ").split())
        if self.taught is None or isinstance(found, Step):
            return super().decide(seat, typed, step, first)
        action = refusals.action_of(self.match.game, typed if found is None else found)
        answer = self.taught.answer(self.match.game.decisions.write(action))
        if action in self.taught.expect or answer is None:
            return super().decide(seat, typed, step, first)
        return first, said(self.match.game, answer, language.current())

    def screen(
        self, seat: int | None, prompt: Prompt | None = None, step: Step | None = None, notice: str = ""
    ) -> list[Text]:
        """The table, with what the lesson says over the question, unless it has something to answer."""
        return super().screen(seat, prompt, step, notice or (self.spoken(self.taught.say) if self.taught else ""))

    def spoken(self, message: str) -> str:
        return f"{self.where} {said(self.match.game, message, language.current())}"

    def save(self, seat: int, rest: str) -> str:
        """A lesson was not dealt: it has no record."""
        return self.say("learn-not-saved")

    def quit(self, seat: int, rest: str) -> str:
        raise Quit(self.say("learn-quit"))


def seats(players: int) -> list[str]:
    """Who sits where: the learner, and easy bots."""
    return [HUMAN, *[EASY] * (players - 1)]
