"""`lychgate hint`: what a bot would decide in a saved match, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lychgate.cli.app import Json, RecordFile, app, complete_bots, examples
from lychgate.cli.say import say

if TYPE_CHECKING:
    from rich.table import Table

SHOWN = 8  # moves, and beliefs about one place


@app.command(
    epilog=examples("hint graverobbers.json", "hint graverobbers.json --bot expert", "hint g.json --bot hard --beliefs")
)
def hint(
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", help="The bot that is asked.", autocompletion=complete_bots)] = "thumb",
    beliefs: Annotated[bool, typer.Option("--beliefs", help="Tell what it believes of hidden cards, too.")] = False,
    as_json: Json = False,
) -> None:
    """Ask a bot what it would decide in a saved match, for every seat that is asked.

    It knows what that seat may know, and nothing else. A bot that searches tells the moves it has considered, how much
    it has thought of each, and what it expects of them.
    """
    import lychgate
    from lychgate import bots
    from lychgate.bots.explain import advice
    from lychgate.cli.progress import compiled
    from lychgate.play.words import Words

    bots.find(bot)
    match = lychgate.load(file)
    compiled(match.game.name, bots.pointers(match.game, [bot]))
    found = [
        advice(match.game, match.box, match.view_bytes(prompt.seat), prompt.seat, bot, believes=beliefs)
        for prompt in match.prompts
    ]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    if match.over:
        typer.echo(say("resumed-over"))
    for prompt, told in zip(match.prompts, found, strict=True):
        asked = Words("en").prompt(match.game, prompt, match.names)
        typer.echo(say("hint-for", name=match.names[prompt.seat], asked=asked, decision=told["decision"]))
        show(told)


def show(told: dict[str, Any]) -> None:
    """The moves considered and the beliefs, as tables."""
    from rich.console import Console

    console = Console(highlight=False)
    if "moves" in told:
        console.print(moves_table(told["moves"]))
    if "beliefs" in told:
        console.print(beliefs_table(told["beliefs"]))


def moves_table(moves: list[dict[str, Any]]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("decision", "thought", "wins", "points"):
        table.add_column(say(f"column-{heading}"), justify="left" if heading == "decision" else "right")
    for move in moves[:SHOWN]:
        numbers = (f"{100 * move['share']:.0f} %", f"{100 * move['wins']:.0f} %", f"{move['points']:.1f}")
        table.add_row(move["decision"], *numbers)
    return table


def beliefs_table(beliefs: list[dict[str, Any]]) -> Table:
    from rich import box
    from rich.table import Table

    places: dict[str, list[str]] = {}
    for one in beliefs:
        places.setdefault(one["where"], []).append(f"{one['what']} {100 * one['likely']:.0f} %")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("where", "likely"):
        table.add_column(say(f"column-{heading}"))
    for where, likely in places.items():
        table.add_row(where, " · ".join(likely[:SHOWN]))
    return table
