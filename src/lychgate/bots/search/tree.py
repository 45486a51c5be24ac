"""The memory of a search: what was tried at every view met, and what came of it.

A node stands for one view of the seat that decides there, found by the view's hash; so a tree cannot
tell apart what a seat cannot. Its edges are the decisions considered. All of it lies in arrays of a
fixed size that the caller owns: when they are full, nothing more is remembered, and play goes on.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import i64, kernel, u64
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.layout import Row
from lychgate.core.model.reals import log

# A node: where its edges begin, how many, how often it was met, whether its choice is a sealed one.
FIRST, EDGES, MET, SEALED = range(4)
NODE = 4

# An edge: the decision, how often it was taken, what its seat had from it (thousandths of a win), how much it is
# regretted, how much of the mixture it was in all, and the wins (in thousandths) and points of its seat.
ACTION, TAKEN, WORTH, REGRET, MIXED, WON, POINTS = range(7)
EDGE = 7

WIN = 1000  # what a win is worth
WHOLE = 1_000_000  # all of a mixture
WIDENING = 2  # decisions let in at a node, by the root of how often it was met
DARING = 100  # out of 1000: how often a sealed choice is made at random, to learn

SPREAD = DECISION  # purpose of chance: the search's own draws, which take nothing from a game's


@dataclass(slots=True)
class Tree:
    """Room for so many nodes, and eight times as many edges."""

    room: int
    keys: NDArray[np.int64] = field(init=False)
    nodes: NDArray[np.int32] = field(init=False)
    edges: NDArray[np.int64] = field(init=False)
    used: NDArray[np.int32] = field(init=False)  # nodes, edges

    def __post_init__(self) -> None:
        slots = 1 << (2 * self.room - 1).bit_length()  # never more than half full
        self.keys = np.zeros(2 * slots, np.int64)  # hash, then number of the node
        self.nodes = np.zeros(self.room * NODE, np.int32)
        self.edges = np.zeros(self.room * 8 * EDGE, np.int64)
        self.used = np.zeros(2, np.int32)


@kernel
def hashed(words: Row, seat: int) -> int:
    """A number for what a seat sees, never 0. Two views share one only by a chance of 2⁻⁶⁴ or so."""
    code = u64(0x9E3779B97F4A7C15 + seat)
    for i in range(len(words)):
        code = u64(u64(code ^ u64(words[i])) * u64(0xBF58476D1CE4E5B9))
        code = u64(code ^ (code >> u64(29)))
    return i64((code >> u64(1)) | u64(1))


@kernel
def slot_of(keys: Row, code: int) -> int:
    """Where this hash is kept, or would be."""
    last = len(keys) // 2 - 1  # the number of slots is a power of two
    slot = (code >> 1) & last
    while keys[2 * slot] != 0 and keys[2 * slot] != code:
        slot = (slot + 1) & last
    return slot


@kernel
def add_node(
    keys: Row, nodes: Row, edges: Row, used: Row, slot: int, code: int, actions: Row, count: int, sealed: int
) -> int:
    """A new node with these decisions, or -1 when there is no room for it."""
    node, first = used[0], used[1]
    if (node + 1) * NODE > len(nodes) or (first + count) * EDGE > len(edges):
        return -1
    keys[2 * slot] = code
    keys[2 * slot + 1] = node
    nodes[node * NODE + FIRST] = first
    nodes[node * NODE + EDGES] = count
    nodes[node * NODE + SEALED] = sealed
    for i in range(count):
        edges[(first + i) * EDGE + ACTION] = actions[i]
    used[0] = node + 1
    used[1] = first + count
    return node


@kernel
def count(nodes: Row, edges: Row, node: int, edge: int, worth: int, won: int, points: int) -> None:
    """Remember what a decision led to once."""
    nodes[node * NODE + MET] += 1
    edges[edge * EDGE + TAKEN] += 1
    edges[edge * EDGE + WORTH] += worth
    edges[edge * EDGE + WON] += won
    edges[edge * EDGE + POINTS] += points


@kernel
def most_promising(nodes: Row, edges: Row, node: int, daring: int, trust: int) -> int:
    """UCB1: the best of worth so far and doubt about it; the more often it is met, the more are let in.

    The first, which the rule of thumb likes, is trusted to bring so many thousandths more than it has so far.
    """
    first, met = nodes[node * NODE + FIRST], nodes[node * NODE + MET]
    count = min(nodes[node * NODE + EDGES], 2 + int(WIDENING * math.sqrt(met)))
    doubt = daring * math.sqrt(log(met + 1.0))
    best, most = first, -1.0
    for edge in range(first, first + count):
        taken = edges[edge * EDGE + TAKEN]
        if taken == 0:
            return edge
        promise = edges[edge * EDGE + WORTH] / taken + doubt / math.sqrt(taken)
        if edge == first and trust:
            promise += trust / 1000 * edges[edge * EDGE + WORTH] / taken
        if promise > most:
            best, most = edge, promise
    return best


@kernel
def positive_regret(nodes: Row, edges: Row, node: int) -> int:
    """The sum of what one would rather have done."""
    first, total = nodes[node * NODE + FIRST], 0
    for edge in range(first, first + nodes[node * NODE + EDGES]):
        total += max(edges[edge * EDGE + REGRET], 0)
    return total


@kernel
def share_of(nodes: Row, edges: Row, node: int, edge: int, regret: int) -> float:
    """How likely regret matching takes this decision, DARING left aside."""
    if regret == 0:
        return 1.0 / nodes[node * NODE + EDGES]
    return max(edges[edge * EDGE + REGRET], 0) / regret


@kernel
def matched(nodes: Row, edges: Row, node: int, chance: Chance) -> int:
    """Regret matching: decisions in proportion to how much they are regretted, now and then any."""
    first, count = nodes[node * NODE + FIRST], nodes[node * NODE + EDGES]
    regret = positive_regret(nodes, edges, node)
    for edge in range(first, first + count):
        edges[edge * EDGE + MIXED] += int(WHOLE * share_of(nodes, edges, node, edge, regret))
    if regret == 0 or below(chance, SPREAD, 1000) < DARING:
        return first + below(chance, SPREAD, count)
    point = below(chance, SPREAD, WHOLE) * (regret / WHOLE)
    for edge in range(first, first + count):
        point -= max(edges[edge * EDGE + REGRET], 0)
        if point < 0.0:
            return edge
    return first + count - 1


@kernel
def regret_others(nodes: Row, edges: Row, node: int, edge: int, worth: int) -> None:
    """What a decision was worth says how much the others at this sealed choice are regretted."""
    first, count = nodes[node * NODE + FIRST], nodes[node * NODE + EDGES]
    share = share_of(nodes, edges, node, edge, positive_regret(nodes, edges, node))
    likely = (1.0 - DARING / 1000.0) * share + DARING / 1000.0 / count
    for other in range(first, first + count):
        edges[other * EDGE + REGRET] -= worth
    edges[edge * EDGE + REGRET] += int(worth / likely)
