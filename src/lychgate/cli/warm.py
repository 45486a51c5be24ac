"""`lychgate warm`: compile games now, so that later starts are quick."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from lychgate.cli.app import app, examples
from lychgate.cli.say import Say, say
from lychgate.core import registry


@app.command(epilog=examples("warm", "warm graverobbers"))
def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all, if none is named.")
    ] = None,
) -> None:
    """Compile games now, so that later starts are quick."""
    from lychgate import bots
    from lychgate.cli.progress import compiled
    from lychgate.core import batch
    from lychgate.play import replay

    started = time.perf_counter()
    functions = compiled(say("table"), [*batch.GENERIC, *bots.GENERIC, replay.POINTER])
    for name in games or registry.names():
        functions += compiled(
            Say(name)("title") if Say(name).knows("title") else name, registry.find(name).pointers.values()
        )
    typer.echo(say("warmed", functions=functions, seconds=round(time.perf_counter() - started, 1)))
