"""Whole games replayed from their decisions, compiled once for all games: how records are verified quickly."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS

CONTRACT = ("setup", "acting", "refusal", "apply", "outcome")


@exported
def replay_game(
    setup: Any, acting: Any, refusal: Any, apply: Any, outcome: Any,
    box: Any, state: Any, chance: Any, silent: Any, steps: Any, count: int, out: Any,
) -> int:  # fmt: skip
    """Set a game up and make these decisions (seat, action, seat, …); the first that is refused, or -1.

    When the game is over then, `out` holds its outcome and after that 1.
    """
    setup(box, state, chance, silent)
    for i in range(count):
        seat, action = steps[2 * i], steps[2 * i + 1]
        if refusal(box, state, seat, action) != 0:
            return i
        apply(box, state, seat, action, chance, silent)
    if acting(box, state) == 0:
        outcome(box, state, out, silent)
        out[2 * SEATS] = 1
    return -1


POINTER = Pointer(replay_game, (*CONTRACT, BYTES, BYTES, BYTES, INTS, INTS, INT, INTS))


def replay(game: Game, box: Bytes, state: Bytes, chance: Bytes, steps: Ints) -> tuple[int, Ints]:
    """Make these decisions from the deal on, in `state`, which is blank: as `replay_game`, which see."""
    out, silent = np.zeros(2 * SEATS + 1, np.int32), event_buffer(0)
    functions = [game.pointers[name] for name in CONTRACT]
    return int(POINTER(*functions, box, state, chance, silent, steps, len(steps) // 2, out)), out
