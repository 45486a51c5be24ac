"""What bots draw by chance, compiled once for all games."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.chance import CHANCE, DECISION, below
from lychgate.core.model.layout import Bytes, at


@exported
def random_decision(legal: Any, box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
    """One of the decisions that the view allows."""
    count = legal(box, seen, seat, out)
    action: int = out[below(at(chance, CHANCE), DECISION, count)]
    return action


@exported
def drawn(chance: Any, n: int) -> int:
    """A number from 0 to n-1."""
    return below(at(chance, CHANCE), DECISION, n)


RANDOM = Pointer(random_decision, ("legal", BYTES, BYTES, INT, BYTES, INTS))
DRAWN = Pointer(drawn, (BYTES, INT))


def draw(chance: Bytes, n: int) -> int:
    """A number from 0 to n-1, from a bot's own chance."""
    return int(DRAWN(chance, n))
