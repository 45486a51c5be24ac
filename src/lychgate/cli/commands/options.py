"""`lychgate options`: what a table can choose about a game's rules. Which rules those are, `lychgate rules` tells."""

from __future__ import annotations

import typer

from lychgate.cli import language
from lychgate.cli.app import FROM_FILE, GameName, app, choices, examples
from lychgate.cli.arguments import title
from lychgate.cli.language import Language
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.say import say
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.play.text.option_words import option_meaning, option_name, option_sentence, rule_set_name, written


@app.command(cls=PlayerCommand, epilog=examples("options graverobbers", "options outerspace --lang de"))
def options(game: GameName, lang: Language = None) -> None:
    """List the rule sets and options of a game, with values and defaults."""
    found, words = registry.find(game), language.words()
    typer.echo(say("options-of-game", fewest=found.players.start, most=found.players.stop - 1, game=title(found.name)))
    for name, chosen in found.rule_sets.items():
        typer.echo(f"--rules {name}  {' '.join(f'{key}={written(value)}' for key, value in chosen.items())}".rstrip())
        typer.echo(f"    {rule_set_name(words, found, name)}")
    for name, option in found.options.items():
        values = [*choices(option), *([f"{FROM_FILE}FILE"] if option.reads else [])]
        typer.echo(f"-o {name}={'|'.join(values)}")
        told = {"name": option_name(words, found, name), "meaning": option_meaning(words, found, name)}
        typer.echo(f"    {say('option-means', rule=option.rule, **told)}")
        for line in value_lines(found, name):
            typer.echo(f"    {line}")


def value_lines(game: Game, name: str) -> list[str]:
    """A sentence for each value, the default marked; of numbers the default and one other."""
    option, words = game.options[name], language.words()
    shown = (option.default, option.values[-1]) if option.counts else tuple(option.values)
    sentences = {written(value): option_sentence(words, game, name, value) for value in shown}
    sentences[written(option.default)] = say("option-default", sentence=sentences[written(option.default)])
    if option.reads:
        sentences[f"{FROM_FILE}FILE"] = option_sentence(words, game, name, "\n")
    width = max(map(len, sentences))
    return [f"{value:{width}}  {sentence}" for value, sentence in sentences.items()]
