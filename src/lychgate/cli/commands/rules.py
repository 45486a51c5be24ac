"""`lychgate rules`: the rulebook of a game, or one rule of it."""

from __future__ import annotations

from typing import Annotated

import typer

from lychgate.cli import language
from lychgate.cli.app import GameName, app, examples
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.play.text.rulebook import rulebook

WIDEST = 100  # longer lines are hard to read


@app.command(
    cls=PlayerCommand,
    epilog=examples("rules graverobbers", "rules graverobbers GR-11", "rules graverobbers 11 --lang de"),
)
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, by its id or number.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, or one rule."""
    from rich.console import Console
    from rich.markdown import Markdown

    book = rulebook(game, language.current())
    console = Console()
    console.print(Markdown(book.rule(rule) if rule else book.text), width=min(console.width, WIDEST))
