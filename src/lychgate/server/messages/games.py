"""A game as data, and its words in one language, as `play.text.export` makes them: what the wire's numbers mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lychgate.server.messages.game_list import CardInfo, OptionInfo, PlayersInfo
from lychgate.server.messages.matches import Events, OutcomeInfo, View


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
    rule: Annotated[str, Meta(description="that it follows from; empty: none is named")]
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


class RuinData(Struct, frozen=True, forbid_unknown_fields=True):
    """How a decision plainly ends or ruins one's game; its message is `ruin-<name>`, number 0 stands for nothing."""

    name: str
    rule: str


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is declared of a game."""

    wire: int
    name: str
    prefix: str
    version: int
    players: PlayersInfo
    rule_sets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    boxes: Annotated[
        dict[str, dict[str, int]],
        Meta(description="by the number of players, what the box has for them, by the names of its fields"),
    ]
    windows: bool
    together: bool
    decisions: list[DecisionData]
    events: list[EventData]
    prompts: list[PromptData]
    points: list[PointsData]
    ruins: list[RuinData]
    sorts: dict[str, SortData]
    view: Annotated[dict[str, Any] | UnsetType, Meta(description="the shape of the picture")] = UNSET
    shapes: Annotated[dict[str, Any] | UnsetType, Meta(description="by name, where a shape refers to itself")] = UNSET


class StepData(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: what is said and pointed at, and the decisions that go on; none: the learner reads on."""

    say: Annotated[str, Meta(description="a message of the lesson")]
    point: Annotated[list[str], Meta(description="signs and anchors of the board")]
    expect: Annotated[list[int], Meta(description="decisions by their numbers")]
    otherwise: Annotated[
        list[tuple[str, str]],
        Meta(description="a pattern of notation, where * is anything, and its answer"),
    ]
    told: Annotated[int, Meta(description="events that the learner has been told when it is due")]


class ChapterData(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a lesson; its title is the message `chapter-<name>`."""

    name: str
    play_on: Annotated[bool, Meta(description="after it the game goes on to its end")]
    rules: list[str]
    steps: list[StepData]


class LessonData(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson in one language; what the language lacks is English."""

    chapters: list[ChapterData]
    messages: Annotated[str, Meta(description="Fluent")]


class GameWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in one language; what the language lacks is English."""

    messages: Annotated[str, Meta(description="Fluent: one file after the other")]
    rules: Annotated[str, Meta(description="Markdown")]
    rulings: Annotated[str, Meta(description="Markdown: why rules are read so, and what else could be read there")]
    cards: list[CardInfo]


class FrameData(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a figure, in the numbers of the wire."""

    view: Annotated[Any, Meta(description="the picture")]
    events: Annotated[list[list[int]], Meta(description="what has happened since the frame before")]


class FigureData(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the rulebook: a position with a caption, or a chapter of the lesson played through."""

    rule: Annotated[str, Meta(description="that it stands at")]
    chapter: str | None
    name: Annotated[str | None, Meta(description="of its caption, the message figure-NAME")]
    players: int
    seat: Annotated[int | None, Meta(description="whose eyes these are; null: a spectator's")]
    frames: list[FrameData]


class ScoreInfo(Struct, frozen=True):
    """A real table, scored: what everybody sees of it, what happened, and the points where the game is over."""

    view: View
    events: Events
    outcome: OutcomeInfo | None
