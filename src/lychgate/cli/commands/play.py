"""`lychgate play`: sit down at the terminal, with people in front of the same screen, or bots, or both."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli import language
from lychgate.cli.app import (
    Bots,
    Options,
    Players,
    Rules,
    app,
    complete_games,
    examples,
    read_options,
    split_names,
    usual_players,
)
from lychgate.cli.arguments import game_named, known_game, number, title, whole_number
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import Say, say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry

if TYPE_CHECKING:
    from lychgate.cli.table.terminal import Terminal
    from lychgate.play.match.match import Match

PACE = 0.6  # seconds to look at what a bot does


@app.command(
    cls=PlayerCommand,
    epilog=examples(
        "play",
        "play graverobbers --players 3",
        "play graverobbers --humans 2 --names Ann,Bea",
        "play graverobbers --rules french --bots thumb,random",
        "play --resume graverobbers.json",
    ),
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The name of a game.", autocompletion=complete_games, parser=known_game),
    ] = None,
    players: Players = None,
    humans: Annotated[
        int,
        typer.Option(
            "--humans",
            parser=whole_number("--humans"),
            metavar="N",
            help="The number of people; they get the first seats. 0: watch.",
        ),
    ] = 1,
    bots: Bots = "thumb",
    names: Annotated[str, typer.Option("--names", "-n", help="The players' names, separated by commas.")] = "",
    rules: Rules = None,
    option: Options = None,
    games: Annotated[
        int,
        typer.Option("--games", "-g", parser=whole_number("--games"), metavar="N", help="Games to play for a total."),
    ] = 1,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            "-s",
            parser=whole_number("--seed"),
            metavar="N",
            help="A number that fixes the deal and the bots.",
        ),
    ] = None,
    entropy: Annotated[
        str | None, typer.Option("--entropy", metavar="TEXT", help="A text of your own that is added to the deal.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved match.")] = None,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", parser=number("--pace", 0), metavar="SECONDS", help="Seconds to wait after a bot's decision."
        ),
    ] = PACE,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen.

    Several people take turns in front of the screen, with a curtain in between. Everything else is said on
    the way: type ? at the table.
    """
    from lychgate.cli.table.terminal import Left, Quit, Terminal

    terminal = Terminal(plain=plain)
    try:
        game = game or ("" if resume else choose(terminal))
        with terminal.moment():  # the tables of words and the machine code take their moment
            import lychgate
            from lychgate.cli.table.seated import HUMAN, Table, seats_noted
            from lychgate.core.model.chance import quick
        if resume is not None:
            match = load(resume, terminal)
            seats = seats_noted(match) or seated(match.players, humans, split_names(bots))
            ready(match.game.name, terminal, seats)
        else:
            count, chosen = usual_players(game, players), read_options(game, option)
            registry.find(game).settings(count, rules, chosen)  # refused before anything takes long
            seats = seated(count, humans, split_names(bots))
            called = named(seats, split_names(names))
            ready(game, terminal, seats)
            added = None if entropy is None else {0: entropy}  # people sit first
            match = lychgate.new(
                game, players=count, rules=rules, options=chosen, seed=seed, entropy=added, games=games, names=called
            )
        file = str(resume or "")
        wits = quick(secrets.randbits(63) if seed is None else seed)
        Table(match, seats, terminal, wits, pace if HUMAN in seats or terminal.full else 0.0, file).play()
    except Quit as parting:
        terminal.console.print(str(parting), markup=False)
    except Left:
        terminal.console.print(say("gone"))
    except KeyboardInterrupt:
        terminal.console.print(say("interrupted"))
        raise


def choose(terminal: Terminal) -> str:
    """Ask for a game; with only one there is nothing to ask."""
    found = registry.names()
    if len(found) == 1:
        return found[0]
    for position, name in enumerate(found, start=1):
        words = Say(registry.folder(name))
        tagline = words("tagline") if words.knows("tagline") else ""
        terminal.console.print(f"  {position}  [bold]{title(name)}[/bold]\n     {tagline}")
    numbered = {str(position): name for position, name in enumerate(found, start=1)}
    while True:
        typed = terminal.ask(f"{say('which-game')} > ")
        if (name := numbered.get(typed, game_named(typed))) in found:
            return name
        terminal.console.print(say("no-such-game", games=len(found), typed=typed))


def ready(game: str, terminal: Terminal, players: Sequence[str]) -> None:
    """Have the game compiled for these players, with a progress bar if that takes a while, and loaded."""
    from lychgate import bots
    from lychgate.cli.progress import compiled
    from lychgate.play.compiled import GENERIC

    needed = [*bots.pointers(registry.find(game), players), *GENERIC]
    compiled(title(game), needed)
    with terminal.moment():
        for pointer in needed:
            pointer.load()


def load(path: Path, terminal: Terminal) -> Match:
    """A match from its record, its game compiled."""
    from lychgate.play.record.record import Record

    record = Record.read(path)
    ready(record.game, terminal, ())
    return record.replay()


def seated(players: int, humans: int, bots: Sequence[str]) -> list[str]:
    """Who plays in each seat: people first, then bots; the last bot named fills up."""
    from lychgate.bots import find
    from lychgate.cli.table.seated import HUMAN

    if humans not in range(players + 1):
        raise BadOptions(say("bad-humans", players=players, humans=humans))
    for bot in bots:
        find(bot)
    if len(bots) > max(players - humans, 1):  # one may be named where nobody needs it: there is one unless told
        raise BadOptions(say("bad-bots", seats=players - humans, bots=len(bots)))
    wanted = list(bots or ["thumb"])
    wanted += wanted[-1:] * players
    return [HUMAN] * humans + wanted[: players - humans]


def named(seats: Sequence[str], names: Sequence[str]) -> list[str]:
    """Names for all seats: those given, then the table's own for people and bots."""
    from lychgate.cli.table.seated import HUMAN

    if len(names) > len(seats):
        raise BadOptions(say("bad-names", players=len(seats), names=len(names)))
    own = language.words().seats(len(seats))
    spare = [name for name in split_names(say("bot-names")) if name not in names]
    called = [
        names[seat] if seat < len(names) else own[seat] if player == HUMAN else spare[seat % len(spare)]
        for seat, player in enumerate(seats)
    ]
    for seat, name in enumerate(called):
        if name.lower() in (other.lower() for other in called[:seat]):
            raise BadOptions(say("same-names", name=name))
    return called
