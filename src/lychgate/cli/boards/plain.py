"""The board of a game that has none of its own: everything the view holds, as names and values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from lychgate.cli.table.scene import Scene


def draw(scene: Scene) -> list[Text]:
    """Everything in the view, a line a thing."""
    lines = [line for key, value in scene.view.items() for line in told(key, value, scene.width)]
    if len(lines) > scene.height:
        lines = [*lines[: scene.height - 1], Text("…", style="dim")]
    return lines


def told(key: str, value: Any, width: int) -> Iterator[Text]:
    if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        yield Text(f"{key}", style="bold")
        for entry in value:
            yield cut(Text(f"  {short(entry)}"), width)
    else:
        yield cut(Text.assemble((f"{key} ", "bold"), short(value)), width)


def short(value: Any) -> str:
    """A value on one line; what is not known is left out."""
    if isinstance(value, dict):
        known = {key: entry for key, entry in value.items() if entry is not None}
        return "  ".join(f"{key} {short(entry)}" for key, entry in known.items())
    if isinstance(value, list):
        return f"[{', '.join(short(entry) for entry in value)}]"
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def label(scene: Scene, key: str, value: Any) -> Text:
    """Part of a decision, as it is written."""
    return Text(str(value) if key == "do" else f"{key} {value}")
