"""`lychgate arena`: bots against each other, on the same deals, from every seat."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import (
    GameName,
    Json,
    Options,
    Players,
    Processes,
    Rules,
    app,
    examples,
    read_options,
    usual_players,
)
from lychgate.cli.arguments import whole_number
from lychgate.cli.commands.simulate import spread
from lychgate.cli.numbers import decimal
from lychgate.cli.say import say

if TYPE_CHECKING:
    from lychgate.lab.engine.arena import Report

WIDE = 117  # columns from which an interval stands beside its value
NARROW = 10  # letters of a heading in a line, below that


@app.command(
    epilog=examples(
        "arena graverobbers hard thumb -p 4",
        "arena gravediggers expert hard -p 2 --sprt",
        "arena goldraeuber expert hard thumb -p 2 --json",
        "arena graverobbers expert:20 thumb --blocks 10",
        "arena gravediggers expert expert:regrets=1 -p 2",
        "arena gravediggers random thumb easy medium hard expert --kept ladder.jsonl",
    )
)
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="The bots; the last fills the seats left, of too many every group plays. "
            "Where all win together, each is a team.",
        ),
    ],
    players: Players = None,
    blocks: Annotated[
        int,
        typer.Option(
            "--blocks",
            "-b",
            parser=whole_number("--blocks"),
            metavar="N",
            help="Deals, each played from every seat, or by every team.",
        ),
    ] = 50,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", "-s", parser=whole_number("--seed"), metavar="N", help="The same seed gives the same deals."
        ),
    ] = 1,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop when the sequential test has decided.")] = False,
    kept: Annotated[
        Path | None, typer.Option("--kept", help="A file that stores finished blocks, to continue later.")
    ] = None,
    rules: Rules = None,
    option: Options = None,
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: the same deals for all, from every seat, with 95 % intervals over the deals."""
    from lychgate.cli.progress import bar, compiled
    from lychgate.lab.engine.arena import Plan, compete

    chosen = read_options(game, option) or {}
    plan = Plan(game, tuple(bots), usual_players(game, players), blocks, seed, rules, chosen, sprt)
    compiled(game, plan.pointers(plan.check()))
    with bar(say("simulating", game=game), blocks) as advance:
        report = compete(plan, advance, processes, kept)
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=2))
    else:
        show(report)


def show(report: Report) -> None:
    """The report as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    plan = report.plan
    console = Console(highlight=False)
    console.print(
        say(
            "competed",
            games=report.games,
            groups=plan.groups,
            blocks=report.blocks,
            game=plan.game,
            seed=str(plan.seed),
        )
    )
    narrow = console.width < WIDE
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
    for heading in ("bot", "wins", "times-fair", "points", "milliseconds", "rating"):
        told = say(f"column-{heading}")
        table.add_column(fill(told, NARROW) if narrow else told, justify="left" if heading == "bot" else "right")
    for standing in report.standings:
        table.add_row(
            standing.bot,
            spread(standing.wins, 2, percent=True, narrow=narrow),
            spread(standing.times_fair, 2, narrow=narrow),
            spread(standing.points, 2, narrow=narrow),
            decimal(standing.milliseconds),
            f"{decimal(standing.rating.skill)} ± {decimal(standing.rating.doubt)}" if standing.rating else "",
        )
    console.print(table)
    if report.verdict is not None:
        answer = (report.verdict.answer or "open").replace(" ", "-")
        console.print(say(f"sprt-{answer}", first=plan.entrants[0], ratio=decimal(report.verdict.ratio, 2)))
