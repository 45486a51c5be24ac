"""The random player's one step, compiled once for all games."""

from __future__ import annotations

from typing import Any

from numba import types

from lychgate.core.chance import CHANCE, DECISION, below
from lychgate.core.contract import BYTES, INT, INTS, SIGNATURES
from lychgate.core.kernel import Pointer, exported
from lychgate.core.record import at


@exported
def random_decision(legal: Any, box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
    """One of the decisions that the view allows."""
    count = legal(box, seen, seat, out)
    action: int = out[below(at(chance, CHANCE), DECISION, count)]
    return action


RANDOM = Pointer(random_decision, INT(types.FunctionType(SIGNATURES["legal"]), BYTES, BYTES, INT, BYTES, INTS))
