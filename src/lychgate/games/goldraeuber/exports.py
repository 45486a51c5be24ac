"""Goldräuber's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.kernel import exported
from lychgate.core.over_bytes import over_bytes
from lychgate.core.record import at
from lychgate.games.goldraeuber import choices, guesses, points, refusals, rules, sight, thumbs
from lychgate.games.goldraeuber.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=rules.begin,
    acting=rules.acting,
    legal=choices.legal,
    refusal=refusals.refusal,
    apply=rules.apply,
    prompt=choices.prompt,
    view=sight.seen_by,
    redeal=sight.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=thumbs.thumb,
)


@exported
def judge(box: Any, state: Any, out: Any, events: Any) -> int:
    guesses.judge(at(box, BOX), at(state, STATE), out)
    return 0


@exported
def sensible(box: Any, seen: Any, seat: int, out: Any) -> int:
    return guesses.sensible(at(box, BOX), at(seen, STATE), seat, out)
