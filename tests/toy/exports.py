"""Vigil's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from lychgate.core.model.exports import over_bytes
from tests.toy import choices, rules, sight, thumbs
from tests.toy.state import BOX, STATE

setup, acting, legal, refusal, apply, prompt, view, redeal, outcome, rollout, thumb = over_bytes(
    __name__,
    BOX,
    STATE,
    setup=rules.setup,
    acting=rules.acting,
    legal=choices.legal,
    refusal=choices.refusal,
    apply=rules.apply,
    prompt=choices.prompt,
    view=sight.seen_by,
    redeal=sight.redeal,
    outcome=rules.outcome,
    rollout=choices.rollout,
    thumb=thumbs.thumb,
)
