"""Pictures are what their shape declares, in both forms, and tell nothing that the view does not."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from lychgate.conformance.cases import Case, all_cases, find, games, kit_of
from lychgate.conformance.counts import LONG, count
from lychgate.conformance.pictures import misfit, named
from lychgate.conformance.table import positions, some_positions
from lychgate.core.model.contract import NO_TEXTS

most_positions = positions if LONG else some_positions
EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_a_picture_is_what_its_shape_declares(case: Case) -> None:
    table = case.table()
    for seed in range(count(1, 20)):
        for state in most_positions(table, seed)[:: count(3, 1)]:
            for seat in table.viewers:
                assert misfit(table.game.shape, table.game.picture(table.box, table.view(state, seat))) is None


@EVERY_CASE
def test_a_picture_of_numbers_says_the_same(case: Case) -> None:
    table, shape = case.table(), case.table().game.shape
    for seed in range(count(1, 20)):
        for state in most_positions(table, seed)[:: count(3, 1)]:
            for seat in table.viewers:
                view = table.view(state, seat)
                numbers = json.loads(table.game.picture_numbers(table.box, view))
                assert named(shape, numbers) == table.game.picture(table.box, view)


@EVERY_CASE
def test_the_picture_of_a_view_needs_nothing_but_the_view(case: Case) -> None:
    """Drawn from the view alone, so it can show no more; here, that it can be drawn at all, at any time."""
    table, kit, random = case.table(), kit_of(case.game), Random(2)
    for state in some_positions(table, 4)[:: count(6, 1)]:
        for seat in table.viewers:
            one, other = table.view(state, seat), table.view(kit.scramble(table.box, state, seat, random), seat)
            for written in (table.game.picture_json, table.game.picture_numbers):
                assert written(table.box, one) == written(table.box, other)


@pytest.mark.parametrize("game", games())
def test_a_picture_without_room_says_how_much_it_takes(game: str) -> None:
    table = next(case for case in all_cases() if case.game == game).table()
    view = table.view(positions(table, 1)[-1], 0)
    for texts, whole in (
        (find(game).shape.texts, find(game).picture_json(table.box, view)),
        (NO_TEXTS, find(game).picture_numbers(table.box, view)),
    ):
        for room in (0, 1, len(whole) // 2, len(whole) - 1):
            out = np.full(len(whole) + 64, 0x55, np.uint8)
            assert find(game).call("picture", table.box, view, texts, out[:room]) == -len(whole)
            assert (out[room:] == 0x55).all(), "it has written where there was no room"
