"""`lychgate learn`: a guided first game at the terminal, chapter by chapter."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli import language
from lychgate.cli.app import GameName, app, examples
from lychgate.cli.arguments import whole_number
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry

if TYPE_CHECKING:
    from lychgate.cli.table.terminal import Terminal


@app.command(cls=PlayerCommand, epilog=examples("learn gravediggers", "learn gravediggers --chapter 4 --lang de"))
def learn(
    game: GameName,
    chapter: Annotated[
        int,
        typer.Option(
            "--chapter", "-c", parser=whole_number("--chapter"), metavar="N", help="The chapter to begin with."
        ),
    ] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")] = False,
    lang: Language = None,
) -> None:
    """Learn a game by playing it, in small steps, and then the second half of a game against easy bots."""
    from lychgate.cli.commands.play import ready
    from lychgate.cli.table.terminal import Left, Quit, Terminal
    from lychgate.play.lesson.chapter import chapters

    terminal = Terminal(plain=plain)
    found = chapters(registry.find(game))
    if chapter not in range(1, len(found) + 1):
        raise BadOptions(say("no-such-chapter", chapters=len(found), chapter=chapter))
    try:
        ready(game, terminal, ["easy"])
        for number in range(chapter, len(found) + 1):
            teach(game, number, terminal)
        terminal.console.print(say("learn-done"))
    except Quit as parting:
        terminal.console.print(str(parting), markup=False)
    except Left:
        terminal.console.print(say("gone"))


def teach(game: str, number: int, terminal: Terminal) -> None:
    """One chapter, by its number."""
    from lychgate.cli.commands.play import named
    from lychgate.cli.table.learning import LessonTable, Skipped, seats
    from lychgate.core.model.chance import quick
    from lychgate.play.lesson.chapter import chapters
    from lychgate.play.lesson.playing import begin
    from lychgate.play.lesson.words import said

    found = chapters(registry.find(game))
    chapter = found[number - 1]
    match = begin(chapter, secrets.token_bytes(32))
    players = seats(match.players)
    match.names = named(players, [])
    title = said(chapter.game, chapter.title, language.current())
    where = say("learn-chapter", number=number, chapters=len(found), title=title)
    try:
        LessonTable(match, players, terminal, quick(secrets.randbits(63)), chapter=chapter, where=where).play()
    except Skipped:
        return
