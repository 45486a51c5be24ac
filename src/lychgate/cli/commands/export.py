"""`lychgate export`: a game as data, for programs in other languages and for pages that do without a server."""

from __future__ import annotations

from typing import Annotated

import typer

from lychgate.cli.app import GameName, app, examples
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.play.text.export import as_json, game_data, game_hash, game_languages, game_words


@app.command(
    epilog=examples(
        "export graverobbers > graverobbers.json", "export outerspace --lang en", "export outerspace --hash"
    )
)
def export(
    game: GameName,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="Its messages, rules and cards in this language instead.")
    ] = None,
    name: Annotated[bool, typer.Option("--hash", help="Only the hash that names all of it.")] = False,
) -> None:
    """Write a game as data: what the numbers of its decisions, events, prompts and points stand for."""
    found = registry.find(game)
    if name:
        typer.echo(game_hash(found))
        return
    if lang is not None and lang not in game_languages(found):
        raise BadOptions(f"Expected one of the languages {', '.join(game_languages(found))}; got {lang!r}.")
    typer.echo(as_json(game_data(found) if lang is None else game_words(found, lang)).decode())
