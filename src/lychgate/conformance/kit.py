"""What the conformance suite must be told about a game by somebody who has read its rules.

A kit is a second opinion: it is written from the rules, and never calls the game's `view` or `redeal`.
Each game has one, in the module `kit` of its package, as `KIT`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import ALL, OWNER, Bytes, fields_of


def each_alike(box: Bytes, state: Bytes, seat: int, action: int) -> int:
    """Every decision is one way to decide."""
    return 1


@dataclass(frozen=True)
class Tiny:
    """A box so small that all its worlds can be listed.

    All deals are found by running `setup` through every course of chance; where that takes too long,
    `deals` lists them from the rules instead: each state that set-up can lead to, and its weight.
    `viewers` are the seats (-1: a spectator) whose knowledge is followed; who knows less has more worlds.
    """

    name: str
    box: Bytes
    viewers: tuple[int, ...]
    deals: Callable[[], Iterator[tuple[Bytes, int]]] | None = None
    long: bool = False  # only in the long suite


def hidden_fields(game: Game) -> list[str]:
    """Fields of the state that not everybody sees, by declaration: each is leaked on purpose, and must be found."""
    return [name for name, field in fields_of(game.state).items() if field.seen != ALL]


def nothing_to_lose(box: Bytes, state: Bytes) -> None:
    """Numbers stay within their declared ranges, which is looked at anyway; nothing else is known to be kept."""


def swapped_owners(game: Game, box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """A first scramble, from the declarations alone: two other seats change all that is declared as their own."""
    changed = state.copy()
    record = changed.view(game.state_layout)[0]
    others = [other for other in range(int(box.view(game.box_layout)["players"][0])) if other != seat]
    if len(others) > 1:
        one, two = random.sample(others, 2)
        for name, field in fields_of(game.state).items():
            if field.seen == OWNER:
                held = record[name].copy()
                record[name][one], record[name][two] = held[two], held[one]
    return changed


@dataclass(frozen=True)
class Kit:
    """What is known about one game."""

    game: str
    # A copy of a state in which everything the seat cannot know is different, as far as can be.
    scramble: Callable[[Bytes, Bytes, int, Random], Bytes]  # box, state, seat (-1: a spectator), chance
    # Raises AssertionError when a card is lost or doubled, or a count does not hold.
    conserve: Callable[[Bytes, Bytes], None] = nothing_to_lose  # box, state
    # Events, by name, that would give something away if everybody heard them: each is told to all, and must be found.
    secret_events: tuple[str, ...] = ()
    # Options worth a look besides the rule sets: (players, rule set, options).
    combinations: tuple[tuple[int, str, Mapping[str, Any]], ...] = ()
    tiny: Callable[[], list[Tiny]] = list
    # How many physical ways there are to decide so: a seat that holds three of a kind and lays one of
    # them blindly does it three times as often as with one. See `worlds.py`.
    ways: Callable[[Bytes, Bytes, int, int], int] = each_alike  # box, state, seat, action
    # The game that is tried in place of the registered one: the same rules, with material that brings out more of them.
    tried: Game | None = None
