"""Decisions of Outer Space that plainly lose: the credits, while somebody else's film is worth more."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import no_listeners
from lychgate.games.outerspace.cards.vocabulary import CREDITS
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.events import RUIN_BEHIND
from lychgate.games.outerspace.rules.points import points_of
from lychgate.games.outerspace.rules.state import ACTING, Box, State


@kernel
def ruins(box: Box, view: State, seat: int, action: int) -> int:
    """BM-31: they end the game; by what the seat knows, its own hand and all films, another would win."""
    card = action - decisions.CARD
    if view.phase != ACTING or view.half or action >= decisions.ABILITY or card >= box.cards:
        return 0
    if box.kind[card] != CREDITS:
        return 0
    own = points_of(box, view, seat, no_listeners())
    for other in range(box.players):
        if points_of(box, view, other, no_listeners()) > own:
            return RUIN_BEHIND
    return 0
