"""Graverobbers' contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.exports import over_bytes
from lychgate.core.model.layout import at
from lychgate.games.graverobbers.bot import evaluation, heuristic
from lychgate.games.graverobbers.knowledge import views
from lychgate.games.graverobbers.rules import choices, points, turns
from lychgate.games.graverobbers.rules import setup as start
from lychgate.games.graverobbers.rules.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=start.setup,
    acting=turns.acting,
    legal=choices.legal,
    refusal=choices.refusal,
    apply=turns.apply,
    prompt=choices.prompt,
    view=views.seen_by,
    redeal=views.redeal,
    outcome=points.outcome,
    rollout=choices.rollout,
    thumb=heuristic.thumb,
)


@exported
def reopen(box: Any, state: Any, seat: int) -> int:
    views.reopen(at(state, STATE), seat)
    return 0


@exported
def lean(box: Any, state: Any, seat: int, chance: Any) -> int:
    evaluation.lean(at(box, BOX), at(state, STATE), seat, at(chance, CHANCE))
    return 0


@exported
def judge(box: Any, state: Any, out: Any, events: Any) -> int:
    evaluation.judge(at(box, BOX), at(state, STATE), out)
    return 0
