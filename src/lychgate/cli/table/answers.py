"""Answers in small steps: which card, then where. Works on the decisions' plain data, for any game.

A decision is data such as `{"lay": "R3", "grave": 2}`. The first step asks for `lay R3` (with a number
for each thing that can be done), the next one for the grave (by the grave's own number). Whoever knows
the notation types the whole decision at once. Where many numbers of several sorts can be answered (a fist, or one
with a credit note), the first step asks for the sort.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lychgate.core.input.checked import small_number

FEW = 6  # things that are listed one by one
NONE = "0"  # typed for nothing at all, where any number of things can be picked
PLACE = re.compile(r"[a-z]\d")
SORT = "sort"  # the key of an answer that says which sort of decision is meant

Data = Mapping[str, Any]
Item = tuple[str, Any]


@dataclass(frozen=True)
class Step:
    """One question on the way to a decision: what is chosen so far, and the decisions still possible."""

    decisions: Sequence[Data]
    chosen: tuple[Item, ...] = ()
    several: frozenset[str] = frozenset()  # keys whose number stands for several things at once, a bit for each
    items: tuple[Item, ...] = field(init=False)

    def __post_init__(self) -> None:
        depth = len(self.parts)
        found = dict.fromkeys(list(data.items())[depth] for data in self.decisions if len(data) > depth)
        sorts = dict.fromkeys(key for key, _ in found)
        if len(sorts) > 1 and len(found) > FEW and all(type(value) is int for _, value in found):
            found = dict.fromkeys((SORT, key) for key in sorts)
        object.__setattr__(self, "items", tuple(found))

    @property
    def parts(self) -> tuple[Item, ...]:
        """The parts of the decision that are chosen so far; which sort is meant is none of them."""
        return tuple(item for item in self.chosen if item[0] != SORT)

    @property
    def by_value(self) -> bool:
        """Is the answer the thing's own number or place (a grave, a sum of money, c3), not its rank in a list?"""
        if len({key for key, _ in self.items}) != 1:
            return False
        if all(type(value) is int for _, value in self.items):
            return True
        if any(isinstance(value, str) and value.isdigit() for _, value in self.items):
            return True  # cards that are called 5 and 10: a rank beside such names would mislead
        return len(self.items) > FEW and all(PLACE.fullmatch(str(value)) for _, value in self.items)

    @property
    def picks(self) -> bool:
        """Is the answer any number of things out of a few: their numbers, one after another?"""
        return len(self.items) > 1 and {key for key, _ in self.items} <= self.several

    @property
    def numbered(self) -> list[tuple[str, Item]]:
        """What can be answered, by what to type; where several things are picked, each alone."""
        if self.picks:
            things = max(int(value) for _, value in self.items).bit_length()
            return [(str(place + 1), (self.key, 1 << place)) for place in range(things)]
        if self.by_value:
            return [(str(item[1]), item) for item in self.items]
        return [(str(number), item) for number, item in enumerate(self.items, start=1)]

    @property
    def key(self) -> str:
        """What is asked for."""
        return self.items[0][0]

    def take(self, item: Item) -> Step:
        """The step after this answer."""
        depth = len(self.parts)
        if item[0] == SORT:
            left = [data for data in self.decisions if list(data)[depth] == item[1]]
        else:
            left = [data for data in self.decisions if list(data.items())[depth : depth + 1] == [item]]
        return Step(left, (*self.chosen, item), self.several)

    def settled(self) -> Data | None:
        """The decision, if only one is left."""
        return self.decisions[0] if len(self.decisions) == 1 else None

    def answer(self, typed: str) -> Item | None:
        """What this text means here: a number, or the thing's name; None if nothing."""
        if typed.isascii() and typed.isdigit():
            known = dict(self.numbered).get(typed)
            if known is None and self.by_value and type(self.items[0][1]) is int and small_number(typed) >= 0:
                return (self.key, small_number(typed))  # the rules say why not
            return known
        named = [item for item in self.items if str(item[1]).lower() == typed.lower()]
        return named[0] if named else None


def picked(step: Step, words: Sequence[str]) -> Data | None:
    """The decision for all things whose numbers these are; 0 is none of them."""
    known: dict[str, int] = {typed: item[1] for typed, item in step.numbered}
    if list(words) == [NONE]:
        return {step.key: 0}
    if not words or any(word not in known for word in words):
        return None
    return {step.key: sum(known[word] for word in set(words))}


def follow(step: Step, words: Sequence[str]) -> Step | Data | None:
    """Where these words lead: a further question, a decision, or nowhere.

    A number that is not among the legal ones still makes a decision, so that the table can say which rule
    forbids it.
    """
    if step.picks:
        return picked(step, words)
    for position, word in enumerate(words):
        item = step.answer(word)
        if item is None:
            return None
        if item not in step.items:
            return dict((*step.parts, item)) if position == len(words) - 1 else None
        step = step.take(item)
        settled = step.settled()
        if settled is not None and position == len(words) - 1:
            return settled
    return step
