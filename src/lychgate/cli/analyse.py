"""`lychgate analyse`: a saved match thought over again, decision by decision."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import Json, RecordFile, app, complete_bots, examples
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions

if TYPE_CHECKING:
    from rich.console import Console

    from lychgate.lab.analysis import Analysis, Moment, Swing

STEPS = "▁▂▃▄▅▆▇█"  # a chance, from 0 to 1


@app.command(epilog=examples("analyse graverobbers.json", "analyse graverobbers.json --bot hard --json"))
def analyse(
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", help="The level that thinks.", autocompletion=complete_bots)] = "medium",
    as_json: Json = False,
) -> None:
    """Think a saved match over again: chances to win, what was given away, the biggest swings.

    At every decision the bot knows what the seat that decided could know, and nothing else.
    """
    from rich.console import Console

    from lychgate import bots
    from lychgate.bots.levels import Level
    from lychgate.cli.progress import bar, compiled
    from lychgate.core import registry
    from lychgate.lab.analysis import analyse as think_over
    from lychgate.play.record import Record

    level = bots.find(bot)
    if not isinstance(level, Level):
        raise BadOptions(f"Expected a level that searches, {', '.join(bots.SEARCHING)}; got {bot!r}.")
    record = Record.read(file)
    compiled(record.game, bots.pointers(registry.find(record.game), [bot]))
    match = record.replay()
    with bar(say("analysing", game=record.game), len(match.log)) as advance:
        found = think_over(record, level, advance)
    if as_json:
        typer.echo(json.dumps(found.as_data(), indent=2))
        return
    show(Console(highlight=False), found, match.names)


def show(console: Console, found: Analysis, names: list[str]) -> None:
    """The curves as a table, then the swings."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("name", "chances", "average", "given-away"):
        table.add_column(say(f"column-{heading}"))
    for seat, name in enumerate(names):
        own = [moment for moment in found.moments if moment.seat == seat]
        count = max(len(own), 1)
        average, cost = sum(m.chance for m in own) / count, sum(m.cost for m in own) / count
        table.add_row(name, curve(own), percent(average), percent(cost))
    console.print(table)
    if not found.swings:
        console.print(say("no-swings"))
    for swing in found.swings:
        tell(console, swing, names)


def curve(moments: list[Moment]) -> str:
    """The chances as a line of steps."""
    return "".join(STEPS[min(int(moment.chance * len(STEPS)), len(STEPS) - 1)] for moment in moments)


def tell(console: Console, swing: Swing, names: list[str]) -> None:
    """One swing, with what was believed and what was true."""
    moment = swing.moment
    numbers = {"before": percent(swing.before), "chance": percent(moment.chance)}
    console.print(
        say("swing", number=moment.number, name=names[moment.seat], made=moment.made, **numbers), markup=False
    )
    if moment.cost > 0:
        console.print("  " + say("swing-better", best=moment.best, cost=percent(moment.cost)), markup=False)
    if swing.guesses:
        console.print("  " + say("swing-believed"))
    for guess in swing.guesses:
        message = "guess-true" if guess.true else "guess-false"
        console.print(
            "    " + say(message, where=guess.where, what=guess.what, likely=percent(guess.likely)), markup=False
        )


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
