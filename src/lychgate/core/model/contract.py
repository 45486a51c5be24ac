"""The contract of a game: eleven functions over bytes, four more for bots, and what the table needs to know besides.

A game's rules work on records; its `exports` are the same functions over raw bytes, with the
signatures below, so that generic code (batches, search, matches) is compiled once for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported, inlined, kernel
from lychgate.core.compile.pointer import (
    BYTES,
    INT,
    INTS,
    Pointer,
    Signature,
)
from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.layout import (
    Bytes,
    Ints,
    Row,
    dtype_of,
)

SEATS = 6  # the most that any game seats
NOBODY = -1  # the seat of a spectator

# Why a decision is refused. Positive numbers are rule numbers of the game; these are the table's own.
NOT_ASKED, OVER, UNKNOWN, NOT_THIS = -1, -2, -3, -4

# Who may see an event, as bits: a seat's own, and one for spectators.
EVERYBODY = -1
SPECTATOR_BIT = 1 << 30

FINE = 100  # parts of a point that `judge` tells apart

EVENT_WIDTH = 8  # kind, audience, six arguments
EVENT_ROOM = 250


@inlined
def emit(
    events: Row,
    kind: int,
    audience: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Tell those in the audience that something happened. A buffer without room hears nothing."""
    if len(events) == 1:
        return
    start = 1 + events[0] * EVENT_WIDTH
    if start + EVENT_WIDTH > len(events):
        return
    events[start] = kind
    events[start + 1] = audience
    events[start + 2] = a
    events[start + 3] = b
    events[start + 4] = c
    events[start + 5] = d
    events[start + 6] = e
    events[start + 7] = f
    events[0] += 1


@kernel
def lowest(bits: int) -> int:
    """The lowest seat among these bits."""
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


def event_buffer(room: int = EVENT_ROOM) -> Ints:
    """An empty out-buffer; with room 0 it keeps nothing, as in playouts."""
    return np.zeros(1 + room * EVENT_WIDTH, np.int32)


# fmt: off
SIGNATURES: Mapping[str, Signature] = {
    "setup":   (BYTES, BYTES, BYTES, INTS),                # box, state, chance, events
    "acting":  (BYTES, BYTES),                             # box, state -> bits of the seats that owe a decision
    "legal":   (BYTES, BYTES, INT, INTS),                  # box, state, seat, out -> how many
    "refusal": (BYTES, BYTES, INT, INT),                   # box, state, seat, action -> 0 or why not
    "apply":   (BYTES, BYTES, INT, INT, BYTES, INTS),      # box, state, seat, action, chance, events
    "prompt":  (BYTES, BYTES, INT, INTS),                  # box, state, seat, out -> what the seat is asked
    "view":    (BYTES, BYTES, INT, BYTES),                 # box, state, seat, out
    "redeal":  (BYTES, BYTES, INT, BYTES, BYTES),          # box, view, seat, chance, out
    "outcome": (BYTES, BYTES, INTS, INTS),                 # box, state, out (points, places), events (lines)
    "rollout": (BYTES, BYTES, BYTES),                      # box, state, chance -> decisions with two or more choices
    "thumb":   (BYTES, BYTES, INT, BYTES),                 # box, view, seat, chance -> action, by rule of thumb
    # These a game may leave out.
    "reopen":  (BYTES, BYTES, INT),                        # box, state, seat: take back what others chose unseen
    "lean":    (BYTES, BYTES, INT, BYTES),                 # box, state, seat, chance: let it fit others' choices better
    "judge":   (BYTES, BYTES, INTS, INTS),                 # as outcome, in parts of points: what may come of it
    "sensible": (BYTES, BYTES, INT, INTS),                 # as legal, from a view, less what is plainly useless
}
# fmt: on


Say = Callable[[str, Mapping[str, Any]], str]  # a message by its name, with arguments, in some language


@exported
def no_choice(box: Any, state: Any, seat: int) -> int:
    """In the place of what a game leaves out: nothing is taken back."""
    return 0


@exported
def no_opinion(box: Any, state: Any, seat: int, chance: Any) -> int:
    """In the place of what a game leaves out: every world fits as well."""
    return 0


@dataclass(frozen=True, slots=True)
class Option:
    """One choice a table has about a game's rules."""

    default: Any
    values: tuple[Any, ...] | range  # a range: any whole number in it
    rule: str
    meaning: str
    reads: Callable[[str, str], object] | None = None  # takes a file's text too: (text, source), or says what is wrong
    seat: bool = False  # its values are seats, from 1, as far as there are players; or 0

    def allows(self, name: str, value: Any) -> bool:
        """Is it one of the values, or a file's text? One that cannot be read is refused with line and reason."""
        if self.reads is not None and isinstance(value, str) and "\n" in value:
            self.reads(value, name)
            return True
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    def expected(self, players: int) -> str:
        """What it can be at a table for so many."""
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return f"a seat from 1 to {players} or 0" if self.seat else " or ".join(repr(value) for value in self.values)


@dataclass(frozen=True, slots=True)
class Telling:
    """A kind of event, prompt or line of points: its message's name, and its arguments by name and sort."""

    name: str
    arguments: Mapping[str, str] = field(default_factory=dict)
    rule: str = ""  # that a line of points follows from
    no_answer: int | None = None  # a window's prompt: the decision that counts if none comes
    sealed: bool = False  # a prompt that several seats answer unseen by each other
    single: bool = False  # a line of points about the places of one game: not said in a match of several


def same_box(box: Bytes, state: Bytes) -> Bytes:
    """The next game of a match begins like the first."""
    return box


def places_by_total(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[int]:
    """The highest total wins; equal totals share a place."""
    totals = [sum(points) for points in zip(*games, strict=True)]
    return [1 + sum(other > total for other in totals) for total in totals]


def no_match_lines(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Totals speak for themselves."""
    return []


def places_together(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[int]:
    """All win if they have won more than half of the games, or else all lose."""
    won = sum(points[0] for points in games)
    return [1 if 2 * won > len(games) else 2] * len(games[0])


def no_more_texts(language: str) -> tuple[Path, ...]:
    """All of a game's messages stand in its story."""
    return ()


def no_title(language: str, words: Sequence[str]) -> str | None:
    """A game without titles."""
    return None


def nothing_printed(say: Say) -> tuple[Mapping[str, Any], ...]:
    """A game whose cards have no texts."""
    return ()


def nothing_drawn(card: str) -> str | None:
    """A game whose cards have no pictures of their own."""
    return None


def all_games_played(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> bool:
    """A match has as many games as was agreed."""
    return False


@dataclass(frozen=True, eq=False)  # a game is itself alone: what is made for it can be cached by it
class Game:
    """The rules of one box, as the rest of the system knows them."""

    name: str
    prefix: str  # of its rule ids: GR
    version: int  # of its rules: a record names it
    players: range
    box: type
    state: type
    exports: ModuleType
    options: Mapping[str, Option]
    rule_sets: Mapping[str, Mapping[str, Any]]
    build: Callable[[int, Mapping[str, Any]], Bytes]
    actions: int  # decisions are numbered 0 to actions - 1
    events: tuple[Telling, ...]
    prompts: tuple[Telling, ...]
    points: tuple[Telling, ...]
    sorts: Mapping[str, Callable[[int], str]]  # a telling's argument of this sort is the message of that name
    notation: ModuleType  # write, read, as_data, from_data
    picture: Callable[[Bytes, Bytes], dict[str, Any]]  # box, view: plain data for screens
    players_rule: str | None = None  # that goes by the number of players, if one does
    picture_json: Callable[[Bytes, Bytes], bytes] | None = None  # the same as JSON, if a game has a quick way to that
    together: bool = False  # all know the same, and win or lose as one: points 1 and place 1, or 0 and place 2
    next_box: Callable[[Bytes, Bytes], Bytes] = same_box  # the last game's box and final state: the next game's box
    position: ModuleType | None = None  # build, facts: any position from readable data, and back
    match_places: Callable[[Mapping[str, Any], Sequence[Sequence[int]]], list[int]] = places_by_total
    # What decided between totals: lines of points (kind, seat, 0 and the telling's other numbers) that no game has.
    match_lines: Callable[[Mapping[str, Any], Sequence[Sequence[int]]], list[tuple[int, ...]]] = no_match_lines
    match_over: Callable[[Mapping[str, Any], Sequence[Sequence[int]]], bool] = all_games_played  # before the last game
    texts: Callable[[str], Sequence[Path]] = no_more_texts  # by language: files with more messages, as cards' names
    printed: Callable[[Say], Sequence[Mapping[str, Any]]] = nothing_printed  # what stands on each card, in words
    drawing: Callable[[str], str | None] = nothing_drawn  # a card's picture by its id, as SVG
    title: Callable[[str, Sequence[str]], str | None] = no_title  # in a language, of these words

    @cached_property
    def folder(self) -> Path:
        """Where its files are."""
        return Path(str(self.exports.__file__)).parent

    @cached_property
    def box_layout(self) -> np.dtype[np.void]:
        return dtype_of(self.box)

    @cached_property
    def state_layout(self) -> np.dtype[np.void]:
        return dtype_of(self.state)

    @cached_property
    def pointers(self) -> Mapping[str, Pointer]:
        """The contract as values that compiled code can be handed."""
        left_out = {
            "reopen": no_choice, "lean": no_opinion, "judge": self.exports.outcome, "sensible": self.exports.legal,
        }  # fmt: skip
        functions: dict[str, Any] = {name: getattr(self.exports, name, left_out.get(name)) for name in SIGNATURES}
        pointers = {name: Pointer(function, SIGNATURES[name]) for name, function in functions.items()}
        for pointer in pointers.values():
            pointer.companions = tuple(pointers.values())
        return pointers

    @cached_property
    def has_windows(self) -> bool:
        """Are there moments when all are asked at once, and nobody may learn who could have answered?"""
        return any(telling.no_answer is not None for telling in self.prompts)

    @cached_property
    def sealed_prompts(self) -> int:
        """The prompts that are answered unseen by the others, as bits."""
        return sum(1 << number for number, telling in enumerate(self.prompts) if telling.sealed)

    @cached_property
    def written(self) -> Mapping[str, int]:
        """Every decision by its notation."""
        return {self.notation.write(action): action for action in range(self.actions)}

    def call(self, name: str, *arguments: Any) -> int:
        """Call one function of the contract, compiled or interpreted."""
        return int(self.pointers[name](*arguments))

    def rule(self, number: int) -> str:
        return f"{self.prefix}-{number}"

    def settings(
        self, players: int, rules: str | None = None, options: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Rule set and options made complete, or a sentence on what does not fit."""
        if type(players) is not int or players not in self.players:
            expected = f"{self.players.start} to {self.players.stop - 1}"
            raise BadOptions(f"{self.name} is for {expected} players, got {quoted(players)}.", rule=self.players_rule)
        name = rules if rules is not None else next(iter(self.rule_sets))
        if not isinstance(name, str) or name not in self.rule_sets:
            raise BadOptions(f"{self.name} has the rule sets {', '.join(self.rule_sets)}, got {quoted(name)}.")
        if options is not None and not isinstance(options, Mapping):
            raise BadOptions(f"Options are a table of values by name, got {quoted(options)}.")
        chosen = {key: option.default for key, option in self.options.items()} | dict(self.rule_sets[name])
        for key, value in (options or {}).items():
            if key not in self.options:
                raise BadOptions(f"{self.name} has the options {', '.join(self.options)}, got {quoted(key)}.")
            option = self.options[key]
            if not option.allows(key, value) or (option.seat and value > players):
                raise BadOptions(f"Option {key} is {option.expected(players)}, got {quoted(value)}.", rule=option.rule)
            chosen[key] = value
        return chosen

    def make_box(self, players: int, rules: str | None = None, options: Mapping[str, Any] | None = None) -> Bytes:
        """The read-only material of one match."""
        return self.build(players, self.settings(players, rules, options))
