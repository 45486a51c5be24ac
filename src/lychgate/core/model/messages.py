"""Messages: what a game tells — events, prompts, lines of points — declared once each.

    EVENTS = Messages("event")
    DEALT = EVENTS.add("dealt", cards=NUMBER)

A declared message is its own number, which rules hand to `emit`; its name is that of a Fluent message, and its
arguments are named, with their sorts. Interpreted, `emit` checks the numbers it gets against them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import COMPILING, inlined
from lychgate.core.model.layout import Ints, Row
from lychgate.core.model.sorts import NUMBER, SEAT, Codes, Names, Sort, renamed

# Who may see an event, as bits: a seat's own, and one for spectators.
EVERYBODY = -1
SPECTATOR_BIT = 1 << 30

EVENT_WIDTH = 8  # kind, audience, six arguments
EVENT_ROOM = 250


class Message(int):
    """A kind of event, prompt or line of points: its number, with its name and arguments."""

    what: str
    name: str
    arguments: Mapping[str, Sort]
    rule: str  # that an event, or a line of points, follows from
    no_answer: int | None  # a window's prompt: the decision that counts if none comes
    sealed: bool  # a prompt that several seats answer unseen by each other
    single: bool  # a line of points about the places of one game: not said in a match of several

    def __new__(cls, number: int, what: str, name: str, arguments: Mapping[str, Sort], **more: Any) -> Message:
        made = super().__new__(cls, number)
        made.what, made.name, made.arguments = what, name, arguments
        made.rule, made.no_answer = more.get("rule", ""), more.get("no_answer")
        made.sealed, made.single = more.get("sealed", False), more.get("single", False)
        return made

    @property
    def id(self) -> str:
        """The name of its Fluent message."""
        return f"{self.what}-{self.name}"

    def check(self, numbers: tuple[int, ...]) -> None:
        """Refuse numbers that are not what was declared."""
        names = list(self.arguments)
        assert len(numbers) == len(names), f"{self.id} takes {', '.join(names) or 'nothing'}; got {numbers}"
        for (name, sort), number in zip(self.arguments.items(), numbers, strict=True):
            assert sort.allows(number), f"{self.id}: there is no {sort.name} {number} ({name})"


class Messages:
    """All messages of one kind, in the order of their numbers."""

    def __init__(self, what: str, *first: str) -> None:
        self.what = what
        self._declared: list[Message] = []
        for name in first:
            self.add(name)

    def __iter__(self) -> Iterator[Message]:
        return iter(self._declared)

    def __len__(self) -> int:
        return len(self._declared)

    def __getitem__(self, number: int) -> Message:
        return self._declared[number]

    def named(self, name: str) -> Message:
        """The message of that name."""
        return next(message for message in self._declared if message.name == name)

    def add(
        self, name: str, rule: str = "", /, *, sealed: bool = False, no_answer: int | None = None, **arguments: Sort
    ) -> Message:
        """Declare an event, by the rule that readers of it may want to look up; or a prompt."""
        return self._add(name, arguments, rule=rule, sealed=sealed, no_answer=no_answer)

    def line(self, name: str, rule: str, /, *, single: bool = False, **arguments: Sort) -> Message:
        """Declare a line of points, by the rule that it follows from: who gets how many, and why."""
        return self._add(name, {"seat": SEAT, "points": NUMBER, **arguments}, rule=rule, single=single)

    def renamed(self, **sorts: Names) -> Messages:
        """The same messages, with other names for the things of these sorts: say, the cards of other decks."""
        other = Messages(self.what)
        for message in self:
            more = {name: getattr(message, name) for name in ("rule", "no_answer", "sealed", "single")}
            other._add(message.name, renamed(message.arguments, sorts), **more)
        return other

    def _add(self, name: str, arguments: Mapping[str, Sort], **more: Any) -> Message:
        assert all(name != other.name for other in self), f"{self.what}-{name} is declared twice"
        assert len(arguments) <= EVENT_WIDTH - 2, f"{self.what}-{name}: at most {EVENT_WIDTH - 2} arguments"
        coded = [key for key, sort in arguments.items() if type(sort) is Codes]
        assert not coded, f"{self.what}-{name}: a sentence would say a number for {', '.join(coded)}; expected Names"
        declared = Message(len(self._declared), self.what, name, arguments, **more)
        self._declared.append(declared)
        return declared


def prompts() -> Messages:
    """What seats are asked; number 0 is for those that are asked nothing."""
    return Messages("prompt", "nothing")


@inlined
def _write(
    events: Row, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Put an event into a buffer. One without room hears nothing."""
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


def _checked_write(events: Row, kind: int, audience: int, *numbers: int) -> None:
    """The same, interpreted: numbers that are not what was declared are refused."""
    if isinstance(kind, Message):
        kind.check(numbers)
    _write(events, kind, audience, *numbers)


# Tell those in the audience that something happened: the buffer, what kind, who may see it, the arguments.
emit: Callable[..., None] = _write if COMPILING else _checked_write


def event_buffer(room: int = EVENT_ROOM) -> Ints:
    """An empty out-buffer; with room 0 it keeps nothing, as in playouts."""
    return np.zeros(1 + room * EVENT_WIDTH, np.int32)
