"""docs/pictures.md says what the games declare of their pictures.

`python -m tests.test_pictures_page` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.shapes import Boolean, Listed, Notation, Number, Part, Thing, Value, Word

PAGE = Path(__file__).parents[1] / "docs" / "pictures.md"
INTRODUCTION = """# Pictures

A view is all that a reader may know. As plain data it is a *picture*: `match.view(seat)` in Python, `view` in the
server's messages and in replays, what boards are drawn from. Each game declares the shape of its pictures once
(`words/shape.py`); this page, the page's TypeScript types (`ui/src/games/<game>/picture.ts`) and the schemas in
`/schema/openapi.json` are made from it ([how](adding-a-game.md#pictures)).

The same picture has two forms:

- **with names**, as below: objects with the fields in this order, words, and things by their codes;
- **in numbers** (`game.picture_numbers(box, view)`): an object is the list of its values in this order, a word its
  place among the words, from 0, a thing the number that it has in its sort, a decision its number, true and false 1
  and 0. `game.shape.as_data()` is what such a list is read by, `game.shape.shapes_as_data()` the parts that hold
  themselves.

What the reader does not know is null. Seats are counted from 0."""


def page() -> str:
    return "\n".join([INTRODUCTION, *(section(registry.find(name)) for name in registry.names())]) + "\n"


def section(game: Game) -> str:
    """A game, with a table for each part of its pictures."""
    lines = ["", f"## {game.name}"]
    for fields, declared in game.shape.parts.items():
        lines += ["", f"**{fields.__name__}** — {fields.__doc__}", "", "| field | value | |", "|---|---|---|"]
        for field in declared:
            lines.append(f"| `{field.name}` | {said(field.value, fields)} | {field.value.meaning} |")
    return "\n".join(lines)


def said(value: Value, owner: type) -> str:
    return f"{_said(value, owner)}, or null" if value.null else _said(value, owner)


def _said(value: Value, owner: type) -> str:
    match value:
        case Listed(item=item):
            return f"list: {said(item, owner)}"
        case Part(fields=fields):
            return (fields or owner).__name__
        case Word(words=words):
            return " ".join(f"`{word}`" for word in words)
        case Thing(sort=sort):
            return f"thing of the sort *{sort.name}*"
        case Notation():
            return "decision, as notation"
        case Boolean():
            return "true or false"
        case Number():
            return "number"
    raise AssertionError(value)


def test_the_page_says_what_is_declared() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "python -m tests.test_pictures_page brings docs/pictures.md up to date"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
