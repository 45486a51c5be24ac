"""Whole games, and everything that can happen in tiny mines, beside a naive oracle written from the rules alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from lychgate.conformance.counts import LONG, count
from lychgate.conformance.table import Table
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.model.chance import all_tapes, quick, seeded
from lychgate.core.model.layout import Bytes
from lychgate.games.goldraeuber import with_mine
from lychgate.games.goldraeuber.rules.cards import COLUMNS
from lychgate.games.goldraeuber.rules.events import ROLLED, ROLLED_AGAIN
from lychgate.games.goldraeuber.rules.mine import read_mine
from lychgate.games.goldraeuber.rules.state import COLLAPSING, STATE
from tests.games.goldraeuber.table import GAME, as_oracle
from tests.oracles import goldraeuber as oracle


def check_legal(table: Table, state: Bytes, position: oracle.Position) -> list[int]:
    """What may be decided is what the oracle says."""
    legal = table.legal(state, position.turn)
    assert {GAME.decisions.write(action) for action in legal} == oracle.legal(position), position
    return legal


def check_step(table: Table, state: Bytes, position: oracle.Position, action: int, chance: Bytes) -> Bytes:
    """A decision leads where the oracle says, with the dice that were rolled."""
    after = table.apply(state, position.turn, action, chance)
    dice = iter([event[3] for event in after.events if event[0] in (ROLLED, ROLLED_AGAIN)])
    decision = GAME.decisions.write(action)
    expected = oracle.decide(position, decision, dice)
    assert as_oracle(table.box, after.state) == expected, (position, decision)
    assert not list(dice), "the die was rolled too often"
    return after.state


@pytest.mark.rule(
    "GO-5",
    "GO-6",
    "GO-7",
    "GO-8",
    "GO-9",
    "GO-10",
    "GO-11",
    "GO-12",
    "GO-13",
    "GO-14",
    "GO-15",
    "GO-16",
    "GO-17",
    "GO-18",
    "GO-19",
    "GO-20",
    "GO-21",
    "GO-22",
    "GO-23",
    "GO-24",
    "GO-25",
)
@pytest.mark.parametrize("rules", GAME.rule_sets)
@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_go_as_the_rules_say(players: int, rules: str) -> None:
    """By random decisions, by a sensible player's, and by all mixtures of them."""
    for seed in range(1 if INTERPRETED else count(3, 400)):
        table = Table(GAME, GAME.make_box(players, rules, {"conscience": seed % 3 == 1}))
        dice, chance = random.Random(seed), seeded(seed)
        state, sense = table.setup(chance).state, 0 if INTERPRETED else seed % 3 / 2
        while table.acting(state):
            position = as_oracle(table.box, state)
            legal = check_legal(table, state, position)
            if dice.random() < sense:
                action = table.thumb(table.view(state, position.turn), position.turn, chance)
            else:
                action = dice.choice(legal)
            state = check_step(table, state, position, action, chance)


# --- everything that can happen in a tiny mine

ROW = """
cards
 1 inner treasure - -
 1 inner comrade - -
 1 outer tunnel 1 right
 1 outer tunnel 2 below
map 1
o o I I
map 2
o o I I
"""

HOOK = """
cards
 1 inner treasure - -
 1 inner comrade - -
 1 outer tunnel 1 left
 1 outer tunnel 2 below
 1 outer tunnel 2 right
 1 outer trap 1 -
map 1
o o I .
. o I o
map 2
o o I .
. o I o
"""


def tiny(mine: str, players: int, rules: str) -> Table:
    game = with_mine(read_mine(mine, "tiny"))
    return Table(game, game.make_box(players, rules, {"first_player": 1}))


def openings(table: Table, points: int) -> Iterator[Bytes]:
    """Every deal, life points split already: everybody has so many."""
    for tape in all_tapes():
        state = table.setup(tape).state
        keep = GAME.decisions.written["keep"]
        if keep in table.legal(state, 0):
            state = table.apply(state, 0, keep, tape).state
        state.view(STATE)["life"][0, : table.players] = points
        yield state


def faces(state: Bytes) -> bytes:
    """What lies where, whatever the first die is."""
    dealt = state.view(STATE)[0]
    return b"".join(dealt[name].tobytes() for name in ("trap", "wall", "numbered", "place"))


# Mine, players, rules, life points each, how many deals (0: all); and whether only the long suite has the time.
TINY = [
    (ROW, 1, "basic", 0, 1, False),
    (ROW, 1, "basic", 0, 0, True),
    (ROW, 1, "expert", 0, 0, True),
    (ROW, 1, "basic", 1, 0, True),
    (ROW, 2, "basic", 0, 1, True),
    (HOOK, 1, "basic", 0, 3, True),
]


@pytest.mark.parametrize(
    ("mine", "players", "rules", "points", "deals"),
    [pytest.param(*case, marks=[pytest.mark.long] if long else []) for *case, long in TINY],
)
def test_all_that_can_happen_in_a_tiny_mine_goes_as_the_rules_say(
    mine: str, players: int, rules: str, points: int, deals: int
) -> None:
    """From the deal, by every decision and every die, to every end."""
    table = tiny(mine, players, rules)
    dealt = {state.tobytes(): state for state in openings(table, points)}.values()
    chosen = sorted({faces(state) for state in dealt})
    if deals:
        chosen = random.Random(5).sample(chosen, deals)
    waiting = [state for state in dealt if faces(state) in chosen]
    met, ends = {state.tobytes() for state in waiting}, Counter[str]()
    while waiting:
        state = waiting.pop()
        position = as_oracle(table.box, state)
        ends[position.end[0]] += 1
        if position.asked == "over":
            continue
        for action in check_legal(table, state, position):
            for tape in all_tapes():
                after = check_step(table, state, position, action, tape)
                if after.tobytes() not in met:
                    met.add(after.tobytes())
                    waiting.append(after)
    assert {"won", "shown-dead", "miner-buried"} <= set(ends)


# --- every way that a mine can lie

LYING = ("hidden", "open", "trap", "collapsed")

MAZE = """
cards
 1 inner treasure - -
 1 inner comrade - -
 3 outer tunnel 1 -
 3 outer trap 1 -
map 1
o o I
o . I
map 2
o o I
o o I
"""


@pytest.mark.rule("GO-14", "GO-15", "GO-20", "GO-21", "GO-22", "GO-23")
@pytest.mark.parametrize("players", [1, 2])
def test_however_a_mine_lies_a_collapse_ends_it_as_the_rules_say(players: int) -> None:
    """Every place hidden, open, a known trap or collapsed; a miner at each place; then each card collapses."""
    table = tiny(MAZE, players, "basic")
    deal = next(openings(table, 0))
    position = as_oracle(table.box, deal)
    spots, dice, ends = sorted(position.cards), random.Random(players), Counter[str]()
    ways = list(product(LYING, repeat=len(spots)))
    for lying in ways if LONG else dice.sample(ways, 20 if INTERPRETED else 60):
        state = lay(deal, position, dict(zip(spots, lying, strict=True)))
        laid = as_oracle(table.box, state)
        stand = [spot for spot, card in laid.cards.items() if card.up and card.kind != "trap"]
        for miner in (None, *stand):
            state.view(STATE)["miner"][0, 0] = 0 if miner is None else miner[0] * COLUMNS + miner[1] + 1
            laid = as_oracle(table.box, state)
            for action in check_legal(table, state, laid):
                after = check_step(table, state, laid, action, quick(1))
                ends[as_oracle(table.box, after).end[0]] += 1
    expected = {"", "shown-dead", "buried", "miner-buried", "miner-cut-off", "hopeless"}
    assert set(ends) >= expected | ({"cut-off"} if players == 2 else set())


def lay(deal: Bytes, position: oracle.Position, lying: dict[oracle.Spot, str]) -> Bytes:
    """A mine that lies so; treasure and comrade are where they were dealt, and are no traps."""
    state = deal.copy()
    s = state.view(STATE)[0]
    s["phase"], s["die"] = COLLAPSING, 6
    s["known"] = s["collapsed"] = s["trap"] = 0
    for wall in range(4):
        s["wall"][wall] = 0
    for spot, how in lying.items():
        bit = 1 << (spot[0] * COLUMNS + spot[1])
        inner = position.cards[spot].inner
        s["known"] |= bit if how in ("open", "trap") or (inner and how == "collapsed") else 0
        s["collapsed"] |= bit if how == "collapsed" else 0
        s["trap"] |= bit if how == "trap" and not inner else 0
    return state
