"""A database's URL: the file it means, and how it is shown without its password."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

PASSWORDS = re.compile(r"^((?:[\w+.-]+:)?(?://)?[^/?#@]*?):(?!//)(.*)@|([?&]\w*password=)[^&]*", re.IGNORECASE)


def without_password(url: str) -> str:
    """A database's URL as it may be shown, whatever else is wrong with it."""
    return PASSWORDS.sub(lambda found: f"{found[3]}***" if found[3] else f"{found[1]}:***@", url)


def passwords(url: str) -> list[str]:
    """The secrets in a database's URL, as they stand there and as a driver gets them."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return []
    given = [found.password, *(value for key, value in found.query.items() if key.lower().endswith("password"))]
    written = [one[2] for one in PASSWORDS.finditer(url) if one[2]]
    return [str(secret) for secret in (*given, *written) if secret]


def without_secrets(said: object, url: str) -> str:
    """What a driver says, without the secrets of the URL that it was given."""
    shown = str(said).replace(url, without_password(url))
    for secret in passwords(url):
        shown = shown.replace(secret, "***")
    return shown


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is in memory, or somewhere else."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        return None
    return Path(str(found.database).removeprefix("file:"))
