"""Taking back among bots: always, to before the last choice, and never for another draw. Both stay in the record."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

import lychgate
from lychgate.core.input import registry
from lychgate.play.match import undo
from lychgate.play.match.match import Match
from lychgate.play.record.fairness import seed_bytes
from lychgate.play.record.record import Record
from lychgate.play.record.verify import replayed, verify
from tests.play.windows import GAME

GAMES = registry.names()


def new(game: str) -> Match:
    return lychgate.new(game, players=max(2, registry.find(game).players.start), seed=7)


def play_on(match: Match, dice: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.over:
            return
        seat = dice.choice(match.asked)
        match.decide(seat, dice.choice(match.legal_actions(seat)))


def rewound(game: str, seed: int = 1, decisions: int = 120) -> Match:
    """A match in which the first seat often took back."""
    match, dice = new(game), random.Random(seed)
    for _ in range(decisions):
        play_on(match, dice, 1)
        if dice.random() < 0.2 and match.can_undo(0, alone=True):
            match.undo(0, alone=True)
    play_on(match, dice, 10_000)
    return match


def known(match: Match) -> list[tuple[bytes, object]]:
    return [(match.view_bytes(reader).tobytes(), match.story(reader)) for reader in (None, *range(match.players))]


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_as_it_was_before_the_last_choice(game: str) -> None:
    match, dice = new(game), random.Random(2)
    for _ in range(60):
        if match.over or match.game_number > 1:
            break
        if 0 in match.asked and len(match.legal_actions(0)) > 1:
            before, state, chance = known(match), match.state.copy(), undo.drawn(match.chance)
            match.decide(0, dice.choice(match.legal_actions(0)))
            while not match.over and match.game_number == 1 and (0 not in match.asked or dice.random() < 0.3):
                seat = dice.choice([seat for seat in match.asked if seat] or match.asked)
                if seat == 0:
                    break
                match.decide(seat, dice.choice(match.legal_actions(seat)))
            if match.can_undo(0, alone=True):
                match.undo(0, alone=True)
                assert known(match) == before
                assert np.array_equal(match.state, state)
                assert undo.drawn(match.chance) == chance
        play_on(match, dice, 1)
    assert match.rewound > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decisions_have_the_same_outcome_again(game: str) -> None:
    match = new(game)
    play_on(match, random.Random(3), 10)
    while not any(step.seat == 0 for step in match.log):
        play_on(match, random.Random(len(match.log)), 1)
    play_on(match, random.Random(4), 3)
    after, chance, log = known(match), match.chance.copy(), list(match.log)
    for _ in range(5):
        match.undo(0, alone=True)
        for step in log[len(match.log) :]:
            match.decide(step.seat, step.action)
        assert known(match) == after
        assert undo.drawn(match.chance) == undo.drawn(chance)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_keeps_what_was_taken_back_and_holds(game: str) -> None:
    match = rewound(game)
    record = Record.from_text(match.record().text())
    steps = "; ".join(line for lines in record.decisions for line in lines).split("; ")
    assert match.rewound > 0
    assert sum(step == "1 undo" for step in steps) == match.rewound
    assert len(steps) == len(match.course) > len(match.log)
    assert verify(record) == len(match.log)
    again = replayed(record)
    assert (again.course, again.log, known(again)) == (match.course, match.log, known(match))
    assert again.rewound == match.rewound
    assert again.record() == record


def test_a_decision_that_was_taken_back_must_have_been_legal() -> None:
    match = rewound("graverobbers")
    record = match.record()
    steps = "; ".join(record.decisions[0]).split("; ")
    taken = max(i for i in range(steps.index("1 undo")) if steps[i].startswith("1 "))
    steps[taken] = next(f"1 {text}" for text in match.game.decisions.written if f"1 {text}" not in steps)
    forged = replace(record, decisions=[["; ".join(steps)]])
    with pytest.raises(lychgate.BadRecord):
        verify(forged)


def test_nobody_takes_back_more_than_there_is() -> None:
    match = new("graverobbers")
    assert not match.can_undo(0, alone=True)
    with pytest.raises(lychgate.CannotUndo, match="no decision yet"):
        match.undo(0, alone=True)


def test_what_has_ended_stays() -> None:
    match = rewound("goldraeuber")
    assert match.over
    assert not match.can_undo(0, alone=True)


def test_a_record_does_not_go_back_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "REWINDS", 2)
    match = new("graverobbers")
    for _ in range(2):
        while not match.can_undo(0, alone=True):
            play_on(match, random.Random(1), 1)
        match.undo(0, alone=True)
    play_on(match, random.Random(1), 5)
    assert not match.can_undo(0, alone=True)


def test_an_answer_in_a_window_goes_back_with_those_of_bots() -> None:
    match = Match(GAME, 3, seed=seed_bytes(1))
    for seat in (0, 1, 2):
        match.decide(seat, "card 1")
    ids = [match.prompt_id(seat) for seat in range(3)]
    match.undo(0, alone=True)
    assert match.log == []
    assert match.asked == [0, 1, 2]
    assert all(match.prompt_id(seat) > ids[seat] for seat in range(3))  # what bots think of is stale


def test_among_people_nothing_is_undone_over_what_was_rewound() -> None:
    match = Match(GAME, 3, seed=seed_bytes(1))
    match.decide(0, "card 1")
    match.decide(0, "target 1")
    match.undo(0, alone=True)
    assert match.log[-1].seat == 0
    assert not match.can_undo(0)
    match.decide(0, "target 2")
    assert match.can_undo(0)
    match.undo(0)
    assert match.course[-1].action == undo.UNDO
