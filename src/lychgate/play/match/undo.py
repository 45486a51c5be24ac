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

from collections.abc import Callable, Iterator
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.contract import NOBODY, Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import EVENT_WIDTH, SPECTATOR_BIT, event_buffer
from lychgate.play.match.updates import differ

if TYPE_CHECKING:
    from lychgate.play.match.match import Match, Step

CONTRACT = ("refusal", "apply", "acting", "view")

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
    later = [number for step in match.log[index + 1 :] for number in (step.seat, step.action)]
    told = match.told.rows(taken.told)
    state, room = match.state_before(index), np.empty(2 * len(match.state), np.uint8)
    same = _comparer(match.game)(
        match.box, state, match.state, match.chance, match.chance.copy(), np.array(later, np.int32), len(later) // 2,
        seat, match.players, event_buffer(), told, room,
    )  # fmt: skip
    return index if same else None


@exported
def looks_the_same(
    refusal: Any, apply: Any, acting: Any, view: Any,
    box: Any, state: Any, present: Any, chance: Any, drawing: Any, later: Any, count: int,
    seat: int, players: int, events: Any, told: Any, room: Any,
) -> int:  # fmt: skip
    """Without a decision, and with those after it, is that state to everybody but this seat the present one?"""
    for number in range(count):
        for i in range(len(chance)):
            drawing[i] = chance[i]
        if refusal(box, state, later[2 * number], later[2 * number + 1]) != 0:
            return 0
        apply(box, state, later[2 * number], later[2 * number + 1], drawing, events)
    if (acting(box, state) ^ acting(box, present)) & ~(1 << seat):
        return 0
    size = len(state)
    one, other = room[:size], room[size : 2 * size]
    for reader in range(players + 1):
        if reader == seat:
            continue
        if not same_told(events, told, 1 << reader if reader < players else SPECTATOR_BIT):
            return 0
        view(box, state, reader if reader < players else NOBODY, one)
        view(box, present, reader if reader < players else NOBODY, other)
        if differ(one, other):
            return 0
    return 1


@kernel
def same_told(events: Any, others: Any, bit: int) -> int:
    """Is a reader told the same by both?"""
    i, j = 0, 0
    while True:
        while i < events[0] and not events[2 + i * EVENT_WIDTH] & bit:
            i += 1
        while j < others[0] and not others[2 + j * EVENT_WIDTH] & bit:
            j += 1
        if i == events[0] or j == others[0]:
            return 1 if i == events[0] and j == others[0] else 0
        for k in range(1, 1 + EVENT_WIDTH):
            if events[i * EVENT_WIDTH + k] != others[j * EVENT_WIDTH + k]:
                return 0
        i += 1
        j += 1


POINTER = Pointer(
    looks_the_same,
    (*CONTRACT, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INT, INT, INT, INTS, INTS, BYTES),
)


@cache
def _comparer(game: Game) -> Callable[..., int]:
    return game.handed_to(POINTER, CONTRACT)


def drawn(chance: Bytes) -> bytes:
    """How much chance was drawn so far: the same bytes, if nothing was since."""
    return chance[COUNT].tobytes() + chance[POSITION].tobytes() + chance[QUICK].tobytes()


def _bytes_of(name: str) -> slice:
    """Where a field's bytes are. (A look at the whole record would take as long as a decision.)"""
    assert CHANCE.fields is not None
    kind, start = CHANCE.fields[name][:2]
    return slice(start, start + kind.itemsize)


DRAWN = COUNT, POSITION, QUICK = _bytes_of("count"), _bytes_of("position"), _bytes_of("quick")
