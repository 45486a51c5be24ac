"""Decisions of Gravediggers that plainly lose: money in a fist where one knows that the bandits will take it."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import no_listeners, scratch
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import KINDS
from lychgate.games.gravediggers.rules.events import RUIN_RAIDED
from lychgate.games.gravediggers.rules.robbery import RAIDED, persons_act
from lychgate.games.gravediggers.rules.state import MAKING_FISTS, Box, State


@kernel
def ruins(box: Box, view: State, seat: int, action: int) -> int:
    """GD-17: the seat knows every card of the cemetery, and there are more bandits than accomplices."""
    if view.phase != MAKING_FISTS or action <= decisions.FIST or action == decisions.CREDIT_FIST:
        return 0  # an empty fist loses nothing
    found = scratch(KINDS)
    for i in range(view.lying):
        if view.cemetery[i] == view.robbed - 1:
            if view.card[i] == 0:
                return 0
            found[view.card[i] - 1] += 1
    return RUIN_RAIDED if persons_act(found, no_listeners()) == RAIDED else 0
