"""`lychgate simulate`: many games by bots, counted, with 95 % intervals."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import (
    Bots,
    GameName,
    Json,
    Options,
    Players,
    Processes,
    Rules,
    app,
    examples,
    read_options,
    split_names,
    usual_players,
)
from lychgate.cli.arguments import whole_number
from lychgate.cli.numbers import decimal
from lychgate.cli.say import say

if TYPE_CHECKING:
    from rich.table import Table

    from lychgate.lab.engine.intervals import Interval
    from lychgate.lab.engine.simulate import Report


@app.command(
    epilog=examples(
        "simulate graverobbers",
        "simulate graverobbers --games 1000000 --players 6 --seed 7",
        "simulate graverobbers -p 3 --bots thumb,random,random --games 5000 --json",
        "simulate graverobbers --rules french -o tie=share",
    )
)
def simulate(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-g", parser=whole_number("--games"), metavar="N", help="How many games.")
    ] = 10_000,
    players: Players = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", "-s", parser=whole_number("--seed"), metavar="N", help="The same seed gives the same games."
        ),
    ] = 1,
    bots: Bots = "random",
    rules: Rules = None,
    option: Options = None,
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Play many games by bots: wins by seat, points, lengths, speed, with 95 % intervals.

    All cores are used, and the numbers are the same however many there are.
    """
    from lychgate.cli.progress import bar, compiled
    from lychgate.lab.engine.simulate import Plan
    from lychgate.lab.engine.simulate import simulate as play

    plan = Plan(game, usual_players(game, players), games, seed, split_names(bots), rules, read_options(game, option))
    compiled(game, plan.pointers(plan.check()))
    with bar(say("simulating", game=game), games) as advance:
        report = play(plan, advance, processes)
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=2))
    else:
        show(report)


def show(report: Report) -> None:
    """The report as a table."""
    from rich.console import Console

    plan, counts = report.plan, report.counts
    console = Console(highlight=False)
    console.print(say("simulated", games=counts.games, game=plan.game, players=plan.players, seed=str(plan.seed)))
    console.print(seat_table(report))
    length = counts.mean_length()
    console.print(say("length", mean=spread(length, 2), shortest=counts.shortest, longest=counts.longest))
    seconds, speed = decimal(report.seconds, 2), spread(report.speed, 0, grouped=True)
    console.print(say("speed", speed=speed, processes=report.processes, seconds=seconds))
    console.print(say("intervals"), style="dim")


def seat_table(report: Report) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("seat", "bot", "wins", "points", "fewest", "most"):
        table.add_column(say(f"column-{heading}"), justify="left" if heading == "bot" else "right")
    counts = report.counts
    for seat, bot in enumerate(report.plan.seated):
        table.add_row(
            str(seat + 1),
            bot,
            spread(counts.win_share(seat), 2, percent=True),
            spread(counts.mean_points(seat), 2),
            str(counts.fewest_points[seat]),
            str(counts.most_points[seat]),
        )
    return table


def spread(
    interval: Interval, digits: int, *, grouped: bool = False, percent: bool = False, narrow: bool = False
) -> str:
    """A value with its interval, `4.18 (4.10 – 4.26)`; where it is narrow, the interval below it, in one piece."""
    scale = 100 if percent else 1
    least, most = (max(0.0, interval.low), min(1.0, interval.high)) if percent else (interval.low, interval.high)
    value, low, high = (decimal(one * scale, digits, grouped=grouped) for one in (interval.value, least, most))
    value = say("percent", percent=value) if percent else value
    if low == high:
        return value
    return f"{value}\n({low}–{high})" if narrow else f"{value} ({low} – {high})"
