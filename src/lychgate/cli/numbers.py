"""Numbers as the reader's language writes them: 4.18 is 4,18 in German, and a share 44 % or 44%."""

from __future__ import annotations

from babel.numbers import format_decimal

from lychgate.cli import language
from lychgate.cli.say import say


def decimal(number: float, digits: int = 1, *, grouped: bool = False) -> str:
    """A number with so many decimals; `grouped`: with separators between thousands."""
    pattern = f"{'#,##0' if grouped else '0'}.{'0' * digits}" if digits else ("#,##0" if grouped else "0")
    return str(format_decimal(number, format=pattern, locale=language.current()))


def percent(share: float, digits: int = 0) -> str:
    """A share of one."""
    return say("percent", percent=decimal(100 * share, digits))
