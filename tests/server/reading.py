"""What a client makes of numbers, as far as tests look into them: pictures by name again, from the game as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.input import registry
from lychgate.play.text.export import game_data

Shape = Mapping[str, Any]


def named_view(game: str, view: Any) -> Any:
    """A picture with names; one that has them already as it is."""
    if not isinstance(view, list):
        return view
    data = game_data(registry.find(game))
    return _named(data["view"], view, data)


def _named(shape: Shape, value: Any, data: Shape) -> Any:
    if value is None:
        return None
    match next(iter(shape.items())):
        case "object", fields:
            return {name: _named(part, one, data) for (name, part), one in zip(fields, value, strict=True)}
        case "list", part:
            return [_named(part, one, data) for one in value]
        case "word", words:
            return words[value]
        case "thing", sort:
            found = data["sorts"][sort]
            return found["things"][value - found["first"]]
        case "decision", _:
            return registry.find(data["name"]).decisions.write(value)
        case "boolean", _:
            return bool(value)
        case "ref", name:
            return _named(data["shapes"][name], value, data)
    return value


def with_names(game: str, message: Any) -> Any:
    """The same message, with every picture in it by name."""
    if isinstance(message, list):
        return [with_names(game, one) for one in message]
    if not isinstance(message, dict):
        return message
    return {key: named_view(game, one) if key == "view" else with_names(game, one) for key, one in message.items()}


def event_name(game: str, event: Any) -> str:
    """What kind of event it is, as numbers or with sentences."""
    return str(registry.find(game).events[event[1]].name if isinstance(event, list) else event["name"])


def prompt_name(game: str, prompt: Any) -> str:
    """What a prompt asks, as numbers or with sentences."""
    return str(registry.find(game).prompts[prompt["asks"][0]].name if "asks" in prompt else prompt["name"])
