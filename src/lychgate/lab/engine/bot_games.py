"""One game by bots of any sort, each of them shown its view and nothing else.

Games in which all bots are compiled policies are played by the thousand in `core.batch`; here every
decision goes through Python, which does not matter beside a bot that searches.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from lychgate import bots
from lychgate.core.model.chance import quick, seeded
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.lab.engine.entrants import entrant
from lychgate.lab.engine.programs import Forfeit

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went, by seat; decisions with one choice only are not counted."""

    points: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]  # of processor time: the machine may be busy with other games
    forfeits: list[int]  # seats whose program failed


class Listener(Protocol):
    """Somebody who is told all of a game."""

    def decided(self, seat: int, action: int) -> None: ...
    def happened(self, events: Ints) -> None: ...
    def ended(self, state: Bytes, lines: Ints) -> None: ...


def play_game(
    game: Game, box: Bytes, seated: tuple[str, ...], deal: int, wits: int, listener: Listener | None = None
) -> Played:
    """Play this deal; what the bots draw by chance comes from `wits`."""
    state, chance, events = blank(game.state_layout), seeded(deal), event_buffer() if listener else event_buffer(0)
    players = [entrant(name) for name in seated]
    own = [quick(wits * SEATS + seat) for seat in range(len(seated))]
    decisions, seconds, forfeits = [0] * len(seated), [0.0] * len(seated), list[int]()
    out = np.zeros(game.actions, np.int32)
    game.call("setup", box, state, chance, events)
    if listener:
        listener.happened(events)
    while asked := game.call("acting", box, state):
        seat = (asked & -asked).bit_length() - 1
        if game.call("legal", box, state, seat, out) == 1:
            action = int(out[0])
        else:
            view = blank(game.state_layout)
            game.call("view", box, state, seat, view)
            started = time.thread_time()
            try:
                action = players[seat](game, box, view, seat, own[seat])
            except Forfeit as forfeit:
                logger.warning("%s", forfeit)
                forfeits.append(seat)
                players[seat] = bots.random  # so that the others can finish
                action = bots.random(game, box, view, seat, own[seat])
            seconds[seat] += time.thread_time() - started
            decisions[seat] += 1
            if listener:
                listener.decided(seat, action)
        events[0] = 0
        game.call("apply", box, state, seat, action, chance, events)
        if listener:
            listener.happened(events)
    results = np.zeros(2 * SEATS, np.int32)
    events[0] = 0
    game.call("outcome", box, state, results, events)
    if listener:
        listener.ended(state, events)
    count = len(seated)
    points, places = results[:count].tolist(), results[SEATS : SEATS + count].tolist()
    if forfeits:
        points, places = after_forfeits(points, places, forfeits, together=game.together)
    return Played(points, places, decisions, seconds, forfeits)


def after_forfeits(
    points: list[int], places: list[int], forfeits: list[int], *, together: bool
) -> tuple[list[int], list[int]]:
    """Points and places, if these seats have forfeited: they are last, without points; the others move up.

    Where all win or lose together, all have lost.
    """
    if together:
        return [0] * len(points), [2] * len(places)
    left = [place for seat, place in enumerate(places) if seat not in forfeits]
    moved = [1 + sum(other < place for other in left) for place in places]
    last = 1 + len(left)
    return (
        [min(0, value) if seat in forfeits else value for seat, value in enumerate(points)],
        [last if seat in forfeits else place for seat, place in enumerate(moved)],
    )
