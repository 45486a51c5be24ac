"""Games played to the end by random decisions: nothing gets lost, everything comes out the same again."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.conformance.cases import Case, all_cases, kit_of
from lychgate.conformance.counts import count
from lychgate.conformance.draws import draw
from lychgate.conformance.table import Table, positions, some_positions, walk
from lychgate.core.model.chance import CHANCE, quick, seeded
from lychgate.core.model.layout import Bytes, fields_of
from lychgate.core.model.messages import EVENT_WIDTH, event_buffer

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_no_card_is_lost_from_the_deal_to_the_end(case: Case) -> None:
    table, kit = case.table(), kit_of(case.game)
    for seed in range(count(1, 60)):
        for state in positions(table, seed):
            kit.conserve(table.box, state)


@EVERY_CASE
def test_somebody_always_has_a_choice_until_the_game_is_over(case: Case) -> None:
    table = case.table()
    for seed in range(count(2, 30)):
        for state in positions(table, seed):
            for seat in range(table.players):
                asked = seat in table.acting(state)
                assert bool(table.legal(state, seat)) == asked
                assert bool(table.prompt(state, seat)[0]) == asked


@EVERY_CASE
def test_what_several_are_asked_at_once_is_answered_unseen(case: Case) -> None:
    table = case.table()
    for seed in range(count(2, 30)):
        for state in positions(table, seed):
            if len(asked := table.acting(state)) > 1:
                prompts = [table.game.prompts[table.prompt(state, seat)[0]] for seat in asked]
                assert [prompt.name for prompt in prompts if not prompt.sealed] == []


@EVERY_CASE
def test_the_same_decisions_and_chance_give_the_same_bytes(case: Case) -> None:
    table = case.table()
    for seed in range(count(2, 20)):
        steps, chance = list(walk(table, seed)), seeded(seed)
        state = table.setup(chance).state
        for step in steps:
            again = table.apply(state, step.seat, step.action, chance)
            assert again.events == step.after.events
            assert again.state.tobytes() == step.after.state.tobytes()
            state = again.state


@EVERY_CASE
def test_a_decision_means_the_same_whether_anybody_listens_or_not(case: Case) -> None:
    table, silent = case.table(), event_buffer(0)
    chance, unheard = seeded(5), seeded(5)
    told, quiet = table.setup(chance).state, table.setup(unheard).state
    for step in walk(table, 5):
        told = table.apply(told, step.seat, step.action, chance).state
        table.game.call("apply", table.box, quiet, step.seat, step.action, unheard, silent)
        assert told.tobytes() == quiet.tobytes()
    assert silent.tolist() == [0] * (len(silent) % EVENT_WIDTH)


@EVERY_CASE
def test_the_winner_has_the_first_place_and_points_add_up_line_by_line(case: Case) -> None:
    table = case.table()
    for seed in range(count(5, 100)):
        points, places, lines = table.outcome(positions(table, seed)[-1])
        if table.game.together:
            assert set(places) in ({1}, {2})
        else:
            assert min(places) == 1
            for place in places:
                assert 1 <= place <= table.players
        for seat in range(table.players):
            assert points[seat] == sum(line[3] for line in lines if line[2] == seat)


def stepped(table: Table, state: Bytes, chance: Bytes) -> tuple[Bytes, int]:
    """Random play by the book: list what is legal, draw one of the list."""
    decisions = 0
    while asked := table.acting(state):
        choices = table.legal(state, asked[0])
        action = choices[draw(chance, 0, len(choices))]
        state = table.apply(state, asked[0], action, chance).state
        decisions += len(choices) > 1
    return state, decisions


@EVERY_CASE
@pytest.mark.parametrize("source", [seeded, quick])
def test_a_rollout_is_random_play_decision_by_decision(case: Case, source: type) -> None:
    table = case.table()
    for seed in range(count(4, 100)):
        for start in some_positions(table, seed)[:: count(25, 5)]:
            fast, slow = source(seed), source(seed)
            assert fast.view(CHANCE) == slow.view(CHANCE)
            end, decisions = table.rollout(start, fast)
            expected, steps = stepped(table, start.copy(), slow)
            assert end.tobytes() == expected.tobytes()
            assert decisions == steps
            assert fast.tobytes() == slow.tobytes(), "a rollout draws more or less than a draw a decision"


@EVERY_CASE
def test_every_field_holds_the_numbers_it_is_declared_for(case: Case) -> None:
    table = case.table()
    declared = fields_of(table.game.state)
    for seed in range(count(1, 20)):
        for state in some_positions(table, seed):
            for seat in (None, *table.viewers):
                shown = state if seat is None else table.view(state, seat)
                record = shown.view(table.game.state_layout)[0]
                for name, field in declared.items():
                    found = np.ravel(record[name])
                    low, high = int(found.min()), int(found.max())
                    where = "the state" if seat is None else f"the view of seat {seat}"
                    assert low in field.within, f"{name} is {low} in {where}; declared: {field.within}"
                    assert high in field.within, f"{name} is {high} in {where}; declared: {field.within}"
