"""`lychgate hint`: what a bot would decide in a saved match, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lychgate.cli.app import Json, RecordFile, app, complete_bots, examples
from lychgate.cli.say import say
from lychgate.cli.spoken import percent, spoken

if TYPE_CHECKING:
    from rich.table import Table

    from lychgate.play.match import Match

SHOWN = 8  # moves, and beliefs


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
        decision = spoken(match, prompt.seat, told["decision"])
        typer.echo(say("hint-for", name=match.names[prompt.seat], asked=asked, decision=decision))
        show(match, prompt.seat, told)


def show(match: Match, seat: int, told: dict[str, Any]) -> None:
    """The moves considered as a table, the beliefs as sentences."""
    from rich.console import Console

    console = Console(highlight=False)
    if "moves" in told:
        console.print(moves_table(match, seat, told["moves"]))
    if "beliefs" in told:
        for line in believed(match, told["beliefs"]):
            console.print(line, markup=False)


def moves_table(match: Match, seat: int, moves: list[dict[str, Any]]) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("decision", "thought", "wins", "points"):
        table.add_column(say(f"column-{heading}"), justify="left" if heading == "decision" else "right")
    for move in moves[:SHOWN]:
        numbers = (percent(move["share"]), percent(move["wins"]), f"{move['points']:.1f}")
        table.add_row(Text(spoken(match, seat, move["decision"])), *numbers)
    return table


def believed(match: Match, beliefs: list[dict[str, Any]]) -> list[str]:
    """What the bot believes, a sentence each, the likeliest first; what hardly says anything is left out."""
    from lychgate.bots.beliefs import Belief, worth_telling
    from lychgate.play.words import Words

    told = worth_telling(match.game, [Belief(**one) for one in beliefs], SHOWN)
    lines = [
        say("belief", what=Words("en").hidden(match.game, one.where, one.what, match.names), likely=percent(one.likely))
        for one in told
    ]
    return [say("believed"), *lines] if lines else [say("nothing-believed")]
