"""Decisions, declared once: their numbers, notation, data and examples all follow from the declaration.

    DECISIONS = Decisions()
    LAY = DECISIONS.add("lay", "{lay}@{grave}", lay=CARD, grave=GRAVE)   # a range of numbers, one for each pair
    DONE = DECISIONS.add("done")                                         # one number
    lay = LAY.numbered                                                   # a kernel: lay(kind, grave), both from 0

A declared decision is the first number of its range, so rules compare and count with it. As data it is a table of its
arguments, the first of which has the decision's name; one without arguments is `{"do": name}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from math import prod
from string import Formatter
from typing import Any

from lychgate.core.compile.kernel import inlined
from lychgate.core.errors import UnknownDecision
from lychgate.core.model.sorts import Names, Sort, renamed

MOST_ARGUMENTS = 3


class Decision(int):
    """One sort of decision: the first number of its range, with its name, notation and arguments."""

    name: str
    pattern: str
    arguments: Mapping[str, Sort]
    rule: str | None

    def __new__(cls, first: int, name: str, pattern: str, arguments: Mapping[str, Sort], rule: str | None) -> Decision:
        made = super().__new__(cls, first)
        made.name, made.pattern, made.arguments, made.rule = name, pattern, arguments, rule
        return made

    @property
    def size(self) -> int:
        """How many numbers its range has."""
        return prod(sort.size for sort in self.arguments.values())

    @property
    def numbered(self) -> Callable[..., int]:
        """A kernel that gives the number of one decision; its arguments are counted from 0."""
        first = int(self)
        radix = [sort.size for sort in self.arguments.values()][1:] + [0] * MOST_ARGUMENTS
        b, c = radix[:2]
        makers: list[Callable[..., int]] = [
            lambda: first,
            lambda x: first + x,
            lambda x, y: first + x * b + y,
            lambda x, y, z: first + (x * b + y) * c + z,
        ]
        return inlined(makers[len(self.arguments)])

    def values(self, action: int) -> dict[str, int]:
        """The arguments of one decision of the range, as numbers of their sorts."""
        left, found = action - int(self), {}
        for name, sort in reversed(list(self.arguments.items())):
            left, place = divmod(left, sort.size)
            found[name] = sort.first + place
        return dict(reversed(found.items()))

    def data(self, action: int) -> dict[str, Any]:
        """One decision of the range as plain data."""
        if not self.arguments:
            return {"do": self.name}
        return {name: self.arguments[name].data(number) for name, number in self.values(action).items()}

    def text(self, action: int) -> str:
        """One decision of the range as notation."""
        return self.pattern.format(**{name: self.arguments[name].text(n) for name, n in self.values(action).items()})

    @property
    def form(self) -> re.Pattern[str]:
        """What a text that is meant to be of this sort looks like, whatever the words are for its arguments."""
        pattern = ""
        for literal, name, *_ in Formatter().parse(self.pattern):
            words = " ?".join(re.escape(word) for word in literal.split())
            pattern += f" ?{words} ?+" if words else " " if literal else ""
            pattern += f"(?P<{name}>[^ ]*)" if name else ""
        return re.compile(pattern, re.IGNORECASE)

    def out_of_range(self, said: Mapping[str, Any], as_said: Callable[[Sort, int], Any]) -> UnknownDecision | None:
        """Why these are not arguments of such a decision; `as_said` writes a number of a sort in the same way."""
        for name, sort in self.arguments.items():
            allowed = {_typed(as_said(sort, number)) for number in range(sort.first, sort.first + sort.size)}
            if _typed(said[name]) not in allowed:
                got = f"{str(said[name])[:80]!r}"
                return UnknownDecision(f"{name}: expected {sort.expected}, got {got}.", rule=self.rule)
        return None


class Decisions:
    """All decisions of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self._declared: list[Decision] = []

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._declared)

    @property
    def count(self) -> int:
        """Decisions are numbered 0 to count - 1."""
        return sum(decision.size for decision in self._declared)

    def add(self, name: str, pattern: str = "", /, *, rule: str | None = None, **arguments: Sort) -> Decision:
        """Declare a sort of decision; `rule` is cited where an argument is out of range."""
        pattern = pattern or " ".join((name, *(f"{{{argument}}}" for argument in arguments)))
        assert not arguments or next(iter(arguments)) == name, f"{name}: its first argument is called as it is"
        assert len(arguments) <= MOST_ARGUMENTS, f"{name}: at most {MOST_ARGUMENTS} arguments"
        assert all(sort.size for sort in arguments.values()), f"{name}: how many numbers has each argument?"
        declared = Decision(self.count, name, pattern, arguments, rule)
        self._declared.append(declared)
        return declared

    def renamed(self, **sorts: Names) -> Decisions:
        """The same decisions, with other names for the things of these sorts: say, the cards of other decks."""
        other = Decisions()
        for decision in self:
            arguments = renamed(decision.arguments, sorts)
            assert [a.size for a in arguments.values()] == [a.size for a in decision.arguments.values()]
            other._declared.append(Decision(int(decision), decision.name, decision.pattern, arguments, decision.rule))
        return other

    def sort_of(self, action: int) -> Decision:
        """The sort of decision that has this number."""
        if not 0 <= action < self.count:
            raise UnknownDecision(f"Decisions are numbered 0 to {self.count - 1}, got {action}.")
        return next(decision for decision in reversed(self._declared) if decision <= action)

    def write(self, action: int) -> str:
        """The decision as a player would write it down."""
        return self._texts[action] if 0 <= action < self.count else self.sort_of(action).text(action)

    def as_data(self, action: int) -> dict[str, Any]:
        """The decision as plain data."""
        return self.sort_of(action).data(action)

    def read(self, text: str) -> int:
        """The decision that such a text means; blanks and capitals do not count."""
        action = self._by_text.get(_squeezed(text))
        if action is None:
            tidy = " ".join(text.split())
            raise self._misread(tidy) or self._unknown(tidy)
        return action

    def from_data(self, data: Mapping[str, Any]) -> int:
        """The decision that such data means. True is not 1, nor is 1.0."""
        action = self._by_data.get(_key(data))
        if action is None:
            raise self._mistaken(data) or self._unknown(" ".join(str(value) for value in data.values()))
        return action

    @cached_property
    def examples(self) -> str:
        """One decision of each sort, to show what they look like."""
        *most, last = [decision.text(int(decision)) for decision in self]
        return f"{', '.join(most)} or {last}" if most else last

    @cached_property
    def _texts(self) -> list[str]:
        return [decision.text(action) for decision in self for action in range(decision, decision + decision.size)]

    @cached_property
    def written(self) -> Mapping[str, int]:
        """Every decision by its notation."""
        return {text: action for action, text in enumerate(self._texts)}

    @cached_property
    def _by_text(self) -> Mapping[str, int]:
        found = {_squeezed(text): action for action, text in enumerate(self._texts)}
        assert len(found) == self.count, "two decisions are written alike"
        return found

    @cached_property
    def _by_data(self) -> Mapping[Any, int]:
        found = {_key(self.as_data(action)): action for action in range(self.count)}
        assert len(found) == self.count, "two decisions are the same data"
        return found

    def _misread(self, tidy: str) -> UnknownDecision | None:
        """The rule against a text that is written like a decision, if an argument of it is out of range."""
        for decision in self:
            if decision.rule and (found := decision.form.fullmatch(tidy)):
                said = {name: word.casefold() for name, word in found.groupdict().items()}
                return decision.out_of_range(said, lambda sort, number: sort.text(number).casefold())
        return None

    def _mistaken(self, data: Mapping[str, Any]) -> UnknownDecision | None:
        """The rule against data that has the form of a decision, if an argument of it is out of range."""
        for decision in self:
            if decision.rule and decision.arguments.keys() == data.keys():
                return decision.out_of_range(data, lambda sort, number: sort.data(number))
        return None

    def _unknown(self, said: str) -> UnknownDecision:
        return UnknownDecision(f"Expected a decision such as {self.examples}; got {said[:80]!r}.")


def _squeezed(text: str) -> str:
    return "".join(text.casefold().split())


def _typed(value: Any) -> tuple[str, str]:
    return type(value).__name__, repr(value) if isinstance(value, int | str) else ""


def _key(data: Mapping[str, Any]) -> Any:
    return tuple(sorted((str(name), *_typed(value)) for name, value in data.items()))
