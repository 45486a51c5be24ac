"""What anybody at the table of Goldräuber may know, and full states that fit such knowledge.

The players talk openly, so every seat and every spectator sees the same: all but the faces of
cards that nobody has turned up, also of outer ones that collapsed unseen (GO-14).
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.games.goldraeuber.rules.cards import MINERS, NUMBERS, SIDES, THINGS
from lychgate.games.goldraeuber.rules.setup import lay_faces
from lychgate.games.goldraeuber.rules.state import Box, State


@kernel
def seen_by(box: Box, state: State, seat: int, out: State) -> None:
    """Put together what is known, from nothing (`out` is blank); it is the same for all seats."""
    view_turn(state, out)
    out.known = state.known
    out.collapsed = state.collapsed
    out.dug = state.dug
    out.trap = state.trap & state.known
    for side in range(SIDES):
        out.wall[side] = state.wall[side] & state.known
    for number in range(NUMBERS):
        out.numbered[number] = state.numbered[number]  # GO-1: on the backs too
    for thing in range(THINGS):
        at = state.place[thing]
        if at and state.known >> (at - 1) & 1:
            out.place[thing] = at
        out.bearer[thing] = state.bearer[thing]
    for miner in range(MINERS):
        out.miner[miner] = state.miner[miner]
        out.life[miner] = state.life[miner]


@kernel
def view_turn(state: State, out: State) -> None:
    """Whose turn it is, and what is going on in it."""
    out.phase = state.phase
    out.first = state.first
    out.turn = state.turn
    out.die = state.die
    out.second = state.second
    out.angry = state.angry
    out.settled = state.settled
    out.shifting = state.shifting
    out.getting = state.getting
    out.left = state.left
    out.dealt = state.dealt
    out.end = state.end
    out.fate = state.fate


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with cards that could lie there, every deal as likely."""
    lay_faces(box, out, chance)
