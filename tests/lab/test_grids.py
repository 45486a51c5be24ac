"""Grids: every combination is a cell, or it is said in a sentence what cannot be varied."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from lychgate.cli.app import read_varied
from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.lab.engine.grids import Varied, cells
from lychgate.lab.engine.simulate import Plan

BASE = Plan("graverobbers", 4, 10)
VARIED: Varied = [("rules", ["german", "french"]), ("players", [3, 4, 5]), ("open_hands", [False, True])]


def test_every_combination_is_a_cell_and_the_last_changes_fastest() -> None:
    found = cells(BASE, VARIED)
    assert len(found) == 12
    assert [cell.plan.players for cell in found[:6]] == [3, 3, 4, 4, 5, 5]
    assert found[-1].plan == Plan("graverobbers", 5, 10, rules="french", options={"open_hands": True})
    assert found[-1].varied == {"rules": "french", "players": 5, "open_hands": True}


def test_one_at_a_time_has_the_first_cell_and_each_other_value_once() -> None:
    found = [tuple(cell.varied.values()) for cell in cells(BASE, VARIED, one_at_a_time=True)]
    assert found == [
        ("german", 3, False), ("french", 3, False), ("german", 4, False), ("german", 5, False), ("german", 3, True),
    ]  # fmt: skip


def test_one_at_a_time_another_rule_set_brings_its_own_options() -> None:
    varied: Varied = [
        ("rules", ["german", "french"]),
        ("tie", ["share", "tied-are-out"]),
        ("open_hands", [False, True]),
    ]
    found = [cell.plan.options for cell in cells(BASE, varied, one_at_a_time=True)]
    assert found[1] == {"open_hands": False}
    assert found[2] == {"tie": "tied-are-out", "open_hands": False}


def test_nothing_varied_is_one_cell() -> None:
    assert [cell.plan for cell in cells(BASE, [])] == [Plan("graverobbers", 4, 10, options={})]


@pytest.mark.parametrize(
    ("varied", "sentence"),
    [
        ([("colour", [1])], "something to vary out of rules, players, bots, spy, .*; got 'colour'"),
        ([("players", [3, 9])], r"is for 3 to 6 players, got 9. \(in the cell players=9\)"),
        ([("rules", ["roman"])], "roman"),
        ([("players", [3]), ("players", [4])], "Expected players once"),
        ([("first_player", range(7)), ("players", [6]), ("bots", [("thumb",)] * 150)], "at most 1000 cells, got 1050"),
    ],
)
def test_what_cannot_be_varied_is_refused(varied: Any, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        cells(BASE, varied)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("colour=3", "a name out of rules, players, bots, spy"),
        ("tie", "NAME=VALUE,VALUE"),
        ("tie=", "NAME=VALUE,VALUE"),
        ("tie=share,luck", "Option tie is share or tied-are-out, got 'luck'"),
        ("players=four", "whole number"),
        ("players=3,3", "each value once"),
    ],
)
def test_what_is_typed_wrongly_is_told(typed: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        read_varied("graverobbers", [typed])


def test_bots_of_single_seats_are_typed_with_plus_signs() -> None:
    found = read_varied("graverobbers", ["bots=random,thumb+random+random", "open_hands=false,true"])
    assert found == [("bots", [("random",), ("thumb", "random", "random")]), ("open_hands", [False, True])]


def test_the_command_shows_a_row_for_each_cell() -> None:
    done = CliRunner().invoke(
        app, ["simulate", "graverobbers", "--games", "30", "--vary", "players=3,4", "--vary", "rules=german,french"]
    )
    assert done.exit_code == 0
    assert "120 games of graverobbers in 4 cells" in done.output
    assert done.output.count("french") == 2
