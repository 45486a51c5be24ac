"""`lychgate options`: what a table can choose about a game's rules. Which rules those are, `lychgate rules` tells."""

from __future__ import annotations

import typer

from lychgate.cli.app import FROM_FILE, GameName, app, choices, examples, written
from lychgate.cli.say import say
from lychgate.core.input import registry


@app.command(epilog=examples("options graverobbers", "options outerspace"))
def options(game: GameName) -> None:
    """List the rule sets and options of a game, with values and defaults."""
    found = registry.find(game)
    typer.echo(say("options-of-game", fewest=found.players.start, most=found.players.stop - 1, game=found.name))
    for name, chosen in found.rule_sets.items():
        typer.echo(f"--rules {name}  {' '.join(f'{key}={written(value)}' for key, value in chosen.items())}".rstrip())
    for name, option in found.options.items():
        values = [*choices(option), *([f"{FROM_FILE}FILE"] if option.reads else [])]
        typer.echo(f"-o {name}={'|'.join(values)}")
        typer.echo(say("option-means", meaning=option.meaning, rule=option.rule, default=written(option.default)))
