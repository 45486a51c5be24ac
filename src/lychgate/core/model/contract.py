"""The contract of a game: fourteen functions over bytes, five that may be left out, and what the table needs besides.

A game's rules work on records; its `exports` are the same functions over raw bytes, with the
signatures below, so that generic code (batches, search, matches) is compiled once for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import numpy as np

from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer, Signature
from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.layout import Bytes, blank, dtype_of
from lychgate.core.model.messages import EVENT_WIDTH, Messages, event_buffer
from lychgate.core.model.plain import PlainPosition, plain_shape
from lychgate.core.model.shapes import Shape
from lychgate.core.model.sorts import Names

NOBODY = -1  # the seat of a spectator

# Why a decision is refused. Positive numbers are rule numbers of the game; these are the table's own.
NOT_ASKED, OVER, UNKNOWN, NOT_THIS = -1, -2, -3, -4

NO_TEXTS: Bytes = np.zeros(0, np.uint8)  # with them a picture is written in numbers
PICTURE_ROOM = 1 << 14  # bytes that most pictures have room in

FINE = 100  # parts of a point that `judge` tells apart


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
    "picture": (BYTES, BYTES, BYTES, BYTES),               # box, view, texts, out -> bytes of JSON; no room: negative
    # These a game may leave out; `exports` puts something plain in their place, as for `legal` and `rollout`.
    "reopen":  (BYTES, BYTES, INT),                        # box, state, seat: take back what others chose unseen
    "lean":    (BYTES, BYTES, INT, BYTES),                 # box, state, seat, chance: let it fit others' choices better
    "judge":   (BYTES, BYTES, INTS, INTS),                 # as outcome, in parts of points: what may come of it
    "sensible": (BYTES, BYTES, INT, INTS),                 # as legal, from a view, less what is plainly useless
    "next_box": (BYTES, BYTES, BYTES),                     # box, state at the end, out: the next game's box of a match
    "standings": (BYTES, INTS, INT, INTS, INTS),           # box, points by game and seat, games, out (places), events
                                                           # (lines) -> 1: the match is over before its last game
    "ruins":   (BYTES, BYTES, INT, INT, BYTES),            # box, view, seat, action, room for a state -> 0, or a ruin
}
# fmt: on


Say = Callable[[str, Mapping[str, Any]], str]  # a message by its name, with arguments, in some language


@dataclass(frozen=True, slots=True)
class Option:
    """One choice a table has about a game's rules; what it is about is a message, and so is each of its values."""

    default: Any
    values: tuple[Any, ...] | range  # a range: any whole number in it
    rule: str
    reads: Callable[[str, str], object] | None = None  # takes a file's text too: (text, source), or says what is wrong
    seat: bool = False  # its values are seats, from 1, as far as there are players; or 0
    brought: bool = False  # its values are names of things that a table may bring, such as decks

    def allows(self, name: str, value: Any) -> bool:
        """Is it one of the values, or a file's text? One that cannot be read is refused with line and reason."""
        if self.reads is not None and isinstance(value, str) and "\n" in value:
            self.reads(value, name)
            return True
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    @property
    def counts(self) -> bool:
        """Are its values numbers that one message tells, `option-<name>-number`?"""
        return self.seat or isinstance(self.values, range)

    @property
    def others(self) -> bool:
        """May there be values that nobody has words for? They are told by `option-<name>-other`."""
        return self.brought or self.reads is not None

    def number(self, value: Any) -> int:
        """What stands in the box for a value: a number as it is, a word's place among the values."""
        return int(value) if isinstance(value, int) else self.values.index(value)

    def refused(self, name: str, value: Any, players: int) -> BadOptions:
        """Why it cannot have this value at a table for so many."""
        if isinstance(self.values, range):
            kind, given = "range", {"least": str(self.values[0]), "most": str(self.values[-1])}
            expected = "a whole number from {least} to {most}"
        elif self.seat:
            kind, given, expected = "seat", {"players": str(players)}, "a seat from 1 to {players} or 0"
        else:
            *others, last = [repr(one) for one in self.values]
            kind, given = (
                ("values", {"values": ", ".join(others), "last": last}) if others else ("value", {"last": last})
            )
            expected = "{values} or {last}" if others else "{last}"
        told = {"option": name, "value": quoted(value), **given}
        sentence = f"Option {name} is {expected.format(**given)}, got {quoted(value)}."
        return BadOptions(sentence, rule=self.rule, message=f"refusal-option-{kind}", arguments=told)


def no_ruins() -> Messages:
    """A game in which no single decision plainly ruins anything; number 0 stands for that."""
    return Messages("ruin", "nothing")


def no_material(box: Any, players: int, settings: Mapping[str, Any]) -> None:
    """A box that holds nothing but the number of players and the options."""


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


class Standings(NamedTuple):
    """How a match of several games stands."""

    places: list[int]
    lines: list[list[int]]  # of points that no game has, about totals: the kind, then its numbers
    over: bool  # before its last game


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
    decisions: Decisions
    events: Messages
    prompts: Messages
    points: Messages
    ruins: Messages = field(default_factory=no_ruins)  # how a decision plainly ends or ruins one's game: see `ruins`
    shape: Shape = None  # type: ignore[assignment]  # of its pictures
    material: Callable[[Any, int, Mapping[str, Any]], None] = no_material  # fills the box: players, complete settings
    style: Mapping[str, int] = field(default_factory=dict)  # how bots search it, by measurement: `bots.styles`
    players_rule: str | None = None  # that goes by the number of players, if one does
    together: bool = False  # all know the same, and win or lose as one: points 1 and place 1, or 0 and place 2
    position: Any = None  # build, facts: any position from readable data, and back from a picture
    texts: Callable[[str], Sequence[Path]] = no_more_texts  # by language: files with more messages, as cards' names
    printed: Callable[[Say], Sequence[Mapping[str, Any]]] = nothing_printed  # what stands on each card, in words
    drawing: Callable[[str], str | None] = nothing_drawn  # a card's picture by its id, as SVG
    title: Callable[[str, Sequence[str]], str | None] = no_title  # in a language, of these words
    decks: ModuleType | None = None  # its decks of cards, as `lychgate cards` asks for them

    def __post_init__(self) -> None:
        """What a game does not draw or set up itself follows from its fields' declarations."""
        if self.shape is None:
            object.__setattr__(self, "shape", plain_shape(self.state))
        if self.position is None:
            object.__setattr__(self, "position", PlainPosition(self.box, self.state))

    @cached_property
    def package(self) -> str:
        """The package that holds its modules."""
        return self.exports.__name__.rpartition(".")[0]

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
        pointers = {name: Pointer(getattr(self.exports, name), SIGNATURES[name]) for name in SIGNATURES}
        for pointer in pointers.values():
            pointer.companions = tuple(pointers.values())
        return pointers

    def has_own(self, name: str) -> bool:
        """Does the game itself bring this function of the contract, or was something plain put in its place?"""
        return name in self.exports.OWN

    @cached_property
    def actions(self) -> int:
        """Decisions are numbered 0 to actions - 1."""
        return self.decisions.count

    @cached_property
    def sorts(self) -> Mapping[str, Names]:
        """The sorts of things with names of their own, among all that is declared."""
        declared = [*self.events, *self.prompts, *self.points, *reversed(list(self.decisions))]
        used = [sort for one in declared for sort in one.arguments.values()]
        return {sort.name: sort for sort in reversed(used) if isinstance(sort, Names)}

    @cached_property
    def has_windows(self) -> bool:
        """Are there moments when all are asked at once, and nobody may learn who could have answered?"""
        return any(prompt.no_answer is not None for prompt in self.prompts)

    @cached_property
    def sealed_prompts(self) -> int:
        """The prompts that are answered unseen by the others, as bits."""
        return sum(1 << prompt for prompt in self.prompts if prompt.sealed)

    def call(self, name: str, *arguments: Any) -> int:
        """Call one function of the contract, compiled or interpreted."""
        return int(self.pointers[name](*arguments))

    def handed_to(self, generic: Pointer, names: Iterable[str]) -> Callable[..., int]:
        """A generic function with these functions of the contract filled in."""
        return generic.handed([self.pointers[name] for name in names])

    def next_box(self, box: Bytes, state: Bytes) -> Bytes:
        """The box of a match's next game, by that of the last and its final state."""
        out = blank(self.box_layout)
        self.call("next_box", box, state, out)
        return out

    def standings(self, box: Bytes, games: Sequence[Sequence[int]]) -> Standings:
        """How a match stands after games with these points."""
        players, lines = len(games[0]), event_buffer()
        points, places = np.array(games, np.int32).ravel(), np.zeros(players, np.int32)
        over = self.call("standings", box, points, len(games), places, lines)
        rows = lines[1 : 1 + int(lines[0]) * EVENT_WIDTH].reshape(-1, EVENT_WIDTH)
        return Standings(places.tolist(), [[int(row[0]), *row[2:].tolist()] for row in rows], over != 0)

    def picture(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        """All that a view holds, as plain data for screens and scripts."""
        found: dict[str, Any] = msgspec.json.decode(self.picture_json(box, view))
        return found

    def picture_json(self, box: Bytes, view: Bytes) -> bytes:
        """The same, as JSON."""
        return self._written(box, view, self.shape.texts)

    def picture_numbers(self, box: Bytes, view: Bytes) -> bytes:
        """The same, as the wire has it: without names, to be read by the shape."""
        return self._written(box, view, NO_TEXTS)

    def _written(self, box: Bytes, view: Bytes, texts: Bytes) -> bytes:
        out = np.empty(PICTURE_ROOM, np.uint8)
        count = self.pointers["picture"](box, view, texts, out)
        if count < 0:
            out = np.empty(-count, np.uint8)
            count = self.pointers["picture"](box, view, texts, out)
        return out[:count].tobytes()

    def facts(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        """All that a view holds, in the words that positions are given in."""
        found: dict[str, Any] = self.position.facts(self.picture(box, view), box, view)
        return found

    def rule(self, number: int) -> str:
        return f"{self.prefix}-{number}"

    def settings(
        self, players: int, rules: str | None = None, options: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Rule set and options made complete, or a sentence on what does not fit."""
        if type(players) is not int or players not in self.players:
            fewest, most, got = self.players.start, self.players.stop - 1, quoted(players)
            raise BadOptions(
                f"{self.name} is for {fewest} to {most} players, got {got}.",
                rule=self.players_rule,
                message="refusal-players",
                arguments={"game": self.name, "fewest": fewest, "most": most, "players": got},
            )
        name = rules if rules is not None else next(iter(self.rule_sets))
        if not isinstance(name, str) or name not in self.rule_sets:
            raise self._has_no("rule sets", self.rule_sets, name)
        if options is not None and not isinstance(options, Mapping):
            raise BadOptions(f"Options are a table of values by name, got {quoted(options)}.")
        chosen = {key: option.default for key, option in self.options.items()} | dict(self.rule_sets[name])
        for key, value in (options or {}).items():
            if key not in self.options:
                raise self._has_no("options", self.options, key)
            option = self.options[key]
            if not option.allows(key, value) or (option.seat and value > players):
                raise option.refused(key, value, players)
            chosen[key] = value
        return chosen

    def _has_no(self, what: str, known: Iterable[str], got: object) -> BadOptions:
        told = {"game": self.name, "known": ", ".join(known), "got": quoted(got)}
        sentence = f"{self.name} has the {what} {told['known']}, got {told['got']}."
        return BadOptions(sentence, message=f"refusal-{what.replace(' ', '-')}", arguments=told)

    def make_box(self, players: int, rules: str | None = None, options: Mapping[str, Any] | None = None) -> Bytes:
        """The read-only options and material of one match."""
        return self.build(players, self.settings(players, rules, options))

    def build(self, players: int, settings: Mapping[str, Any]) -> Bytes:
        """The box for so many players and these (complete, checked) settings."""
        buffer = blank(self.box_layout)
        box = buffer.view(self.box_layout)
        box["players"] = players
        for name, option in self.options.items():
            if name in (self.box_layout.names or ()):
                box[name] = option.number(settings[name])
        self.material(box, players, settings)
        return buffer
