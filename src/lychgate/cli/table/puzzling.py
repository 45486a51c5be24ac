"""A puzzle at the terminal: one question, one answer, and what each was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lychgate.cli.table.answers import Step, follow
from lychgate.cli.table.decision_words import spoken
from lychgate.cli.table.seated import HUMAN, Table
from lychgate.cli.table.terminal import Quit
from lychgate.play.match import refusals

if TYPE_CHECKING:
    from rich.text import Text

    from lychgate.play.match.story import Prompt
    from lychgate.play.puzzle.puzzle import Puzzle


class Answered(Exception):
    """A decision was made, by its number."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action


@dataclass
class PuzzleTable(Table):
    """A table where one question is open. Nothing is carried out: the answer ends it."""

    puzzle: Puzzle | None = None

    def solve(self) -> bool:
        """Ask, and say what the answer was worth; was it right?"""
        assert self.puzzle is not None
        puzzle, seat = self.puzzle, self.puzzle.seat
        with self.terminal.stage():
            try:
                self.ask(self.match.prompt(seat))
            except Answered as answer:
                action = answer.action
            self.terminal.show(self.screen(seat, notice=self.verdict(action)))
            if self.commands.get(self.terminal.ask(self.say("puzzle-next")).strip().lower()) == "quit":
                raise Quit(self.say("puzzle-quit"))
        return action in puzzle.answers

    def verdict(self, action: int) -> str:
        """What came of it, in words."""
        assert self.puzzle is not None
        best, value = self.puzzle.answers[0], self.puzzle.values
        return self.say(
            "puzzle-right" if action in self.puzzle.answers else "puzzle-wrong",
            decision=self.in_words(action),
            wins=round(value[action].wins),
            best=self.in_words(best),
            most=round(value[best].wins),
        )

    def in_words(self, action: int) -> str:
        assert self.puzzle is not None
        return spoken(self.match, self.puzzle.seat, self.match.game.decisions.write(action))

    def decide(self, seat: int, typed: str, step: Step, first: Step) -> tuple[Step, str]:
        found = follow(step, typed.replace(",", " ").split())
        if isinstance(found, Step):
            return found, ""
        action = refusals.action_of(self.match.game, typed if found is None else found)
        self.match.clone().decide(seat, action)  # what the rules forbid is refused as at any table
        raise Answered(action)

    def screen(
        self, seat: int | None, prompt: Prompt | None = None, step: Step | None = None, notice: str = ""
    ) -> list[Text]:
        assert self.puzzle is not None
        return super().screen(seat, prompt, step, notice or self.say("puzzle-asked", grade=self.puzzle.grade))

    def hint(self, seat: int, rest: str) -> str:
        return self.say("puzzle-no-hint")

    def undo(self, seat: int, rest: str) -> str:
        return self.say("puzzle-no-hint")

    def save(self, seat: int, rest: str) -> str:
        return self.say("puzzle-not-saved")

    def quit(self, seat: int, rest: str) -> str:
        raise Quit(self.say("puzzle-quit"))


def seats(puzzle: Puzzle, players: int) -> list[str]:
    """Who sits where: the person who is asked, and others who do nothing."""
    return [HUMAN if seat == puzzle.seat else "easy" for seat in range(players)]
