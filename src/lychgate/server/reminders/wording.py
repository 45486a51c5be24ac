"""What a reminder says, in its reader's language, and in the form that its receiver reads.

It names games and links, and nothing else of a match: whoever reads along learns that it is somebody's turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from lychgate.core.errors import LychgateError
from lychgate.play.text.rulebook import rulebook
from lychgate.play.text.words import FALLBACK, message_bundle

Form = Literal["plain", "discord", "ntfy"]
MOST_TABLES = 15  # that a reminder names
MOST_DISCORD = 2000  # characters


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table where it is the reader's turn."""

    table: str
    game: str
    players: int
    link: str


@dataclass(frozen=True, slots=True)
class Told:
    """A message in words."""

    subject: str
    text: str


def say(message: str, language: str, **arguments: Any) -> str:
    """A message of `words.<language>.ftl`; in English, if there is no such language."""
    bundle = _bundle(language) or _bundle(FALLBACK)
    said, _ = bundle.format_pattern(bundle.get_message(message).value, arguments)
    return str(said)


@cache
def _bundle(language: str) -> Any:
    path = Path(__file__).parent / f"words.{language}.ftl"
    return message_bundle((path,), language) if path.exists() else None


def game_name(game: str, language: str) -> str:
    """What a game is called: the heading of its rulebook."""
    try:
        return rulebook(game, language).text.partition("\n")[0].lstrip("# ").strip() or game
    except LychgateError:
        return game


def digest(waiting: Sequence[Waiting], stop: str, language: str) -> Told:
    """All tables that wait for the reader, and the link that ends reminders."""
    lines = [
        say("reminder-table", language, game=game_name(one.game, language), players=one.players, link=one.link)
        for one in waiting[:MOST_TABLES]
    ]
    if len(waiting) > MOST_TABLES:
        lines.append(say("reminder-more", language, count=len(waiting) - MOST_TABLES))
    subject = say("reminder-subject", language, count=len(waiting))
    return Told(subject, "\n".join([subject, "", *lines, "", say("reminder-stop", language, link=stop), ""]))


def first(stop: str, language: str) -> Told:
    """What a webhook is sent when it is set up."""
    return Told(
        say("first-subject", language),
        "\n".join([say("first-text", language), say("reminder-stop", language, link=stop)]),
    )


def asking(confirm: str, never: str, language: str) -> Told:
    """What an e-mail address is sent before anything else."""
    lines = [say("confirm-text", language), "", confirm, "", say("confirm-never", language), "", never, ""]
    return Told(say("confirm-subject", language), "\n".join(lines))


def webhook_body(form: Form, path: str, told: Told, waiting: Sequence[Waiting], stop: str) -> tuple[str, bytes]:
    """What a webhook is posted, and to which path of its host."""
    found: Mapping[str, Any]
    match form:
        case "discord":
            found = {"content": told.text[:MOST_DISCORD], "allowed_mentions": {"parse": []}}
        case "ntfy":  # published at the root, by the topic's name: a header could not hold every language
            folder, _, topic = urlsplit(path).path.rstrip("/").rpartition("/")
            query = urlsplit(path).query
            path = f"{folder}/" + (f"?{query}" if query else "")
            click = {"click": waiting[0].link} if waiting else {}
            found = {"topic": topic, "title": told.subject, "message": told.text, **click}
        case "plain":
            tables = [{"table": one.table, "game": one.game, "link": one.link} for one in waiting]
            found = {"subject": told.subject, "text": told.text, "tables": tables, "stop": stop}
    return path, msgspec.json.encode(found)
