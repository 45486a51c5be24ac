"""Taking back: allowed exactly when no chance was drawn since, and nobody else could tell."""

from __future__ import annotations

import numpy as np
import pytest

import lychgate
from lychgate.play.match.match import KEPT_STATES, Match
from lychgate.play.record.fairness import seed_bytes
from tests.play.windows import GAME


def new() -> Match:
    return Match(GAME, 3, seed=seed_bytes(1))


def play(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        seat, _, text = decision.partition(" ")
        match.decide(int(seat) - 1, text)
    return match


def test_nothing_decided_is_nothing_to_take_back() -> None:
    assert not new().can_undo(0)


def test_a_half_made_choice_can_be_taken_back() -> None:
    match = play(new(), "1 card 1")
    assert match.can_undo(0)
    match.undo(0)
    assert np.array_equal(match.state, new().state)
    assert match.story(0) == []
    assert [decision.text for decision in match.legal(0)] == ["card 1", "card 2", "shake"]


def test_step_by_step_back_to_the_beginning() -> None:
    match = play(new(), "1 card 1", "1 target 2")
    match.undo(0)
    match.undo(0)
    assert match.log == []
    assert not match.can_undo(0)


def test_an_answer_in_a_window_can_be_taken_back_until_it_closes() -> None:
    match = play(new(), "1 card 1", "1 target 1", "2 card 1", "2 target 1", "3 card 2")
    assert all(match.can_undo(seat) for seat in range(3))
    play(match, "3 target 2")
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(lychgate.CannotUndo, match="cannot be taken back"):
        match.undo(0)


def test_what_others_decided_since_stays_decided() -> None:
    match = play(new(), "1 card 1", "2 card 2", "1 target 1", "2 target 2")
    match.undo(0)
    assert [(step.seat, step.action) for step in match.log] == [(0, 0), (1, 1), (1, 3)]
    assert match.asked == [0, 2]
    assert np.array_equal(match.view_bytes(1), play(new(), "2 card 2", "2 target 2").view_bytes(1))


def test_whether_it_can_be_taken_back_tells_nothing_of_the_others() -> None:
    alone = play(new(), "1 card 1", "1 target 1")
    among = play(new(), "1 card 1", "2 card 1", "1 target 1", "2 target 2", "3 card 1")
    assert alone.can_undo(0) == among.can_undo(0)
    alone.undo(0)
    among.undo(0)
    assert alone.story(0) == among.story(0)
    assert alone.prompt_id(0) == among.prompt_id(0)


def test_nothing_is_taken_back_after_chance_was_drawn() -> None:
    match = play(new(), "1 card 1", "1 shake")
    assert not match.can_undo(0)
    match = play(new(), "1 card 1", "2 shake")
    assert not match.can_undo(0)


def test_a_question_asked_again_has_a_new_number() -> None:
    match = new()
    asked = match.prompt_id(0)
    play(match, "1 card 1")
    match.undo(0)
    assert match.prompt_id(0) > asked
    assert match.prompt_id(1) == 1
    with pytest.raises(lychgate.StalePrompt):
        match.decide(0, "card 1", prompt=asked)


def test_the_others_notice_nothing() -> None:
    match = play(new(), "2 card 1")
    before = [(match.view_bytes(reader).tobytes(), match.story(reader)) for reader in (None, 1, 2)]
    play(match, "1 card 2")
    match.undo(0)
    assert [(match.view_bytes(reader).tobytes(), match.story(reader)) for reader in (None, 1, 2)] == before


def test_states_that_are_no_longer_kept_are_found_out_again() -> None:
    match = lychgate.new("outerspace", players=3, seed=4)
    before = []
    for _ in range(30):
        seat = match.asked[0]
        before.append(match.state.copy())
        match.decide(seat, match.legal(seat)[0])
    assert len(match._states) == KEPT_STATES
    assert all(np.array_equal(match.state_before(number), state) for number, state in enumerate(before))
