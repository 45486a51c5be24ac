"""The rules of Skull Raffle: what is declared, and what happens (SR-1 to SR-15)."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.contract import NOT_THIS, UNKNOWN
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.layout import ALL, OWNER, Row, i8, i32
from lychgate.core.model.messages import EVERYBODY, Messages, emit, prompts
from lychgate.core.model.sorts import NUMBER, SEAT, SEATS, Names, numbers

FLOWERS, DISCS, SUCCESSES = 3, 4, 2  # SR-1, SR-10
LAYING, BIDDING, TURNING, LOSING, OVER = range(5)  # phases
FLOWER, SKULL = 1, 2  # discs
IN_HAND, LOST = DISCS + 1, DISCS + 2  # where a skull can be besides the places of a stack, which are counted from 1
FINEST = 1 << 30  # odds are kept in numbers up to this
BEGIN, LOSE_BLINDLY = 1, 2  # purposes of chance

DISC = Names.of("disc", ("flower", "skull"), first=1)

DECISIONS = Decisions()
LAY = DECISIONS.add("lay", lay=DISC)
BID = DECISIONS.add("bid", bid=numbers("bid", 5 * DISCS))
PASS = DECISIONS.add("pass")
TURN = DECISIONS.add("turn", turn=SEAT)
LOSE = DECISIONS.add("lose", lose=DISC)

EVENTS = Messages("event")
BEGAN = EVENTS.add("began", seat=SEAT)
LAID = EVENTS.add("laid", seat=SEAT)
HAS_BID = EVENTS.add("bid", seat=SEAT, bid=NUMBER)
PASSED = EVENTS.add("passed", seat=SEAT)
TURNED = EVENTS.add("turned", seat=SEAT, whose=SEAT, disc=DISC)
SUCCEEDED = EVENTS.add("succeeded", seat=SEAT)
HAS_LOST = EVENTS.add("lost", seat=SEAT)
LOST_DISC = EVENTS.add("lost-disc", seat=SEAT, disc=DISC)
OUT = EVENTS.add("out", seat=SEAT)

PROMPTS = prompts()
ASK_LAY = PROMPTS.add("lay", sealed=True)
ASK_OPEN = PROMPTS.add("open")
ASK_RAISE = PROMPTS.add("raise", bid=NUMBER)
ASK_TURN = PROMPTS.add("turn", left=NUMBER)
ASK_LOSE = PROMPTS.add("lose")

POINTS = Messages("points")
TWICE = POINTS.line("twice", "SR-10")
LAST = POINTS.line("last", "SR-11")


class Box:
    """Options and material of one match."""

    players: int = i8("how many seats")
    flowers: int = i8("flowers that everybody has besides the skull")


class State:
    """One game in progress."""

    phase: int = i8("0 laying, 1 bidding, 2 turning up, 3 losing a disc, 4 over", seen=ALL, within=range(5))
    turn: int = i8("who begins the round, is on turn, or has won", seen=ALL, within=range(SEATS), seats=(0,))
    bid: int = i8("the highest bid; 0: none yet", seen=ALL, within=range(5 * DISCS + 1))
    bidder: int = i8("who has made it", seen=ALL, within=range(SEATS), seats=(0,))
    skull: Row = i8("1-4: lowest to highest in the stack, 5: in hand, 6: lost", SEATS, seen=OWNER, within=range(7))
    discs: Row = i8("discs of each seat", SEATS, seen=ALL, within=range(DISCS + 1))
    laid: Row = i8("discs in the stack of each seat", SEATS, seen=ALL, within=range(DISCS + 1))
    turned: Row = i8("discs turned up in it, from the top", SEATS, seen=ALL, within=range(DISCS + 1))
    successes: Row = i8("successes of each seat", SEATS, seen=ALL, within=range(SUCCESSES + 1))
    passed: Row = i8("1: out of the bidding", SEATS, seen=ALL, within=range(2))
    odds_held: Row = i32("to odds_lost: that the seat has its skull", SEATS, seen=ALL, within=range(FINEST + 1))
    odds_lost: Row = i32("to odds_held: that it has lost it", SEATS, seen=ALL, within=range(FINEST + 1))
    shown: Row = i8("discs of each seat turned up in the last round", SEATS, seen=ALL, within=range(DISCS + 1))
    struck: int = i8("whose skull ended last round, seat + 1; 0: none", seen=ALL, within=range(SEATS + 1), seats=(1,))


def material(box: Any, players: int, settings: Any) -> None:
    """SR-1: what the box holds for each player."""
    box["flowers"] = FLOWERS


@kernel
def total(numbers: Row) -> int:
    """The sum of a field by seats."""
    count = 0
    for seat in range(SEATS):
        count += numbers[seat]
    return count


@kernel
def following(box: Box, state: State, seat: int) -> int:
    """The next seat that has discs and has not passed; the seat itself, if there is no other."""
    for step in range(1, box.players):
        other = (seat + step) % box.players
        if state.discs[other] > 0 and state.passed[other] == 0:
            return other
    return seat


@kernel
def weigh(state: State, seat: int, held: int, lost: int) -> None:
    """SR-13: new odds, in lowest terms; those beyond a thousand million to one are no longer told apart."""
    one, two = held, lost
    while two > 0:
        one, two = two, one % two
    held, lost = held // one, lost // one
    while max(held, lost) > FINEST:
        held, lost = (held + 1) // 2, (lost + 1) // 2
    state.odds_held[seat], state.odds_lost[seat] = held, lost


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """SR-1: discs for everybody, and lots."""
    for seat in range(box.players):
        state.discs[seat] = box.flowers + 1
        state.skull[seat] = IN_HAND
        state.odds_held[seat] = 1
    state.turn = below(chance, BEGIN, box.players)
    emit(events, BEGAN, EVERYBODY, state.turn)


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    if state.phase != LAYING:
        return 1 << state.turn if state.phase != OVER else 0
    bits = 0
    for seat in range(box.players):
        if state.discs[seat] > 0 and state.laid[seat] == 0:
            bits |= 1 << seat
    return bits


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat, which is asked, may decide this; otherwise the number of the rule against it."""
    whose, bid = action - TURN, action - BID + 1
    asked = LOSING if action >= LOSE else TURNING if action >= TURN else BIDDING
    if asked == TURNING and whose >= box.players:
        return UNKNOWN
    if state.phase != asked and not (action < BID and state.phase == LAYING):
        return NOT_THIS
    if asked == LOSING:
        return 0 if action == LOSE + SKULL - 1 or state.discs[seat] > 1 else 8
    if asked == TURNING:
        return 0 if state.laid[whose] > state.turned[whose] and whose != seat else 7
    if action == PASS:
        return 0 if state.bid > 0 else 4
    if action >= BID:
        return 5 if bid <= state.bid else 6 if bid > total(state.laid) else 0
    skulls = 1 if state.skull[seat] == IN_HAND else 0
    left = skulls if action == LAY + SKULL - 1 else state.discs[seat] - state.laid[seat] - skulls
    return 5 if state.bid > 0 else 3 if left == 0 else 0


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked."""
    if state.phase == LAYING or state.phase == LOSING:
        return ASK_LAY if state.phase == LAYING else ASK_LOSE
    out[0] = state.bid - total(state.turned)
    return ASK_TURN if state.phase == TURNING else ASK_RAISE if state.bid > 0 else ASK_OPEN


@kernel
def end_round(box: Box, state: State, heir: int, events: Row) -> None:
    """SR-11, SR-12: all take their discs back; the bidder begins the next round, or the heir of one who is out."""
    for seat in range(box.players):
        state.shown[seat] = state.turned[seat]
        state.laid[seat] = state.turned[seat] = state.passed[seat] = 0
        state.skull[seat] = max(state.skull[seat], IN_HAND)
    state.bid = state.bidder = 0
    if state.discs[state.turn] == 0:
        state.turn = heir if state.discs[heir] > 0 else following(box, state, heir)
    over = state.successes[state.turn] == SUCCESSES or following(box, state, state.turn) == state.turn  # SR-10
    state.phase = OVER if over else LAYING
    if not over:
        emit(events, BEGAN, EVERYBODY, state.turn)


@kernel
def lose(box: Box, state: State, disc: int, heir: int, events: Row) -> None:
    """SR-8, SR-9: a disc is lost for good; for all others it may be any of them."""
    seat = state.turn
    discs, held = state.discs[seat], state.odds_held[seat]
    weigh(state, seat, held * (discs - 1), state.odds_lost[seat] * discs + held)
    state.discs[seat] = discs - 1
    if disc == SKULL:
        state.skull[seat] = LOST
    emit(events, HAS_LOST, ~(1 << seat), seat)
    emit(events, LOST_DISC, 1 << seat, seat, disc)
    if discs == 1:
        emit(events, OUT, EVERYBODY, seat)
    end_round(box, state, heir, events)


@kernel
def turn_up(box: Box, state: State, whose: int, chance: Chance, events: Row) -> None:
    """SR-7: the next disc of a stack, and what comes of it."""
    seat, hidden = state.turn, state.discs[whose] - state.turned[whose]
    disc = SKULL if state.skull[whose] == state.laid[whose] - state.turned[whose] else FLOWER
    state.turned[whose] += 1
    emit(events, TURNED, EVERYBODY, seat, whose, disc)
    state.struck = whose + 1 if disc == SKULL else 0
    if disc == SKULL:
        weigh(state, whose, 1, 0)
        state.phase = LOSING
        if whose != seat:  # SR-9
            skull = below(chance, LOSE_BLINDLY, state.discs[seat]) == 0 and state.skull[seat] != LOST
            lose(box, state, SKULL if skull else FLOWER, whose, events)
    else:  # SR-13: of the hidden discs, all but the skull would have been flowers
        weigh(state, whose, state.odds_held[whose] * (hidden - 1), state.odds_lost[whose] * hidden)
        if total(state.turned) == state.bid:  # SR-10
            state.successes[seat] += 1
            emit(events, SUCCEEDED, EVERYBODY, seat)
            end_round(box, state, seat, events)


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carries out a legal decision."""
    if action >= LOSE:
        lose(box, state, action - LOSE + 1, seat, events)
    elif action >= TURN:
        turn_up(box, state, action - TURN, chance, events)
    elif action < BID:  # SR-2, SR-3
        state.laid[seat] += 1
        if action == LAY + SKULL - 1:
            state.skull[seat] = state.laid[seat]
        emit(events, LAID, EVERYBODY, seat)
        if state.phase == BIDDING:
            state.turn = following(box, state, seat)
        elif acting(box, state) == 0:
            state.phase = BIDDING
    else:  # SR-5
        if action == PASS:
            state.passed[seat] = 1
            emit(events, PASSED, EVERYBODY, seat)
        else:
            state.bid, state.bidder = action - BID + 1, seat
            emit(events, HAS_BID, EVERYBODY, seat, state.bid)
        state.turn = following(box, state, seat)
        if state.bid == total(state.laid) or state.turn == state.bidder:  # SR-6, SR-7
            state.phase = TURNING
            state.turn = seat = state.bidder
            while state.phase == TURNING and state.turned[seat] < min(state.bid, state.laid[seat]):
                turn_up(box, state, seat, chance, events)


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """SR-15: points by seat, then places by seat."""
    for seat in range(box.players):
        won = state.phase == OVER and seat == state.turn
        out[seat] = 1 if won else 0
        out[SEATS + seat] = 1 if won or state.phase != OVER else 2
        if won:
            emit(events, TWICE if state.successes[seat] == SUCCESSES else LAST, EVERYBODY, seat, 1)
