"""`lychgate site`: the browser table as a folder that plays without a server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from lychgate.cli.app import app, examples
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry


@app.command(epilog=examples("site build/site"))
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder that is written.", show_default=False)],
    server: Annotated[
        bool, typer.Option("--with-server", help="For a server (its setting `static`): with tables at the server too.")
    ] = False,
) -> None:
    """Write the browser table with all games and bots as a folder that any web server can serve."""
    from lychgate.server.http.static import BUILT, PAGE
    from lychgate.site.folder import write_site

    if not (BUILT / PAGE).is_file():
        raise BadOptions("Expected the browser table to be built first (python ui/build_ui.py), found none.")
    started = time.perf_counter()
    write_site(BUILT, folder, [registry.find(name) for name in registry.names()], server=server)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    typer.echo(
        say("site-written", folder=str(folder), size=size // 1000, seconds=round(time.perf_counter() - started, 1))
    )
