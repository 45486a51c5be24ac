"""Bots of any sort in the seats of an environment: levels that search, functions and programs of one's own.

They are asked in Python, one decision at a time, and shown their views. A program that fails to answer is replaced by a
random decision, so that whoever learns can go on; a line on stderr says so.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import numpy as np

from lychgate import bots
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.envs.stepping import NO_ACTION
from lychgate.lab.engine.entrants import admitted
from lychgate.lab.engine.programs import Forfeit

logger = logging.getLogger(__name__)


def answer(bot: bots.Bot, game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """What a bot decides; in place of a program that fails, chance."""
    try:
        return bot(game, box, view, seat, chance)
    except Forfeit as forfeit:
        logger.warning("%s", forfeit)
        return bots.random(game, box, view, seat, chance)


class OutsideBots:
    """The bots of some seats in many games."""

    def __init__(self, game: Game, box: Bytes, names: Mapping[int, str], seed: int) -> None:
        self.game, self.box = game, box
        players = int(box.view(game.box_layout)["players"][0])
        self.bots = {seat: admitted(name, game, players) for seat, name in names.items()}
        self.chance = quick(~seed % 2**63)
        self._view = blank(game.state_layout)

    def decide(self, states: Bytes, seats: Ints, actions: Ints) -> bool:
        """Write down what they decide wherever one is asked, and nothing elsewhere; is any asked?"""
        asked = np.flatnonzero(np.isin(seats, list(self.bots)))
        actions[:] = NO_ACTION
        size = self.game.state_layout.itemsize
        for slot in asked:
            seat = int(seats[slot])
            self.game.call("view", self.box, states[slot * size : (slot + 1) * size], seat, self._view)
            actions[slot] = answer(self.bots[seat], self.game, self.box, self._view, seat, self.chance)
        return len(asked) > 0
