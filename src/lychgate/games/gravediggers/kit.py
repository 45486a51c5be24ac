"""Gravediggers for the conformance suite, from GD-1 to GD-25: what is hidden, and what never gets lost."""

from __future__ import annotations

from random import Random
from typing import Any

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.input import registry
from lychgate.core.model.layout import Bytes
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import CEMETERIES, KINDS, MOST_MONEY
from lychgate.games.gravediggers.rules.state import BOX, CLOSES, FACE_UP, MAKING_FISTS, STATE

# --- what never gets lost


def conserve(box: Bytes, state: Bytes) -> None:
    """GD-1, GD-2: every card, tile and note is somewhere, once; nobody has less than nothing."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    players, lying = int(b["players"]), int(s["lying"])
    laid = [int((s["card"][:lying] == kind + 1).sum()) for kind in range(KINDS)]
    found = s["hand"].sum(axis=0) + s["pile"] + s["gone"] + laid
    assert (found == b["deck"]).all(), f"cards {found.tolist()}, the deck has {b['deck'].tolist()}"
    assert (s["hand_size"] == s["hand"].sum(axis=1)).all(), "a hand's size is not what it holds"
    assert s["pile_size"] == s["pile"].sum(), "the pile's size is not what it holds"
    assert all((s[name] >= 0).all() for name in ("hand", "pile", "gone", "tiles", "money", "fist", "notes"))
    assert (s["tiles"] <= b["tiles"]).all()
    assert s["notes"].sum() + s["notes_left"] == b["notes"], "a credit note is lost or doubled"
    assert (s["money"] <= MOST_MONEY).all()
    for seat in range(players):
        wishes = s["wish"] >> seat & 1
        assert s["fist"][seat] <= s["money"][seat] + 10 * wishes, "a fist holds more than its owner"
        assert not wishes or (s["money"][seat] < 10 and s["notes_left"] and not s["noted"]), "no credit there (GD-21)"
    assert s["wish"] & ~s["answered"] == 0, "a wish without a fist"
    assert not s["closed"] or b["emptied"]
    assert s["phase"] == MAKING_FISTS or not s["answered"]
    assert all(s["answered"] >> seat & 1 or s["fist"][seat] == 0 for seat in range(players))
    for cemetery in range(CEMETERIES):
        there = [i for i in range(lying) if s["cemetery"][i] == cemetery]
        hidden = [i for i in there if not s["known"][i] & FACE_UP]
        assert (s["cards_at"][cemetery], s["hidden_at"][cemetery]) == (len(there), len(hidden))
        assert hidden or not there, "no card of a cemetery is face down any more (GD-8)"
        assert not there or cemetery < b["cemeteries"]
    for name in ("cemetery", "card", "layer", "known"):
        assert not s[name][lying:].any(), f"{name} says something of cards that do not lie there"
    assert not s["hand"][players:].any()
    assert not s["money"][players:].any()


# --- what a seat cannot know


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """GD-12, GD-13: other hands, the pile, face-down cards neither laid nor looked at, other fists."""
    changed = state.copy()
    b, s = box.view(BOX)[0], changed.view(STATE)[0]
    others = [other for other in range(b["players"]) if other != seat]
    own = FACE_UP if seat < 0 else FACE_UP | 1 << seat
    unknown = [i for i in range(s["lying"]) if not s["known"][i] & own]
    rows: list[Any] = [s["pile"], *(s["hand"][other] for other in others)]
    sizes = [int(row.sum()) for row in rows]
    pool = [int(s["card"][i]) - 1 for i in unknown]
    for row in rows:
        pool += [kind for kind in range(KINDS) for _ in range(row[kind])]
        row[:] = 0
    random.shuffle(pool)
    for i in unknown:
        s["card"][i] = pool.pop() + 1
    for row, size in zip(rows, sizes, strict=True):
        for _ in range(size):
            row[pool.pop()] += 1
    for other in others:
        if s["answered"] >> other & 1:
            money = int(s["money"][other])
            wishes = money < 10 and s["notes_left"] and not s["noted"] and random.random() < 0.5  # GD-21
            s["fist"][other] = random.randint(0, money + 10 * bool(wishes))
            s["wish"] = s["wish"] & ~(1 << other) | bool(wishes) << other
    return changed


# --- boxes whose worlds can be listed


def ways(box: Bytes, state: Bytes, seat: int, action: int) -> int:
    """A card is laid in as many ways as the hand holds cards of its kind."""
    if action < decisions.LOOK:
        return int(state.view(STATE)[0]["hand"][seat, action // CEMETERIES])
    return 1


def tiny_box(players: int, deck: dict[int, int], **changes: int) -> Bytes:
    """One tile of each sort, one or two cards each, next to no money; seat 1 begins."""
    box = registry.find("gravediggers").make_box(players, options={"first_player": 1})
    b = box.view(BOX)[0]
    b["deck"], b["tiles"] = [deck.get(kind, 0) for kind in range(KINDS)], 1
    b["hand"], b["cemeteries"], b["money"], b["notes"] = 1, 2, 1, 0
    for name, value in changes.items():
        b[name] = value
    return box


def tiny() -> list[Tiny]:
    five, x, widow, guard, bandit = 3, 5, 6, 7, 9
    return [
        Tiny("duel", tiny_box(2, {five: 3, widow: 1, bandit: 2}), (-1, 0)),
        Tiny("credit", tiny_box(2, {five: 2, guard: 1, bandit: 2}, notes=1), (0, 1)),
        Tiny("closed", tiny_box(2, {five: 2, widow: 1, guard: 1}, emptied=CLOSES, money=1), (0, 1), long=True),
        Tiny("hands", tiny_box(2, {five: 3, x: 1, widow: 2, guard: 1}, hand=2), (-1, 0, 1), long=True),
        Tiny("three", tiny_box(3, {five: 2, x: 2, widow: 2, guard: 1}, cemeteries=3), (-1, 0, 2), long=True),
    ]


KIT = Kit(
    game="gravediggers",
    scramble=scramble,
    conserve=conserve,
    secret_events=("laid", "drew", "looked"),
    combinations=(
        (3, "standard", {"open_money": True, "first_player": 2}),
        (4, "standard", {"emptied": "closed"}),
    ),
    tiny=tiny,
    ways=ways,
)
