"""`lychgate replay`: a recorded match told again, or checked from the seed to the last decision."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli import language
from lychgate.cli.app import FAILED, RecordFile, app, examples
from lychgate.cli.arguments import whole_number
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import Say, say
from lychgate.core.errors import BadOptions, BadRecord

if TYPE_CHECKING:
    from lychgate.play.match.match import Match
    from lychgate.play.record.record import Record


@app.command(
    cls=PlayerCommand,
    epilog=examples(
        "replay graverobbers.json",
        "replay graverobbers.json --seat 2",
        "replay graverobbers.json --verify",
    ),
)
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            parser=whole_number("--seat"),
            metavar="N",
            help="Show it as this seat saw it. [default: as a spectator saw it]",
        ),
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check seed, deal and every decision instead.")] = False,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="With --verify: the hash that was shown before the deal.")
    ] = None,
    sealed: Annotated[
        Path | None, typer.Option("--sealed", help="With --verify: the sealed record that was kept during the match.")
    ] = None,
    lang: Language = None,
) -> None:
    """Tell a recorded match again, or verify it.

    --verify leaves with 1 if the record does not hold: if its seed does not fit the hash shown before the deal,
    or a decision is not legal, or the points are not what the decisions lead to.
    """
    from lychgate.play.record.record import Record

    if verify:
        check(file, commitment, sealed)
        return
    for option, value in (("--commitment", commitment), ("--sealed", sealed)):
        if value is not None:
            raise BadOptions(say("only-with-verify", option=option))
    record = Record.read(file)
    reader = checked_seat(record, seat)
    tell(record, record.replay(), reader)


def check(file: Path, commitment: str | None, sealed: Path | None) -> None:
    """Say whether a record holds."""
    from lychgate.play.record.record import Record
    from lychgate.play.record.verify import verify

    try:
        record = Record.read(file)
        kept = None if sealed is None else Record.read(sealed)
        decisions = verify(record, commitment=commitment, sealed=kept)
    except BadRecord as error:
        typer.echo(say("does-not-hold", file=str(file), sentence=error.sentence))
        raise typer.Exit(FAILED) from None
    typer.echo(say("holds", file=str(file), decisions=decisions, commitment=record.commitment))


def checked_seat(record: Record, seat: int | None) -> int | None:
    """The seat that reads, from 0."""
    if seat is not None and seat not in range(1, record.players + 1):
        raise BadOptions(say("bad-seat", players=record.players, seat=seat))
    return None if seat is None else seat - 1


def tell(record: Record, match: Match, reader: int | None) -> None:
    """The story of a match, game by game, and its points."""
    from rich.console import Console
    from rich.text import Text

    from lychgate.cli.table.result import points_lines

    console, words = Console(highlight=False), language.words()
    table = say("replaying", game=record.game, names=", ".join(match.names), rules=record.rules)
    console.print(Text(table, style="bold"))
    told = match.story(reader)
    for number in range(1, match.game_number + 1):
        if match.games > 1:
            console.print(Text(f"\n{say('game-number', number=number, games=match.games)}", style="bold"))
        for event in told:
            if event.game_number == number:
                console.print(Text(words.event(match.game, event, match.names, reader)))
    if match.outcome is None:
        waiting = ", ".join(match.names[seat] for seat in match.asked)
        console.print(Text(say("goes-on", players=len(match.asked), names=waiting), style="bold"))
        return
    console.print()
    for line in points_lines(match, match.outcome, words, Say(match.game.folder)):
        console.print(line)
