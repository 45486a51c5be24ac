"""Graverobbers for the conformance suite, from GR-1 to GR-34: what is hidden, and what never gets lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from random import Random
from typing import Any

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.input import registry
from lychgate.core.model.layout import Bytes, blank
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import BOBBY, DEALT_GOALS, GRAVES, KINDS
from lychgate.games.graverobbers.rules.state import BOX, CHOOSING_GOALS, GAME_OVER, NO_GRAVE, STATE

# --- what never gets lost


def conserve(box: Bytes, state: Bytes) -> None:
    """GR-1, GR-2: every card and every goal is somewhere, once."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    players, graves = int(b["players"]), int(b["graves"])
    for kind in range(KINDS):
        laid = sum(
            int(s["card"][grave, place] == kind + 1) for grave in range(GRAVES) for place in range(s["height"][grave])
        )
        found = int(s["hand"][:, kind].sum()) + int(s["undealt"][kind]) + int(s["spies"][kind]) + laid
        assert found == b["deck"][kind], f"{found} cards of kind {kind}, the deck has {b['deck'][kind]}"
    assert (s["hand_size"] == s["hand"].sum(axis=1)).all(), "a hand's size is not what it holds"
    assert (s["hand"] >= 0).all()
    dealt = [int(goal) - 1 for goal in s["goal"][:players].ravel()]
    left = [goal for goal in range(32) if int(s["goals_left"]) >> goal & 1]
    assert sorted(dealt + left) == list(range(b["goals"])), "a goal is lost or doubled"
    for grave in range(GRAVES):
        height = int(s["height"][grave])
        assert height <= (b["column"] if grave < graves else 0)
        assert int(s["up"][grave]) < 1 << height, "a card that is not there lies face up"
        assert (s["card"][grave, :height] > 0).all()
        assert (s["card"][grave, height:] == 0).all()
        assert (s["layer"][grave, :height] > 0).all()
        assert (s["layer"][grave, height:] == 0).all()
    assert not s["hand"][players:].any()
    assert not s["goal"][players:].any()


# --- what a seat cannot know


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """GR-34: hands, goals, returned goals, undealt cards, and face-down cards save to who laid them."""
    changed = state.copy()
    b, s = box.view(BOX)[0], changed.view(STATE)[0]
    others = [other for other in range(b["players"]) if other != seat]
    if not b["open_hands"]:  # GR-33
        scramble_cards(b, s, seat, others, random)
        scramble_goals(s, others, random)
    if s["phase"] == CHOOSING_GOALS:  # GR-5: nobody sees another's choice
        for other in others:
            if s["answered"] >> other & 1:
                s["choice"][other] = random.randint(1, DEALT_GOALS)
    return changed


def scramble_cards(b: Any, s: Any, seat: int, others: list[int], random: Random) -> None:
    """Gather all cards that the seat cannot see, and hand them out again to the same places."""
    places = [
        (grave, place)
        for grave in range(b["graves"])
        for place in range(s["height"][grave])
        if not s["up"][grave] >> place & 1 and s["layer"][grave, place] != seat + 1
    ]
    pool = [int(s["card"][place]) - 1 for place in places]
    rows = [s["undealt"]]
    if s["phase"] != GAME_OVER:  # hands are counted then, for all to see
        rows += [s["hand"][other] for other in others]
    sizes = [int(row.sum()) for row in rows]
    for row in rows:
        pool += [kind for kind in range(KINDS) for _ in range(row[kind])]
        row[:] = 0
    random.shuffle(pool)
    for place in places:
        s["card"][place] = pool.pop() + 1
    for row, size in zip(rows, sizes, strict=True):
        for _ in range(size):
            row[pool.pop()] += 1


def scramble_goals(s: Any, others: list[int], random: Random) -> None:
    """Gather all goals that the seat cannot see, and hand them out again; kept ones lie in order."""
    first = DEALT_GOALS - 1 if s["phase"] == GAME_OVER else 0  # kept goals are counted then
    left = [goal for goal in range(32) if int(s["goals_left"]) >> goal & 1]
    pool = left + [int(goal) - 1 for other in others for goal in s["goal"][other, first:]]
    random.shuffle(pool)
    s["goals_left"] = sum(1 << pool.pop() for _ in left)
    kept = DEALT_GOALS if s["phase"] == CHOOSING_GOALS else DEALT_GOALS - 1
    for other in others:
        for i in range(first, DEALT_GOALS):
            s["goal"][other, i] = pool.pop() + 1
        s["goal"][other, :kept].sort()


# --- boxes whose worlds can be listed


def ways(box: Bytes, state: Bytes, seat: int, action: int) -> int:
    """A card is laid, or sent to spy, in as many ways as the hand holds cards of its kind."""
    held = state.view(STATE)[0]["hand"][seat]
    if action < decisions.SPY:
        return int(held[action // GRAVES])
    if action < decisions.DONE:
        return int(held[BOBBY + (action - decisions.SPY) // GRAVES])
    return 1


def tiny_box(players: int, rules: str, goals: int, deck: list[int], **changes: int) -> Bytes:
    """Two-card hands, three cards at a grave; seat 1 begins."""
    box = registry.find("graverobbers").make_box(max(players, 3), rules, {"first_player": 1})
    b = box.view(BOX)[0]
    b["players"], b["goals"], b["deck"] = players, goals, deck
    b["hand"], b["graves"], b["column"], b["rounds"] = 2, 2, 3, 2
    for name, value in changes.items():
        b[name] = value
    return box


def deals(box: Bytes) -> Iterator[tuple[Bytes, int]]:
    """GR-4, GR-5: every way to deal hands and goals; a hand is as likely as there are ways to pick its cards."""
    b = box.view(BOX)[0]
    for cards, weight in hands([int(n) for n in b["deck"]], int(b["players"]), int(b["hand"])):
        for goals, left in goal_deals(list(range(b["goals"])), int(b["players"])):
            state = blank(STATE)
            s = state.view(STATE)[0]
            s["fate"][b["graves"] :] = NO_GRAVE
            s["round"], s["first"], s["turn"] = (
                1,
                b["first_player"] - 1,
                b["first_player"] - 1,
            )  # -1: chance says later (GR-6)
            for seat, hand in enumerate(cards[:-1]):
                s["hand"][seat], s["hand_size"][seat] = hand, b["hand"]
                s["goal"][seat] = [goal + 1 for goal in goals[seat]]
            s["undealt"] = cards[-1]
            s["goals_left"] = sum(1 << goal for goal in left)
            yield state, weight


def hands(deck: list[int], players: int, size: int) -> Iterator[tuple[list[list[int]], int]]:
    """Hands for so many players, then what is left; and in how many ways they come about."""
    if players == 0:
        yield [deck], 1
        return
    for hand in hands_from(deck, size):
        ways_to_pick = prod(comb(have, take) for have, take in zip(deck, hand, strict=True))
        rest = [have - take for have, take in zip(deck, hand, strict=True)]
        for others, weight in hands(rest, players - 1, size):
            yield [hand, *others], ways_to_pick * weight


def hands_from(deck: list[int], size: int) -> Iterator[list[int]]:
    if not deck:
        if size == 0:
            yield []
        return
    for take in range(min(size, deck[0]) + 1):
        for rest in hands_from(deck[1:], size - take):
            yield [take, *rest]


def goal_deals(pile: list[int], players: int) -> Iterator[tuple[list[tuple[int, ...]], list[int]]]:
    if players == 0:
        yield [], pile
        return
    for dealt in combinations(pile, DEALT_GOALS):
        for others, left in goal_deals([goal for goal in pile if goal not in dealt], players - 1):
            yield [dealt, *others], left


def tiny() -> list[Tiny]:
    #                                  R1 R2 R3 D1 D2 D3 B0 B1 B2
    single = tiny_box(2, "german", 6, [0, 0, 1, 1, 0, 0, 0, 2, 0], hand=1, rounds=1, column=2)
    duel = tiny_box(2, "german", 6, [0, 0, 2, 2, 0, 0, 0, 1, 0])
    three = tiny_box(3, "german", 9, [0, 0, 2, 2, 0, 0, 0, 3, 0])
    french = tiny_box(3, "french", 10, [0, 0, 2, 2, 0, 1, 0, 3, 0], graves=3)
    late = tiny_box(3, "german", 9, [0, 2, 2, 1, 0, 0, 1, 1, 0], hand=2, accuse_at_end=1, after_accusing=1)
    return [
        Tiny("single", single, (-1, 0)),
        Tiny("duel", duel, (-1, 1), lambda: deals(duel)),
        Tiny("three", three, (2,), lambda: deals(three)),
        Tiny("french", french, (1,), lambda: deals(french), long=True),
        Tiny("late", late, (0, 1, 2), lambda: deals(late), long=True),
    ]


KIT = Kit(
    game="graverobbers",
    scramble=scramble,
    conserve=conserve,
    secret_events=("laid-down", "returned-goal"),
    combinations=(
        (3, "german", {"open_hands": True}),
        (4, "french", {"after_accusing": "ends", "first_player": 4}),
        (3, "french", {"after_accusing": "first-player-goes-on"}),
        (5, "german", {"accuse_at_end": True, "spy": "first"}),
        (6, "french", {"accuse_at_end": True, "open_hands": True}),
        (6, "german", {"early_end": "turn", "tie": "tied-are-out"}),
    ),
    tiny=tiny,
    ways=ways,
)
