"""Vigil for the conformance suite, from VG-1 to VG-12: what is hidden, and what never gets lost."""

from __future__ import annotations

from random import Random
from typing import Any

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.model.layout import Bytes
from tests.toy import GAME
from tests.toy.state import ANSWERING, BETTING, BOX, GAME_OVER, PASSED, PLAYED, STATE, VOWED

# --- what never gets lost


def conserve(box: Bytes, state: Bytes) -> None:
    """VG-1, VG-2: every card is somewhere, once."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    players, row = int(b["players"]), int(b["cards"] - b["players"] * b["hand"])
    hands = [cards_of(s, seat) for seat in range(players)]
    found = sorted(
        [card for hand in hands for card in hand] + [*s["row"][:row].tolist(), *s["played"][s["played"] > 0].tolist()]
    )
    assert found == list(range(1, b["cards"] + 1)), f"the cards are {found}"
    for seat in range(players):
        assert len(hands[seat]) == b["hand"] - (s["winner"] == seat + 1).sum(), "a hand has too many cards, or too few"
        assert s["answer"][seat] <= PLAYED or s["answer"][seat] - PLAYED in hands[seat], (
            "a card is played that is not held"
        )
        assert not s["vowed"] >> seat & 1 or s["answer"][seat] in (0, PASSED), "a vow is broken (VG-8)"
        assert bool(s["bet"][seat]) == bool(s["bets_in"] >> seat & 1)
    assert s["phase"] == ANSWERING or not s["answer"].any()
    assert s["phase"] != ANSWERING or not s["answer"][:players].all(), "all have answered, and the window is open"


def cards_of(s: Any, seat: int) -> list[int]:
    return [card for card in range(1, 8) if s["hand"][seat] >> (card - 1) & 1]


# --- what a seat cannot know


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """Hands not shown, cards of the row not turned up or looked at, sealed bets, answers, vows."""
    changed = state.copy()
    b, s = box.view(BOX)[0], changed.view(STATE)[0]
    others = [other for other in range(b["players"]) if other != seat]
    scramble_cards(b, s, seat, [other for other in others if not s["shown"] >> other & 1], random)
    if s["phase"] == BETTING:
        for other in others:
            if s["bets_in"] >> other & 1:
                s["bet"][other] = random.randint(1, 2)
    elif s["phase"] != GAME_OVER:
        scramble_answers(b, s, seat, others, random)
    return changed


def scramble_cards(b: Any, s: Any, seat: int, hands: list[int], random: Random) -> None:
    row = range(b["cards"] - b["players"] * b["hand"])
    turned = int((s["rolled"] > 0).sum())
    places = [place for place in row if place >= turned and not (seat >= 0 and s["looked"][place] >> seat & 1)]
    sizes = [len(cards_of(s, other)) for other in hands]
    pool = [card for other in hands for card in cards_of(s, other)] + [int(s["row"][place]) for place in places]
    random.shuffle(pool)
    for place in places:
        s["row"][place] = pool.pop()
    for other, size in zip(hands, sizes, strict=True):
        s["hand"][other] = sum(1 << (pool.pop() - 1) for _ in range(size))


def scramble_answers(b: Any, s: Any, seat: int, others: list[int], random: Random) -> None:
    """VG-7, VG-8: anybody may have vowed in a watch before and not played since; anything may be answered now."""
    before = range(s["watch"])
    while True:
        for other in others:
            may_vow = b["vows"] and any((s["winner"][watch:] != other + 1).all() for watch in before)
            vows = bool(may_vow and random.randrange(2))
            s["vowed"] = s["vowed"] & ~(1 << other) | vows << other
            if s["phase"] == ANSWERING:
                cards = [PLAYED + card for card in cards_of(s, other)] + [VOWED] * int(b["vows"])
                s["answer"][other] = random.choice([0, PASSED, *([] if vows else cards)])
        if s["phase"] != ANSWERING or not s["answer"][: b["players"]].all():
            return


# --- boxes whose worlds can be listed: nearly all of them


def tiny_box(players: int, rules: str, **changes: int) -> Bytes:
    box = GAME.make_box(players, rules, {"first_player": 2})
    for name, value in changes.items():
        box.view(BOX)[name] = value
    return box


def tiny() -> list[Tiny]:
    return [
        Tiny("two", tiny_box(2, "standard"), (0, 1)),
        Tiny("three", tiny_box(3, "standard", cards=5), (0, 1, 2)),
        Tiny("watched", tiny_box(2, "brief", cards=5), (-1,)),
        Tiny("two-watched", tiny_box(2, "standard"), (-1,), long=True),
        Tiny("all-three", tiny_box(3, "standard"), (0, 1, 2), long=True),
        Tiny("brief", tiny_box(3, "brief"), (0,), long=True),
    ]


KIT = Kit(
    game="vigil",
    scramble=scramble,
    conserve=conserve,
    secret_events=("looked",),
    combinations=((2, "standard", {"vows": False}), (3, "brief", {"vows": True, "first_player": 3})),
    tiny=tiny,
)
