"""What a lesson says: the messages in `lesson.<language>.ftl` beside its chapters."""

from __future__ import annotations

from pathlib import Path

from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import lesson_folder
from lychgate.play.text.message_check import messages_in
from lychgate.play.text.words import FALLBACK, message_bundle


def lesson_file(folder: Path, language: str) -> Path:
    """A lesson's messages in a language."""
    return folder / f"lesson.{language}.ftl"


def lesson_languages(folder: Path) -> tuple[str, ...]:
    """The languages that a lesson is written in."""
    return tuple(sorted(path.name.split(".")[1] for path in folder.glob("lesson.*.ftl")))


def missing(folder: Path, messages: tuple[str, ...], language: str) -> list[str]:
    """Those of the messages that a language lacks."""
    found = messages_in(lesson_file(folder, language))
    return [message for message in dict.fromkeys(messages) if message not in found]


def lesson_text(game: Game, language: str) -> str:
    """A lesson's messages as they stand in the file of a language, or in English."""
    found = [lesson_file(lesson_folder(game), tongue) for tongue in (language, FALLBACK)]
    return next((path.read_text(encoding="utf-8") for path in found if path.exists()), "")


def said(game: Game, message: str, language: str) -> str:
    """A message of a lesson, in English where the language lacks it."""
    for tongue in (language, FALLBACK):
        path = lesson_file(lesson_folder(game), tongue)
        bundle = message_bundle((path,), tongue) if path.exists() else None
        if bundle is not None and bundle.has_message(message):
            text, _ = bundle.format_pattern(bundle.get_message(message).value, {})
            return str(text)
    return message
