"""What a table in memory and the messages about it have in common: its phase, and the title of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["gathering", "playing", "over"]


class GivenTitle(Struct, frozen=True):
    """The title that players gave to one game of one match, and who gave it."""

    match: str
    game_number: int
    seat: int
    text: str
