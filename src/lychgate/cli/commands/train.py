"""`lychgate train`: a net learns a game by playing all its seats; needs PyTorch, which is loaded only then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from lychgate.cli.app import GameName, Options, Players, Rules, app, examples, read_options, usual_players
from lychgate.cli.arguments import number, whole_number
from lychgate.cli.numbers import decimal, percent
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry


@app.command(
    epilog=examples(
        "train graverobbers -p 4 --minutes 60 --out robber",
        "train gravediggers -p 2 --rewards lead --out digger",
        "arena graverobbers net:robber/last.net thumb",
    )
)
def train(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the net is kept; what is there goes on.")],
    players: Players = None,
    minutes: Annotated[
        float,
        typer.Option(
            "--minutes", parser=number("--minutes", 0), metavar="M", help="Of processor time; 0: until stopped."
        ),
    ] = 60.0,
    rewards: Annotated[
        str, typer.Option("--rewards", metavar="wins|lead", help="What is learned for: wins, or points ahead.")
    ] = "wins",
    layers: Annotated[str, typer.Option("--layers", metavar="N,N", help="Numbers in each layer between.")] = "256,128",
    seed: Annotated[
        int, typer.Option("--seed", "-s", parser=whole_number("--seed"), metavar="N", help="Of the games and the net.")
    ] = 1,
    threads: Annotated[
        int,
        typer.Option("--threads", parser=whole_number("--threads", least=1), metavar="N", help="Threads to learn in."),
    ] = 1,
    rules: Rules = None,
    option: Options = None,
) -> None:
    """Let a net learn a game by playing against itself (needs lychgate[train]), and save it as a bot: net:FILE."""
    from lychgate.cli.progress import compiled
    from lychgate.train.plan import Plan
    from lychgate.train.run import NET, Run

    hidden = tuple(whole_number("--layers", least=1)(width) for width in layers.split(","))
    chosen = read_options(game, option)
    plan = Plan(game, usual_players(game, players), seed, rules, chosen, rewards, hidden)
    plan.check()
    compiled(game, registry.find(game).pointers.values())
    try:
        run = Run(plan, out, threads)
    except OSError as error:
        raise BadOptions(say("bad-file", file=str(out), reason=error.strerror or "")) from None
    until = run.seconds + 60 * minutes if minutes else float("inf")
    run.go_on(lambda run: run.seconds >= until, show)
    typer.echo(say("net-written", file=str(out / NET)))


def show(line: dict[str, Any]) -> None:
    """A line for each measurement."""
    if "thumb" in line:
        thumb = line["thumb"]
        wins, low, high = (percent(thumb[which], 1) for which in ("value", "low", "high"))
        minutes = decimal(line["seconds"] / 60)
        typer.echo(say("trained", minutes=minutes, games=line["games"], wins=wins, low=low, high=high))
