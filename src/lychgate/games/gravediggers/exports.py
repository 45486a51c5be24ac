"""Gravediggers' contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.chance import CHANCE
from lychgate.core.kernel import exported
from lychgate.core.over_bytes import over_bytes
from lychgate.core.record import at
from lychgate.games.gravediggers import choices, guesses, points, rules, sight, thumbs
from lychgate.games.gravediggers.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=rules.begin,
    acting=rules.acting,
    legal=choices.legal,
    refusal=choices.refusal,
    apply=rules.apply,
    prompt=choices.prompt,
    view=sight.seen_by,
    redeal=sight.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=thumbs.thumb,
)


@exported
def reopen(box: Any, state: Any, seat: int) -> int:
    sight.reopen(at(state, STATE), seat)
    return 0


@exported
def lean(box: Any, state: Any, seat: int, chance: Any) -> int:
    guesses.lean(at(box, BOX), at(state, STATE), seat, at(chance, CHANCE))
    return 0


@exported
def sensible(box: Any, seen: Any, seat: int, out: Any) -> int:
    return guesses.sensible(at(box, BOX), at(seen, STATE), seat, out)
