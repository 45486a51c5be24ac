"""`lychgate report`: what the rows of a run show, as a page of pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lychgate.cli.app import app, examples
from lychgate.cli.commands.simulate import writable, write_report
from lychgate.cli.language import Language
from lychgate.cli.say import say


@app.command(epilog=examples("report rows", "report rows --out report.html --lang de"))
def report(
    rows: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder that simulate --rows has written.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The page.")] = Path("report.html"),
    language: Language = None,
) -> None:
    """Write what the rows of a run show: a page of pictures with intervals and sentences, that works offline."""
    from lychgate.lab.rows.folder import Rows

    found = Rows(rows)
    writable(out)
    write_report(found, out)
    typer.echo(say("report-written", file=str(out)))
