"""In an imagined world others may choose anew what they have chosen unseen; the own choice and all else stay."""

from __future__ import annotations

import numpy as np
import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import blank

SEALED = ["graverobbers", "gravediggers", "outerspace"]  # the games in which something is chosen unseen


def test_every_game_that_can_take_sealed_choices_back_is_tried() -> None:
    able = [name for name in registry.names() if registry.find(name).has_own("reopen")]
    assert able == sorted(SEALED)


@pytest.mark.parametrize("name", SEALED)
def test_others_are_asked_again_and_the_search_s_own_seat_still_is(name: str) -> None:
    match = lychgate.new(name, players=3, seed=2)
    while len(match.asked) < 3:
        seat = match.asked[0]
        match.decide(seat, match.legal(seat)[0])
    match.decide(0, match.legal(0)[-1])
    view, world = match.view_bytes(1), blank(match.game.state_layout)
    match.game.call("redeal", match.box, view, 1, quick(1), world)
    match.game.call("reopen", match.box, world, 1)
    assert match.game.call("acting", match.box, world) == 0b111
    out = np.zeros(match.game.actions, np.int32)
    assert match.game.call("legal", match.box, world, 1, out) == len(match.legal(1))
