"""Shapes: what is declared of a picture, and pictures that are not written as declared."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lychgate.core.input import registry
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.json_writer import (
    add,
    add_list,
    add_null,
    add_object,
    begin,
    close_list,
    close_object,
    open_list,
    open_object,
    put,
    put_bits,
    put_if,
    put_null,
)
from lychgate.core.model.pen import Pen, written_with
from lychgate.core.model.shapes import Shape, boolean, integer, list_of, notation, object_of, one_of, thing
from lychgate.core.model.sorts import Names

DECISIONS = Decisions()
DIG = DECISIONS.add("dig", dig=Names.of("tool", ("spade", "pick")))
REST = DECISIONS.add("rest")
TOOL = Names.of("tool", ("spade", "pick"), first=1)


class Hole:
    """A hole, with holes in it."""

    depth: int = integer("in feet")
    inside: int = list_of(object_of(None), "smaller ones")


class Yard:
    """A yard."""

    mood: int = one_of(("calm", 'so-"so"'), "how it is there")
    open: int = boolean("to all")
    tool: int = thing(TOOL, "that lies there", null=True)
    last: int = notation(DECISIONS, "what was done last", null=True)
    hole: int = object_of(Hole, null=True)
    rows: int = list_of(list_of(integer(null=True)))
    tools: int = list_of(thing(TOOL))


SHAPE = Shape(Yard)
YARD, HOLE = SHAPE.fields(Yard), SHAPE.fields(Hole)


def written(draw: Callable[[Pen], None], *, numbers: bool = False, shape: Shape = SHAPE) -> Any:
    """What an interpreted kernel has drawn."""

    def whole(box: Any, seen: Any, pen: Pen) -> None:
        begin(pen)
        draw(pen)
        close_object(pen)

    out = np.zeros(1000, np.uint8)
    texts = np.zeros(0, np.uint8) if numbers else shape.texts
    count = written_with(whole)(None, None, [int(byte) for byte in texts], out)
    return json.loads(out[:count].tobytes())


def draw_yard(pen: Pen) -> None:
    put(pen, YARD.mood, 1)
    put(pen, YARD.open, 1)
    put_if(pen, YARD.tool, 1, 2)
    put_if(pen, YARD.last, 0, REST)
    open_object(pen, YARD.hole)
    draw_hole(pen, -1207)
    close_object(pen)
    open_list(pen, YARD.rows)
    add_list(pen)
    add(pen, YARD.rows, 10)
    add_null(pen)
    close_list(pen)
    close_list(pen)
    open_list(pen, YARD.tools)
    add(pen, YARD.tools, 1)
    close_list(pen)


def draw_hole(pen: Pen, depth: int) -> None:
    put(pen, HOLE.depth, depth)
    open_list(pen, HOLE.inside)
    add_object(pen)
    put(pen, HOLE.depth, 99)
    open_list(pen, HOLE.inside)
    close_list(pen)
    close_object(pen)
    close_list(pen)


HOLES = {"depth": -1207, "inside": [{"depth": 99, "inside": []}]}
DRAWN = {
    "mood": 'so-"so"',
    "open": True,
    "tool": "pick",
    "last": None,
    "hole": HOLES,
    "rows": [[10, None]],
    "tools": ["spade"],
}


def test_a_picture_has_the_declared_names() -> None:
    assert written(draw_yard) == DRAWN
    assert list(written(draw_yard)) == list(DRAWN)


def test_without_texts_it_is_the_values_in_order() -> None:
    assert written(draw_yard, numbers=True) == [1, 1, 2, None, [-1207, [[99, []]]], [[10, None]], [1]]


def test_things_are_called_as_in_the_box_that_is_played_with() -> None:
    other = SHAPE.renamed(tool=Names.of("tool", ("shovel", "axe"), first=1))
    assert written(draw_yard, shape=other) == {**DRAWN, "tool": "axe", "tools": ["shovel"]}
    assert (SHAPE.sorts, [sort.names for sort in other.sorts]) == ((TOOL,), [("shovel", "axe")])


def test_a_decision_is_shown_as_notation() -> None:
    def draw(pen: Pen) -> None:
        put(pen, YARD.mood, 0)
        put(pen, YARD.open, 0)
        put_null(pen, YARD.tool)
        put(pen, YARD.last, DIG + 1)
        put_null(pen, YARD.hole)
        open_list(pen, YARD.rows)
        close_list(pen)
        put_bits(pen, YARD.tools, 0b110, 3)

    assert written(draw)["last"] == "dig pick"
    assert written(draw)["tools"] == ["spade", "pick"]


@pytest.mark.parametrize(
    "number", [0, 7, 9, 10, 42, 99, 100, 101, 999, 1000, 123456, -1, -10, 2**56, 10**17, 10**18, 2**63 - 1]
)
def test_every_number_is_written_as_it_is(number: int) -> None:
    class Plain:
        """A number."""

        number: int = integer()

    shape = Shape(Plain)
    assert written(lambda pen: put(pen, shape.fields(Plain).number, number), shape=shape) == {"number": number}


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (lambda pen: put(pen, YARD.open, 1), "expected Yard.mood, got Yard.open"),
        (lambda pen: put(pen, YARD.mood, 2), "Yard.mood cannot be 2"),
        (lambda pen: put_null(pen, YARD.mood), "Yard.mood is declared to be never null"),
        (lambda pen: put(pen, 0, 1), "0 is not a declared field"),
        (lambda pen: put(pen, YARD.mood, 1), "a Yard without open, tool, last, hole, rows, tools"),
        (lambda pen: open_list(pen, YARD.mood), "Yard.mood is no list"),
        (lambda pen: open_object(pen, YARD.mood), "Yard.mood is no object"),
        (lambda pen: add(pen, YARD.tools, 1), "something is added where there is no list"),
    ],
)
def test_a_picture_that_is_not_drawn_as_declared_is_refused(draw: Callable[[Pen], None], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        written(draw)


def in_tools(pen: Pen) -> None:
    """A yard, up to its last list."""
    for step in (YARD.mood, YARD.open):
        put(pen, step, 0)
    for step in (YARD.tool, YARD.last, YARD.hole):
        put_null(pen, step)
    open_list(pen, YARD.rows)
    close_list(pen)
    open_list(pen, YARD.tools)


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (lambda pen: add(pen, YARD.tools, 0), "Yard.tools cannot hold 0"),
        (lambda pen: add(pen, YARD.rows, 1), "what is added to Yard.tools is not called so"),
        (add_null, "Yard.tools is declared to hold no null"),
        (add_object, "Yard.tools is no object"),
        (lambda pen: put(pen, YARD.mood, 0), "Yard.mood stands in a list"),
        (lambda pen: None, "a list is closed as an object"),
    ],
)
def test_a_list_that_is_not_drawn_as_declared_is_refused(draw: Callable[[Pen], None], complaint: str) -> None:
    def whole(pen: Pen) -> None:
        in_tools(pen)
        draw(pen)

    with pytest.raises(AssertionError, match=complaint):
        written(whole)


def test_a_field_too_many_is_refused() -> None:
    def whole(pen: Pen) -> None:
        draw_yard(pen)
        put(pen, YARD.mood, 1)

    with pytest.raises(AssertionError, match=r"expected the end of Yard, got Yard\.mood"):
        written(whole)


def test_the_shape_as_data_names_only_what_holds_itself() -> None:
    hole = {"object": [["depth", {"number": True}], ["inside", {"list": {"ref": "Hole"}}]]}
    assert SHAPE.shapes_as_data() == {"Hole": hole}
    assert SHAPE.as_data() == {
        "object": [
            ["mood", {"word": ["calm", 'so-"so"']}],
            ["open", {"boolean": True}],
            ["tool", {"thing": "tool", "null": True}],
            ["last", {"decision": True, "null": True}],
            ["hole", {"ref": "Hole", "null": True}],
            ["rows", {"list": {"list": {"number": True, "null": True}}}],
            ["tools", {"list": {"thing": "tool"}}],
        ]
    }


@pytest.mark.parametrize("game", registry.names())
def test_every_game_s_shape_is_plain_data(game: str) -> None:
    shape = registry.find(game).shape
    assert json.loads(json.dumps([shape.as_data(), shape.shapes_as_data()])) == [
        shape.as_data(),
        shape.shapes_as_data(),
    ]
