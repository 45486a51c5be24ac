"""Decisions that plainly end or ruin one's game, by a rule that the game declares: whoever asks may warn of them.

They are judged by what the seat knows, never by search: two worlds that a seat cannot tell apart have the same ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.play.match.match import Match

CONTRACT = ("legal", "ruins")


@exported
def find_ruins(
    legal: Any, ruins: Any, box: Any, state: Any, view: Any, seat: int, room: Any, numbers: Any, out: Any
) -> int:
    """Judge all that is legal, in one call: a fist alone has a thousand decisions. How many pairs `out` holds."""
    count = 0
    for i in range(legal(box, state, seat, numbers)):
        ruin = ruins(box, view, seat, numbers[i], room)
        if ruin != 0:
            out[2 * count] = numbers[i]
            out[2 * count + 1] = ruin
            count += 1
    return count


POINTER = Pointer(find_ruins, (*CONTRACT, BYTES, BYTES, BYTES, INT, BYTES, INTS, INTS))


def ruins_among(match: Match, seat: int, view: Bytes) -> list[tuple[int, int]]:
    """Of what the seat may decide now: the ruinous decisions, each with its number among the game's `ruins`."""
    game = match.game
    if not game.has_own("ruins"):
        return []
    numbers, out = np.empty(game.actions, np.int32), np.empty(2 * game.actions, np.int32)
    count = _finder(game)(match.box, match.state, view, seat, blank(game.state_layout), numbers, out)
    found = out[: 2 * count].tolist()
    return list(zip(found[::2], found[1::2], strict=True))


@cache
def _finder(game: Game) -> Callable[..., int]:
    return game.handed_to(POINTER, CONTRACT)
