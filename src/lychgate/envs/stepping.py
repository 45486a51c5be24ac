"""One step of many games in one call, for any game, compiled once.

Every game has a slot. When its game is over, the next one is dealt at once: slot i of n plays the games number i,
i + n, i + 2n … of the seed, so which deals there are depends on nothing that is decided.
"""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported, i64, kernel, u64
from lychgate.core.compile.pointer import BYTES, INTS, LONGS, Pointer
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, DECISION, below, reseed
from lychgate.core.model.encoder import encode
from lychgate.core.model.layout import Row, at, clear, copy, dtype_of, i32, i64_field, u64_field
from lychgate.core.model.sorts import SEATS

NO_ACTION = -1  # nothing is decided: the game is only looked at
RESULTS = 2 * SEATS  # points, then places, by seat


class Run:
    """What is the same for all slots, and what is to be written."""

    seed: int = i64_field("of all deals")
    slots: int = i32("how many games there are at a time")
    size: int = i32("bytes of a state")
    actions: int = i32("decisions are numbered below this")
    players: int = i32("seats")
    width: int = i32("bytes of an observation")
    masks: int = i32("1: masks are written")
    views: int = i32("1: observations are views as they are")
    tensors: int = i32("1: observations are encoded")
    keys: int = i32("1: keys of information states are written")
    thumbs: int = i32("bits of the seats that are played by rule of thumb")
    randoms: int = i32("bits of the seats that are played by chance")


class Slot:
    """One game under way, besides its state."""

    quick: int = u64_field("the state of the game's chance")
    wits: int = u64_field("and of its bots' chance")
    number: int = i64_field("which game of the seed it is")
    recall: Row = i64_field("what each seat has seen and done so far, as a hash", SEATS)


RUN, SLOT = dtype_of(Run), dtype_of(Slot)
SLOT_SIZE = SLOT.itemsize


@kernel
def mixed(code: int, more: int) -> int:
    """A hash of a hash and one more number."""
    mix = u64(u64(u64(code) ^ u64(more)) * u64(0xBF58476D1CE4E5B9))
    mix = u64(mix ^ (mix >> u64(29)))
    return i64(mix >> u64(1))


@kernel
def hashed(words: Row, code: int) -> int:
    """A hash of a view, after a hash of all before it."""
    for i in range(len(words)):
        code = mixed(code, words[i])
    return code


@kernel
def play_bots(
    acting: Any, legal: Any, apply: Any, view: Any, thumb: Any,
    box: Any, state: Any, run: Any, chance: Any, wits: Any, silent: Any, seen: Any, listed: Any,
) -> int:  # fmt: skip
    """Let bots decide until another seat is asked, or nobody; the seats that are asked."""
    asked: int = acting(box, state)
    while asked:
        seat = lowest(asked)
        if run.thumbs >> seat & 1:
            view(box, state, seat, seen)
            apply(box, state, seat, thumb(box, seen, seat, wits), chance, silent)
        elif run.randoms >> seat & 1:
            count = legal(box, state, seat, listed)
            apply(box, state, seat, listed[below(at(wits, CHANCE), DECISION, count)], chance, silent)
        else:
            break
        asked = acting(box, state)
    return asked


@kernel
def deal(
    setup: Any, acting: Any, legal: Any, apply: Any, view: Any, thumb: Any,
    box: Any, state: Any, slot: Any, run: Any, chance: Any, wits: Any, silent: Any, seen: Any, listed: Any,
) -> int:  # fmt: skip
    """Begin the slot's next game that asks anybody; the seats that are asked."""
    while True:
        reseed(at(chance, CHANCE), run.seed, slot.number)
        reseed(at(wits, CHANCE), ~run.seed, slot.number)  # bots never draw from the game's stream
        for seat in range(SEATS):
            slot.recall[seat] = 0
        clear(state)
        setup(box, state, chance, silent)
        asked = play_bots(acting, legal, apply, view, thumb, box, state, run, chance, wits, silent, seen, listed)
        if asked:
            return asked
        slot.number += run.slots


@kernel
def show(
    legal: Any, view: Any, box: Any, state: Any, slot: Any, run: Any, i: int, seat: int, seen: Any, words: Any,
    plan: Any, tables: Any, own: Any, counts: Any, masks: Any, observed: Any, keys: Any,
) -> None:  # fmt: skip
    """Write what the seat that is asked sees and may decide; `own` is the slot's list of legal decisions."""
    count = legal(box, state, seat, own)
    counts[i] = count
    if run.masks:
        mask = masks[i * run.actions : (i + 1) * run.actions]
        clear(mask)
        for k in range(count):
            mask[own[k]] = 1
    if run.views or run.tensors or run.keys:
        view(box, state, seat, seen)
        if run.views:
            copy(seen, observed[i * run.width : (i + 1) * run.width])
        elif run.tensors:
            row = observed[i * run.width : (i + 1) * run.width]
            clear(row)
            encode(plan, tables, seen, seat, run.players, row)
        if run.keys:
            keys[i] = hashed(words, mixed(slot.recall[seat], seat + 1))


@exported
def start_all(
    setup: Any, acting: Any, legal: Any, apply: Any, view: Any, thumb: Any,
    box: Any, states: Any, slots: Any, given: Any, chance: Any, wits: Any, silent: Any, seen: Any, listed: Any,
) -> int:  # fmt: skip
    """Deal a game to every slot."""
    run = at(given, RUN)
    for i in range(run.slots):
        state = states[i * run.size : (i + 1) * run.size]
        slot = at(slots[i * SLOT_SIZE : (i + 1) * SLOT_SIZE], SLOT)
        own = listed[i * run.actions : (i + 1) * run.actions]
        slot.number = i
        deal(setup, acting, legal, apply, view, thumb, box, state, slot, run, chance, wits, silent, seen, own)
        slot.quick, slot.wits = at(chance, CHANCE).quick, at(wits, CHANCE).quick
    return 0


@exported
def step_all(
    setup: Any, acting: Any, legal: Any, apply: Any, view: Any, thumb: Any, outcome: Any,
    box: Any, states: Any, slots: Any, given: Any, chance: Any, wits: Any, silent: Any, seen: Any, words: Any,
    plan: Any, tables: Any, actions: Any, seats: Any, listed: Any, counts: Any, masks: Any, observed: Any, keys: Any,
    results: Any, done: Any,
) -> int:  # fmt: skip
    """Carry out a decision in every game and show what comes next; how many games have ended."""
    run, draws, bot_draws, ended = at(given, RUN), at(chance, CHANCE), at(wits, CHANCE), 0
    for i in range(run.slots):
        state = states[i * run.size : (i + 1) * run.size]
        slot = at(slots[i * SLOT_SIZE : (i + 1) * SLOT_SIZE], SLOT)
        own = listed[i * run.actions : (i + 1) * run.actions]
        draws.quick, bot_draws.quick = slot.quick, slot.wits
        result = results[i * RESULTS : (i + 1) * RESULTS]
        done[i] = 0
        clear(result)
        if actions[i] != NO_ACTION:
            if run.keys:
                slot.recall[seats[i]] = mixed(keys[i], actions[i])
            apply(box, state, seats[i], actions[i], chance, silent)
        asked = play_bots(acting, legal, apply, view, thumb, box, state, run, chance, wits, silent, seen, own)
        if asked == 0:
            outcome(box, state, result, silent)
            done[i] = 1
            ended += 1
            slot.number += run.slots
            asked = deal(
                setup, acting, legal, apply, view, thumb, box, state, slot, run, chance, wits, silent, seen, own
            )
        slot.quick, slot.wits = draws.quick, bot_draws.quick
        seats[i] = lowest(asked)
        show(
            legal, view, box, state, slot, run, i, seats[i], seen, words,
            plan, tables, own, counts, masks, observed, keys,
        )  # fmt: skip
    return ended


@exported
def find_refused(refusal: Any, box: Any, states: Any, given: Any, seats: Any, actions: Any) -> int:
    """The first slot whose decision is not legal; -1: all are."""
    run = at(given, RUN)
    for i in range(run.slots):
        if refusal(box, states[i * run.size : (i + 1) * run.size], seats[i], actions[i]) != 0:
            return i
    return -1


STARTING = ("setup", "acting", "legal", "apply", "view", "thumb")
STEPPING = (*STARTING, "outcome")
START = Pointer(start_all, (*STARTING, BYTES, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, BYTES, INTS))
STEP = Pointer(
    step_all,
    (
        *STEPPING, BYTES, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, BYTES, LONGS,
        LONGS, BYTES, INTS, INTS, INTS, INTS, BYTES, BYTES, LONGS, INTS, BYTES,
    ),
)  # fmt: skip
REFUSED = Pointer(find_refused, ("refusal", BYTES, BYTES, BYTES, INTS, INTS))
for pointer in (START, STEP, REFUSED):
    pointer.companions = (START, STEP, REFUSED)
