"""`lychgate hint`: what a bot would decide in a saved match, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lychgate.cli import language
from lychgate.cli.app import Json, RecordFile, app, complete_bots, examples
from lychgate.cli.arguments import whole_number
from lychgate.cli.language import Language
from lychgate.cli.numbers import decimal, percent
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.cli.table.decision_words import spoken
from lychgate.core.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table

    from lychgate.play.match.match import Match

SHOWN = 8  # moves, and beliefs


@app.command(
    cls=PlayerCommand,
    epilog=examples("hint graverobbers.json", "hint graverobbers.json --seat 2", "hint g.json --bot hard --beliefs"),
)
def hint(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            parser=whole_number("--seat"),
            metavar="N",
            help="The seat that is advised. [default: the only one that has to decide]",
        ),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="The bot that is asked.", autocompletion=complete_bots)] = "thumb",
    beliefs: Annotated[
        bool, typer.Option("--beliefs", help="Also report what it believes about hidden cards.")
    ] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Ask a bot what it would decide in a saved match, in the place of a seat that is asked.

    It knows what that seat may know, and nothing else; so does who reads it. A bot that searches tells the moves it has
    considered, how much it has thought of each, and what it expects of them.
    """
    import lychgate
    from lychgate import bots
    from lychgate.bots.explain import advice
    from lychgate.cli.progress import compiled

    bots.find(bot)
    match = lychgate.load(file)
    advised = advised_seat(match, seat)
    compiled(match.game.name, bots.pointers(match.game, [bot]))
    told = advice(match.game, match.box, match.view_bytes(advised), advised, bot, believes=beliefs)
    if as_json:
        typer.echo(json.dumps(told, indent=2))
        return
    asked = language.words().prompt(match.game, match.prompt(advised), match.names)
    decision = spoken(match, advised, told["decision"])
    typer.echo(say("hint-for", name=match.names[advised], asked=asked, decision=decision))
    show(match, advised, told)


def advised_seat(match: Match, named: int | None) -> int:
    """The seat that is named, or the only one that is asked: what others hold is not told along."""
    if match.over:
        raise BadOptions(say("hint-over"))
    asked = [seat + 1 for seat in match.asked]
    if named is None and len(asked) > 1:
        raise BadOptions(say("hint-which", seats=", ".join(map(str, asked))))
    if named is not None and named not in asked:
        raise BadOptions(say("hint-not-asked", seat=str(named), seats=", ".join(map(str, asked))))
    return (named or asked[0]) - 1


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
        numbers = (percent(move["share"]), percent(move["wins"]), decimal(move["points"]))
        table.add_row(Text(spoken(match, seat, move["decision"])), *numbers)
    return table


def believed(match: Match, beliefs: list[dict[str, Any]]) -> list[str]:
    """What the bot believes, a sentence each, the likeliest first; what hardly says anything is left out."""
    from lychgate.bots.beliefs import Belief, worth_telling

    told, words = worth_telling(match.game, [Belief(**one) for one in beliefs], SHOWN), language.words()
    lines = [
        say("belief", what=words.hidden(match.game, one.where, one.what, match.names), likely=percent(one.likely))
        for one in told
    ]
    return [say("believed"), *lines] if lines else [say("nothing-believed")]
