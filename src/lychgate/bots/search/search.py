"""Information-set Monte Carlo tree search, over any game's contract, compiled once for all.

Each iteration deals the hidden cards anew, as the root's view allows, walks down the tree as long as
the views are known, lets one more view in, plays on and remembers how it went for each seat that
decided on the way. Seats that act together choose one after the other without seeing it, since a node
is a view. At a new view the rule of thumb is followed first, so that others are taken for sensible
players until more is known. What the true state holds is never here: only the view came in.
A style may ask for the other way to search instead, which looks at the next decision alone (`paired`).
"""

from __future__ import annotations

from typing import Any

from lychgate.bots.search.paired import race
from lychgate.bots.search.playing import (
    ASKS,
    DARE,
    LEANS,
    PAIRED,
    REGRETS,
    SEALED_PROMPTS,
    TRUST,
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
    FIRST,
    MET,
    NODE,
    SEALED,
    TAKEN,
    WORTH,
    add_node,
    count,
    hashed,
    matched,
    most_promising,
    regret_others,
    slot_of,
)
from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, LONGS, Pointer
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.layout import at, scratch
from lychgate.core.model.sorts import SEATS

DEPTH = 256  # decisions remembered on the way down


@exported
def think(
    acting: Any, legal: Any, apply: Any, prompt: Any, view: Any, redeal: Any, outcome: Any, rollout: Any, thumb: Any,
    reopen: Any, lean: Any, judge: Any, sensible: Any,
    box: Any, root: Any, seat: int, chance: Any, world: Any, seen: Any, words: Any, out: Any, silent: Any,
    keys: Any, nodes: Any, edges: Any, used: Any, how: Any, iterations: int,
) -> int:  # fmt: skip
    """Search on, so many iterations. The root's node is the first; how many decisions were walked through."""
    if how[PAIRED]:
        return race(
            acting, legal, apply, prompt, view, redeal, outcome, rollout, thumb, reopen, lean, judge, sensible,
            box, root, seat, chance, world, seen, out, silent, keys, nodes, edges, used, how, iterations,
        )  # fmt: skip
    luck = at(chance, CHANCE)
    path = scratch(3 * DEPTH)
    results, asking = scratch(2 * SEATS), scratch(8)
    walked = 0
    for _ in range(iterations):
        redeal(box, root, seat, chance, world)
        if how[LEANS]:
            lean(box, world, seat, chance)
        reopen(box, world, seat)
        depth, growing = 0, True
        while growing and depth < DEPTH:
            asked = acting(box, world)
            if asked == 0:
                break
            actor = seat if depth == 0 else lowest(asked)
            view(box, world, actor, seen)
            code = hashed(words, actor)
            slot = slot_of(keys, code)
            if keys[2 * slot] == 0:
                choices = mixed(out, sensible(box, seen, actor, out), luck)
                if choices > 1:
                    for liked in range(how[ASKS] if depth == 0 else min(how[ASKS], 1)):
                        bring_forward(out, choices, liked, thumb(box, seen, actor, chance))
                sealed = how[SEALED_PROMPTS] >> prompt(box, world, actor, asking) & 1
                node = add_node(keys, nodes, edges, used, slot, code, out, choices, sealed)
                if node < 0:
                    break
                growing = choices == 1
                edge = nodes[node * NODE + FIRST]
            else:
                node = keys[2 * slot + 1]
                if how[REGRETS] and nodes[node * NODE + SEALED]:
                    edge = matched(nodes, edges, node, luck)
                else:
                    edge = most_promising(nodes, edges, node, how[DARE], how[TRUST])
            path[3 * depth] = node
            path[3 * depth + 1] = edge
            path[3 * depth + 2] = actor
            depth += 1
            apply(box, world, actor, edges[edge * EDGE + ACTION], chance, silent)
        walked += depth
        over = play_on(acting, legal, apply, view, rollout, thumb, box, world, chance, seen, out, silent, how)
        get_results(outcome, judge, box, world, results, silent, how, over)
        for step in range(depth):
            learn(nodes, edges, path[3 * step], path[3 * step + 1], path[3 * step + 2], results, how, over)
    return walked


@kernel
def learn(nodes: Any, edges: Any, node: int, edge: int, seat: int, results: Any, how: Any, over: bool) -> None:
    """Remember what a decision led to, for the seat that made it."""
    worth = worth_of(results, seat, how)
    if how[REGRETS] and nodes[node * NODE + SEALED] and nodes[node * NODE + MET]:
        regret_others(nodes, edges, node, edge, worth)
    count(nodes, edges, node, edge, worth, win_of(results, seat, how, over), results[seat])


NEEDED = (
    "acting", "legal", "apply", "prompt", "view", "redeal", "outcome", "rollout", "thumb", "reopen", "lean", "judge",
    "sensible",
)  # fmt: skip
THINK = Pointer(
    think,
    (*NEEDED, *(BYTES, BYTES, INT, BYTES, BYTES, BYTES, LONGS, INTS, INTS), *(LONGS, INTS, LONGS, INTS, INTS, INT)),
)

__all__ = ["NEEDED", "TAKEN", "THINK", "WORTH", "think"]
