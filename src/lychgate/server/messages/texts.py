"""The server's own sentences, from the Fluent files beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


def say(message: str, arguments: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """A message by its name; what a language lacks is said in English."""
    said = _found(message, arguments, language)
    if said is None:
        raise LookupError(message)
    return said


def say_or(message: str, otherwise: str, language: str = FALLBACK) -> str:
    """A message by its name, or something else where there is none."""
    said = _found(message, None, language)
    return otherwise if said is None else said


def _found(message: str, arguments: Mapping[str, Any] | None, language: str) -> str | None:
    for bundle in (_bundle(language), _bundle(FALLBACK)):
        if bundle is not None and bundle.has_message(message):
            said, _ = bundle.format_pattern(bundle.get_message(message).value, dict(arguments or {}))
            return str(said)
    return None


@cache
def _bundle(language: str) -> Any:
    path = Path(__file__).parent / f"texts.{language}.ftl"
    if not path.exists():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
