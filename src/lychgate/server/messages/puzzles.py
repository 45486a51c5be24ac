"""Puzzles, as they are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lychgate.server.messages.matches import MatchInfo


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    grade: Annotated[int, Meta(description="1, easy, to 3, hard")]


class PuzzleValue(Struct, frozen=True):
    """What one decision is worth."""

    decision: int
    wins: Annotated[float, Meta(description="of a hundred imagined games")]
    low: Annotated[float, Meta(description="the least that may be, with 95 % confidence")]
    high: float


class PuzzleData(Struct, frozen=True):
    """A moment of a game, as the seat that is asked knows it, with what its decisions are worth."""

    id: str
    game: str
    grade: int
    seat: int
    names: list[str]
    match: MatchInfo
    answers: Annotated[list[int], Meta(description="the decisions that are right, the best first")]
    values: list[PuzzleValue]
