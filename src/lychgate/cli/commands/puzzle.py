"""`lychgate puzzle`: what would you play? Moments of games, at the terminal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import GameName, app, examples
from lychgate.cli.arguments import whole_number
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry

if TYPE_CHECKING:
    from lychgate.cli.table.terminal import Terminal
    from lychgate.play.puzzle.puzzle import Puzzle


@app.command(cls=PlayerCommand, epilog=examples("puzzle gravediggers", "puzzle graverobbers --grade 3 --lang de"))
def puzzle(
    game: GameName,
    grade: Annotated[
        int,
        typer.Option(
            "--grade", parser=whole_number("--grade"), metavar="N", help="Only those of one grade: 1, 2 or 3; 0: all."
        ),
    ] = 0,
    number: Annotated[str, typer.Option("--id", metavar="ID", help="One puzzle, by its id.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")] = False,
    lang: Language = None,
) -> None:
    """Solve puzzles: moments of games in which one decision is plainly better than the others."""
    from lychgate.cli.commands.play import ready
    from lychgate.cli.table.terminal import Left, Quit, Terminal
    from lychgate.play.puzzle.puzzle import puzzles

    terminal = Terminal(plain=plain)
    found = [one for one in puzzles(registry.find(game)) if grade in (0, one.grade) and number in ("", one.id)]
    if not found:
        raise BadOptions(say("no-such-puzzle", game=game))
    random.shuffle(found)
    solved = 0
    try:
        ready(game, terminal, [])
        for tried, one in enumerate(found, 1):
            solved += solve(one, terminal)
            terminal.console.print(say("puzzle-count", solved=solved, tried=tried))
    except Quit as parting:
        terminal.console.print(str(parting), markup=False)
    except Left:
        terminal.console.print(say("gone"))


def solve(one: Puzzle, terminal: Terminal) -> bool:
    """One of them."""
    from lychgate.cli.commands.play import named
    from lychgate.cli.table.puzzling import PuzzleTable, seats
    from lychgate.core.model.chance import quick

    match = one.match()
    players = seats(one, match.players)
    match.names = named(players, [])
    return PuzzleTable(match, players, terminal, quick(1), puzzle=one).solve()
