"""`lychgate score`: a real table, scored: what happens there, and the points line by line with their rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lychgate.cli import language
from lychgate.cli.app import Json, app, examples
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

STDIN = "-"


@app.command(cls=PlayerCommand, epilog=examples("score end.toml", "score - < end.toml", "score end.toml --json"))
def score(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What lies on the table, as in a scenario; -: stdin.")],
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Score a real table: the file says what lies there and, if something is done, what (docs/scenarios.md).

    Only `[given]` and the decisions of `[when]` are read. Everything that counts must be given.
    """
    from rich.console import Console

    from lychgate.cli.table.result import points_lines
    from lychgate.play.scenario.score import score_text

    text = sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8")
    match = score_text(text, Path(file))
    words = language.words()
    match.names = words.seats(match.players)
    if as_json:
        typer.echo(json.dumps(as_data(match), indent=2))
        return
    for event in match.story(None):
        typer.echo(words.event(match.game, event, match.names))
    console, outcome = Console(highlight=False), match.outcome
    if outcome is None:
        typer.echo(say("score-goes-on"))
        return
    for line in points_lines(match, outcome, words, say):
        console.print(line)


def as_data(match: Match) -> dict[str, Any]:
    """What happened and what it is worth, for programs."""
    outcome = match.outcome
    return {
        "game": match.game.name,
        "events": [{"name": event.name, "arguments": dict(event.arguments)} for event in match.story(None)],
        "points": None if outcome is None else list(outcome.points),
        "places": None if outcome is None else list(outcome.places),
        "lines": [
            {"seat": line.seat, "points": line.points, "name": line.name, "rule": line.rule}
            for line in (outcome.lines if outcome is not None else ())
        ],
    }
