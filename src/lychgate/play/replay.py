"""Whole games replayed from their decisions, compiled once for all games: how records are verified quickly."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from lychgate.core.contract import BYTES, INT, INTS, SEATS, SIGNATURES, Game, event_buffer
from lychgate.core.kernel import INTERPRETED, Pointer, exported
from lychgate.core.record import Bytes, Cells, Ints

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


POINTER = Pointer(
    replay_game,
    INT(
        *(types.FunctionType(SIGNATURES[name]) for name in CONTRACT), BYTES, BYTES, BYTES, INTS, INTS, INT, INTS
    ),
)  # fmt: skip


def replay(game: Game, box: Bytes, state: Bytes, chance: Bytes, steps: Ints) -> tuple[int, Ints]:
    """Make these decisions from the deal on, in `state`, which is blank: as `replay_game`, which see."""
    out, silent = np.zeros(2 * SEATS + 1, np.int32), event_buffer(0)
    functions = [game.pointers[name] for name in CONTRACT]
    arguments: list[Any] = [box, state, chance, silent, steps, len(steps) // 2, out]
    if INTERPRETED:
        arguments = [Cells(a) if isinstance(a, np.ndarray) else a for a in arguments]
        return int(POINTER(*(f.function for f in functions), *arguments)), out
    POINTER.compile()
    return int(POINTER(*functions, *arguments)), out
