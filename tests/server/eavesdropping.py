"""Somebody who only watches, with a stopwatch: what can be told from the times at which windows close?

A spectator notes when each message comes. Afterwards the log says, for every window, whether a seat that was asked
had something to play. If times tell nothing, those with and those without come from one distribution.
"""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sqlalchemy import select

from lychgate.games.outerspace.rules import decisions
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from lychgate.server.telling.running_match import RunningMatch
from tests.server.reading import event_name
from tests.server.serving import Player, Seat

WINDOWS = ("preventing", "attack", "between", "last-chance")


@dataclass(frozen=True, slots=True)
class Closing:
    """A window as a spectator saw it, and what nobody but one of the seats asked knew."""

    public: tuple[str, ...]  # which window it was, and what happened when it closed
    seconds: float
    could_play: bool


def overheard(
    address: str, services: Services, windows: int, chance: random.Random, sizes: Sequence[int] = (3, 4, 5)
) -> list[Closing]:
    """Matches among bots, one after another, until so many windows have been closed."""
    found: list[Closing] = []
    while len(found) < windows:
        host = Player(address, "Eve")
        seats = [{"kind": "bot", "bot": "thumb"}] * chance.choice(sizes)
        table = host.post("/tables", 201, game="outerspace", seats=seats, public=True, spectators=True)
        watching = host.sit(table)
        host.post(f"/tables/{table['table']}/start")
        heard = listen(watching)
        watching.close()
        found += closings(heard, could_play(services, table["table"], chance))
    return found


@dataclass(frozen=True, slots=True)
class Heard:
    """One message: its version, when it came, what was going on, what had happened."""

    version: int
    at: float
    phase: str
    events: tuple[str, ...]


def listen(watching: Seat) -> list[Heard]:
    """Everything a spectator hears of a match."""
    heard: list[Heard] = []
    while watching.outcome is None:
        message = watching.hear()
        at = time.perf_counter()
        if message["type"] == "change":
            events = tuple(event_name("outerspace", event) for event in message["events"])
            heard.append(Heard(message["version"], at, message["view"]["phase"], events))
    return heard


def could_play(services: Services, table: str, chance: random.Random) -> dict[int, bool]:
    """By the spectator's version: could this seat, any of those asked, have played something in the window?"""
    matches = schema.matches
    row = services.database.read_one(select(matches).where(matches.c.table == table))
    assert row is not None
    loader = MatchLoader(services.database, services.catalogue)
    running = RunningMatch(row["id"], loader.begun(row))
    found: dict[int, bool] = {}
    for decision in loader.log(running.id):
        if any(step.reader is None for step in running.apply(decision)) and running.asked:
            seat = chance.choice(sorted(running.asked))
            playable = [action for action in running.match.legal_actions(seat) if action < decisions.FILM]
            found[running.version(None)] = bool(playable)
    return found


def closings(heard: Sequence[Heard], truth: dict[int, bool]) -> list[Closing]:
    """The windows among what was heard: opened by one message, closed by the next."""
    return [
        Closing((opened.phase, *closed.events), closed.at - opened.at, truth[opened.version])
        for opened, closed in pairwise(heard)
        if opened.phase in WINDOWS
    ]


# --- what an eavesdropper makes of it


def with_and_without(found: Iterable[Closing]) -> tuple[list[float], list[float]]:
    """How late windows closed, among those of which all see the same: 0 the earliest, 1 the latest.

    Different things take different time to tell; that says nothing that is not told anyway.
    """
    alike: dict[tuple[str, ...], list[Closing]] = defaultdict(list)
    for closing in found:
        alike[closing.public].append(closing)
    samples: tuple[list[float], list[float]] = ([], [])
    for closings_alike in alike.values():
        if len(closings_alike) > 1:
            ordered = sorted(closings_alike, key=lambda closing: closing.seconds)
            for place, closing in enumerate(ordered):
                samples[not closing.could_play].append((place + 0.5) / len(ordered))
    return samples


def likelihood_of_one_source(first: Sequence[float], second: Sequence[float]) -> float:
    """The two-sample Kolmogorov–Smirnov test: how likely samples from one distribution differ so much."""
    distance = largest_gap(first, second)
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    x = (size + 0.12 + 0.11 / size) * distance  # Stephens' correction for small samples
    if x < 0.3:
        return 1.0
    terms = (math.exp(-2 * k * k * x * x) * (1 if k % 2 else -1) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * sum(terms)))


def largest_gap(first: Sequence[float], second: Sequence[float]) -> float:
    """The largest distance between the two empirical distribution functions."""
    ordered = sorted([(value, 0) for value in first] + [(value, 1) for value in second])
    seen, gap = [0, 0], 0.0
    for index, (value, which) in enumerate(ordered):
        seen[which] += 1
        if index + 1 == len(ordered) or ordered[index + 1][0] != value:
            gap = max(gap, abs(seen[0] / len(first) - seen[1] / len(second)))
    return gap
