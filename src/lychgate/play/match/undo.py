"""Taking back: which decision of a match a seat may undo.

Among people, exactly when no chance was drawn since, and to nobody else it would make a difference: without that
decision, and with all that others decided after it, every other seat and every spectator has the same
view, was told the same, and owes the same answers. So a sealed answer that is seen to be given stays
given; an answer in a window, of which nothing is seen, can be taken back until the window closes; and
that it can be tells nobody whether others have answered. What ended a game stays: its points were told.

Among bots a person may *rewind*: back to before their last decision, with all that was decided and drawn since. Both
stay in the course of the match, and its chance is drawn from the same place again, so that no card or die is ever
drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

import numpy as np

from lychgate.core.model.chance import CHANCE
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import event_buffer
from lychgate.play.match.story import Happening, happenings

if TYPE_CHECKING:
    from lychgate.play.match.match import Match, Step

UNDO = -1  # in the course of a match, in place of an action
REWINDS = 2000  # in a match: more than anybody will want, but each stays in its course for good


def can_rewind(match: Match, seat: int) -> bool:
    """Has the seat decided anything in the present game, which goes on?"""
    decided = any(step.seat == seat for step in _of_present_game(match))
    return decided and not match.over and match.rewound < REWINDS


def step_to_rewind(match: Match, seat: int) -> int | None:
    """The seat's last decision that was a choice, by its place in the log; without one, its first.

    A question with one answer would be answered at once again, as in a window by the wish to pass.
    """
    if not can_rewind(match, seat):
        return None
    first = 0
    for index in reversed(range(len(match.log))):
        if match.log[index].game_number != match.game_number:
            break
        if match.log[index].seat == seat:
            first = index
            if _choices(match, match.state_before(index), seat) > 1:
                break
    return first


def _of_present_game(match: Match) -> Iterator[Step]:
    """Its decisions, the last one first."""
    return takewhile(lambda step: step.game_number == match.game_number, reversed(match.log))


def _choices(match: Match, state: Bytes, seat: int) -> int:
    out = np.zeros(match.game.actions, np.int32)
    return int(match.game.call("legal", match.box, state, seat, out))


def chance_at(chance: Bytes, before: bytes) -> Bytes:
    """The same source of chance, when so much had been drawn (`drawn`)."""
    back, at = chance.copy(), 0
    for field in DRAWN:
        size = field.stop - field.start
        back[field] = np.frombuffer(before, np.uint8, size, at)
        at += size
    return back


def step_to_undo(match: Match, seat: int) -> int | None:
    """The seat's last decision, by its place in the log, if it may be taken back."""
    index = next((i for i in reversed(range(len(match.log))) if match.log[i].seat == seat), None)
    if index is None:
        return None
    taken = match.log[index]
    if match.over or taken.game_number != match.game_number or taken.drawn != drawn(match.chance):
        return None
    if len(match.course) - taken.place != len(match.log) - index:
        return None  # something was rewound since, when there were only bots: that stays in the course
    state, events = match.state_before(index), event_buffer()
    for step in match.log[index + 1 :]:
        if match.game.call("refusal", match.box, state, step.seat, step.action) != 0:
            return None
        match.game.call("apply", match.box, state, step.seat, step.action, match.chance.copy(), events)
    told = happenings(events, match.game_number)
    return index if looks_the_same(match, seat, state, told, match.told[taken.told :]) else None


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


def drawn(chance: Bytes) -> bytes:
    """How much chance was drawn so far: the same bytes, if nothing was since."""
    return chance[COUNT].tobytes() + chance[POSITION].tobytes() + chance[QUICK].tobytes()


def _bytes_of(name: str) -> slice:
    """Where a field's bytes are. (A look at the whole record would take as long as a decision.)"""
    assert CHANCE.fields is not None
    kind, start = CHANCE.fields[name][:2]
    return slice(start, start + kind.itemsize)


DRAWN = COUNT, POSITION, QUICK = _bytes_of("count"), _bytes_of("position"), _bytes_of("quick")
