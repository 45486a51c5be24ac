"""The settings of a server: from a file, the environment and flags, each of which overrides the one before.

Every setting is a field of `Settings`; its name is the key in the file (`port = 8000`), the variable
(`LYCHGATE_PORT`) and the flag (`--port`).
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec

from lychgate.core.errors import BadOptions
from lychgate.server.operations.database_url import without_password

PREFIX = "LYCHGATE_"
SECRETS = ("metrics_token", "admin_token")

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Origin = Annotated[str, msgspec.Meta(pattern=r"^https?://[^/?#@\s]+$")]

SECRETS = ("metrics_token", "smtp_password")


def shown(name: str, value: Any) -> str:
    """A setting as it may appear in a message or a log: without secrets."""
    if name in SECRETS and value is not None:
        return "***"
    return repr(without_password(value) if name == "database" and isinstance(value, str) else value)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///lychgate.sqlite3"
    processes: Count = 1  # that serve the port; more than one need PostgreSQL
    internal_address: str | None = None  # HOST:PORT where processes of other machines reach this one
    sync: Literal["normal", "full"] = "normal"  # full: decisions survive a power cut too, at a cost
    origins: tuple[str, ...] = ()  # besides the server's own: other origins whose pages may send requests
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For and -Proto are trusted
    metrics_token: str | None = None  # without it /metrics answers the machine itself only
    admin_token: Annotated[str, msgspec.Meta(min_length=20)] | None = None  # without it nobody is admin
    log: Literal["json", "text"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    static: str | None = None  # a folder with the built browser table, if not the one in the package
    bot_workers: Count = 2
    bot_seconds: Seconds = 0.8  # every answer of a bot takes this long, or a whole multiple of it
    window_seconds: Annotated[float, msgspec.Meta(ge=0, le=0.3)] = 0.25  # in a window all bots answer after this time
    bot_patience: Seconds = 30.0  # a worker that thinks longer is replaced
    away_seconds: Seconds = 10.0  # without a connection for so long, a player is shown as away
    unload_seconds: Seconds = 60.0  # tables nobody uses leave memory after this; the database keeps them
    expire_days: Annotated[float, msgspec.Meta(gt=0)] = 30.0  # idle tables are removed after this
    expire_running_days: Annotated[float, msgspec.Meta(gt=0)] | None = None  # and matches in which somebody sits
    expire_per_hour: Count = 200  # tables and finished matches that are removed in an hour at most
    settling_minutes: Annotated[float, msgspec.Meta(ge=0)] = 60.0  # after a start, or a jump of the clock: none
    replay_days: Annotated[float, msgspec.Meta(gt=0)] = 3650.0  # finished matches are removed after this
    guest_days: Annotated[float, msgspec.Meta(gt=0)] = 400.0  # guests who sit nowhere are removed so long after use
    chat_days: Annotated[float, msgspec.Meta(gt=0)] | None = None  # lines of chat; none: as long as their table
    report_days: Annotated[float, msgspec.Meta(gt=0)] = 180.0  # reports are removed after this
    most_tables: Count = 10_000  # unfinished tables at once
    tables_per_guest: Count = 30  # unfinished ones that a guest has made within a day
    tables_per_address: Count = 150  # and all guests of one address
    most_sockets: Count = 5_000
    most_sockets_per_address: Count = 100
    requests_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0  # of one address; bursts of ten seconds' worth
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 10.0  # over one WebSocket; bursts likewise
    reading_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0  # seconds of work on replays for one address
    thoughts_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0  # hints and analyses that one guest may ask for
    guests_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0  # new guests and tables from one address
    public_url: Origin | None = None  # where people reach this server: for the links in reminders
    smtp_host: str | None = None  # the mail server; without it, no reminders by e-mail
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str | None = None
    smtp_password: str | None = None
    mail_from: str | None = None  # the sender's address
    webhooks: Literal["off", "public", "any"] = "off"  # reminders to URLs of guests; any: http and private ones too
    reminder_hours: Seconds = 1.0  # between two reminders to one guest, at least
    reminder_minutes: Seconds = 10.0  # after a guest was connected: none

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={text}' for name, text in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [(name, shown(name, getattr(self, name))) for name in self.__struct_fields__]


def load(file: Path | None = None, environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Settings from a file, the environment and flags; a flag that is None was not given."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(_misfit(str(error), values)) from None
    _check_together(found)
    return found


def _check_together(found: Settings) -> None:
    """Refuse settings that need others: found out at the start, and not by the first reminder."""
    needed: dict[str, tuple[str, ...]] = (
        {"smtp_host": ("public_url", "mail_from")} if found.smtp_host is not None else {}
    )
    needed |= {"webhooks": ("public_url",)} if found.webhooks != "off" else {}
    for name, others in needed.items():
        for other in others:
            if getattr(found, other) is None:
                raise BadOptions(f"Expected the setting {other} beside {name}, got none.")


NUMBERS = {"int": "a whole number", "float": "a number"}
BOUNDS = {"<=": "of at most", ">=": "of at least", ">": "greater than"}


def _misfit(error: str, values: Mapping[str, Any]) -> str:
    """A validation error as a sentence with the setting's name."""
    found = re.search(r"at `\$\.(\w+)", error)
    if found is None:  # it knows no such setting
        return f"Expected settings out of {', '.join(Settings.__struct_fields__)}; got others: {error}."
    name, expected = found[1], error.partition(" - at ")[0].partition(", got ")[0]
    choices = get_args(get_type_hints(Settings)[name])
    if bounded := re.fullmatch(r"Expected `(int|float)`(?: (\S+) (\S+))?", expected):
        number, bound, limit = bounded.groups()
        expected = f"Expected {NUMBERS[number]}" + (f" {BOUNDS[bound]} {limit.removesuffix('.0')}" if bound else "")
    elif "matching regex" in expected:
        expected = "Expected an address such as https://table.example, without a path,"
    elif expected.startswith("Invalid enum value"):
        expected = f"Expected {' or '.join(choices)}"
    return f"{expected} as the setting {name}, got {shown(name, values[name])}."


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions(f"Expected a file of settings at {file}, got: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"Expected TOML in {file}, got: {error}.") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = text.split() if name == "origins" else text
    return found
