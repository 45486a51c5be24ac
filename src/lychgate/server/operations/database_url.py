"""A database's URL: the file it means, and how it is shown without its password."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote_plus

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

BEFORE_HOST = re.compile(r"^((?:[\w+.-]+:)?(?://)?[^/?#@]*?):(?!//)(.*)@")
PARAMETER = re.compile(r"([?&]([^=&]*)=)([^&]*)")
SECRET_NAME = re.compile(r"pass|pwd|secret|token|key", re.IGNORECASE)
ODBC = "odbc_connect"  # a whole list of parameters, which may hold an "&"
ODBC_REST = re.compile(rf"([?&]{ODBC}=).*", re.IGNORECASE)
ODBC_SECRET = re.compile(r"(?:pwd|pass\w*)=([^;]*)", re.IGNORECASE)


def without_password(url: str) -> str:
    """A database's URL as it may be shown, whatever else is wrong with it."""
    found = BEFORE_HOST.match(url)
    if found is not None:
        url = f"{found[1]}:***@{'' if _is_unclear(found[2]) else url[found.end() :]}"
    shown = PARAMETER.sub(lambda one: f"{one[1]}***" if _is_secret(one[2]) else one[0], url)
    return ODBC_REST.sub(r"\1***", shown)


def _is_unclear(password: str) -> bool:
    """Is it unclear where the secret ends, in what stands before the host?"""
    return any(_is_secret(one[2]) for one in PARAMETER.finditer(password))


def _is_secret(parameter: str) -> bool:
    name = unquote_plus(parameter)
    return SECRET_NAME.search(name) is not None or name.lower() == ODBC


def passwords(url: str) -> list[str]:
    """The secrets in a database's URL, as they stand there and as a driver gets them."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return []
    given = [str(found.password or "")]
    for name, values in found.normalized_query.items():
        if _is_secret(name):
            given += [*values, *(secret for value in values for secret in ODBC_SECRET.findall(value))]
    written = [one[3] for one in PARAMETER.finditer(url) if _is_secret(one[2])]
    for one in BEFORE_HOST.finditer(url):
        written += [one[2], url[one.end() :]] if _is_unclear(one[2]) else [one[2]]
    return sorted(filter(None, {*given, *written}), key=len, reverse=True)  # none is left of by a part of it


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
