"""`lychgate cards`: the cards of a game's decks, to read through, to print, or to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from lychgate.cli.app import GameName, app, examples
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.cli.table.card_text import face_lines
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry


@app.command(
    cls=PlayerCommand,
    epilog=examples(
        "cards outerspace",
        "cards outerspace --lang de --type creature",
        "cards outerspace --deck jungle --find treasure",
        "cards outerspace --lang fr --sheet cards.html",
        "cards outerspace --check my-decks/harbour",
    ),
)
def cards(
    game: GameName,
    lang: Annotated[str, typer.Option("--lang", "-l", help="A language of the decks: en, de, fr or it.")] = "en",
    deck: Annotated[str | None, typer.Option("--deck", "-d", help="One deck only, by its name.")] = None,
    kind: Annotated[str | None, typer.Option("--type", "-t", help="One type only, such as creature.")] = None,
    find: Annotated[str, typer.Option("--find", "-f", help="Only cards that contain this text.")] = "",
    sheet: Annotated[
        Path | None, typer.Option("--sheet", metavar="FILE", help="Write them as a page to print and cut out.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FOLDER", help="Check your own deck, and show its cards.")
    ] = None,
) -> None:
    """Show the cards of a game's decks: names, values, traits, what they do, and the line to read aloud."""
    shelf = shelf_of(game)
    decks = [shelf.load(check)] if check else shelf.chosen(deck)
    shelf.check_language(decks, lang)
    if sheet:
        sheet.write_text(shelf.page(decks, lang), encoding="utf-8")
        typer.echo(say("sheet-written", file=str(sheet), cards=shelf.size(decks)))
    else:
        show(list(shelf.faces(decks, lang, kind)), lang, find)
    if check:
        languages = ", ".join(decks[0].languages())
        typer.echo(say("deck-is-good", deck=decks[0].name, cards=shelf.size(decks), languages=languages))
        most = shelf.most_players(decks[0])
        told = {"deck": decks[0].name, "hand": shelf.HAND, "fewest": registry.find(game).players.start}
        needed = shelf.HAND * told["fewest"]
        typer.echo(
            say("deck-is-enough", most=most, hand=shelf.HAND) if most else say("deck-too-small", needed=needed, **told)
        )


def shelf_of(game: str) -> Any:
    """Where a game keeps its decks."""
    shelf = registry.find(game).decks
    if shelf is None:
        with_decks = [name for name in registry.names() if registry.find(name).decks is not None]
        raise BadOptions(f"Expected a game with decks, {' or '.join(with_decks)}; got {game!r}.")
    return shelf


def show(faces: list[tuple[dict[str, Any], int]], language: str, wanted: str) -> None:
    """The cards, a paragraph each."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    shown = 0
    for face, copies in faces:
        lines = list(face_lines(face, language, copies))
        if wanted.lower() in "\n".join(lines).lower():
            shown += 1
            console.print(lines[0], style="bold", markup=False)
            for line in lines[1:]:
                console.print(Padding(Text(line), (0, 0, 0, 2)))
    console.print(say("cards-shown", cards=shown), style="dim")
