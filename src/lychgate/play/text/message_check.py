"""Are the messages whole? Finds what is missing, extra, malformed or asks for wrong arguments in Fluent files.

`problems` looks at a game in one language, `problems_of_file` at any file of which one knows what it should
hold. Both answer with one line for each problem; nothing means that all is well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lychgate.core.model.contract import Game
from lychgate.play.text.option_words import MEANING, expected_messages, is_brought
from lychgate.play.text.rulebook import figure_names
from lychgate.play.text.words import game_file

HIDDEN = re.compile("hidden-[a-z-]+")  # what a bot believes, by place: a game has words for what it likes
HIDDEN_GIVEN = frozenset({"place", "player", "what", "code"})
THING = "THING"  # the function that gives a thing's form
ON_THE_BOX = ("box-name", "box-pitch", "box-minutes")  # what the page says of a game from another package

Expected = Mapping[str, frozenset[str]]  # messages by name, with their arguments


def problems(game: Game, language: str) -> list[str]:
    """What is wrong with a game's messages in this language."""
    path = game_file(game, language)
    if not path.exists():
        return [f"{path.name}: there is no such file."]
    elsewhere = messages_in(*(file for file in game.texts(language) if file.exists()))
    expected = {name: asked for name, asked in expected_of(game).items() if name not in elsewhere}
    brought = {name: frozenset[str]() for name in messages_in(path) if is_brought(game, name)}
    possible = {**brought, **possible_of(game)}
    found = [*problems_of_file(path, expected, possible), *problems_of_forms(game, path)]
    return [*found, *problems_of_options(game, path)]


def messages_in(*paths: Path) -> set[str]:
    """The names of the messages in these files."""
    entries = [entry for path in paths for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def expected_of(game: Game) -> Expected:
    """The messages that a game's declarations need, and their arguments."""
    declared = (*game.events, *game.prompts, *game.points)
    expected = {message.id: frozenset(message.arguments) for message in (*declared, *list(game.ruins)[1:])}
    figures = dict.fromkeys((f"figure-{name}" for name in figure_names(game)), frozenset({"players"}))
    return expected | figures | dict.fromkeys(things_of(game), frozenset()) | dict(expected_messages(game))


def possible_of(game: Game) -> Expected:
    """The messages that a game may have: refusals by its rules, decisions, and what stands on its box."""
    rules = rules_of(game) or {game.rule(number) for number in range(1, 1000)}  # any, while there is no page of rules
    possible = dict.fromkeys((f"refusal-{rule}" for rule in rules), frozenset({"decision"}))
    return possible | decisions_of(game) | dict.fromkeys(ON_THE_BOX, frozenset())


def decisions_of(game: Game) -> dict[str, frozenset[str]]:
    """The messages for the sorts of decisions there are."""
    return {
        f"decision-{decision.name}": frozenset({*decision.arguments, "do", "player", "numbers"})
        for decision in game.decisions
    }


def things_of(game: Game) -> set[str]:
    """The messages that name the things of a game."""
    sorts = game.sorts.values()
    return {sort.message(number) for sort in sorts for number in range(sort.first, sort.first + sort.size)}


def rules_of(game: Game) -> frozenset[str]:
    """The ids of a game's rules, as its English rule page has them."""
    page = game_file(game, "en").with_name("rules.en.md")
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return frozenset(re.findall(rf"\*\*({game.prefix}-\d+)\*\*", text))


def problems_of_file(path: Path, expected: Expected, possible: Expected | None = None) -> Iterator[str]:
    """What is wrong with a Fluent file that should hold the expected messages, and may hold the possible ones."""
    known = {**(possible or {}), **expected}
    text = path.read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    terms: set[str] = set()
    used_terms: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ast.Junk):
            yield f"{path.name}:{line}: malformed: {entry.annotations[0].message}"
        elif isinstance(entry, ast.Term):
            terms.add(entry.id.name)
        elif isinstance(entry, ast.Message):
            name, asked = entry.id.name, _References()
            asked.visit(entry)
            used_terms |= asked.terms
            if name in found:
                yield f"{path.name}:{line}: {name} stands here twice."
            if entry.value is None:
                yield f"{path.name}:{line}: {name} says nothing."
            found[name] = frozenset(asked.variables)
            given = HIDDEN_GIVEN if HIDDEN.fullmatch(name) else known.get(name)
            if given is None:
                yield f"{path.name}:{line}: {name} is extra."
            for argument in sorted(found[name] - (found[name] if given is None else given)):
                yield f"{path.name}:{line}: {name} asks for ${argument}, which it is not given."
    for name in sorted(expected.keys() - found.keys()):
        yield f"{path.name}: {name} is missing."
    for name in sorted(used_terms ^ terms):
        yield f"{path.name}: the term -{name} is {'missing' if name in used_terms else 'extra'}."


def problems_of_forms(game: Game, path: Path) -> Iterator[str]:
    """Forms that sentences ask for (`THING($card, form: "acc")`) and some thing of that sort does not have."""
    declared = {message.id: message.arguments for message in (*game.events, *game.prompts, *game.points)}
    declared |= {f"decision-{decision.name}": decision.arguments for decision in game.decisions}
    messages = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]
    forms = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages}
    for entry in messages:
        asked = _References()
        asked.visit(entry)
        for argument, form in sorted(asked.forms):
            sort = declared.get(entry.id.name, {}).get(argument)
            for thing in (sort.message(number) for number in range(sort.first, sort.first + sort.size)) if sort else ():
                if form not in forms.get(thing or "", ()):
                    yield f"{path.name}: {entry.id.name} asks for the form .{form} of ${argument}; {thing} has none."


def problems_of_options(game: Game, path: Path) -> Iterator[str]:
    """Options that are named, and do not say what they are about."""
    messages = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]
    named = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages}
    for name in game.options:
        if MEANING not in named.get(f"option-{name}", {MEANING}):
            yield f"{path.name}: option-{name} has no .{MEANING}."


class _References(Visitor):  # type: ignore[misc]
    """The variables and terms that a message uses, and the forms of things."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        if node.id.name == THING:
            variable, form = node.arguments.positional[0], node.arguments.named[0]
            self.forms.add((variable.id.name, form.value.value))
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.terms.add(node.id.name)
