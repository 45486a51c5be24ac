"""Paired comparison: the next decision alone, every choice in the same imagined worlds with the same chance.

Which of two decisions is better shows in far fewer worlds if both meet the same cards and the same dice, since then
only what they themselves change is left to differ. So the choices run a race: a world is dealt, and all that are still
in the race are played on in it, by rule of thumb. The rule of thumb's choice runs first in every world, and what the
others gain on it, and how surely, is all that counts. Who is behind the best for sure drops out. Another choice is
taken only if its gain is more than so many times its doubt; otherwise it is the rule of thumb's.
"""

from __future__ import annotations

import math
from typing import Any

from lychgate.bots.search.playing import (
    ASKS,
    LEANS,
    PAIRED,
    SEALED_PROMPTS,
    bring_forward,
    get_results,
    mixed,
    play_on,
    win_of,
    worth_of,
)
from lychgate.bots.search.tree import (
    ACTION,
    EDGE,
    EDGES,
    FIRST,
    MIXED,
    REGRET,
    TAKEN,
    WHOLE,
    WIN,
    WORTH,
    add_node,
    count,
    slot_of,
)
from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import CHANCE, begin_course
from lychgate.core.model.layout import Row, at, scratch
from lychgate.core.model.reals import exp
from lychgate.core.model.sorts import SEATS

ROOT, GAINS = 1, 2  # what the two nodes are found by: what came of each choice, and what each gained on the first

FEWEST = 8  # worlds before anybody drops out
SURELY = 2.0  # times the doubt: so much behind the best, one drops out
UNSEEN = WIN * WIN / 1000  # a variance that nothing seen so far rules out, as if seen in one world more
WARMTH = 10.0  # thousandths of a win: what makes a choice so and so much less likely for who chooses softly


@kernel
def race(
    acting: Any, legal: Any, apply: Any, prompt: Any, view: Any, redeal: Any, outcome: Any, rollout: Any, thumb: Any,
    reopen: Any, lean: Any, judge: Any, sensible: Any,
    box: Any, root: Any, seat: int, chance: Any, world: Any, seen: Any, out: Any, silent: Any,
    keys: Any, nodes: Any, edges: Any, used: Any, how: Any, iterations: int,
) -> int:  # fmt: skip
    """Run on, so many choices in a world each, unless it is decided before; how many there were."""
    luck = at(chance, CHANCE)
    results, asking = scratch(2 * SEATS), scratch(8)
    if used[0] == 0:
        choices = min(mixed(out, sensible(box, root, seat, out), luck), len(edges) // (2 * EDGE))
        for liked in range(how[ASKS] if choices > 1 else 0):
            bring_forward(out, choices, liked, thumb(box, root, seat, chance))
        sealed = how[SEALED_PROMPTS] >> prompt(box, root, seat, asking) & 1
        add_node(keys, nodes, edges, used, slot_of(keys, ROOT), ROOT, out, choices, sealed)
        add_node(keys, nodes, edges, used, slot_of(keys, GAINS), GAINS, out, choices, sealed)
    first, gains = nodes[FIRST], nodes[FIRST] + nodes[EDGES]
    done = 0
    while done < iterations:
        edge = next_runner(nodes, edges)
        if edge < 0:
            break
        begin_course(luck, edges[edge * EDGE + TAKEN])
        redeal(box, root, seat, chance, world)
        if how[LEANS]:
            lean(box, world, seat, chance)
        reopen(box, world, seat)
        apply(box, world, seat, edges[edge * EDGE + ACTION], chance, silent)
        over = play_on(acting, legal, apply, view, rollout, thumb, box, world, chance, seen, out, silent, how)
        get_results(outcome, judge, box, world, results, silent, how, over)
        worth = worth_of(results, seat, how)
        count(nodes, edges, 0, edge, worth, win_of(results, seat, how, over), results[seat])
        note_gain(edges, gains, edge - first, worth)
        done += 1
    share_out(nodes, edges, how[PAIRED] / 100.0)
    return done


@kernel
def note_gain(edges: Row, gains: int, runner: int, worth: int) -> None:
    """Remember what a choice gained on the first one, which has just run in the same world."""
    if runner == 0:
        edges[gains * EDGE + MIXED] = worth
        return
    gained = worth - edges[gains * EDGE + MIXED]
    edges[(gains + runner) * EDGE + WORTH] += gained
    edges[(gains + runner) * EDGE + REGRET] += gained * gained


@kernel
def next_runner(nodes: Row, edges: Row) -> int:
    """Who has not run in the newest world and is not out; if there is nobody, the first, in a new one; -1: decided."""
    first, choices = nodes[FIRST], nodes[EDGES]
    worlds = edges[first * EDGE + TAKEN]
    best = best_gain(nodes, edges)
    racing = 0  # apart from the first
    for runner in range(1, choices):
        behind = worlds - edges[(first + runner) * EDGE + TAKEN]
        if behind <= 1 and not (worlds > FEWEST and is_out(nodes, edges, runner, best)):
            racing += 1
            if behind == 1:
                return first + runner
    if choices > 1 and worlds >= FEWEST and (racing == 0 or (racing == 1 and is_out(nodes, edges, 0, best))):
        return -1
    return first


@kernel
def gain_of(nodes: Row, edges: Row, runner: int) -> tuple[float, float]:
    """What a choice has gained on the first in the mean, and how much in doubt that is."""
    row = (nodes[FIRST] + nodes[EDGES] + runner) * EDGE
    worlds = edges[(nodes[FIRST] + runner) * EDGE + TAKEN]
    if runner == 0 or worlds == 0:
        return 0.0, 0.0
    gain = edges[row + WORTH] / worlds
    spread = edges[row + REGRET] / worlds - gain * gain + UNSEEN / worlds
    return gain, math.sqrt(max(spread, 0.0) / worlds)


@kernel
def best_gain(nodes: Row, edges: Row) -> int:
    """Who has gained most so far."""
    best, most = 0, 0.0
    for runner in range(1, nodes[EDGES]):
        gain = gain_of(nodes, edges, runner)[0]
        if gain > most:
            best, most = runner, gain
    return best


@kernel
def is_out(nodes: Row, edges: Row, runner: int, best: int) -> bool:
    """Is this choice behind the best one for sure?"""
    gain, doubt = gain_of(nodes, edges, runner)
    most, doubt_of_best = gain_of(nodes, edges, best)
    return most - gain > SURELY * math.sqrt(doubt * doubt + doubt_of_best * doubt_of_best)


@kernel
def share_out(nodes: Row, edges: Row, sure: float) -> None:
    """How likely each choice is to be taken: the most for the one that promises most, doubts taken off."""
    most = 0.0
    for runner in range(1, nodes[EDGES]):
        gain, doubt = gain_of(nodes, edges, runner)
        if edges[(nodes[FIRST] + runner) * EDGE + TAKEN]:
            most = max(most, gain - sure * doubt)
    for runner in range(nodes[EDGES]):
        gain, doubt = gain_of(nodes, edges, runner)
        edge = (nodes[FIRST] + runner) * EDGE
        promise = gain - sure * doubt - most
        edges[edge + MIXED] = int(WHOLE * exp(promise / WARMTH)) if edges[edge + TAKEN] else 0
