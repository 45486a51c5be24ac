"""Taking back: which decision of a match a seat may undo.

Exactly when no chance was drawn since, and to nobody else it would make a difference: without that
decision, and with all that others decided after it, every other seat and every spectator has the same
view, was told the same, and owes the same answers. So a sealed answer that is seen to be given stays
given; an answer in a window, of which nothing is seen, can be taken back until the window closes; and
that it can be tells nobody whether others have answered. What ended a game stays: its points were told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lychgate.core.model.chance import CHANCE
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import event_buffer
from lychgate.play.match.story import Happening, happenings

if TYPE_CHECKING:
    from lychgate.play.match.match import Match, Step


def step_to_undo(match: Match, seat: int) -> int | None:
    """The seat's last decision, by its place in the log, if it may be taken back."""
    index = next((i for i in reversed(range(len(match.log))) if match.log[i].seat == seat), None)
    if index is None:
        return None
    taken = match.log[index]
    if match.over or taken.game_number != match.game_number or taken.draws != draws(match.chance):
        return None
    state, events = state_before(taken), event_buffer()
    for step in match.log[index + 1 :]:
        if match.game.call("refusal", match.box, state, step.seat, step.action) != 0:
            return None
        match.game.call("apply", match.box, state, step.seat, step.action, match.chance.copy(), events)
    told = happenings(events, match.game_number)
    return index if looks_the_same(match, seat, state, told, match.told[taken.told :]) else None


def state_before(step: Step) -> Bytes:
    """The state in which a decision was made."""
    return np.frombuffer(step.before, np.uint8).copy()


def looks_the_same(match: Match, seat: int, state: Bytes, told: list[Happening], before: list[Happening]) -> bool:
    """To everybody but this seat, is that state the present one?"""
    asked, asked_before = (match.game.call("acting", match.box, s) & ~(1 << seat) for s in (state, match.state))
    if asked != asked_before:
        return False
    for reader in (None, *(other for other in range(match.players) if other != seat)):
        if [h for h in told if h.is_told_to(reader)] != [h for h in before if h.is_told_to(reader)]:
            return False
        if not np.array_equal(match.view_of(state, reader), match.view_bytes(reader)):
            return False
    return True


def draws(chance: Bytes) -> int:
    """How much chance was drawn so far."""
    return sum(sum(chance[where].view(kind).tolist()) for where, kind in COUNTS)


def _field(name: str) -> tuple[slice, np.dtype[Any]]:
    """Where a field's bytes are, and what they are. (A look at the whole record would take as long as a decision.)"""
    assert CHANCE.fields is not None
    kind, start = CHANCE.fields[name][:2]
    return slice(start, start + kind.itemsize), kind.base


COUNTS = (_field("count"), _field("position"))
