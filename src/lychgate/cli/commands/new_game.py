"""`lychgate new-game`: the skeleton of a game, as a package of its own that runs at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from lychgate.cli.app import app, examples
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry

SKELETON = Path(__file__).parents[1] / "skeleton"
NAME, PREFIX = re.compile(r"[a-z][a-z0-9_]{1,30}"), re.compile(r"[A-Z]{2}")


@app.command(
    "new-game", epilog=examples("new-game skull_raffle --prefix SR", "new-game vigil --prefix VG --into games")
)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What Python calls it: small letters, digits, _.")],
    prefix: Annotated[str, typer.Option("--prefix", help="Two capital letters that its rule ids begin with.")],
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where its folder is made.")] = Path(),
) -> None:
    """Make the skeleton of a new game: one decision, one event, a board, rules, a kit, a scenario.

    It is a Python package of its own, found by its entry point once it is installed. `lychgate check-game` says what is
    left to do; docs/adding-a-game.md walks through it.
    """
    check(name, prefix)
    folder = into / name
    if folder.exists():
        raise BadOptions(f"{folder} exists already; expected a name that is free.")
    write(folder, name, prefix)
    typer.echo(say("game-made", folder=str(folder), name=name))


def check(name: str, prefix: str) -> None:
    """Raise if a game cannot be called so."""
    if not NAME.fullmatch(name) or name in registry.names():
        raise BadOptions(f"Expected a free name of small letters, digits and underscores, got {name!r}.")
    if not PREFIX.fullmatch(prefix):
        raise BadOptions(f"Expected two capital letters before the numbers of rules, got {prefix!r}.")
    for other in registry.names():
        if registry.find(other).prefix == prefix:
            raise BadOptions(f"Expected a prefix that is free; {prefix} is that of {other}.")


def write(folder: Path, name: str, prefix: str) -> None:
    """Fill in the skeleton's files."""
    title = name.replace("_", " ").title()
    for source in sorted(SKELETON.rglob("*.txt")):
        inside = source.relative_to(SKELETON).with_suffix("")
        target = folder / Path(*(name if part == "package" else part for part in inside.parts))
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        for word, value in (("NAME", name), ("PREFIX", prefix), ("TITLE", title)):
            text = re.sub(rf"\b{word}\b", value, text)
        target.write_text(text, encoding="utf-8")
