"""What a net says of an observation, compiled once for all games and nets.

Sums are taken in one order and in 64 bits, so that they are the same bits on every machine. Most bytes of an
observation are 0, and so is about half of every layer: these are passed over.
"""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, LONGS, REAL, REALS, Pointer
from lychgate.core.model.chance import CHANCE, DECISION, below
from lychgate.core.model.encoder import encode
from lychgate.core.model.layout import at, clear, fractions
from lychgate.core.model.reals import exp
from lychgate.nets.file import ACTIONS, HEADS, INPUTS, LAYERS, WIDTHS

FINE = 1 << 30  # parts that a draw tells apart


@kernel
def layer(weights: Any, start: int, before: Any, count: int, width: int) -> Any:
    """The next layer's numbers; its weights begin at `start`, by the numbers before."""
    after = fractions(width)
    offsets = start + count * width
    for j in range(width):
        after[j] = weights[offsets + j]
    for i in range(count):
        if before[i] != 0:
            row = start + i * width
            for j in range(width):
                after[j] += before[i] * weights[row + j]
    for j in range(width):
        if after[j] < 0.0:
            after[j] = 0.0
    return after


@kernel
def understood(shape: Any, weights: Any, seen: Any) -> Any:
    """The last layer below the heads."""
    count, width = shape[INPUTS], shape[WIDTHS]
    found = layer(weights, 0, seen, count, width)
    start = (count + 1) * width
    for k in range(1, shape[LAYERS]):
        count, width = width, shape[WIDTHS + k]
        found = layer(weights, start, found, count, width)
        start += (count + 1) * width
    return found


@kernel
def inclination(shape: Any, weights: Any, found: Any, action: int) -> float:
    """How much the net is for a decision: the logarithm of its share, but for a constant."""
    width = shape[WIDTHS + shape[LAYERS] - 1]
    row = shape[HEADS] + action * width
    total: float = weights[shape[HEADS] + shape[ACTIONS] * width + action]
    for j in range(width):
        total += found[j] * weights[row + j]
    return total


@kernel
def worth(shape: Any, weights: Any, found: Any) -> float:
    """What the net expects the seat to win."""
    width = shape[WIDTHS + shape[LAYERS] - 1]
    row = shape[HEADS] + shape[ACTIONS] * (width + 1)
    total: float = weights[row + width]
    for j in range(width):
        total += found[j] * weights[row + j]
    return total


@kernel
def chosen(leanings: Any, count: int, heat: float, chance: Any) -> int:
    """The place of a decision drawn by these inclinations, divided by the heat; without heat, of the best."""
    best = 0
    for i in range(1, count):
        if leanings[i] > leanings[best]:
            best = i
    if heat <= 0.0:
        return best
    top, total = leanings[best], 0.0
    for i in range(count):
        leanings[i] = exp((leanings[i] - top) / heat)
        total += leanings[i]
    left = total * below(at(chance, CHANCE), DECISION, FINE) / FINE
    for i in range(count):
        left -= leanings[i]
        if left < 0.0:
            return i
    return best


@exported
def evaluate(shape: Any, weights: Any, seen: Any, out: Any) -> int:
    """What the seat is likely to win, then the inclination to each decision."""
    found = understood(shape, weights, seen)
    out[0] = worth(shape, weights, found)
    for action in range(shape[ACTIONS]):
        out[1 + action] = inclination(shape, weights, found, action)
    return shape[ACTIONS]  # type: ignore[no-any-return]


@exported
def decide(
    legal: Any, box: Any, view: Any, seat: int, players: int, plan: Any, tables: Any, shape: Any, weights: Any,
    heat: float, chance: Any, seen: Any, listed: Any,
) -> int:  # fmt: skip
    """What the net decides with this view, which is all that it is shown."""
    count = legal(box, view, seat, listed)
    clear(seen)
    encode(plan, tables, view, seat, players, seen)
    found = understood(shape, weights, seen)
    leanings = fractions(count)
    for i in range(count):
        leanings[i] = inclination(shape, weights, found, listed[i])
    action: int = listed[chosen(leanings, count, heat, chance)]
    return action


EVALUATE = Pointer(evaluate, (LONGS, REALS, BYTES, REALS))
DECIDE = Pointer(
    decide, ("legal", BYTES, BYTES, INT, INT, LONGS, BYTES, LONGS, REALS, REAL, BYTES, BYTES, INTS)
)  # fmt: skip
for pointer in (EVALUATE, DECIDE):
    pointer.companions = (EVALUATE, DECIDE)
