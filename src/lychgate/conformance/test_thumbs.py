"""The rule-of-thumb player: its decisions are legal, and come from its view and its own chance alone."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.conformance.cases import Case, all_cases, kit_of
from lychgate.conformance.counts import count
from lychgate.conformance.table import positions, some_positions
from lychgate.core.model.chance import quick, seeded

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_a_game_of_rule_of_thumb_players_is_legal_to_its_end(case: Case) -> None:
    table = case.table()
    for seed in range(count(3, 20)):
        chance, wits = seeded(seed), quick(seed)
        state = table.setup(chance).state
        while asked := table.acting(state):
            seen = table.view(state, asked[-1])
            held = seen.tobytes()
            action = table.thumb(seen, asked[-1], wits)
            assert seen.tobytes() == held, "the player has written on its view"
            assert table.refusal(state, asked[-1], action) == 0
            state = table.apply(state, asked[-1], action, chance).state


@EVERY_CASE
def test_a_rule_of_thumb_player_has_a_legal_decision_anywhere(case: Case) -> None:
    table = case.table()
    for seed in range(count(2, 12)):
        for state in positions(table, seed):
            for seat in table.acting(state):
                assert table.refusal(state, seat, table.thumb(table.view(state, seat), seat, quick(seed))) == 0


@EVERY_CASE
def test_a_rule_of_thumb_player_decides_alike_in_worlds_it_cannot_tell_apart(case: Case) -> None:
    table, kit, random = case.table(), kit_of(case.game), Random(4)
    for seed in range(count(1, 6)):
        for state in some_positions(table, seed)[:: count(2, 1)]:
            for seat in table.acting(state):
                other = kit.scramble(table.box, state, seat, random)
                one, two = (table.thumb(table.view(world, seat), seat, quick(seed)) for world in (state, other))
                assert one == two
