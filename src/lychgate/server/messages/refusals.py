"""Refusals, each with a code, a status and a message, and the other texts of the server (`texts.<language>.ftl`).

The rules' own refusals come from `core.errors` and pass through; here are those of tables and guests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from lychgate.core.errors import LychgateError
from lychgate.play.text.words import FALLBACK, message_bundle


def say(message: str, arguments: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """The text of a message; English where the language has none."""
    said = _found(message, arguments, language)
    if said is None:
        raise LookupError(message)
    return said


def _found(message: str, arguments: Mapping[str, Any] | None, language: str) -> str | None:
    for bundle in (_bundle(language), _bundle(FALLBACK)):
        if bundle is not None and bundle.has_message(message):
            said, _ = bundle.format_pattern(bundle.get_message(message).value, dict(arguments or {}))
            return str(said)
    return None


@lru_cache(32)
def _bundle(language: str) -> Any:
    path = Path(__file__).parent / f"texts.{language}.ftl"
    return message_bundle((path,), language) if path.exists() else None


class Refused(LychgateError):
    """A request that cannot be carried out; `retry_after` is in seconds.

    A developer's mistake has a `reason`, in English as it was found; it is no message that others could be made of.
    """

    def __init__(
        self, code: str, *, message: str | None = None, retry_after: int | None = None, **arguments: Any
    ) -> None:
        name = message or f"refused-{code}"
        told = (None, {}) if "reason" in arguments else (name, arguments)
        super().__init__(partial(say, name, arguments), message=told[0], arguments=told[1])
        self.code = code
        self.retry_after = retry_after


STATUS: Mapping[str, int] = {
    "bad-request": 400,
    "bad-message": 400,
    "no-guest": 401,
    "wrong-origin": 403,
    "no-admin": 403,
    "not-admin": 401,
    "banned": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-invited": 403,
    "table-locked": 403,
    "muted": 403,
    "seen-another": 403,
    "browser-seen-another": 403,
    "kicked": 403,
    "declined": 403,
    "not-yours-to-say": 403,
    "no-hints": 403,
    "not-yours-to-vote": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-request": 404,
    "no-such-guest": 404,
    "no-such-ban": 404,
    "no-such-report": 404,
    "unknown-game": 404,
    "not-offered": 404,
    "wrong-method": 405,
    "stale-prompt": 409,
    "not-asked": 409,
    "game-over": 409,
    "not-gathering": 409,
    "other-seed": 409,
    "not-playing": 409,
    "nothing-asked": 409,
    "not-over": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "seat-reserved": 409,
    "seat-closed": 409,
    "ask-first": 409,
    "table-full": 409,
    "seats-open": 409,
    "already-seated": 409,
    "cannot-undo": 409,
    "no-vote": 409,
    "host-is-here": 409,
    "undone-enough": 409,
    "rules-changed": 409,
    "code-spent": 410,
    "link-spent": 410,
    "address-refused": 409,
    "too-large": 413,
    "old-page": 426,
    "bad-options": 422,
    "bad-network": 422,
    "no-ban": 422,
    "nobody-there": 422,
    "illegal-decision": 422,
    "unknown-decision": 422,
    "bad-record": 422,
    "bots-name": 422,
    "mixed-name": 422,
    "bad-address": 422,
    "bad-webhook": 422,
    "too-long": 422,
    "cannot-score": 422,
    "too-many": 429,
    "asked-lately": 429,
    "enough-tables": 429,
    "enough-tables-here": 429,
    "fault": 500,
    "game-compiling": 503,
    "bots-compiling": 503,
    "cannot-compile": 503,
    "bot-failed": 503,
    "mail-failed": 503,
    "database-failed": 503,
    "too-many-tables": 503,
    "stopping": 503,
    "table-moving": 503,
}


def status_of(error: LychgateError) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(error.code, 422)


MOVING = "table-moving"


def table_moving() -> Refused:
    """A table has no owner who answers at the moment."""
    return Refused(MOVING, retry_after=1)


def too_many(seconds: float) -> Refused:
    """A rate limit is exceeded; the client may try again after this time."""
    return Refused("too-many", retry_after=max(1, round(seconds)))
