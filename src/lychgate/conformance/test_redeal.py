"""Worlds drawn from a view: on full boxes, that they fit it; `test_worlds` proves the rest on tiny ones."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.conformance.cases import Case, all_cases, kit_of
from lychgate.conformance.counts import count
from lychgate.conformance.table import some_positions
from lychgate.core.model.chance import quick

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_a_world_drawn_from_a_view_fits_it(case: Case) -> None:
    table, kit, chance = case.table(), kit_of(case.game), quick(6)
    for seed in range(count(1, 8)):
        for state in some_positions(table, seed)[:: count(2, 1)]:
            for seat in table.viewers:
                seen = table.view(state, seat)
                held = seen.tobytes()
                drawn = table.redeal(seen, seat, chance)
                assert seen.tobytes() == held, "redeal has changed the view it was given"
                kit.conserve(table.box, drawn)
                assert table.view(drawn, seat).tobytes() == held
                assert table.legal(drawn, seat) == table.legal(state, seat)


@EVERY_CASE
def test_a_game_goes_on_to_its_end_from_a_world_drawn(case: Case) -> None:
    table, kit, chance = case.table(), kit_of(case.game), quick(7)
    for seed in range(count(1, 5)):
        for state in some_positions(table, seed)[:: count(6, 2)]:
            for seat in table.viewers:
                end, _ = table.rollout(table.redeal(table.view(state, seat), seat, chance), chance)
                kit.conserve(table.box, end)
                assert table.acting(end) == []


@EVERY_CASE
def test_a_redeal_is_a_function_of_the_view_and_chance(case: Case) -> None:
    table, kit = case.table(), kit_of(case.game)
    random = Random(8)
    for state in some_positions(table, 9)[:: count(5, 1)]:
        for seat in table.viewers:
            other = kit.scramble(table.box, state, seat, random)
            one, two = (table.redeal(table.view(world, seat), seat, quick(3)) for world in (state, other))
            assert one.tobytes() == two.tobytes()
