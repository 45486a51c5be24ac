"""docs/options.md says what the games declare of their rule sets and options.

`python -m tests.test_options_page` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from lychgate.cli.app import FROM_FILE
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.play.text.option_words import option_meaning, option_name, option_sentence, rule_set_name, written
from lychgate.play.text.words import Words, words_for
from tests.play.test_docs import title_of

PAGE = Path(__file__).parents[1] / "docs" / "options.md"
INTRODUCTION = """# Rule sets and options

What a table can choose about the rules: in the browser under *New table*, on the command line with `--rules` and `-o`,
at the server and in Python as `rules` and `options`. Each option belongs to a numbered rule (`lychgate rules GAME`);
the first rule set is the default. This page is made from what the games declare, and `lychgate options GAME --lang de`
says the same in another language."""


def page() -> str:
    return "\n".join([INTRODUCTION, *(section(registry.find(name)) for name in registry.names())]) + "\n"


def section(game: Game) -> str:
    """A game: its rule sets, and a table with a row for each value of each option."""
    words = words_for(game, "en")
    lines = [
        "",
        f"## {title_of(game.name)}",
        "",
        f"`{game.name}`, for {game.players[0]} to {game.players[-1]} players.",
    ]
    lines += ["", "| rule set | | differs in |", "|---|---|---|"]
    for name, chosen in game.rule_sets.items():
        differs = " ".join(f"`{key}={written(value)}`" for key, value in chosen.items())
        lines.append(f"| `{name}` | {rule_set_name(words, game, name)} | {differs} |")
    for name, option in game.options.items():
        lines += ["", f"**{option_name(words, game, name)}** ({option.rule}). {option_meaning(words, game, name)}", ""]
        span = f", {option.values[0]} to {option.values[-1]}" if option.counts else ""
        lines += [f"| `{name}`{span} | |", "|---|---|"]
        lines += [f"| `{value}` | {sentence} |" for value, sentence in values(words, game, name)]
    return "\n".join(lines)


def values(words: Words, game: Game, name: str) -> list[tuple[str, str]]:
    """What may stand for an option, with its sentence; of numbers the default and one other."""
    option = game.options[name]
    shown = (option.default, option.values[-1]) if option.counts else tuple(option.values)
    found = [
        (written(value), option_sentence(words, game, name, value) + " *(default)*" * (value == option.default))
        for value in shown
    ]
    return [*found, *([(f"{FROM_FILE}FILE", option_sentence(words, game, name, "\n"))] if option.reads else [])]


def test_the_page_says_what_is_declared() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "python -m tests.test_options_page brings docs/options.md up to date"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
