"""Games by bots that are asked in Python, listened to: they leave the same arrays as compiled bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import EVENT_WIDTH
from lychgate.core.model.sorts import SEATS
from lychgate.lab.engine.bot_games import play_game
from lychgate.lab.rows.study import Study
from lychgate.lab.rows.watching import ENTRY, OPENING, Watched, blanks, heard


class Listener:
    """Writes down one game."""

    def __init__(self, game: Game, kept: Study) -> None:
        self.left, self.entries = blanks(game, 1), list[list[int]]()
        self._game, self._heard = game, heard(game, kept)

    def decided(self, seat: int, action: int) -> None:
        """A seat had a choice, and made it."""
        number = self.left.decided[0, seat]
        if number < OPENING:
            self.left.openings[0, seat, number] = action
        self.left.decided[0, seat] += 1

    def happened(self, events: Ints) -> None:
        """These events were told."""
        for kind, numbers in rows(events):
            self.left.happened[0, kind, self._seat(kind, numbers)] += 1
            self._log(kind, numbers)

    def ended(self, state: Bytes, lines: Ints) -> None:
        """The game is over, with these lines of points."""
        self.left.finals[0] = state
        for line, numbers in rows(lines):
            kind = len(self._game.events) + line
            self.left.points[0, line, self._seat(kind, numbers)] += numbers[1]
            self._log(kind, numbers)

    def _seat(self, kind: int, numbers: Sequence[int]) -> int:
        place = int(self._heard[1 + 2 * kind])
        return numbers[place - 1] if place else 0

    def _log(self, kind: int, numbers: list[int]) -> None:
        if self._heard[2 + 2 * kind]:
            self.entries.append([0, kind, *numbers])


def rows(events: Ints) -> list[tuple[int, list[int]]]:
    """What is in a buffer: kinds and arguments."""
    told = events[1 : 1 + int(events[0]) * EVENT_WIDTH].reshape(-1, EVENT_WIDTH).tolist()
    return [(row[0], row[2:]) for row in told]


def listen(game: Game, box: Bytes, kept: Study, seated: tuple[str, ...], deal: int, wits: int) -> Watched:
    """One game by bots of any sort."""
    listener = Listener(game, kept)
    played = play_game(game, box, seated, deal, wits, listener)
    left, players = listener.left, len(seated)
    left.results[0, 0] = sum(played.decisions)
    left.results[0, 1 : 1 + players] = played.points
    left.results[0, 1 + SEATS : 1 + SEATS + players] = played.places
    left.forfeits[0, played.forfeits] = 1
    log = np.array(listener.entries, np.int32).reshape(-1, ENTRY)
    return replace(left, log=log)
