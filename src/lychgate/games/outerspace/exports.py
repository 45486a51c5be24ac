"""Outer Space's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.exports import over_bytes
from lychgate.core.model.layout import at
from lychgate.games.outerspace.bot import evaluation, heuristic
from lychgate.games.outerspace.knowledge import redeal as worlds
from lychgate.games.outerspace.knowledge import views
from lychgate.games.outerspace.rules import choices, course, points
from lychgate.games.outerspace.rules.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=course.start,
    acting=course.acting,
    legal=choices.legal,
    refusal=choices.refusal,
    apply=course.apply,
    prompt=choices.prompt,
    view=views.seen_by,
    redeal=worlds.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=heuristic.thumb,
)


@exported
def reopen(box: Any, state: Any, seat: int) -> int:
    views.reopen(at(box, BOX), at(state, STATE), seat)
    return 0


@exported
def lean(box: Any, state: Any, seat: int, chance: Any) -> int:
    evaluation.lean(at(box, BOX), at(state, STATE), seat, at(chance, CHANCE))
    return 0


@exported
def judge(box: Any, state: Any, out: Any, events: Any) -> int:
    evaluation.judge(at(box, BOX), at(state, STATE), out)
    return 0


@exported
def sensible(box: Any, seen: Any, seat: int, out: Any) -> int:
    return evaluation.sensible(at(box, BOX), at(seen, STATE), seat, out)
