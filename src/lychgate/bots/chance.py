"""The random player's one step, compiled once for all games."""

from __future__ import annotations

from typing import Any

from lychgate.core.chance import CHANCE, DECISION, below
from lychgate.core.kernel import exported
from lychgate.core.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.record import at


@exported
def random_decision(legal: Any, box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
    """One of the decisions that the view allows."""
    count = legal(box, seen, seat, out)
    action: int = out[below(at(chance, CHANCE), DECISION, count)]
    return action


RANDOM = Pointer(random_decision, ("legal", BYTES, BYTES, INT, BYTES, INTS))
