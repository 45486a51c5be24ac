"""Playing Goldräuber: turns, the die, decisions, collapses and the end (GO-8 to GO-24).

Each function carries out one rule or step and names it. The deal is in `setup`, ways through the
mine in `ways`, life points in `life`, what may be decided in `choices`, what can be known in `sight`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import (
    ANGRY,
    CALM,
    COLUMNS,
    COMRADE,
    PIPS,
    SIDES,
    THINGS,
    TREASURE,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.events import (
    BROUGHT_OUT,
    CARRIED_ON,
    CHANGED,
    COLLAPSED,
    COLLAPSED_AND_SHOWN,
    COLLAPSED_UNSEEN,
    COMRADE_FOUND,
    DUG,
    END_WON,
    KEPT_POINTS,
    LEFT_LYING,
    MONK_ANGRY,
    NOTHING_POSSIBLE,
    ROLLED,
    ROLLED_AGAIN,
    STEPPED,
    STEPPED_OUT,
    TOOK,
    TURNED_UP,
    WAITED,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.life import changes_nothing, company, give, give_evenly, purse, spend
from lychgate.games.goldraeuber.rules.setup import DIE, kind_at, lay_mine, open_mine
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    BEING_SHIFTED,
    BURIED,
    CHANGING,
    COLLAPSING,
    CUT_OFF,
    ENDING,
    GAME_OVER,
    HOPELESS,
    LYING,
    MINER_BURIED,
    MINER_CUT_OFF,
    PUT_AWAY,
    SAFE,
    SHARING,
    SHIFTED,
    SHOWN_DEAD,
    SPLITTING,
    STARTING,
    TAKING,
    UNSHIFTED,
    WON,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.ways import face_down, ones, reachable, to_dig, to_enter, to_turn_up, way_out


@kernel
def begin(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Lay the mine and go on to the first question: with GO-25 the conscience's, alone the first action."""
    lay_mine(box, state, chance, events)
    go_on(box, state, chance, events)


@kernel
def acting(box: Box, state: State) -> int:
    """The seat that owes a decision, as a bit: always the one on turn, also for what all decide together (GO-14)."""
    return 0 if state.phase == GAME_OVER else 1 << state.turn


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal, and play on to the next question."""
    if action <= decisions.WAIT:
        state.settled, state.shifting = 0, UNSHIFTED  # GO-16: those moments are over
    if action < decisions.OUT:
        at_a_place(box, state, seat, action, events)
    elif action <= decisions.WAIT:
        at_large(box, state, seat, action, events)
    elif action <= decisions.LEAVE:
        take_or_leave(state, seat, action == decisions.TAKE, chance, events)
    elif action < decisions.KEEP:
        change_die(box, state, seat, action - decisions.DIE + 1, events)
        settle_die(box, state, chance, events)
        state.settled = int(state.phase == ACTING)
    elif action < decisions.YES:
        settle_points(box, state, seat, action, events)
    else:
        answer_conscience(box, state, seat, action == decisions.YES, events)
    go_on(box, state, chance, events)


@kernel
def at_a_place(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """The decisions that name a card."""
    if action < decisions.STEP:
        state.phase = ENDING
        turn_up(box, state, seat, action - decisions.TURN_UP, events)
    elif action < decisions.DIG:
        step(box, state, seat, action - decisions.STEP, events)
    elif action < decisions.COLLAPSE:
        state.phase = ENDING
        dig(state, seat, action - decisions.DIG, events)
    else:
        state.phase = ENDING
        collapse(box, state, seat, action - decisions.COLLAPSE, events)


@kernel
def at_large(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """The actions that name no card."""
    state.phase = ENDING
    if action == decisions.OUT:
        step_out(box, state, seat, events)
    else:
        emit(events, WAITED, EVERYBODY, seat)


@kernel
def answer_conscience(box: Box, state: State, seat: int, willing: bool, events: Row) -> None:
    """GO-25: rob the friendly monk, or put the game away."""
    if willing:
        emit(events, CARRIED_ON, EVERYBODY, seat)
        open_mine(box, state, events)
    else:
        finish(state, PUT_AWAY, 0, events)


# --- a turn


@kernel
def go_on(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Play on until somebody is asked, or the game is over."""
    while True:
        if state.phase == STARTING:
            start_turn(box, state, chance, events)
        elif state.phase == CHANGING:
            if asks_for_change(box, state):
                return
            settle_die(box, state, chance, events)
        elif state.phase == ACTING:
            if can_act(box, state):
                return
            emit(events, NOTHING_POSSIBLE, EVERYBODY, state.turn)  # GO-17
            state.phase, state.settled = ENDING, 0
        elif state.phase == ENDING:
            end_turn(box, state)
        else:
            return


@kernel
def start_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """GO-8: everybody rolls in turn, also outside; before that one may take what one stands by (GO-18)."""
    if thing_to_take(state, state.turn) >= 0:
        state.phase = TAKING
    else:
        roll(state, chance, events)


@kernel
def roll(state: State, chance: Chance, events: Row) -> None:
    """GO-8: the die is shown; life points may change it (GO-16)."""
    state.die = 1 + below(chance, DIE, PIPS)
    state.phase = CHANGING
    emit(events, ROLLED_AGAIN if state.second else ROLLED, EVERYBODY, state.turn, state.die)


@kernel
def asks_for_change(box: Box, state: State) -> bool:
    """GO-16: is it a question whether the die is changed? Not if it means an action already, nor without points."""
    return purse(box, state) > 0 and (state.second == 1 or not means_action(state))


@inlined
def means_action(state: State) -> bool:
    """GO-8: the first die: an action, or a collapse?"""
    return state.die <= (ANGRY if state.angry else CALM)


@kernel
def change_die(box: Box, state: State, seat: int, die: int, events: Row) -> None:
    """GO-16: a life point for every pip."""
    if die != state.die:
        emit(events, CHANGED, EVERYBODY, seat, state.die, die)
        spend(box, state, abs(die - state.die), events)
        state.die = die


@kernel
def settle_die(box: Box, state: State, chance: Chance, events: Row) -> None:
    """GO-8: an action, or a collapse; for experts a collapse asks for a second die (GO-24)."""
    if state.second:
        state.phase = COLLAPSING
    elif means_action(state):
        state.phase = ACTING
    elif box.expert:
        state.second = 1
        roll(state, chance, events)
    else:
        state.phase = COLLAPSING


@kernel
def can_act(box: Box, state: State) -> bool:
    """GO-17: is there anything to do?"""
    seat = state.turn
    if to_turn_up(box, state, seat) | to_enter(box, state, seat) | to_dig(box, state, seat):
        return True
    return way_out(box, state, seat)


@kernel
def end_turn(box: Box, state: State) -> None:
    """GO-16: miners on one's card may share their life points; then the next seat is on turn (GO-7)."""
    seats = company(box, state)
    if seats & (seats - 1) and purse(box, state):
        state.phase = SHARING
        state.getting = state.turn
        state.left = purse(box, state)
    else:
        next_turn(box, state)


@kernel
def next_turn(box: Box, state: State) -> None:
    state.turn = (state.turn + 1) % box.players
    state.die, state.second = 0, 0
    state.phase = STARTING


@kernel
def settle_points(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """GO-5, GO-16: life points are split or shared, seat by seat; keeping means evenly, or as they are."""
    before_the_start = state.phase == SPLITTING
    if state.phase == ACTING:
        start_shifting(box, state)
    settled = True
    if not before_the_start and (action == decisions.KEEP or changes_nothing(box, state, action - decisions.POINTS)):
        emit(events, KEPT_POINTS, EVERYBODY, seat)
    elif action == decisions.KEEP:
        give_evenly(box, state, events)
    else:
        settled = give(box, state, action - decisions.POINTS, events)
    if settled:
        state.getting, state.left = 0, 0
        if before_the_start:
            state.phase = STARTING
        elif state.shifting == BEING_SHIFTED:
            state.shifting = SHIFTED
            state.phase = ACTING
        else:
            next_turn(box, state)


@kernel
def start_shifting(box: Box, state: State) -> None:
    """GO-16: a new distribution before the action, beginning with the one on turn; the die stays as it is."""
    state.phase = SHARING
    state.shifting = BEING_SHIFTED
    state.settled = 1
    state.getting = state.turn
    state.left = purse(box, state)


# --- actions


@inlined
def column(place: int) -> int:
    """The column of a place as events tell it, from 1."""
    return place % COLUMNS + 1


@inlined
def row(place: int) -> int:
    """The row of a place as events tell it, from 1."""
    return place // COLUMNS + 1


@kernel
def turn_up(box: Box, state: State, seat: int, place: int, events: Row) -> None:
    """GO-9: turn up a card for all to see; treasure and comrade are marked (GO-18), the monk takes note (GO-8)."""
    kind = kind_at(state, place)
    state.known |= 1 << place
    emit(events, TURNED_UP, EVERYBODY, seat, column(place), row(place), kind, wall_at(state, place))
    if kind == TREASURE:
        state.angry = 1
        emit(events, MONK_ANGRY, EVERYBODY)
    elif kind == COMRADE:
        emit(events, COMRADE_FOUND, EVERYBODY)
    look_for_loss(box, state, events)


@kernel
def wall_at(state: State, place: int) -> int:
    """The side of a card that has a wall, from 1; 0: none."""
    for side in range(SIDES):
        if state.wall[side] >> place & 1:
            return side + 1
    return 0


@kernel
def dig(state: State, seat: int, place: int, events: Row) -> None:
    """GO-12: a card's wall is gone for good."""
    state.dug |= 1 << place
    emit(events, DUG, EVERYBODY, seat, column(place), row(place))


@kernel
def step(box: Box, state: State, seat: int, place: int, events: Row) -> None:
    """GO-9: one step; on the card of treasure or comrade one may take it along (GO-18)."""
    state.miner[seat] = place + 1
    emit(events, STEPPED, EVERYBODY, seat, column(place), row(place))
    state.phase = TAKING if thing_to_take(state, seat) >= 0 else ENDING


@kernel
def step_out(box: Box, state: State, seat: int, events: Row) -> None:
    """GO-9: a step out; what is carried is laid down there, safe for good (GO-18)."""
    place = state.miner[seat] - 1
    state.miner[seat] = 0
    emit(events, STEPPED_OUT, EVERYBODY, seat, column(place), row(place))
    for thing in range(THINGS):
        if state.bearer[thing] == seat + 1:
            state.bearer[thing] = SAFE
            emit(events, BROUGHT_OUT, EVERYBODY, seat, thing)
    if all_are_out(box, state):
        finish(state, WON, 0, events)


@kernel
def all_are_out(box: Box, state: State) -> bool:
    """GO-20: every miner, the treasure and the comrade; alone, either of the two will do (GO-23)."""
    for seat in range(box.players):
        if state.miner[seat]:
            return False
    safe = 0
    for thing in range(THINGS):
        safe += state.bearer[thing] == SAFE
    return safe >= (1 if box.players == 1 else THINGS)


# --- carrying


@kernel
def carries(state: State, seat: int) -> bool:
    """GO-19: has the miner the hands full?"""
    for thing in range(THINGS):
        if state.bearer[thing] == seat + 1:
            return True
    return False


@kernel
def thing_here(state: State, seat: int) -> int:
    """The thing that lies on the miner's card, or -1."""
    for thing in range(THINGS):
        if state.miner[seat] and state.place[thing] == state.miner[seat] and state.bearer[thing] == LYING:
            return thing
    return -1


@kernel
def thing_to_take(state: State, seat: int) -> int:
    """GO-18: the thing that the miner could take along, or -1; never a second one (GO-19)."""
    return -1 if carries(state, seat) else thing_here(state, seat)


@kernel
def take_or_leave(state: State, seat: int, take: bool, chance: Chance, events: Row) -> None:
    """GO-18: take it along or let it lie, on entering or before the roll."""
    thing = thing_to_take(state, seat)
    emit(events, TOOK if take else LEFT_LYING, EVERYBODY, seat, thing)
    if take:
        state.bearer[thing] = seat + 1
    if state.die:
        state.phase = ENDING
    else:
        roll(state, chance, events)


# --- collapse and loss


@kernel
def collapse(box: Box, state: State, seat: int, place: int, events: Row) -> None:
    """GO-14: a card collapses for good; a face-down inner one is shown (GO-15), an outer one stays unseen."""
    spot = 1 << place
    shown_now = spot & box.inner & ~state.known
    state.collapsed |= spot
    state.known |= shown_now
    kind = kind_at(state, place)
    if shown_now:
        emit(events, COLLAPSED_AND_SHOWN, EVERYBODY, seat, column(place), row(place), kind)
    elif state.known & spot:
        emit(events, COLLAPSED, EVERYBODY, seat, column(place), row(place), kind)
    else:
        emit(events, COLLAPSED_UNSEEN, EVERYBODY, seat, column(place), row(place))
    if shown_now and kind >= TREASURE:  # GO-15
        finish(state, SHOWN_DEAD, kind - TREASURE, events)
    else:
        look_for_loss(box, state, events)


@kernel
def look_for_loss(box: Box, state: State, events: Row) -> None:
    """GO-21, GO-22: after every collapse and every card turned up, by what the players can know."""
    for seat in range(box.players):
        if state.miner[seat] and state.collapsed >> (state.miner[seat] - 1) & 1:
            finish(state, MINER_BURIED, seat, events)
            return
    for thing in range(THINGS):
        if lies_known(state, thing) and state.collapsed >> (state.place[thing] - 1) & 1:
            finish(state, BURIED, thing, events)  # GO-23: alone, too
            return
    reached = reachable(box, state)
    for seat in range(box.players):
        if state.miner[seat] and reached >> (state.miner[seat] - 1) & 1 == 0:
            finish(state, MINER_CUT_OFF, seat, events)
            return
    look_for_cut_off(box, state, reached, events)


@inlined
def lies_known(state: State, thing: int) -> bool:
    """GO-18: does it lie marked on a card that has been turned up?"""
    at = state.place[thing]
    return at > 0 and state.bearer[thing] == LYING and state.known >> (at - 1) & 1 == 1


@kernel
def look_for_cut_off(box: Box, state: State, reached: int, events: Row) -> None:
    """GO-22: a marker cut off, or too few hidden inner cards in reach; alone, only when nothing can be won."""
    unfound, lost, last_lost = 0, 0, 0
    for thing in range(THINGS):
        if lies_known(state, thing):
            if reached >> (state.place[thing] - 1) & 1 == 0:
                lost += 1
                last_lost = thing
        elif state.bearer[thing] == LYING:
            unfound += 1
    hidden = ones(box.inner & face_down(box, state) & reached)
    if box.players == 1:
        if lost + unfound == THINGS and (unfound == 0 or hidden == 0):  # GO-23
            finish(state, HOPELESS, 0, events)
    elif lost:
        finish(state, CUT_OFF, last_lost, events)
    elif hidden < unfound:
        finish(state, HOPELESS, 0, events)


@kernel
def finish(state: State, end: int, fate: int, events: Row) -> None:
    """The game is over."""
    state.phase = GAME_OVER
    state.end = end
    state.fate = fate
    emit(events, END_WON + end - WON, EVERYBODY, fate)
