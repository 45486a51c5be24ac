"""Playing Graverobbers: turns, graves, accusations, rounds and the end (GR-7 to GR-26).

Each function carries out one rule or step and names it. Deals are in `setup`, what may be decided in
`choices`, points in `points`, what a seat may know in `sight`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import BOBBY, DETECTIVE, GRAVES, is_bobby, is_robber, value
from lychgate.games.graverobbers.rules.events import (
    ACCUSED,
    CEMETERY_SAVED,
    CEMETERY_WASTED,
    FINAL_SCORING,
    GRAVE_INTACT,
    GRAVE_RANSACKED,
    GRAVE_SHOWN,
    KEPT_QUIET,
    LAID_DOWN,
    LAID_HIDDEN,
    LAID_UP,
    PASSED_OVER,
    ROUND_ENDED,
    SPIED,
    TURN_DONE,
)  # fmt: skip
from lychgate.games.graverobbers.rules.setup import return_goal
from lychgate.games.graverobbers.rules.state import (
    ACCUSING,
    CHOOSING_GOALS,
    EITHER,
    FIRST_PLAYER_GOES_ON,
    GAME_OVER,
    GOES_ON,
    INTACT,
    OPEN,
    RANSACKED,
    TURN,
    Box,
    State,
)  # fmt: skip


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    if state.phase == CHOOSING_GOALS:
        return ((1 << box.players) - 1) & ~state.answered
    if state.phase == TURN:
        return 1 << state.turn
    if state.phase == ACCUSING:
        return 1 << state.accuser
    return 0


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal. Once it is known who begins, nothing is left to chance."""
    if action < decisions.SPY:
        lay_card(box, state, seat, action // GRAVES, action % GRAVES, events)
    elif action < decisions.DONE:
        spy = action - decisions.SPY
        send_spy(box, state, seat, BOBBY + spy // GRAVES, spy % GRAVES, events)
    elif action == decisions.DONE:
        emit(events, TURN_DONE, EVERYBODY, seat)
        end_turn(box, state, events)
    elif action < decisions.KEEP:
        accuse(box, state, seat, action - decisions.ACCUSE, events)
    elif action == decisions.KEEP:
        emit(events, KEPT_QUIET, EVERYBODY, seat)
        next_accuser(box, state, events)
    else:
        return_goal(box, state, seat, action - decisions.RETURN, chance, events)


# --- a turn


@kernel
def lay_card(box: Box, state: State, seat: int, kind: int, grave: int, events: Row) -> None:
    """GR-8: lay a card from hand at a grave, face up or down as the newest card there demands."""
    place = state.height[grave]
    face_up = lies_face_up_next(state, grave)
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.card[grave, place] = kind + 1
    state.layer[grave, place] = seat + 1
    state.up[grave] |= face_up << place
    state.height[grave] = place + 1
    state.played += 1
    state.laid_at = grave + 1
    tell_laid(box, seat, kind, grave, face_up, events)
    if place + 1 == box.column:  # GR-15
        score_grave(state, grave, events)
        if state.fate[grave] == RANSACKED:
            if not start_accusing(box, state):
                resume_turn(box, state, events)
            return
    go_on(box, state, events)


@inlined
def lies_face_up_next(state: State, grave: int) -> int:
    """GR-8: the first card lies face up; after that it alternates with the newest card."""
    place = state.height[grave]
    if place == 0:
        return 1
    return 1 - (state.up[grave] >> (place - 1) & 1)


@kernel
def tell_laid(box: Box, seat: int, kind: int, grave: int, face_up: int, events: Row) -> None:
    """GR-34: who lays where is open; a face-down card is known to who laid it (GR-14)."""
    if face_up:
        emit(events, LAID_UP, EVERYBODY, seat, grave + 1, kind + 1)
    elif box.open_hands:  # GR-33: everybody sees which card leaves the hand
        emit(events, LAID_DOWN, EVERYBODY, seat, grave + 1, kind + 1)
    else:
        emit(events, LAID_DOWN, 1 << seat, seat, grave + 1, kind + 1)
        emit(events, LAID_HIDDEN, ~(1 << seat), seat, grave + 1)


@kernel
def send_spy(box: Box, state: State, seat: int, kind: int, grave: int, events: Row) -> None:
    """GR-11: discard a bobby to turn up a grave's newest card."""
    newest = state.height[grave] - 1
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    state.spies[kind] += 1
    state.up[grave] |= 1 << newest
    state.played += 1
    state.spied = 1
    emit(
        events,
        SPIED,
        EVERYBODY,
        seat,
        grave + 1,
        kind + 1,
        state.card[grave, newest],
        state.layer[grave, newest] - 1,
    )
    go_on(box, state, events)


@kernel
def go_on(box: Box, state: State, events: Row) -> None:
    """GR-7: after one card a second may follow, if there could be one; after two the turn ends."""
    if state.played >= 2 or not second_card_possible(box, state):
        end_turn(box, state, events)


@kernel
def second_card_possible(box: Box, state: State) -> bool:
    """Could the player on turn play a second card? Judged by what everybody sees (GR-34)."""
    if state.spied:
        return True  # GR-12: a card must follow a spy
    if state.hand_size[state.turn] == 0:
        return False
    for grave in range(GRAVES):
        if state.fate[grave] == OPEN and grave + 1 != state.laid_at:
            return True
        if box.spy == EITHER and newest_is_hidden(state, grave):
            return True
    return False  # GR-13


@inlined
def newest_is_hidden(state: State, grave: int) -> bool:
    """GR-11: is there a face-down card that no other covers?"""
    height = state.height[grave]
    newest_is_up = state.up[grave] << 1 >> height & 1
    return (state.fate[grave] == OPEN) & (height > 0) & (newest_is_up == 0)  # no branch: it would be guessed wrong


# --- a grave is scored


@kernel
def score_grave(state: State, grave: int, events: Row) -> None:
    """GR-15: turn up all cards at a grave and settle what becomes of it."""
    show_grave(state, grave, events)
    defence, robbery = defence_of(state, grave), robbery_of(state, grave)
    if defence >= robbery:  # GR-18
        state.fate[grave] = INTACT
        emit(events, GRAVE_INTACT, EVERYBODY, grave + 1, defence, robbery)
    else:
        state.fate[grave] = RANSACKED
        emit(events, GRAVE_RANSACKED, EVERYBODY, grave + 1, defence, robbery)


@kernel
def show_grave(state: State, grave: int, events: Row) -> None:
    """GR-15: all cards there are turned up, for everybody to see."""
    for place in range(state.height[grave]):
        if state.up[grave] >> place & 1 == 0:
            card, layer = state.card[grave, place], state.layer[grave, place] - 1
            emit(events, GRAVE_SHOWN, EVERYBODY, grave + 1, place + 1, card, layer)
    state.up[grave] = (1 << state.height[grave]) - 1


@kernel
def defence_of(state: State, grave: int) -> int:
    """GR-16: all detectives, and as many bobbies as there are detectives, the nearest first."""
    detectives, defence = 0, 0
    for place in range(state.height[grave]):
        kind = state.card[grave, place] - 1
        if DETECTIVE <= kind < BOBBY:
            detectives += 1
            defence += value(kind)
    for place in range(state.height[grave]):
        kind = state.card[grave, place] - 1
        if is_bobby(kind) and detectives > 0:
            detectives -= 1
            defence += value(kind)
    return defence


@kernel
def robbery_of(state: State, grave: int) -> int:
    """GR-17: all robbers."""
    robbery = 0
    for place in range(state.height[grave]):
        kind = state.card[grave, place] - 1
        if is_robber(kind):
            robbery += value(kind)
    return robbery


# --- accusing


@kernel
def start_accusing(box: Box, state: State) -> bool:
    """GR-19: starting with the player on turn, everyone who still can may accuse. Can anybody?"""
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        if state.accused[seat] == 0:
            state.phase = ACCUSING
            state.accuser = seat
            return True
    return False


@kernel
def accuse(box: Box, state: State, seat: int, accused: int, events: Row) -> None:
    """GR-19: lay the Accuse! card beside an opponent's colour, open to all."""
    state.accused[seat] = accused + 1
    emit(events, ACCUSED, EVERYBODY, seat, accused)
    next_accuser(box, state, events)


@kernel
def next_accuser(box: Box, state: State, events: Row) -> None:
    """GR-19: clockwise to the next who still has the card; after the last the phase ends."""
    seat = (state.accuser + 1) % box.players
    while seat != state.turn:
        if state.accused[seat] == 0:
            state.accuser = seat
            return
        seat = (seat + 1) % box.players
    state.accuser = 0
    if state.ending:
        state.phase = GAME_OVER  # GR-22
    else:
        resume_turn(box, state, events)


@kernel
def resume_turn(box: Box, state: State, events: Row) -> None:
    """GR-20: the turn goes on after the phase, unless the table reads the rule otherwise."""
    state.phase = TURN
    first_player_goes_on = box.after_accusing == FIRST_PLAYER_GOES_ON and state.turn == state.first
    if box.after_accusing == GOES_ON or first_player_goes_on:
        go_on(box, state, events)
    else:
        end_turn(box, state, events)


# --- rounds and the end


@kernel
def end_turn(box: Box, state: State, events: Row) -> None:
    """GR-23: the next seat is on turn; a seat that cannot lay a card is passed over (GR-13)."""
    while True:
        state.turns += 1
        round_over = state.turns == box.players
        if (round_over or box.early_end) and cemetery_is_decided(box, state):  # GR-24
            finish(box, state, events)
            return
        if round_over:
            if state.round == box.rounds:  # GR-24
                finish(box, state, events)
                return
            next_round(box, state, events)
        else:
            state.turn = (state.turn + 1) % box.players
        state.played, state.spied, state.laid_at = 0, 0, 0
        if can_lay(box, state):
            return
        emit(events, PASSED_OVER, EVERYBODY, state.turn)


@kernel
def can_lay(box: Box, state: State) -> bool:
    """GR-13: is there a card to lay, and an open grave to lay it at?"""
    if state.hand_size[state.turn] == 0:
        return False
    for grave in range(GRAVES):
        if state.fate[grave] == OPEN:
            return True
    return False


@kernel
def next_round(box: Box, state: State, events: Row) -> None:
    """GR-23: the round's grave is turned, and the first-player card goes one seat to the left."""
    finished = state.round
    state.round += 1
    state.turns = 0
    state.first = (state.first + 1) % box.players
    state.turn = state.first
    emit(events, ROUND_ENDED, EVERYBODY, finished, state.first)


@kernel
def graves_with(state: State, fate: int) -> int:
    count = 0
    for grave in range(GRAVES):
        count += state.fate[grave] == fate
    return count


@kernel
def cemetery_is_decided(box: Box, state: State) -> bool:
    """GR-24: four graves scored intact, or four ransacked."""
    majority = box.graves // 2 + 1
    return graves_with(state, INTACT) >= majority or graves_with(state, RANSACKED) >= majority


@kernel
def cemetery_is_wasted(box: Box, state: State) -> bool:
    """GR-26: at least four graves are ransacked."""
    return graves_with(state, RANSACKED) >= box.graves // 2 + 1


@kernel
def finish(box: Box, state: State, events: Row) -> None:
    """GR-25: the end: every unscored grave is scored as it lies."""
    before = graves_with(state, RANSACKED)
    emit(events, FINAL_SCORING, EVERYBODY)
    for grave in range(GRAVES):
        if state.fate[grave] == OPEN:
            score_grave(state, grave, events)
    after = graves_with(state, RANSACKED)
    emit(events, CEMETERY_WASTED if cemetery_is_wasted(box, state) else CEMETERY_SAVED, EVERYBODY, after)
    state.ending = 1
    state.phase = GAME_OVER
    if box.accuse_at_end and after > before:  # GR-22
        start_accusing(box, state)
