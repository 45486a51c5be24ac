"""What anybody at the table of Goldräuber may know, and full states that fit such knowledge.

The players talk openly, so every seat and every spectator sees the same: all but the faces of
cards that nobody has turned up, also of outer ones that collapsed unseen (GO-14).
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.games.goldraeuber.rules.cards import SIDES, THINGS
from lychgate.games.goldraeuber.rules.setup import lay_faces
from lychgate.games.goldraeuber.rules.state import Box, State


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """What is on the cards that have been seen; all else is open, and it is the same for all seats."""
    out.trap = state.trap & state.known
    for side in range(SIDES):
        out.wall[side] = state.wall[side] & state.known
    for thing in range(THINGS):
        at = state.place[thing]
        if at and state.known >> (at - 1) & 1:
            out.place[thing] = at


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with cards that could lie there, every deal as likely."""
    lay_faces(box, out, chance)
