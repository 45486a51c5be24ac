"""What stands in place of numbers for clients that asked for sentences: names, arguments by name, and words."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from lychgate.server.messages.matches import WindowInfo


class DecisionInWords(Struct, frozen=True):
    """A legal decision, as notation and as data."""

    decision: str
    data: dict[str, Any]


# A list of DecisionInWords, put together from parts that never change.
Decisions = Annotated[
    Raw,
    Meta(
        description="every decision that is legal, always in the same order",
        extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/DecisionInWords"}},
    ),
]


class PromptInWords(Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    id: int
    name: str
    arguments: dict[str, int]
    sentence: str
    decisions: Decisions
    window: WindowInfo | None = None


class EventInWords(Struct, frozen=True):
    """Something that happened. The number counts the reader's own events."""

    number: int
    name: str
    arguments: dict[str, int]
    game_number: int
    sentence: str


class PointsInWords(Struct, frozen=True):
    """Why a seat has these points."""

    seat: int
    name: str
    points: int
    rule: str
    arguments: dict[str, int]
    game_number: int
    sentence: str
