"""Information-set Monte Carlo tree search, over any game's contract, compiled once for all.

Each iteration deals the hidden cards anew, as the root's view allows, walks down the tree as long as
the views are known, lets one more view in, plays on and remembers how it went for each seat that
decided on the way. Seats that act together choose one after the other without seeing it, since a node
is a view. At a new view the rule of thumb is followed first, so that others are taken for sensible
players until more is known. What the true state holds is never here: only the view came in.
"""

from __future__ import annotations

from typing import Any

from lychgate.bots.search.tree import (
    ACTION,
    EDGE,
    FIRST,
    MET,
    NODE,
    POINTS,
    SEALED,
    SPREAD,
    TAKEN,
    WIN,
    WON,
    WORTH,
    add_node,
    hashed,
    matched,
    most_promising,
    regret_others,
    slot_of,
)
from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, LONGS, Pointer
from lychgate.core.model.chance import CHANCE, DECISION, below
from lychgate.core.model.contract import lowest
from lychgate.core.model.layout import at, scratch
from lychgate.core.model.reals import exp
from lychgate.core.model.sorts import SEATS

# How to search: a list of numbers, set by `thinking.Style`.
DARE, REGRETS, ASKS, BY_THUMB, HORIZON, LEAD, CLEAR, LEANS, SEALED_PROMPTS, TOGETHER, PLAYERS, PARTS, TRUST = range(13)
BLUR = 13
HOW = 14

FAR = 20.0  # so many times the blur behind, there is no chance
DEPTH = 256  # decisions remembered on the way down
CHOICES = 64  # decisions considered at one view; of more, some by chance and what the rule of thumb likes


@exported
def think(
    acting: Any, legal: Any, apply: Any, prompt: Any, view: Any, redeal: Any, outcome: Any, rollout: Any, thumb: Any,
    reopen: Any, lean: Any, judge: Any, sensible: Any,
    box: Any, root: Any, seat: int, chance: Any, world: Any, seen: Any, words: Any, out: Any, silent: Any,
    keys: Any, nodes: Any, edges: Any, used: Any, how: Any, iterations: int,
) -> int:  # fmt: skip
    """Search on, so many iterations. The root's node is the first; how many decisions were walked through."""
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
                count = mixed(out, sensible(box, seen, actor, out), luck)
                if count > 1:
                    for liked in range(how[ASKS] if depth == 0 else min(how[ASKS], 1)):
                        bring_forward(out, count, liked, thumb(box, seen, actor, chance))
                sealed = how[SEALED_PROMPTS] >> prompt(box, world, actor, asking) & 1
                node = add_node(keys, nodes, edges, used, slot, code, out, count, sealed)
                if node < 0:
                    break
                growing = count == 1
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
        if over:
            outcome(box, world, results, silent)
            for other in range(SEATS):
                results[other] *= how[PARTS]
        else:
            judge(box, world, results, silent)
        for step in range(depth):
            learn(nodes, edges, path[3 * step], path[3 * step + 1], path[3 * step + 2], results, how, over)
    return walked


@kernel
def mixed(out: Any, count: int, luck: Any) -> int:
    """Mix the decisions and keep no more than CHOICES of them; how many."""
    kept = min(count, CHOICES)
    for i in range(kept):
        j = i + below(luck, SPREAD, count - i)
        out[i], out[j] = out[j], out[i]
    return kept


@kernel
def bring_forward(out: Any, count: int, to: int, action: int) -> None:
    """Let this decision be tried early; if it was left out, in the place of the last one."""
    place = count - 1
    for i in range(count):
        if out[i] == action:
            place = i
    if place > to:
        out[place] = out[to]
        out[to] = action


@kernel
def play_on(
    acting: Any, legal: Any, apply: Any, view: Any, rollout: Any, thumb: Any,
    box: Any, world: Any, chance: Any, seen: Any, out: Any, silent: Any, how: Any,
) -> bool:  # fmt: skip
    """Play on, at random or so many decisions of a thousand by rule of thumb, as far as the horizon. Is it the end?"""
    if how[BY_THUMB] == 0 and how[HORIZON] == 0:
        rollout(box, world, chance)
        return True
    luck = at(chance, CHANCE)
    left = how[HORIZON]
    while True:
        asked = acting(box, world)
        if asked == 0:
            return True
        if how[HORIZON] and left == 0:
            return False
        left -= 1
        seat = lowest(asked)
        if below(luck, SPREAD, 1000) < how[BY_THUMB]:
            view(box, world, seat, seen)
            action = thumb(box, seen, seat, chance)
        else:
            action = out[below(luck, DECISION, legal(box, world, seat, out))]
        apply(box, world, seat, action, chance, silent)


@kernel
def learn(nodes: Any, edges: Any, node: int, edge: int, seat: int, results: Any, how: Any, over: bool) -> None:
    """Remember what a decision led to, for the seat that made it."""
    won = share_of_win(results, seat, how)
    worth = won
    if not how[TOGETHER]:
        worth = ((1000 - how[LEAD]) * won + how[LEAD] * lead_of(results, seat, how)) // 1000
    if how[REGRETS] and nodes[node * NODE + SEALED] and nodes[node * NODE + MET]:
        regret_others(nodes, edges, node, edge, worth)
    nodes[node * NODE + MET] += 1
    edges[edge * EDGE + TAKEN] += 1
    edges[edge * EDGE + WORTH] += worth
    edges[edge * EDGE + WON] += won if over or how[BLUR] == 0 else chance_to_win(results, seat, how)
    edges[edge * EDGE + POINTS] += results[seat]


@kernel
def share_of_win(results: Any, seat: int, how: Any) -> int:
    """A seat's share of the win, in thousandths; where all win together, the points are its chance."""
    if how[TOGETHER]:
        chance: int = WIN * results[seat] // how[PARTS]
        return chance
    if results[SEATS + seat] != 1:
        return 0
    winners = 0
    for other in range(how[PLAYERS]):
        winners += results[SEATS + other] == 1
    return WIN // winners


@kernel
def chance_to_win(results: Any, seat: int, how: Any) -> int:
    """How likely a seat wins with these expected points, in thousandths: the less they are apart, the less they say."""
    others = 0.0
    for other in range(how[PLAYERS]):
        others += exp(min((results[other] - results[seat]) / how[BLUR], FAR))
    return int(WIN / others)


@kernel
def lead_of(results: Any, seat: int, how: Any) -> int:
    """How far ahead of the best of the others, or behind, from 0 to 1000; a lead of CLEAR is half of what can be."""
    best = -1_000_000_000
    for other in range(how[PLAYERS]):
        if other != seat:
            best = max(best, results[other])
    lead = results[seat] - best
    part: int = 500 + 500 * lead // (how[CLEAR] + abs(lead))
    return part


NEEDED = (
    "acting", "legal", "apply", "prompt", "view", "redeal", "outcome", "rollout", "thumb", "reopen", "lean", "judge",
    "sensible",
)  # fmt: skip
THINK = Pointer(
    think,
    (*NEEDED, *(BYTES, BYTES, INT, BYTES, BYTES, BYTES, LONGS, INTS, INTS), *(LONGS, INTS, LONGS, INTS, INTS, INT)),
)

__all__ = ["HOW", "NEEDED", "TAKEN", "THINK", "WORTH", "think"]
