"""`lychgate simulate`: many games by bots, counted, with 95 % intervals."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
    read_varied,
    split_names,
    usual_players,
)
from lychgate.cli.arguments import whole_number
from lychgate.cli.language import Language, current
from lychgate.cli.numbers import decimal
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.play.text.option_words import written

if TYPE_CHECKING:
    from rich.table import Table

    from lychgate.lab.engine.grids import Cell
    from lychgate.lab.engine.intervals import Interval
    from lychgate.lab.engine.simulate import Report
    from lychgate.lab.rows.folder import Rows


@app.command(
    epilog=examples(
        "simulate graverobbers",
        "simulate graverobbers --games 1000000 --players 6 --seed 7",
        "simulate graverobbers -p 3 --bots thumb,random,random --games 5000 --json",
        "simulate graverobbers --rules french -o tie=share",
        "simulate graverobbers --bots thumb --vary rules=german,french --vary players=3,4,5",
        "simulate gravediggers --bots thumb --rows rows --report report.html",
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
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="NAME=VALUES",
            help="Play a grid: rules, players, bots or any option, with values separated by commas; may be repeated.",
        ),
    ] = None,
    one_at_a_time: Annotated[
        bool,
        typer.Option("--one-at-a-time", help="Of the grid only the first cell, and those that differ from it in one."),
    ] = False,
    rows: Annotated[
        Path | None,
        typer.Option("--rows", metavar="FOLDER", help="Write every game as rows of Parquet; what is there is kept."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write what the games show, as a page of pictures.")
    ] = None,
    on: Annotated[
        str | None, typer.Option("--on", metavar="CLUSTER", help="Play on Ray: ray, ray:auto or ray://HOST:PORT.")
    ] = None,
    processes: Processes = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Play many games by bots: wins by seat, points, lengths, speed, with 95 % intervals.

    All cores are used, and the numbers are the same however many there are.
    """
    from lychgate.lab.engine.grids import cells
    from lychgate.lab.engine.simulate import Plan

    if on is not None:
        from lychgate.lab.engine.cluster import check

        check(on)
    base = Plan(game, usual_players(game, players), games, seed, split_names(bots), rules, read_options(game, option))
    grid = cells(base, read_varied(game, vary), one_at_a_time=one_at_a_time)
    if rows is None and report is None:
        reports = play(grid, processes, on)
    else:
        with tempfile.TemporaryDirectory() as passing:
            reports = play_with_rows(grid, rows or Path(passing) / "rows", report, processes, on)
    if as_json:
        found = [one.as_data() for one in reports]
        varied = [{"varied": {name: told(value) for name, value in cell.varied.items()}} for cell in grid]
        whole = {"cells": [one | more for one, more in zip(varied, found, strict=True)]}
        typer.echo(json.dumps(whole if vary else found[0], indent=2))
    elif vary:
        show_grid(grid, reports)
    else:
        show(reports[0])
    if not as_json and rows is not None:
        typer.echo(say("rows-written", folder=str(rows)))
    if not as_json and report is not None:
        typer.echo(say("report-written", file=str(report)))


def play(grid: list[Cell], processes: int | None, on: str | None) -> list[Report]:
    """Play the cells one after the other."""
    from lychgate.cli.progress import bar, compiled
    from lychgate.lab.engine.simulate import simulate

    base, done = grid[0].plan, 0
    reports: list[Report] = []
    for cell in grid:
        compiled(base.game, cell.plan.pointers(cell.plan.check()))
    with bar(say("simulating", game=base.game), sum(cell.plan.games for cell in grid)) as advance:
        for cell in grid:
            reports.append(simulate(cell.plan, partial(further, advance, done), processes, on))
            done += cell.plan.games
    return reports


def further(advance: Callable[[int], None], before: int, games: int) -> None:
    """So many more are done than before."""
    advance(before + games)


def play_with_rows(
    grid: list[Cell], folder: Path, page: Path | None, processes: int | None, on: str | None
) -> list[Report]:
    """Play into rows, and make a report of them."""
    from lychgate.cli.progress import bar, compiled
    from lychgate.lab.rows.run import Run
    from lychgate.lab.rows.writing import write

    run = Run.of(grid)
    if page is not None:
        writable(page)
    compiled(run.base.game, run.pointers())
    with bar(say("simulating", game=run.base.game), run.games) as advance:
        written = write(run, folder, advance, processes, on)
    if page is not None:
        write_report(written.rows, page)
    return list(written.reports)


def writable(page: Path) -> None:
    """Refuse a file that cannot be, before hours of play."""
    if not page.parent.is_dir():
        raise BadOptions(say("no-such-folder", file=str(page)))


def write_report(rows: Rows, page: Path) -> None:
    """The page about these rows, in the reader's language."""
    from lychgate.cli.progress import bar
    from lychgate.lab.reports.page import report_page

    with bar(say("reporting"), len(rows.numbers())) as advance:
        text = report_page(rows, current(), advance)
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOptions(say("bad-file", file=str(page), reason=error.strerror or "")) from None


def told(value: Any) -> Any:
    """A value of something varied; the bots of all seats as they are typed."""
    return "+".join(value) if isinstance(value, tuple) else value


def show_grid(grid: list[Cell], reports: list[Report]) -> None:
    """A row for each cell: what is varied, how long its games are, and who wins."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console, base = Console(highlight=False), reports[0].plan
    games = sum(report.counts.games for report in reports)
    console.print(say("simulated-grid", games=games, game=base.game, cells=len(grid), seed=str(base.seed)))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
    for name in grid[0].varied:
        table.add_column(name, overflow="fold")
    table.add_column(say("column-decisions"), justify="right")
    most = max(report.plan.players for report in reports)
    for seat in range(most):
        table.add_column(say("wins-of-seat", seat=seat + 1), justify="right")
    for cell, report in zip(grid, reports, strict=True):
        counts = report.counts
        wins = [spread(counts.win_share(seat), 2, percent=True, narrow=True) for seat in range(report.plan.players)]
        wins += [""] * (most - len(wins))
        told_values = [written(told(value)) for value in cell.varied.values()]
        table.add_row(*told_values, spread(counts.mean_length(), 2, narrow=True), *wins)
    console.print(table)
    console.print(say("intervals"), style="dim")


def show(report: Report) -> None:
    """The report as a table."""
    from rich.console import Console

    plan, counts = report.plan, report.counts
    console = Console(highlight=False)
    console.print(say("simulated", games=counts.games, game=plan.game, players=plan.players, seed=str(plan.seed)))
    console.print(seat_table(report))
    length = counts.mean_length()
    console.print(say("length", mean=spread(length, 2), shortest=counts.shortest, longest=counts.longest))
    if report.speed.value:  # all may have been played before
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
