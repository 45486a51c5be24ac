"""Robberies and legal decisions beside a naive oracle that was written from the rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from lychgate.conformance.counts import LONG, count
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.messages import EVENT_WIDTH, event_buffer
from lychgate.games.gravediggers.rules.cards import CARDS, KINDS, NAMES, PLACES
from lychgate.games.gravediggers.rules.state import FACE_UP
from lychgate.games.gravediggers.words.shape import PHASES
from tests.games.gravediggers.table import GAME, Table, table
from tests.oracles import gravediggers as oracle

VALUES = ("", "X", "2", "5 3", "10 X", "4 4 X X")
BECAUSE = {
    "paid": oracle.PAID,
    "empty-fist": oracle.EMPTY,
    "loot-short": oracle.SHORT,
    "too-late": oracle.LATE,
    "rewarded": oracle.REWARDED,
    "fist-lost": oracle.LOST,
}
PURSE = 60


def loot_of(values: str) -> int:
    return oracle.rob(values.split(), []).loot or 0


def interesting_fists(loot: int, players: int) -> Iterator[tuple[int, ...]]:
    """Equal fists, empty ones, all that the loot just pays, and the same with the loot one short."""
    part, rest = divmod(loot, players)
    yield (0,) * players
    yield (part,) * players
    yield (part + 1,) * players
    yield (part,) * (players - 1) + (part + rest,)  # the loot to the last coin
    yield (part,) * (players - 1) + (part + rest + 1,)  # one short for the last
    yield (loot + 1, *[0] * (players - 1))
    yield (loot, *[1] * (players - 1))
    yield tuple(range(players))
    yield (0, 0, loot, loot, 1)[:players]
    yield (1, 2, 2, 1, 3)[:players]


def robbery(cards: list[str], fists: tuple[int, ...]) -> tuple[list[int], list[str], list[tuple[int, ...]]]:
    """What the game makes of it: changes of money, reasons by seat, events as (kind, arguments)."""
    position = robbery_position(cards, len(fists))
    box, chance, events = GAME.make_box(len(fists)), quick(1), event_buffer()
    for seat, amount in enumerate(fists):
        action = GAME.decisions.from_data({"fist": amount})
        assert GAME.call("refusal", box, position.bytes, seat, action) == 0
        GAME.call("apply", box, position.bytes, seat, action, chance, events)
    rows = events[1:].reshape(-1, EVENT_WIDTH)[: int(events[0])].tolist()
    reasons = [oracle.BACK] * len(fists)
    told = [(GAME.events[kind].name, arguments) for kind, _, *arguments in rows]
    for name, arguments in told:
        if name in BECAUSE:
            assert reasons[arguments[0]] == oracle.BACK, "two reasons for one fist"
            reasons[arguments[0]] = BECAUSE[name]
    money = position.state["money"][: len(fists)].tolist()
    loot = [tuple(arguments[:3]) for name, arguments in told if name in ("loot", "loot-left")]
    return [amount - PURSE for amount in money], reasons, loot


def robbery_position(cards: list[str], players: int) -> Table:
    position = table(players).money(*[PURSE] * players).robbing(1)
    return position.cemetery(1, " ".join(cards)).cemetery(2, "5")


PERSONS = list(product(range(4), repeat=4))  # widows, guards, accomplices, bandits: none, one, two, three


@pytest.mark.rule("GD-14", "GD-15", "GD-16", "GD-17", "GD-18", "GD-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_meetings_of_persons_end_as_the_rules_say(players: int) -> None:
    dice = random.Random(players)
    for persons in PERSONS:
        people = [name for name, number in zip("WGAB", persons, strict=True) for _ in range(number)]
        for values in VALUES if LONG else dice.sample(VALUES, 1):
            all_fists = list(interesting_fists(loot_of(values), players))
            for fists in all_fists if LONG else dice.sample(all_fists, 2):
                cards = [*people, *values.split()]
                dice.shuffle(cards)
                expected = oracle.rob(cards, fists)
                changes, reasons, loot = robbery(cards, fists)
                assert changes == expected.changes, (cards, fists)
                assert reasons == expected.reasons, (cards, fists)
                shared = [] if expected.loot is None else [expected.loot]
                assert [row[2] for row in loot[:1]] == shared
                assert [row[0] for row in loot[1:]] == ([expected.left] if expected.left else [])


@pytest.mark.rule("GD-19")
def test_random_robberies_end_as_the_rules_say() -> None:
    dice = random.Random(8)
    for _ in range(count(200, 20_000)):
        players = dice.randint(2, 5)
        cards = dice.sample([name for name in NAMES for _ in range(4 if name != "10" else 2)], dice.randint(1, 9))
        fists = tuple(dice.choice((0, dice.randint(0, 6), dice.randint(0, PURSE))) for _ in range(players))
        changes, reasons, _ = robbery(cards, fists)
        expected = oracle.rob(cards, fists)
        assert (changes, reasons) == (expected.changes, expected.reasons), (cards, fists)


# --- what may be decided


def random_position(dice: random.Random, players: int) -> tuple[Bytes, int]:
    """A state with anything anywhere, and a seat that is asked."""
    state = blank(GAME.state_layout)
    s = state.view(GAME.state_layout)[0]
    seat = dice.randrange(players)
    s["phase"], s["turn"], s["robbed"] = dice.randrange(5), seat, dice.randint(1, 5)
    s["closed"] = dice.choice((0, 0b10))
    s["money"][:players] = [dice.choice((0, dice.randint(0, 12), dice.randint(0, 200))) for _ in range(players)]
    s["notes_left"] = dice.randint(0, 5)
    s["answered"] = dice.randrange(1 << players) & ~(1 << seat)
    for kind in range(KINDS):
        s["hand"][seat, kind] = dice.choice((0, 0, 1, 2))
    s["hand_size"][seat] = s["hand"][seat].sum()
    crowded = dice.randint(1, 5)
    for i in range(dice.choice((0, 3, 8, CARDS - 4))):
        where = dice.randrange(crowded)
        up = dice.random() < 0.6 and s["hidden_at"][where] > 0
        s["cemetery"][i], s["card"][i] = where, dice.randint(1, KINDS)
        s["known"][i] = FACE_UP if up else dice.choice((0, 1 << seat))
        s["lying"] += 1
        s["cards_at"][where] += 1
        s["hidden_at"][where] += not up
    return state, seat


def as_oracle(state: Bytes, seat: int) -> oracle.Position:
    s = state.view(GAME.state_layout)[0]
    lying = [(int(s["cemetery"][i]), bool(s["known"][i] & FACE_UP)) for i in range(s["lying"])]
    return oracle.Position(
        asked=PHASES[s["phase"]],
        hand=[NAMES[kind] for kind in range(KINDS) for _ in range(s["hand"][seat, kind])],
        money=int(s["money"][seat]),
        notes_left=int(s["notes_left"]),
        cemeteries=[[up for where, up in lying if where == number] for number in range(5)],
        closed=frozenset(number + 1 for number in range(5) if s["closed"] >> number & 1),
    )


@pytest.mark.rule("GD-6", "GD-7", "GD-8", "GD-9", "GD-11", "GD-13", "GD-21")
def test_on_any_position_what_may_be_decided_is_what_the_rules_say() -> None:
    dice, out = random.Random(5), np.zeros(GAME.actions, np.int32)
    for _ in range(count(60, 10_000)):
        players = dice.randint(2, 5)
        state, seat = random_position(dice, players)
        box = GAME.make_box(players)
        expected = set(oracle.legal(as_oracle(state, seat)))
        found = out[: GAME.call("legal", box, state, seat, out)].tolist()
        assert sorted(GAME.decisions.write(action) for action in found) == sorted(expected)
        allowed = [action for action in range(GAME.actions) if GAME.call("refusal", box, state, seat, action) == 0]
        assert sorted(found) == allowed


def test_the_most_cards_that_can_lie_at_one_cemetery_have_their_places() -> None:
    state = blank(GAME.state_layout)
    s = state.view(GAME.state_layout)[0]
    s["lying"], s["cards_at"][4], s["hidden_at"][4], s["phase"] = PLACES, PLACES, PLACES, PHASES.index("look")
    s["cemetery"][:PLACES], s["card"][:PLACES] = 4, 1
    out = np.zeros(GAME.actions, np.int32)
    assert GAME.call("legal", GAME.make_box(2), state, 0, out) == PLACES
    assert GAME.decisions.write(int(out[PLACES - 1])) == f"look 5.{PLACES}"
