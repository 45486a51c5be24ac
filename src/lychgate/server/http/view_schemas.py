"""Views by name in the OpenAPI description: a schema for every part of every game's picture."""

from __future__ import annotations

from typing import Any

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.shapes import Boolean, Listed, Number, Part, Value, Word

IN_WORDS = "InWords"  # so ends the name of what only clients get that asked for sentences
COMPONENT = "#/components/schemas/{name}"
VIEW = f"View{IN_WORDS}"  # any game's picture, as `messages.matches` refers to it


def view_schemas() -> dict[str, Any]:
    """The components: any game's view, and what it refers to."""
    games = [registry.find(name) for name in registry.names()]
    parts = {_name(game, fields): _object(game, fields) for game in games for fields in game.shape.parts}
    return {VIEW: {"anyOf": [_reference(game, game.shape.root) for game in games]}, **parts}


def _name(game: Game, fields: type) -> str:
    return "".join(word.capitalize() for word in game.name.split("_")) + fields.__name__ + IN_WORDS


def _reference(game: Game, fields: type) -> dict[str, Any]:
    return {"$ref": COMPONENT.format(name=_name(game, fields))}


def _object(game: Game, fields: type) -> dict[str, Any]:
    declared = game.shape.parts[fields]
    return {
        "type": "object",
        "description": fields.__doc__,
        "properties": {field.name: _field(game, field.value, fields) for field in declared},
        "required": [field.name for field in declared],
        "additionalProperties": False,
    }


def _field(game: Game, value: Value, owner: type) -> dict[str, Any]:
    return _schema(game, value, owner) | ({"description": value.meaning} if value.meaning else {})


def _schema(game: Game, value: Value, owner: type) -> dict[str, Any]:
    """A value; things and decisions are texts."""
    match value:
        case Listed(item=item):
            found: dict[str, Any] = {"type": "array", "items": _schema(game, item, owner)}
        case Part(fields=fields):
            found = _reference(game, fields or owner)
        case Word(words=words):
            found = {"type": "string", "enum": list(words)}
        case Boolean():
            found = {"type": "boolean"}
        case Number():
            found = {"type": "integer"}
        case _:
            found = {"type": "string"}
    return {"anyOf": [found, {"type": "null"}]} if value.null else found
