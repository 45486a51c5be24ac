"""How a match stands, as much as a list of one's tables shows: who is asked, and of how much each seat was told.

It is stored when a table leaves memory. If the log has gone on since, because the server crashed, it is out of date.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Standing(Struct, frozen=True):
    match: str
    count: int  # decisions
    asked: list[int]  # seats
    told: list[int]  # events, by seat

    def stored(self) -> dict[str, Any]:
        """As the database has it."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def read_standing(row: dict[str, Any] | None) -> Standing | None:
    return None if row is None else msgspec.convert(row, Standing)
