"""Writes ui/src/games/<game>/picture.ts: the types of a game's pictures, from their declared shapes.

    python ui/build/picture_types.py

Tests hold the files to what this would write.
"""

from __future__ import annotations

from pathlib import Path

from lychgate.core.input import registry
from lychgate.core.model.shapes import Boolean, Listed, Number, Part, Shape, Value, Word

GAMES = Path(__file__).resolve().parents[1] / "src" / "games"
MARK = "// Made from src/lychgate/games/{game}/words/shape.py by ui/build/picture_types.py"


def target(game: str) -> Path:
    return GAMES / game / "picture.ts"


def games() -> list[str]:
    """The games whose boards are in the page."""
    return [name for name in registry.names() if (GAMES / name / "view.ts").exists()]


def types(game: str) -> str:
    """The file's text."""
    shape = registry.find(game).shape
    return "\n\n".join([MARK.format(game=game), *(interface(shape, fields) for fields in shape.parts)]) + "\n"


def interface(shape: Shape, fields: type) -> str:
    """A class with its fields; meanings are comments."""
    lines = [f"/** {fields.__doc__} */", f"export interface {fields.__name__} {{"]
    for field in shape.parts[fields]:
        if field.value.meaning:
            lines.append(f"  /** {field.value.meaning} */")
        lines.append(f"  {field.name}: {type_of(field.value, fields)}")
    return "\n".join([*lines, "}"])


def type_of(value: Value, owner: type) -> str:
    """A value in TypeScript; things and decisions are texts."""
    found = _type_of(value, owner)
    return f"{found} | null" if value.null else found


def _type_of(value: Value, owner: type) -> str:
    match value:
        case Listed(item=item):
            found = type_of(item, owner)
            return f"({found})[]" if "|" in found else f"{found}[]"
        case Part(fields=fields):
            return (fields or owner).__name__
        case Word(words=words):
            return " | ".join(f"'{word}'" for word in words)
        case Boolean():
            return "boolean"
        case Number():
            return "number"
        case _:
            return "string"


if __name__ == "__main__":
    for name in games():
        target(name).write_text(types(name), encoding="utf-8")
