"""Outer Space's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.chance import CHANCE
from lychgate.core.kernel import exported
from lychgate.core.over_bytes import over_bytes
from lychgate.core.record import at
from lychgate.games.outerspace import choices, guesses, points, rules, sight, thumbs
from lychgate.games.outerspace import redeal as worlds
from lychgate.games.outerspace.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=rules.start,
    acting=rules.acting,
    legal=choices.legal,
    refusal=choices.refusal,
    apply=rules.apply,
    prompt=choices.prompt,
    view=sight.seen_by,
    redeal=worlds.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=thumbs.thumb,
)


@exported
def reopen(box: Any, state: Any, seat: int) -> int:
    sight.reopen(at(box, BOX), at(state, STATE), seat)
    return 0


@exported
def lean(box: Any, state: Any, seat: int, chance: Any) -> int:
    guesses.lean(at(box, BOX), at(state, STATE), seat, at(chance, CHANCE))
    return 0


@exported
def judge(box: Any, state: Any, out: Any, events: Any) -> int:
    guesses.judge(at(box, BOX), at(state, STATE), out)
    return 0


@exported
def sensible(box: Any, seen: Any, seat: int, out: Any) -> int:
    return guesses.sensible(at(box, BOX), at(seen, STATE), seat, out)
