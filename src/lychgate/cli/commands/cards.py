"""`lychgate cards`: the cards of a game's decks, to read through, to print, or to check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import GameName, app, examples
from lychgate.cli.say import say
from lychgate.cli.table.card_text import face_lines
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lychgate.games.outerspace.cards.decks import Deck

WITH_DECKS = "outerspace"


@app.command(
    epilog=examples(
        "cards outerspace",
        "cards outerspace --lang de --type creature",
        "cards outerspace --deck jungle --find treasure",
        "cards outerspace --lang fr --sheet cards.html",
        "cards outerspace --check my-decks/harbour",
    )
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
    decks = [load(check)] if check else chosen(game, deck)
    known = decks[0].languages()
    if lang not in known:
        raise BadOptions(f"Expected a language of the deck, {' or '.join(known)}; got {lang!r}.", rule="BM-6")
    if sheet:
        from lychgate.games.outerspace.cards.sheet import sheet as to_print

        sheet.write_text(to_print(decks, lang), encoding="utf-8")
        typer.echo(say("sheet-written", file=str(sheet), cards=sum(len(found.printed()) for found in decks)))
    else:
        show(decks, lang, kind, find)
    if check:
        typer.echo(say("deck-is-good", deck=decks[0].name, cards=len(decks[0].printed()), languages=", ".join(known)))
        typer.echo(enough(decks[0]))


def load(folder: Path) -> Deck:
    """A deck from a folder; what is wrong with it is said with file, card and reason."""
    from lychgate.games.outerspace.cards.decks import load_deck

    return load_deck(folder)


def enough(deck: Deck) -> str:
    """BM-8: for how many players the deck is enough, alone."""
    from lychgate.games.outerspace.cards.vocabulary import CHARACTER, HAND, PLAYERS

    cards = deck.printed()
    most = min(len(cards) // HAND, sum(card.kind == CHARACTER for card in cards), PLAYERS.stop - 1)
    told = {"deck": deck.name, "hand": HAND, "fewest": PLAYERS.start, "needed": HAND * PLAYERS.start}
    return say("deck-too-small", **told) if most < PLAYERS.start else say("deck-is-enough", most=most, hand=HAND)


def chosen(game: str, name: str | None) -> Sequence[Deck]:
    """The decks asked for."""
    registry.folder(game)  # one that there is not is refused
    if game != WITH_DECKS:
        raise BadOptions(f"Expected a game with decks, {WITH_DECKS}; got {game!r}.", rule="BM-6")
    from lychgate.games.outerspace import DECKS

    decks = [deck for deck in DECKS if name in (None, deck.name)]
    if not decks:
        raise BadOptions(f"Expected a deck, {' or '.join(deck.name for deck in DECKS)}; got {name!r}.", rule="BM-6")
    return decks


def show(decks: Sequence[Deck], language: str, kind: str | None, wanted: str) -> None:
    """The cards, a paragraph each."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from lychgate.games.outerspace.cards.material import Material
    from lychgate.games.outerspace.cards.printed import face
    from lychgate.games.outerspace.cards.vocabulary import KINDS
    from lychgate.games.outerspace.cards.wording import Wording

    if kind is not None and kind not in KINDS[1:]:
        raise BadOptions(f"Expected a type, {' or '.join(KINDS[1:])}; got {kind!r}.", rule="BM-1")
    wording = Wording(Material(tuple(decks)), language)
    console = Console(highlight=False)
    shown = 0
    for deck in decks:
        for card in deck.cards:
            lines = list(face_lines(face(card, [], wording.say), language, card.copies))
            if kind in (None, KINDS[card.kind]) and wanted.lower() in "\n".join(lines).lower():
                shown += 1
                console.print(lines[0], style="bold", markup=False)
                for line in lines[1:]:
                    console.print(Padding(Text(line), (0, 0, 0, 2)))
    console.print(say("cards-shown", cards=shown), style="dim")
