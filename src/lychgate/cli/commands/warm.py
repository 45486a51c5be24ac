"""`lychgate warm`: compile games now, so that later starts are quick."""

from __future__ import annotations

import time

import typer

from lychgate.cli.app import GameNames, app, examples
from lychgate.cli.arguments import title
from lychgate.cli.say import say
from lychgate.core.input import registry


@app.command(epilog=examples("warm", "warm graverobbers"))
def warm(
    games: GameNames = None,
) -> None:
    """Compile games now, so that later starts are quick."""
    from lychgate.cli.progress import compiled
    from lychgate.site.wheel import SHARED

    started = time.perf_counter()
    functions = compiled(say("table"), SHARED)
    for name in games or registry.names():
        functions += compiled(title(name), registry.find(name).pointers.values())
    typer.echo(say("warmed", functions=functions, seconds=round(time.perf_counter() - started, 1)))
