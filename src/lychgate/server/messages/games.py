"""A game as data, and its words in one language, as `play.text.export` makes them: what the wire's numbers mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lychgate.server.messages.tables import CardInfo, OptionInfo, PlayersInfo


class SortData(Struct, frozen=True, forbid_unknown_fields=True):
    """What a number stands for: itself, a thing with a code or a name, a seat, or any of a few things, as bits."""

    name: str
    kind: Literal["numbers", "codes", "names", "seats", "subsets"]
    first: int
    size: Annotated[int, Meta(description="how many numbers there are; 0: any number")]
    things: Annotated[list[str] | UnsetType, Meta(description="of codes and names: what is written for each")] = UNSET


class ArgumentData(Struct, frozen=True, forbid_unknown_fields=True):
    """An argument; `sort` is a key of the game's `sorts`."""

    name: str
    sort: str


class DecisionData(Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of decision: numbers from `first` on, one for each set of arguments, the last argument quickest."""

    name: str
    first: int
    pattern: Annotated[str, Meta(description="its notation, with {names} of arguments")]
    arguments: list[ArgumentData]


class EventData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of event; its number is its place in the list, its message `event-<name>`."""

    name: str
    arguments: list[ArgumentData]


class PromptData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of prompt; its message is `prompt-<name>`."""

    name: str
    sealed: Annotated[bool, Meta(description="several seats answer unseen by each other")]
    no_answer: Annotated[int | None, Meta(description="of a window: the decision that counts if none comes")]
    arguments: list[ArgumentData]


class PointsData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of line of points; its message is `points-<name>`, its first arguments are `seat` and `points`."""

    name: str
    rule: str
    single: Annotated[bool, Meta(description="about the places of one game: not said in a match of several")]
    arguments: list[ArgumentData]


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is declared of a game."""

    wire: int
    name: str
    prefix: str
    version: int
    players: PlayersInfo
    rule_sets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    windows: bool
    together: bool
    decisions: list[DecisionData]
    events: list[EventData]
    prompts: list[PromptData]
    points: list[PointsData]
    sorts: dict[str, SortData]
    view: Annotated[dict[str, Any] | UnsetType, Meta(description="the shape of the picture")] = UNSET
    shapes: Annotated[dict[str, Any] | UnsetType, Meta(description="by name, where a shape refers to itself")] = UNSET


class GameWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in one language; what the language lacks is English."""

    messages: Annotated[str, Meta(description="Fluent: one file after the other")]
    rules: Annotated[str, Meta(description="Markdown")]
    cards: list[CardInfo]
