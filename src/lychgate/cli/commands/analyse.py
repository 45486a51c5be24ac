"""`lychgate analyse`: a saved match thought over again, decision by decision."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli import language
from lychgate.cli.app import Json, RecordFile, app, complete_bots, examples
from lychgate.cli.language import Language
from lychgate.cli.numbers import percent
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.cli.table.decision_words import spoken
from lychgate.cli.table.result import places_lines
from lychgate.core.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from lychgate.lab.engine.analysis import Analysis, Moment, Swing
    from lychgate.play.match.match import Match
    from lychgate.play.record.record import Record

STEPS = "▁▂▃▄▅▆▇█"  # a chance, from 0 to 1


@app.command(
    cls=PlayerCommand, epilog=examples("analyse graverobbers.json", "analyse graverobbers.json --bot hard --json")
)
def analyse(
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", help="The level of the bot.", autocompletion=complete_bots)] = "medium",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Think a saved match over again: chances to win, what was given away, the biggest swings.

    At every decision the bot knows what the seat that decided could know, and nothing else.
    """
    from rich.console import Console

    from lychgate import bots
    from lychgate.bots.levels import Level
    from lychgate.cli.progress import bar, compiled
    from lychgate.core.input import registry
    from lychgate.lab.engine.analysis import analyse as think_over
    from lychgate.play.record.record import Record

    level = bots.find(bot)
    if not isinstance(level, Level):
        raise BadOptions(f"Expected a level that searches, {', '.join(bots.SEARCHING)}; got {bot!r}.")
    record = Record.read(file)
    compiled(record.game, bots.pointers(registry.find(record.game), [bot]))
    match = record.replay()
    with bar(say("analysing", game=record.game), len(match.course)) as advance:
        found = think_over(record, level, advance)
    if as_json:
        typer.echo(json.dumps(found.as_data(), indent=2))
        return
    if not found.moments:
        typer.echo(say("nothing-to-analyse"))
        return
    show(Console(highlight=False), found, record, match)


def show(console: Console, found: Analysis, record: Record, match: Match) -> None:
    """The curves as a table, how it ended, then the swings."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("name", "chances", "average", "given-away"):
        table.add_column(say(f"column-{heading}"))
    for seat, name in enumerate(match.names):
        own = [moment for moment in found.moments if moment.seat == seat]
        count = max(len(own), 1)
        average, cost = sum(m.chance for m in own) / count, sum(m.cost for m in own) / count
        table.add_row(name, curve(own), percent(average), percent(cost))
    console.print(table)
    if match.players > 1 and not match.game.together:
        console.print(say("chances-each"), markup=False)
        console.print()
    if match.outcome is not None:
        for line in places_lines(match, match.outcome, language.words(), say):
            console.print(line)
        console.print()
    if not found.swings:
        console.print(say("no-swings"))
    moments = dict(spoken_swings(record, found))
    for swing in found.swings:
        tell(console, swing, match, moments[swing.moment.number])


def spoken_swings(record: Record, found: Analysis) -> Iterator[tuple[int, tuple[str, str]]]:
    """By its number: what was decided in a swing, and what the bot would have, in words that fit that moment."""
    from lychgate.lab.engine.analysis import walked

    swings = {swing.moment.number: swing.moment for swing in found.swings}
    for number, seat, _, match in walked(record):
        if number in swings:
            moment = swings[number]
            yield number, (spoken(match, seat, moment.made), spoken(match, seat, moment.best))


def curve(moments: list[Moment]) -> str:
    """The chances as a line of steps."""
    return "".join(STEPS[min(int(moment.chance * len(STEPS)), len(STEPS) - 1)] for moment in moments)


def tell(console: Console, swing: Swing, match: Match, decisions: tuple[str, str]) -> None:
    """One swing, with what was believed and what was true."""
    moment, (made, best), together = swing.moment, decisions, match.game.together
    name = match.names[moment.seat]
    console.print(say("swing", number=moment.number, name=name, made=made), markup=False)
    since = "swing-since-together" if together else "swing-since"
    said = say(since, name=name, before=percent(swing.before), chance=percent(moment.chance))
    console.print(f"  {said}", markup=False)
    if moment.cost > 0:
        console.print("  " + say("swing-better", best=best, cost=percent(moment.cost)), markup=False)
    if swing.guesses:
        console.print("  " + say("swing-believed"))
    for guess in swing.guesses:
        message = "guess-true" if guess.true else "guess-false"
        what = language.words().hidden(match.game, guess.where, guess.what, match.names)
        console.print("    " + say(message, what=what, likely=percent(guess.likely)), markup=False)
