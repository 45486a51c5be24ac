"""What a policy looks at: the picture of the own view, and what may be decided, in notation."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes

Picture = dict[str, Any]


def seen(game: Game, box: Bytes, view: Bytes, seat: int) -> tuple[Picture, dict[str, int]]:
    """The picture, and the number of each legal decision by its text."""
    room = np.zeros(game.actions, np.int32)
    count = game.call("legal", box, view, seat, room)
    return game.picture(box, view), {game.decisions.write(int(action)): int(action) for action in room[:count]}
