"""Goldräuber for the conformance suite, from GO-1 to GO-25: what is hidden, and what never gets lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.model.layout import Bytes
from lychgate.games.goldraeuber import with_mine
from lychgate.games.goldraeuber.rules.cards import (
    COMRADE,
    NO_WALL,
    NUMBERS,
    PLACES,
    SIDES,
    THINGS,
    TRAP,
    TREASURE,
    TUNNEL,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.mine import read_mine
from lychgate.games.goldraeuber.rules.state import BOX, GAME_OVER, LYING, SAFE, STATE

Face = tuple[int, int, int]  # kind, number, wall


def has(bits: Any, place: Any) -> bool:
    return bool(int(bits) >> int(place) & 1)


def number_at(s: Any, place: int) -> int:
    found = [number for number in range(1, NUMBERS + 1) if has(s["numbered"][number - 1], place)]
    assert len(found) <= 1, "a card with two numbers"
    return found[0] if found else 0


def face_at(s: Any, place: int) -> Face:
    """The card that lies at a place."""
    kinds = [TREASURE + thing for thing in range(THINGS) if s["place"][thing] == place + 1]
    kinds += [TRAP] if has(s["trap"], place) else []
    walls = [side for side in range(SIDES) if has(s["wall"][side], place)]
    assert len(kinds) <= 1, "two cards at one place"
    assert len(walls) <= (0 if kinds else 1), "a wall too many"
    return kinds[0] if kinds else TUNNEL, number_at(s, place), walls[0] if walls else NO_WALL


def same_card(b: Any, face: Face) -> Face:
    """A card as it is in the box: what is drawn anew each game is left out (GO-1, GO-2)."""
    kind, number, wall = face
    if b["walls_drawn"] and kind == TUNNEL:
        wall = -2
    return kind, 0 if b["numbers_drawn"] else number, wall


def cards(b: Any, inner: bool) -> list[Face]:
    ring = range(b["inner_cards"]) if inner else range(b["inner_cards"], b["cards"])
    return [same_card(b, (int(b["kind"][i]), int(b["number"][i]), int(b["wall"][i]))) for i in ring]


def places(b: Any, inner: bool) -> list[int]:
    return [place for place in range(PLACES) if has(b["laid"], place) and has(b["inner"], place) == inner]


def unused(b: Any, s: Any, inner: bool, at: list[int]) -> list[Face]:
    """The cards of a ring that do not lie at these places."""
    left = Counter(cards(b, inner))
    left.subtract(same_card(b, face_at(s, place)) for place in at)
    assert min(left.values(), default=0) >= 0, "a card is doubled"
    return list(left.elements())


# --- what never gets lost


def conserve(box: Bytes, state: Bytes) -> None:
    """GO-1 to GO-5: every card is in the mine or back in the box, every point somewhere or spent."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    for inner in (True, False):
        left = unused(b, s, inner, places(b, inner))
        assert len(left) == len(cards(b, inner)) - len(places(b, inner))
    outer = places(b, inner=False)
    numbers = Counter(int(n) for n in b["number"][b["inner_cards"] : b["cards"]])
    numbers.subtract(number_at(s, place) for place in outer)
    assert min(numbers.values()) >= 0, "a number is doubled"
    for name in ("known", "collapsed", "dug", "trap"):
        assert int(s[name]) & ~int(b["laid"]) == 0, f"{name}: a card that is not there"
    assert int(s["dug"]) & ~int(s["known"]) == 0, "a wall nobody has seen was dug away"
    assert int(b["inner"]) & int(s["collapsed"]) & ~int(s["known"]) == 0, "GO-15: not shown"
    assert int(s["life"].sum()) + int(s["left"] if s["dealt"] else 0) <= b["life"]
    assert (s["life"] >= 0).all()
    for seat, at in enumerate(s["miner"]):
        assert at == 0 or (seat < b["players"] and has(s["known"], at - 1) and not has(s["trap"], at - 1))
        assert at == 0 or s["phase"] == GAME_OVER or not has(s["collapsed"], at - 1)
    conserve_things(b, s)


def conserve_things(b: Any, s: Any) -> None:
    """GO-18, GO-19: treasure and comrade lie, are carried by a miner in the mine, or are safe."""
    bearers = [int(bearer) for bearer in s["bearer"] if bearer not in (LYING, SAFE)]
    assert len(bearers) == len(set(bearers)), "a miner carries both"
    for bearer in bearers:
        assert s["miner"][bearer - 1] > 0, "what is brought out is laid down"
    for thing, kind in enumerate((TREASURE, COMRADE)):
        at = int(s["place"][thing]) - 1
        assert face_at(s, at)[0] == kind
        assert s["bearer"][thing] == LYING or has(s["known"], at)
    assert bool(s["angry"]) == (has(s["known"], int(s["place"][0]) - 1) and not shown_dead(s))


def shown_dead(s: Any) -> bool:
    """GO-15: the treasure was seen only when it collapsed."""
    return has(s["collapsed"], int(s["place"][0]) - 1) and not s["angry"]


# --- what nobody can know


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """Deal all cards that nobody has seen anew, those in the box too; their backs keep their numbers."""
    changed = state.copy()
    b, s = box.view(BOX)[0], changed.view(STATE)[0]
    for inner in (True, False):
        hidden = [place for place in places(b, inner) if not has(s["known"], place)]
        pool = unused(b, s, inner, [place for place in places(b, inner) if has(s["known"], place)])
        random.shuffle(pool)
        for place in hidden:
            number = 0 if b["numbers_drawn"] else number_at(s, place)
            card = next(card for card in pool if card[1] == number)
            pool.remove(card)
            put(s, place, card, random)
    return changed


def put(s: Any, place: int, card: Face, random: Random) -> None:
    kind, _, wall = card
    for name in ("trap", "wall"):
        s[name] &= ~(1 << place)
    if kind == TRAP:
        s["trap"] |= 1 << place
    elif kind == TUNNEL and wall != NO_WALL:
        s["wall"][random.randrange(SIDES) if wall < NO_WALL else wall] |= 1 << place
    elif kind >= TREASURE:
        s["place"][kind - TREASURE] = place + 1


# --- mines whose worlds can be listed

STRAIGHT = """
cards
 1 inner treasure - -
 1 inner comrade - -
 1 outer tunnel 1 left
 1 outer tunnel 2 right
 1 outer trap 1 -
 1 outer trap 2 -
map 1
o o I I o o
map 2
o o I I o .
"""

DRAWN = """
cards
 1 inner treasure - -
 1 inner comrade - -
 1 inner tunnel - ?
 2 outer tunnel ? ?
 1 outer trap ? -
numbers 1 1 2
map 1
o o I I
. . I .
"""


def tiny() -> list[Tiny]:
    straight, drawn = with_mine(read_mine(STRAIGHT, "straight")), with_mine(read_mine(DRAWN, "drawn"))
    return [
        Tiny("straight-solo", straight.make_box(1), (-1, 0)),
        Tiny("straight-expert", straight.make_box(2, "expert", {"first_player": 1}), (1,), long=True),
        Tiny("drawn", drawn.make_box(1), (0,), long=True),
    ]


KIT = Kit(
    game="goldraeuber",
    scramble=scramble,
    conserve=conserve,
    combinations=(
        (1, "expert", {"conscience": True}),
        (3, "basic", {"conscience": True, "first_player": 2}),
        (4, "expert", {"first_player": 4}),
    ),
    tiny=tiny,
)
