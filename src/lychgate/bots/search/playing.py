"""What all ways of searching share: the numbers of a style, playing on from a position, and what a result is worth."""

from __future__ import annotations

from typing import Any

from lychgate.bots.search.tree import SPREAD, WIN
from lychgate.core.compile.kernel import kernel
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, DECISION, below
from lychgate.core.model.layout import at
from lychgate.core.model.reals import exp
from lychgate.core.model.sorts import SEATS

# How to search: a list of numbers, set by `styles.Style`.
DARE, REGRETS, ASKS, BY_THUMB, HORIZON, LEAD, CLEAR, LEANS, SEALED_PROMPTS, TOGETHER, PLAYERS, PARTS, TRUST = range(13)
BLUR, PAIRED = 13, 14
HOW = 15

FAR = 20.0  # so many times the blur behind, there is no chance
CHOICES = 64  # decisions considered at one view; of more, some by chance and what the rule of thumb likes


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
def get_results(
    outcome: Any, judge: Any, box: Any, world: Any, results: Any, silent: Any, how: Any, over: bool
) -> None:
    """How it went for each seat, or how it stands, both in the same parts of points."""
    if not over:
        judge(box, world, results, silent)
        return
    outcome(box, world, results, silent)
    for seat in range(SEATS):
        results[seat] *= how[PARTS]


@kernel
def worth_of(results: Any, seat: int, how: Any) -> int:
    """What a result is worth to a seat, from 0 to 1000: its share of the win and, in part, its lead."""
    won = share_of_win(results, seat, how)
    if how[TOGETHER]:
        return won
    worth: int = ((1000 - how[LEAD]) * won + how[LEAD] * lead_of(results, seat, how)) // 1000
    return worth


@kernel
def win_of(results: Any, seat: int, how: Any, over: bool) -> int:
    """The win that is told of, in thousandths: what it is, or how likely it is."""
    if over or how[BLUR] == 0:
        return share_of_win(results, seat, how)
    return chance_to_win(results, seat, how)


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
