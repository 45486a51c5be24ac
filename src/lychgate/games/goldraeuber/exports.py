"""Goldräuber's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported
from lychgate.core.model.exports import over_bytes
from lychgate.core.model.layout import at
from lychgate.games.goldraeuber.bot import evaluation, heuristic
from lychgate.games.goldraeuber.knowledge import views
from lychgate.games.goldraeuber.rules import choices, points, refusals, turns
from lychgate.games.goldraeuber.rules.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=turns.begin,
    acting=turns.acting,
    legal=choices.legal,
    refusal=refusals.refusal,
    apply=turns.apply,
    prompt=choices.prompt,
    view=views.seen_by,
    redeal=views.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=heuristic.thumb,
)


@exported
def judge(box: Any, state: Any, out: Any, events: Any) -> int:
    evaluation.judge(at(box, BOX), at(state, STATE), out)
    return 0


@exported
def sensible(box: Any, seen: Any, seat: int, out: Any) -> int:
    return evaluation.sensible(at(box, BOX), at(seen, STATE), seat, out)
