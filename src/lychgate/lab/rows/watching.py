"""Whole games, watched: as in `core.model.batch`, but each leaves what happened in it, for rows.

Compiled bots play by the thousand in one call, which is compiled once for all games. Others are asked in Python, and
leave the same arrays. All seats decide one by one here, also by chance, so that every event is heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.batch import POLICY, RESULT
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, DECISION, below, quick, reseed
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints, at, blank, clear
from lychgate.core.model.messages import EVENT_WIDTH, event_buffer
from lychgate.core.model.sorts import SEAT, SEATS
from lychgate.lab.rows.study import Study

OPENING = 3  # decisions of a seat that are kept, from its first
ENTRY = EVENT_WIDTH  # of the log: game, message, six arguments
ROOM = 1 << 16  # entries of the log at first; more is made where a call needs it
NONE = -1


@exported
def watched_games(
    setup: Any, acting: Any, legal: Any, apply: Any, view: Any, thumb: Any, outcome: Any,
    box: Any, state: Any, seen: Any, chance: Any, wits: Any, out: Any, events: Any, heard: Any,
    thumbs: int, seed: int, first: int, games: int,
    results: Any, decided: Any, openings: Any, happened: Any, points: Any, finals: Any, log: Any,
) -> int:  # fmt: skip
    """Play games until all are played or the log is full; how many were. `log[0]` counts its entries.

    `heard` begins with the number of events, and has two numbers for each message, events before lines of points: which
    of its arguments is a seat, from 1, and whether it goes into the log.
    """
    kinds = heard[0]
    lines = (len(heard) - 1) // 2 - kinds
    size = len(state)
    for game in range(games):
        entries = log[0]
        reseed(at(chance, CHANCE), seed, first + game)
        reseed(at(wits, CHANCE), ~seed, first + game)
        clear(state)
        events[0] = 0
        setup(box, state, chance, events)
        decisions = 0
        over = False
        start = game * RESULT
        while True:
            for number in range(events[0]):
                event = 1 + number * EVENT_WIDTH
                kind = events[event] + (kinds if over else 0)
                place = heard[1 + 2 * kind]
                seat = events[event + 1 + place] if place > 0 else 0
                if over:
                    points[(game * lines + events[event]) * SEATS + seat] += events[event + 3]
                else:
                    happened[(game * kinds + kind) * SEATS + seat] += 1
                if heard[2 + 2 * kind]:
                    at_log = 1 + log[0] * ENTRY
                    if at_log + ENTRY > len(log):
                        log[0] = entries
                        return game
                    log[at_log] = game
                    log[at_log + 1] = kind
                    for i in range(EVENT_WIDTH - 2):
                        log[at_log + 2 + i] = events[event + 2 + i]
                    log[0] += 1
            if over:
                break
            events[0] = 0
            asked = acting(box, state)
            if asked == 0:
                over = True
                outcome(box, state, results[start + 1 : start + RESULT], events)
                continue
            seat = lowest(asked)
            count = legal(box, state, seat, out)
            if thumbs >> seat & 1:
                view(box, state, seat, seen)
                action = thumb(box, seen, seat, wits)
            else:
                action = out[below(at(wits, CHANCE), DECISION, count)]
            if count > 1:
                decisions += 1
                own = game * SEATS + seat
                if decided[own] < OPENING:
                    openings[own * OPENING + decided[own]] = action
                decided[own] += 1
            apply(box, state, seat, action, chance, events)
        results[start] = decisions
        for i in range(size):
            finals[game * size + i] = state[i]
    return games


WATCHED = Pointer(
    watched_games,
    (*POLICY, *[BYTES] * 5, *[INTS] * 3, *[INT] * 4, *[INTS] * 5, BYTES, INTS),
)


@dataclass(frozen=True, slots=True)
class Watched:
    """What some games left. The first axis of every array but the log is games, another of most is seats."""

    results: Ints  # decisions, then points and places by seat
    decided: Ints  # decisions with two or more choices, by seat
    openings: Ints  # the first of these, or NONE
    happened: Ints  # how often each event happened, by the seat it names first
    points: Ints  # by line of points and seat
    finals: Bytes  # the final states
    log: Ints  # entries: game, message, arguments
    forfeits: Ints  # by seat: 1 where a program failed


def blanks(game: Game, games: int) -> Watched:
    """Arrays for so many games, and an empty log."""
    ints = np.int32
    return Watched(
        np.zeros((games, RESULT), ints),
        np.zeros((games, SEATS), ints),
        np.full((games, SEATS, OPENING), NONE, ints),
        np.zeros((games, len(game.events), SEATS), ints),
        np.zeros((games, len(game.points), SEATS), ints),
        np.zeros((games, game.state_layout.itemsize), np.uint8),
        np.zeros((0, ENTRY), ints),
        np.zeros((games, SEATS), ints),
    )


def joined(parts: Sequence[Watched]) -> Watched:
    """Several stretches of games as one."""
    starts = np.cumsum([0, *(len(part.results) for part in parts)])
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in (*ARRAYS, "forfeits")}
    logs = [part.log + np.eye(1, ENTRY, dtype=np.int32) * start for part, start in zip(parts, starts, strict=False)]
    return Watched(**arrays, log=np.concatenate(logs).astype(np.int32))


def heard(game: Game, kept: Study) -> Ints:
    """What `watched_games` has to know of each message."""
    numbers = [len(game.events)]
    for messages, logged in ((game.events, kept.heard), (game.points, kept.lines)):
        for message in messages:
            seats = [place for place, sort in enumerate(message.arguments.values(), 1) if sort == SEAT]
            numbers += [seats[0] if seats else 0, int(message.name in logged)]
    return np.array(numbers, np.int32)


def watch(game: Game, box: Bytes, kept: Study, games: int, seed: int, *, first: int = 0, thumbs: int = 0) -> Watched:
    """Games of compiled bots, number `first` and following of this seed; `thumbs` are bits of rule-of-thumb seats."""
    parts, room, told = [], ROOM, heard(game, kept)
    while games:
        part, log = blanks(game, games), np.zeros(1 + room * ENTRY, np.int32)
        layout = game.state_layout
        played = WATCHED(
            *(game.pointers[name] for name in POLICY),
            box, blank(layout), blank(layout), quick(0), quick(0), np.zeros(game.actions, np.int32), event_buffer(),
            told, thumbs, seed, first, games, *(flat(part, name) for name in ARRAYS), log,
        )  # fmt: skip
        room *= 2 if not played else 1
        parts.append(cut(part, played, log))
        first, games = first + played, games - played
    return joined(parts)


ARRAYS = ("results", "decided", "openings", "happened", "points", "finals")  # as `watched_games` takes them


def flat(part: Watched, name: str) -> Any:
    """An array as compiled code is handed it."""
    return getattr(part, name).reshape(-1)


def cut(part: Watched, games: int, log: Ints) -> Watched:
    """The games that were played whole, with their part of the log."""
    arrays = {name: getattr(part, name)[:games] for name in (*ARRAYS, "forfeits")}
    return Watched(**arrays, log=log[1 : 1 + int(log[0]) * ENTRY].reshape(-1, ENTRY).copy())
