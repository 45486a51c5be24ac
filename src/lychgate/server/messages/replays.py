"""Hints, analyses and replays."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lychgate.server.messages.matches import ActionNumber, Events, Notation, OutcomeInfo, Sentence, View


class MoveInfo(Struct, frozen=True):
    """A decision that was considered: how much of the thought it got, and what is expected of it."""

    decision: ActionNumber | Notation
    share: float
    wins: float
    points: float
    sentence: Sentence | UnsetType = UNSET


class BeliefInfo(Struct, frozen=True):
    """Something that may be hidden: where, what, and how likely."""

    where: str
    what: str
    likely: float
    sentence: Sentence | UnsetType = UNSET


class Hint(Struct, frozen=True):
    """What a bot would decide in the reader's place, who knows no more than the reader."""

    prompt: int
    bot: str
    decision: ActionNumber | Notation
    moves: list[MoveInfo]
    beliefs: list[BeliefInfo]
    together: bool  # all win or lose as one: points say nothing


class MomentInfo(Struct, frozen=True):
    """A decision of a finished match: the chance to win with the best move, and what the one made has cost of it."""

    number: int
    seat: int
    made: ActionNumber | Notation
    best: ActionNumber | Notation
    chance: float
    cost: float
    made_sentence: Sentence | UnsetType = UNSET
    best_sentence: Sentence | UnsetType = UNSET


class GuessInfo(Struct, frozen=True):
    """What could be believed at a moment, and whether it was so."""

    where: str
    what: str
    likely: float
    true: bool
    sentence: Sentence | UnsetType = UNSET


class SwingInfo(Struct, frozen=True):
    """A moment at which a player's chance was quite another than before."""

    moment: MomentInfo
    before: float
    guesses: list[GuessInfo]


class AnalysisInfo(Struct, frozen=True):
    """A finished match thought over again by a bot."""

    match: str
    bot: str
    moments: list[MomentInfo]
    swings: list[SwingInfo]
    together: bool  # everybody's chance is the same


# --- replays


class MatchPage(Struct, frozen=True):
    """A match by its link."""

    match: str
    game: str
    rules: str
    options: dict[str, Any]
    games: int
    names: list[str]
    over: bool
    outcome: OutcomeInfo | None
    commitment: str
    started: str
    ended: str | None
    eyes: list[str]
    rewound: int  # how often somebody among bots took back: if ever, the match counts in no statistics
    taken_up: int  # decisions that were made in another match, from which its position is; then neither
    brought: str | None  # who brought it, having played it on a device; then neither


class Frame(Struct, frozen=True):
    """How a reader saw the match after one change."""

    version: int
    game_number: int
    view: View
    told: int  # events before these
    events: Events


class Frames(Struct, frozen=True, rename={"listed": "list"}):
    """A part of a match as somebody saw it; `frames` is how many there are in all."""

    eyes: str
    frames: int
    listed: list[Frame]


class Verdict(Struct, frozen=True):
    """Whether a record holds; why not, as in a refusal."""

    holds: bool
    message: str | None
    arguments: dict[str, Any]
    sentence: Sentence | UnsetType = UNSET
