"""`lychgate check`: do scenarios hold?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import FAILED, app, examples
from lychgate.cli.say import say
from lychgate.core.errors import BadRecord, LychgateError

if TYPE_CHECKING:
    from lychgate.play.scenario.scenario import Report


@app.command(epilog=examples("check tests/scenarios", "check tests/scenarios/graverobbers/spy.toml"))
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")],
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Also name the scenarios that hold.")] = False,
) -> None:
    """Check scenarios: given a position, when these decisions are made, then all of this must hold.

    Chapters of lessons are played through: what they expect must be legal, and anything else must have an answer.

    Puzzles are thought of anew: their answers must still be better than everything else.

    Leaves with 1 if one does not hold, and says file, line, step, what was expected and what was found.
    """
    from lychgate.play.lesson import check as lessons
    from lychgate.play.lesson.chapter import is_chapter
    from lychgate.play.puzzle.puzzle import is_puzzle
    from lychgate.play.scenario import scenario

    files = scenario.find(paths)
    if not files:
        raise LychgateError(say("no-scenarios"))
    for file in files:
        file.open("rb").close()  # one that cannot be read is wrong use, not a scenario that does not hold
    wrong = 0
    for file in files:
        try:
            report = (
                lessons.check(file) if is_chapter(file) else puzzle(file) if is_puzzle(file) else scenario.check(file)
            )
        except BadRecord as error:
            typer.echo(error.sentence)
            wrong += 1
            continue
        for failure in report.failures:
            typer.echo(str(failure))
        wrong += not report.holds
        if verbose and report.holds:
            typer.echo(say("scenario-holds", file=str(file), title=report.title))
    typer.echo(say("checked", scenarios=len(files), wrong=wrong))
    if wrong:
        raise typer.Exit(FAILED)


def puzzle(file: Path) -> Report:
    """Does a puzzle stand, and are its answers still the best?"""
    from lychgate.lab.engine.puzzles import wrong_values
    from lychgate.play.puzzle.check import check as stands

    found, report = stands(file)
    return report if report.failures else replace(report, failures=tuple(wrong_values(found)))
