"""`lychgate serve`: the table server and the browser table. `lychgate backup`: its database, copied while in use."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated

import typer

from lychgate.cli.app import app, examples
from lychgate.cli.arguments import whole_number
from lychgate.cli.say import say

PROCESS = [sys.executable, "-m", "lychgate.cli.process"]  # one of several


@app.command(
    epilog=examples(
        "serve",
        "serve --host 0.0.0.0 --port 8080 --no-browser",
        "serve --config lychgate.toml",
        "serve --processes 4 --database postgresql+psycopg://lychgate@/lychgate",
    )
)
def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at. [default: 127.0.0.1]")] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", parser=whole_number("--port"), metavar="N", help="The port to listen at. [default: 8000]"
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="The database's URL. [default: sqlite:///lychgate.sqlite3]")
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes",
            parser=whole_number("--processes"),
            metavar="N",
            help="Processes that serve the port; several need PostgreSQL. [default: 1]",
        ),
    ] = None,
    internal_address: Annotated[
        str | None,
        typer.Option("--internal-address", metavar="HOST:PORT", help="Where servers on other machines reach this one."),
    ] = None,
    config: Annotated[Path | None, typer.Option("--config", help="A TOML file with settings: docs/hosting.md.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in a browser.")] = True,
) -> None:
    """Run the table server: people meet at tables in their browsers, bots sit down too.

    Every setting can also be given in a file or by the environment, as docs/hosting.md says.
    """
    from lychgate.server.operations.settings import load
    from lychgate.server.runtime.listening import listen
    from lychgate.server.runtime.server import open_browser, server
    from lychgate.server.runtime.supervisor import Supervisor

    settings = load(
        config, host=host, port=port, database=database, processes=processes, internal_address=internal_address
    )
    if settings.processes > 1:
        several = Supervisor(settings, PROCESS)
        _tell(settings.host, several.port)
        if browser:
            open_browser(several.port)
        several.run()
        return
    sockets = listen(settings)
    with contextlib.ExitStack() as unused:
        for one in sockets:
            unused.callback(one.close)
        tables = server(settings)  # its database is open before it says so
        unused.pop_all()
    number = sockets[0].getsockname()[1]  # that of the settings, or any that is free if that is 0
    _tell(settings.host, number)
    if browser:
        open_browser(number)
    tables.run(sockets)


def _tell(host: str, port: int) -> None:
    typer.echo(say("serving", address=f"http://{host}:{port}/"))


@app.command(
    epilog=examples("backup tables.bak", "backup --database sqlite:////var/lib/lychgate/tables.sqlite3 tables.bak")
)
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    database: Annotated[
        str | None, typer.Option("--database", help="The database's URL. [default: sqlite:///lychgate.sqlite3]")
    ] = None,
    config: Annotated[Path | None, typer.Option("--config", help="The server's TOML file.")] = None,
) -> None:
    """Copy the server's database while the server goes on. The copy is whole and of one moment."""
    from lychgate.server.operations.settings import load
    from lychgate.server.storage import engine as storage

    storage.backup(load(config, database=database).database, target)
    typer.echo(say("backed-up", file=str(target)))
