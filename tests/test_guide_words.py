"""What a table explains may say what only holds with some options: it asks for options and values that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lychgate.core.input import registry
from lychgate.core.model.contract import Game

BOARDS = Path(__file__).parents[1] / "ui" / "src" / "games"
LANGUAGES = ("en", "de", "fr", "it")
EXPLAINS = re.compile("(guide|sign)-")  # said without anything that only the moment knows


class Asked(Visitor):  # type: ignore[misc]
    """The arguments of a message, and the variants that it has for each."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.variants: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            named = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.variants.append((node.selector.id.name, named))
        self.generic_visit(node)


def asked(text: str) -> Iterator[tuple[str, Asked]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            found = Asked()
            found.visit(entry)
            yield entry.id.name, found


def wrong_in(text: str, game: Game) -> list[str]:
    """Arguments that are no options, and variants that no value of an option is."""
    found = []
    for name, message in asked(text):
        if EXPLAINS.match(name):
            found += [f"{name}: {argument}" for argument in sorted(message.arguments - set(game.options))]
        for option, variants in message.variants:
            if option in game.options:
                values = {str(value).lower() for value in game.options[option].values}
                found += [f"{name}: {option} {variant}" for variant in sorted(variants - values)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_what_a_table_explains_asks_for_options_that_there_are(game: str, language: str) -> None:
    text = (BOARDS / game / "words" / f"board.{language}.ftl").read_text(encoding="utf-8")
    assert sum(1 for name, _ in asked(text) if EXPLAINS.match(name)) > 10
    assert wrong_in(text, registry.find(game)) == []


def test_an_option_that_there_is_not_would_be_found() -> None:
    game = registry.find("graverobbers")
    text = "guide-end = It ends { $early_end ->\n    [never] never\n   *[round] once\n } { $late_end }.\n"
    assert wrong_in(text, game) == ["guide-end: late_end", "guide-end: early_end never"]
