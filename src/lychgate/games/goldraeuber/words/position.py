"""Positions of Goldräuber from readable data; `facts` reads them back, and says how cards are written.

    phase = "acting"            conscience, splitting, taking, changing, acting, collapsing or sharing
    turn = 2                    seats are counted from 1
    die = 5                     `second = true`: it is the experts' second die; 0 while taking: before the roll
    mine = '''                  the mine as it lies, the mountain above; all face down if not said
      T> t< (?) G  ...
    '''
    numbers = { a1 = 3 }        of outer cards; the others are dealt what is left
    seats.1 = { at = "b1", life = 2, carries = "treasure" }     outside, with the usual points, if not said
    safe = ["comrade"]          what has been brought out

What is left open stays blank here, to be dealt by `views.redeal`.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from lychgate.core.input.checked import Given
from lychgate.core.model.layout import Bytes, blank, read
from lychgate.games.goldraeuber.rules.cards import (
    COLUMNS,
    KIND_NAMES,
    MOST_LIFE,
    NO_WALL,
    NUMBERS,
    PIPS,
    PLACES,
    ROWS,
    SIDES,
    THING_NAMES,
    THINGS,
    TRAP,
    TREASURE,
    TUNNEL,
    place_name,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.dice import asks_for_change, means_action
from lychgate.games.goldraeuber.rules.state import (
    BEING_SHIFTED,
    BOX,
    CHANGING,
    LYING,
    SAFE,
    SHARING,
    SHIFTED,
    SPLITTING,
    STATE,
    TAKING,
    UNSHIFTED,
)  # fmt: skip
from lychgate.games.goldraeuber.words.facts import OUTSIDE, THING_SIGNS, WALL_SIGNS, facts
from lychgate.games.goldraeuber.words.shape import PHASES

ASKING = ("conscience", "splitting", "taking", "changing", "acting", "collapsing", "sharing")
DIES = {"changing": 1, "acting": 1, "collapsing": PIPS, "taking": 1, "sharing": 1}
CARD = re.compile(r"(#?)(\(?)([Tt][\^>v<]|T|X|G|C|\?|)(\)?)")


def build(box_bytes: Bytes, given: Given) -> Bytes:
    """A state with all that is given, and nothing else."""
    buffer = blank(STATE)
    box, state = read(box_bytes, BOX), read(buffer, STATE)
    set_turn(box, state, given)
    draw_mine(box, state, given)
    check_cards(box, state, given)
    set_numbers(box, state, given)
    set_miners(box, state, given)
    set_things(box, state, given)
    set_points(box, state, given)
    given.finish()
    return buffer


def set_turn(box: Any, state: Any, given: Given) -> None:
    """What is going on, and the die."""
    seats = range(1, box.players + 1)
    phase = given.word("phase", ASKING, "acting")
    state.phase = PHASES.index(phase)
    state.first = given.number("first", seats, 1) - 1
    state.turn = given.number("turn", seats, state.first + 1) - 1
    state.die = given.number("die", range(0 if phase == "taking" else 1, PIPS + 1), DIES.get(phase, 0))
    state.second = int(given.flag("second"))
    if state.second and (not box.expert or phase not in ("changing", "collapsing", "sharing")):
        raise given.wrong("second", "there is a second die among experts only, for a collapse (GO-24).")
    shifted = given.flag("shifted")
    state.settled = int(given.flag("settled") or shifted)
    state.shifting = BEING_SHIFTED if given.flag("before_action") else SHIFTED if shifted else UNSHIFTED
    if state.settled and phase != "acting":
        raise given.wrong("settled", "whether the die can be changed matters before an action only (GO-16).")
    if state.shifting == BEING_SHIFTED:
        if phase != "sharing":
            raise given.wrong("before_action", "it is about life points that are being shared (GO-16).")
        state.settled = 1


def draw_mine(box: Any, state: Any, given: Given) -> None:
    """The mine as it is drawn: a card at every place that has one."""
    rows = [line.split() for line in given.text("mine").splitlines() if line.split()]
    if not rows:
        return
    drawn = {r * COLUMNS + c: word for r, row in enumerate(rows[:ROWS]) for c, word in enumerate(row[:COLUMNS])}
    laid = {place for place in range(PLACES) if box.laid >> place & 1}
    if len(rows) > ROWS or {place for place, word in drawn.items() if word != "."} != laid:
        raise given.wrong(
            "mine", f"expected a card at each of the {len(laid)} places of this mine, . elsewhere (GO-4)."
        )
    for place in sorted(laid):
        draw_card(box, state, given, place, drawn[place])


def draw_card(box: Any, state: Any, given: Given, place: int, word: str) -> None:
    found = CARD.fullmatch(word)
    if not found or bool(found[2]) != bool(found[4]) or not (found[1] or found[3]):
        expected = "a card such as T>, t>, X, G, C, (T>), (?), #T>, # or ."
        raise given.wrong("mine", f"{place_name(place)}: expected {expected}, got {word!r:.40}.")
    collapsed, hidden, face = bool(found[1]), bool(found[2]), found[3]
    known = not hidden and face not in ("", "?")
    inner = bool(box.inner >> place & 1)
    if collapsed and inner and not known:
        raise given.wrong("mine", f"{place_name(place)}: an inner card that collapses is shown (GO-15).")
    if not collapsed and not hidden and not known:
        raise given.wrong("mine", f"{place_name(place)}: a card that nobody knows lies face down: (?).")
    spot = 1 << place
    state.known |= spot if known else 0
    state.collapsed |= spot if collapsed else 0
    put_face(state, given, place, face, known)


def put_face(state: Any, given: Given, place: int, face: str, known: bool) -> None:
    spot = 1 << place
    if face in tuple(THING_SIGNS):
        thing = THING_SIGNS.index(face)
        if state.place[thing]:
            raise given.wrong("mine", f"there is one {THING_NAMES[thing]} (GO-1), got a second at {place_name(place)}.")
        state.place[thing] = place + 1
    elif face == "X":
        state.trap |= spot
    elif len(face) == 2:
        side = WALL_SIGNS.index(face[1])
        state.wall[side] |= spot
        if face[0] == "t":
            if not known:
                raise given.wrong("mine", f"{place_name(place)}: nobody digs at a card that lies face down (GO-12).")
            state.dug |= spot


def check_cards(box: Any, state: Any, given: Given) -> None:
    """GO-1, GO-2: no card lies in the mine that is not in the box."""
    for inner in (True, False):
        ring = range(box.inner_cards) if inner else range(box.inner_cards, box.cards)
        left = Counter((box.kind[i], NO_WALL if box.walls_drawn else box.wall[i]) for i in ring)
        for place in range(PLACES):
            if box.laid >> place & 1 and bool(box.inner >> place & 1) == inner:
                face = face_at(box, state, place)
                if face is not None:
                    left[face] -= 1
                    if left[face] < 0:
                        kind = KIND_NAMES[face[0]]
                        raise given.wrong("mine", f"{place_name(place)}: there are not so many {kind} cards (GO-1).")
        open_places = sum(
            face_at(box, state, place) is None
            for place in range(PLACES)
            if box.laid >> place & 1 and bool(box.inner >> place & 1) == inner
        )
        assert open_places <= sum(left.values())


def face_at(box: Any, state: Any, place: int) -> tuple[int, int] | None:
    """Kind and wall of the card that is drawn at a place; None if it is left open."""
    for thing in range(THINGS):
        if state.place[thing] == place + 1:
            return TREASURE + thing, NO_WALL
    if state.trap >> place & 1:
        return TRAP, NO_WALL
    walls = [side for side in range(SIDES) if state.wall[side] >> place & 1]
    if not walls and not state.known >> place & 1:
        return None
    return TUNNEL, NO_WALL if box.walls_drawn or not walls else walls[0]


def set_numbers(box: Any, state: Any, given: Given) -> None:
    """GO-1: the numbers that are told, and what is left of them elsewhere."""
    left = Counter(box.number[i] for i in range(box.inner_cards, box.cards))
    part = given.part("numbers")
    outer = [place for place in range(PLACES) if box.laid & ~box.inner & 1 << place]
    for place in sorted(outer, key=lambda place: not part.has(place_name(place))):
        name = place_name(place)
        number = part.number(name, range(1, NUMBERS + 1), next(n for n in sorted(left) if left[n] > 0))
        left[number] -= 1
        if left[number] < 0:
            raise part.wrong(name, f"there are not so many cards with a {number} (GO-1).")
        state.numbered[number - 1] |= 1 << place
    part.finish()


def set_miners(box: Any, state: Any, given: Given) -> None:
    """Where the miners are, their life points, what they carry."""
    names = {place_name(place): place for place in range(PLACES) if box.laid >> place & 1}
    seats = dict(given.numbered("seats", range(1, box.players + 1)))
    for seat in range(box.players):
        own = seats.get(seat + 1, Given({}, (*given.path, "seats", str(seat + 1))))
        at = own.word("at", (OUTSIDE, *names), OUTSIDE)
        if at != OUTSIDE:
            place = names[at]
            if (state.known & ~state.collapsed & ~state.trap) >> place & 1 == 0:
                raise own.wrong("at", f"a miner stands on a face-up card that is no trap (GO-9), got {at}.")
            state.miner[seat] = place + 1
        usual = usual_points(box, (seat - state.first) % box.players)
        state.life[seat] = own.number("life", range(MOST_LIFE + 1), usual)
        load = own.word("carries", ("", *THING_NAMES), "")
        if load:
            if at == OUTSIDE:
                raise own.wrong("carries", "outside nothing is carried any more (GO-18).")
            bear(state, own, "carries", THING_NAMES.index(load), seat + 1)
        own.finish()
    if state.phase != SPLITTING and sum(state.life) > box.life:
        raise given.wrong("seats", f"there are {box.life} life points in all (GO-5), got {sum(state.life)}.")


def usual_points(box: Any, turn: int) -> int:
    """GO-5: as even as possible, the extra ones to the earlier seats."""
    even, extra = divmod(box.life, box.players)
    return int(even + (turn < extra))


def bear(state: Any, given: Given, key: str, thing: int, bearer: int) -> None:
    at = state.place[thing]
    if not at or not state.known >> (at - 1) & 1:
        raise given.wrong(key, f"the card of the {THING_NAMES[thing]} must be drawn, and not face down.")
    if state.bearer[thing] != LYING:
        raise given.wrong(key, f"the {THING_NAMES[thing]} is with somebody else.")
    state.bearer[thing] = bearer


def set_things(box: Any, state: Any, given: Given) -> None:
    """What is safe; and the monk's mood, which goes by the treasure (GO-8)."""
    for name in given.words("safe", THING_NAMES):
        bear(state, given, "safe", THING_NAMES.index(name), SAFE)
    for thing in range(THINGS):
        at = state.place[thing]
        if at and state.collapsed >> (at - 1) & 1 and state.bearer[thing] == LYING:
            raise given.wrong("mine", f"the {THING_NAMES[thing]} is buried: the game is over (GO-21).")
    treasure = state.place[0]
    state.angry = int(bool(treasure and state.known >> (treasure - 1) & 1))
    if state.phase == CHANGING and not state.second and means_action(state):
        raise given.wrong("phase", "a die that means an action is changed beside the actions (GO-16): phase is acting.")
    if state.phase == TAKING and not any(
        state.place[thing] == state.miner[state.turn] and state.bearer[thing] == LYING for thing in range(THINGS)
    ):
        raise given.wrong("phase", "there is nothing to take where the miner on turn stands (GO-18).")
    if state.phase == TAKING and state.turn + 1 in (state.bearer[thing] for thing in range(THINGS)):
        raise given.wrong("phase", "the miner on turn has full hands: nobody carries both (GO-19).")


def set_points(box: Any, state: Any, given: Given) -> None:
    """While life points are split or shared: the seat that gets some, and how many are left."""
    if state.phase == CHANGING and not asks_for_change(box, state):
        raise given.wrong("phase", "too few life points to make a difference: nobody asks about the die (GO-16).")
    if state.phase == SPLITTING:
        state.getting, state.left = state.first, box.life
        for seat in range(box.players):
            state.life[seat] = 0
    if state.phase == SHARING:
        here = state.miner[state.turn]
        sharers = [seat for seat in range(box.players) if here and state.miner[seat] == here]
        if len(sharers) < 2 or not sum(state.life[seat] for seat in sharers):
            raise given.wrong("phase", "only miners on one card share life points, if they have any (GO-16).")
        state.getting, state.left = state.turn, sum(state.life[seat] for seat in sharers)


__all__ = ["build", "facts"]
