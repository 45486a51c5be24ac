"""What may be decided: the list, the reasons against, and that asking changes nothing."""

from __future__ import annotations

import pytest

from lychgate.conformance.cases import Case, all_cases, find, games
from lychgate.conformance.counts import count
from lychgate.conformance.table import positions, some_positions, walk
from lychgate.core.errors import UnknownDecision
from lychgate.core.model.contract import NOBODY, NOT_ASKED, OVER, UNKNOWN
from lychgate.core.model.sorts import SEATS
from lychgate.play.match import refusals
from lychgate.play.match.story import Decision

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)
NO_ACTIONS = (-1, -(10**6), 10**6)


@EVERY_CASE
def test_nothing_is_refused_but_what_is_not_listed(case: Case) -> None:
    table = case.table()
    for seed in range(count(1, 20)):
        for state in some_positions(table, seed)[:: count(4, 1)]:
            asked = table.acting(state)
            for seat in (NOBODY, *range(SEATS)):
                listed = table.legal(state, seat)
                assert len(listed) == len(set(listed)), "a decision is listed twice"
                allowed = [action for action, why in table.refusals(state, seat).items() if why == 0]
                assert allowed == sorted(listed)
                assert bool(listed) == (seat in asked)
                for action in (*NO_ACTIONS, table.game.actions):
                    assert table.refusal(state, seat, action) == UNKNOWN


@EVERY_CASE
def test_who_is_not_asked_or_comes_too_late_is_told_so(case: Case) -> None:
    table = case.table()
    states = positions(table, 1)
    for state in states[:-1:7]:
        asked = table.acting(state)
        for seat in (NOBODY, *range(SEATS)):
            if seat not in asked:
                reasons = set(table.refusals(state, seat).values())
                assert {why for why in reasons if why <= 0} == {NOT_ASKED}, "or a rule, where one says more"
    for seat in range(table.players):
        assert set(table.refusals(states[-1], seat).values()) == {OVER}


@EVERY_CASE
def test_asking_changes_nothing(case: Case) -> None:
    table = case.table()
    before = table.box.tobytes()
    for step in walk(table, 2):
        held = step.before.tobytes()
        for seat in table.viewers:
            table.legal(step.before, seat)
            table.prompt(step.before, seat)
            table.view(step.before, seat)
            for action in (*range(0, table.game.actions, 5), *NO_ACTIONS):
                table.refusal(step.before, seat, action)
        table.outcome(step.before)
        assert step.before.tobytes() == held
        assert table.box.tobytes() == before


@EVERY_CASE
def test_a_reason_is_a_rule_of_the_game_or_the_table_s_own(case: Case) -> None:
    table = case.table()
    reasons = {
        why
        for state in positions(table, 3)[::3]
        for seat in range(table.players)
        for why in table.refusals(state, seat).values()
    }
    assert all(why >= -4 for why in reasons)
    assert all(why < 100 for why in reasons)


@EVERY_CASE
def test_what_a_table_does_not_have_is_unknown_at_every_moment(case: Case) -> None:
    table = case.table()
    found = {
        frozenset(action for action, why in table.refusals(state, seat).items() if why == UNKNOWN)
        for state in positions(table, 4)[:-1:5]
        for seat in table.acting(state)
    }
    if len(table.refusals(positions(table, 4)[0], 0)) == table.game.actions:  # of very many only a sample is looked at
        assert len(found) == 1


@pytest.mark.parametrize("name", games())
def test_true_and_one_point_nought_are_no_numbers_of_a_decision(name: str) -> None:
    game = find(name)
    for action in range(game.actions):
        data = game.decisions.as_data(action)
        assert refusals.action_of(game, data) == action
        for key, value in data.items():
            if type(value) is int:
                for wrong in (float(value), bool(value), str(value), None, [value], 10**5000):
                    with pytest.raises(UnknownDecision) as refused:
                        refusals.action_of(game, {**data, key: wrong})
                    assert len(refused.value.sentence) < 220


@pytest.mark.parametrize("name", games())
def test_a_number_that_no_decision_has_is_refused_with_those_there_are(name: str) -> None:
    game = find(name)
    for number in (*NO_ACTIONS, game.actions):
        for given in (number, Decision(number, "?")):
            with pytest.raises(UnknownDecision) as refused:
                refusals.action_of(game, given)
            assert refused.value.sentence == f"Decisions are numbered 0 to {game.actions - 1}, got {number}."


@pytest.mark.parametrize("name", games())
def test_every_decision_can_be_written_down_and_read_again(name: str) -> None:
    game = find(name)
    notation = game.decisions
    written = [notation.write(action) for action in range(game.actions)]
    assert len(set(written)) == game.actions
    assert [notation.read(text) for text in written] == list(range(game.actions))
    assert [notation.from_data(notation.as_data(action)) for action in range(game.actions)] == list(range(game.actions))
