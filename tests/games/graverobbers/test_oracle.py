"""The engine against the naive oracle: random games followed step by step, random columns, random ends.

A position is one moment of a game before a decision. All player counts, both editions and any mix of options get
their share of 100,000 positions, or of a million in the long suite.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from lychgate.conformance.counts import count
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules.cards import DECK, GOAL, NAMES
from lychgate.games.graverobbers.words.shape import FATES
from tests.games.graverobbers.table import DONE, GAME, KEEP, table
from tests.oracles import graverobbers as oracle

STYLES = ("german", "french", "mixed")
PLAYERS = (3, 4, 5, 6)
SHARE = (1 if not INTERPRETED else 0.005) / (len(STYLES) * len(PLAYERS))
TEXTS = [GAME.decisions.write(action) for action in range(GAME.actions)]
ACTIONS = {text: action for action, text in enumerate(TEXTS)}
GOAL_NAMES = [""] + [GOAL.data(number) for number in range(1, 19)]
WHOLE_DECK = [name for name, cards in zip(NAMES, DECK, strict=True) for _ in range(cards)]


def random_options(dice: random.Random, style: str) -> dict[str, Any]:
    """Options for one game: an edition's own, or any mix."""
    if style != "mixed":
        return {}
    varied = ("spy", "early_end", "tie", "after_accusing", "accuse_at_end", "open_hands")
    return {name: dice.choice(GAME.options[name].values) for name in varied}


def house(players: int, rules: str, options: dict[str, Any]) -> oracle.House:
    """The same options in the oracle's terms."""
    chosen = GAME.settings(players, rules, options)
    return oracle.House(
        chosen["spy"], chosen["early_end"], chosen["tie"], chosen["after_accusing"], chosen["accuse_at_end"]
    )


class Pair:
    """One game twice: the engine's and the oracle's."""

    def __init__(self, players: int, style: str, dice: random.Random) -> None:
        rules = "french" if style == "french" else "german"
        options = random_options(dice, style)
        self.players = players
        self.box = GAME.make_box(players, rules, options)
        self.bytes: Bytes = blank(GAME.state_layout)
        self.state: Any = self.bytes.view(GAME.state_layout)[0]
        self.chance, self.silent = quick(dice.getrandbits(60)), event_buffer(0)
        self.out = np.zeros(GAME.actions, np.int32)
        GAME.call("setup", self.box, self.bytes, self.chance, self.silent)
        goals = [[GOAL_NAMES[number] for number in row] for row in self.state["goal"][:players].tolist()]
        self.naive = oracle.Naive(house(players, rules, options), self.hands(), goals)

    def hands(self) -> list[list[str]]:
        """The engine's hands as names of cards."""
        rows = self.state["hand"][: self.players].tolist()
        return [[name for name, held in zip(NAMES, row, strict=True) for _ in range(held)] for row in rows]

    def legal(self, seat: int) -> list[str]:
        found = GAME.call("legal", self.box, self.bytes, seat, self.out)
        return [TEXTS[action] for action in self.out[:found].tolist()]

    def decide(self, seat: int, text: str) -> None:
        GAME.call("apply", self.box, self.bytes, seat, ACTIONS[text], self.chance, self.silent)
        self.naive.decide(seat, text)
        if self.naive.stage == "turn" and self.naive.first < 0:
            self.naive.begin(int(self.state["first"]))

    def compare(self) -> tuple[int, list[str]]:
        """Hold both against each other; a seat that owes a decision, and what it may decide."""
        naive, state = self.naive, self.state
        asked = GAME.call("acting", self.box, self.bytes)
        assert asked == sum(1 << seat for seat in naive.asked())
        assert state["fate"].tolist() == [FATES.index(naive.fates.get(n, "open")) for n in oracle.GRAVES]
        assert state["up"].tolist() == [sum(up << i for i, up in enumerate(f)) for f in naive.faces.values()]
        assert state["hand_size"].tolist()[: self.players] == [len(hand) for hand in naive.hands]
        assert (state["round"], state["first"]) == (naive.round, naive.first)
        if not asked:
            return -1, []
        seat = max(naive.asked())
        legal = self.legal(seat)
        assert set(legal) == naive.legal(seat)
        return seat, legal

    def compare_ends(self) -> None:
        """All cards lie and are held alike, and both count the same."""
        columns = [
            [NAMES[card - 1] for card in row[:height]]
            for row, height in zip(self.state["card"].tolist(), self.state["height"].tolist(), strict=True)
        ]
        assert columns == list(self.naive.columns.values())
        assert self.hands() == [sorted(hand, key=NAMES.index) for hand in self.naive.hands]
        assert outcome(self.box, self.bytes, self.players) == (self.naive.points(), self.naive.places())


def outcome(box: Bytes, state: Bytes, players: int) -> tuple[list[int], list[int]]:
    """The engine's points and places."""
    out = np.zeros(2 * SEATS, np.int32)
    GAME.call("outcome", box, state, out, event_buffer(0))
    return out[:players].tolist(), out[SEATS : SEATS + players].tolist()


@pytest.mark.rule("GR-7", "GR-9", "GR-10", "GR-11", "GR-12", "GR-13", "GR-19", "GR-20", "GR-22", "GR-24", "GR-25")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("style", STYLES)
def test_engine_and_oracle_agree_on_every_position_of_random_games(style: str, players: int) -> None:
    dice = random.Random(f"{style} {players}")
    wanted = int(count(30_000, 1_000_000) * SHARE) + 1
    positions = 0
    while positions < wanted:
        pair = Pair(players, style, dice)
        thrift = dice.choice((0.0, 0.3, 0.7))  # how often a second card or an accusation is done without
        while True:
            seat, legal = pair.compare()
            if not legal:
                break
            positions += 1
            modest = [text for text in (DONE, KEEP) if text in legal and dice.random() < thrift]
            pair.decide(seat, modest[0] if modest else dice.choice(legal))
        pair.compare_ends()


@pytest.mark.rule("GR-16", "GR-17", "GR-18", "GR-25")
def test_engine_and_oracle_agree_on_random_columns() -> None:
    dice = random.Random(16)
    for _ in range(int(count(500, 15_000) * (0.1 if INTERPRETED else 1))):
        game = table().last_turn_of_round(8)
        columns = [dice.sample(WHOLE_DECK, dice.randrange(7)) for _ in oracle.GRAVES]
        for number, cards in zip(oracle.GRAVES, columns, strict=True):
            game.grave(number, " ".join(cards))
        columns[0].append("B0")
        game.decide(0, "B0@1")
        for text in {KEEP, DONE} & set(game.legal(0)):
            game.decide(0, text)
        while game.phase == "accusing":
            game.decide(game.asked()[0], KEEP)
        if game.phase == "turn":
            game.decide(0, DONE)
        assert [game.fate(number) for number in oracle.GRAVES] == [oracle.fate(cards) for cards in columns]
        sums = game.heard("grave-intact") + game.heard("grave-ransacked")
        assert {event["grave"]: (event["defence"], event["robbery"]) for event in sums} == {
            number: (oracle.defence(cards), oracle.robbery(cards))
            for number, cards in zip(oracle.GRAVES, columns, strict=True)
        }


@pytest.mark.rule("GR-27", "GR-28", "GR-29", "GR-30", "GR-31")
@pytest.mark.parametrize("tie", ["share", "tied-are-out"])
def test_engine_and_oracle_agree_on_points_and_places(tie: str) -> None:
    dice = random.Random(31)
    for _ in range(int(count(1_000, 40_000) * (0.1 if INTERPRETED else 1))):
        players = dice.choice(PLAYERS)
        game = table(players, tie=tie).over()
        fates = [dice.choice(("intact", "ransacked")) for _ in oracle.GRAVES]
        game.state["fate"] = [FATES.index(it) for it in fates]
        size = dice.choice((0, 1, 3, 9))  # small hands are often tied
        hands = [dice.sample(WHOLE_DECK, dice.randint(0, size)) for _ in range(players)]
        dealt = dice.sample(range(1, 19), 2 * players)
        goals = [[dealt[2 * seat], dealt[2 * seat + 1]] for seat in range(players)]
        accusers = dice.sample(range(players), dice.randint(0, players))
        accusations = [(seat, dice.choice([s for s in range(players) if s != seat])) for seat in accusers]
        for seat, hand in enumerate(hands):
            game.hand(seat, " ".join(hand))
            game.state["goal"][seat, :2] = goals[seat]
        for accuser, accused in accusations:
            game.accused(accuser, accused)
        named = [[GOAL_NAMES[number] for number in pair] for pair in goals]
        points = oracle.points(hands, named, fates, accusations)
        assert (game.points(), game.places()) == (points, oracle.places(points, [len(h) for h in hands], tie))


@pytest.mark.rule("GR-32")
@pytest.mark.parametrize("match_tie", ["second-total", "last-game"])
def test_engine_and_oracle_agree_on_matches(match_tie: str) -> None:
    dice = random.Random(32)
    for _ in range(2_000):
        players = dice.choice(PLAYERS)
        games = [[dice.randint(0, 2) for _ in range(players)] for _ in range(dice.randint(1, 3))]
        box = GAME.make_box(players, "german", {"match_tie": match_tie})
        assert GAME.standings(box, games).places == oracle.match_places(games, match_tie)
