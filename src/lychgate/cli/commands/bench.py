"""`lychgate bench`: how fast this machine plays, for every game."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lychgate.cli.app import GameNames, Json, app, examples
from lychgate.cli.arguments import number
from lychgate.cli.say import say
from lychgate.core.input import registry

if TYPE_CHECKING:
    from lychgate.core.model.contract import Game

CHUNK = {"random": 500, "thumb": 20}  # games between two looks at the clock


@app.command(epilog=examples("bench", "bench --json", "bench --seconds 5 graverobbers"))
def bench(
    games: GameNames = None,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", parser=number("--seconds", 0.01), metavar="SECONDS", help="How long each measurement takes."
        ),
    ] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure decisions and games a second on one core: random play, and the rule-of-thumb player in all seats."""
    from lychgate.cli.progress import bar, compiled
    from lychgate.core.model import batch

    chosen = [registry.find(name) for name in games or registry.names()]
    compiled(say("table"), [*batch.GENERIC, *(pointer for game in chosen for pointer in game.pointers.values())])
    cases = [(game, players, bot) for game in chosen for players in game.players for bot in CHUNK]
    rows = []
    with bar(say("measuring"), len(cases)) as advance:
        for game, players, bot in cases:
            rows.append(measure(game, players, bot, seconds))
            advance(len(rows))
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
    else:
        show(rows)


def measure(game: Game, players: int, bot: str, seconds: float) -> dict[str, Any]:
    """Play for so long; decisions with two or more choices, and games, a second."""
    from lychgate.core.model import batch

    box, thumbs = game.make_box(players), (1 << players) - 1 if bot == "thumb" else 0
    batch.play(game, box, 1, seed=0, thumbs=thumbs)
    started, decisions, games = time.perf_counter(), 0, 0
    while (elapsed := time.perf_counter() - started) < seconds:
        results = batch.play(game, box, CHUNK[bot], seed=1, first=games, thumbs=thumbs)
        decisions += int(results.decisions.sum())
        games += CHUNK[bot]
    return {
        "game": game.name,
        "players": players,
        "bot": bot,
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
    }


def show(rows: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("game", "players", "bot", "decisions-rate", "games-rate"):
        table.add_column(say(f"column-{heading}"), justify="left" if heading in ("game", "bot") else "right")
    for row in rows:
        decisions, games = (f"{row[key]:,.0f}" for key in ("decisions_per_second", "games_per_second"))
        table.add_row(row["game"], str(row["players"]), row["bot"], decisions, games)
    Console(highlight=False).print(table)
