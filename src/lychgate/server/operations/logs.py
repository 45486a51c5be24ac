"""Structured logs without secrets: tokens, codes and passwords are removed from every entry."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import EventDict, WrappedLogger

from lychgate.server.operations.database_url import without_secrets
from lychgate.server.operations.settings import SECRETS, Settings

SECRET = {"token", "cookie", "authorization", "code", "invite", "seed", "entropy", "notes", "headers", "query"}


def configure(settings: Settings) -> None:
    """Write the log as the settings say."""
    level = getattr(logging, settings.log_level.upper())
    shown: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log == "json" and not sys.stderr.isatty()  # text for a person at a terminal
        else structlog.dev.ConsoleRenderer(colors=False)
    )

    def tidied(value: object) -> object:
        """Passwords of the settings are removed, from tracebacks too."""
        if not isinstance(value, str):
            return value
        said = without_secrets(value, settings.database)
        for name in SECRETS:
            if secret := getattr(settings, name):
                said = said.replace(secret, "***")
        return said

    class Tidied(logging.Formatter):
        def format(self, record: logging.LogRecord) -> str:
            return str(tidied(super().format(record)))

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            structlog.processors.format_exc_info,
            lambda _, __, event: {key: tidied(value) for key, value in event.items()},
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(Tidied(logging.BASIC_FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[others])


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return {key: "hidden" if key.lower() in SECRET else value for key, value in event.items()}
