"""Records: ints out, checked ints in, and a layout without gaps."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.conformance.cases import find, names
from lychgate.core.model.layout import Cells, Grid, Row, blank, dtype_of, fields_of, i8, i16, i32, plain, read


class Shelf:
    """A record with numbers of all widths, declared in no good order."""

    small: int = i8("one byte")
    wide: int = i32("four bytes")
    jars: Row = i8("three bytes", 3)
    middle: int = i16("two bytes")
    grid: Grid = i16("a table", 2, 3)
    not_a_field = "declared without a number type"


LAYOUT = dtype_of(Shelf)


def test_fields_keep_their_order_and_their_meaning() -> None:
    assert list(fields_of(Shelf)) == ["small", "wide", "jars", "middle", "grid"]
    assert fields_of(Shelf)["jars"].meaning == "three bytes"


@pytest.mark.parametrize(
    "layout", [LAYOUT, *(layout for name in names() for layout in (find(name).box_layout, find(name).state_layout))]
)
def test_every_number_is_aligned_and_there_are_no_gaps(layout: np.dtype[np.void]) -> None:
    size = 0
    for name in layout.names or ():
        assert layout.fields is not None
        field, offset = layout.fields[name][:2]
        assert offset % field.base.itemsize == 0
        size += field.itemsize
    assert size == layout.itemsize


def test_a_record_gives_plain_ints() -> None:
    record = read(blank(LAYOUT), LAYOUT)
    record.small, record.wide = -5, 70_000
    record.jars[1] = 7
    record.grid[1, 2] = -300
    for number, expected in ((record.small, -5), (record.wide, 70_000), (record.jars[1], 7), (record.grid[1, 2], -300)):
        assert type(number) is int
        assert number == expected
    assert [type(number) for number in record.jars] == [int] * 3
    assert len(record.jars) == 3


def test_arithmetic_on_what_was_read_does_not_wrap() -> None:
    record = read(blank(LAYOUT), LAYOUT)
    record.small = 127
    assert record.small + 1 == 128
    assert record.small << 20 == 127 << 20


@pytest.mark.parametrize("number", [128, -129, 10**9])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    buffer = blank(LAYOUT)
    record = read(buffer, LAYOUT)
    with pytest.raises(OverflowError, match=f"{number} does not fit int8"):
        record.small = number
    with pytest.raises(OverflowError, match=f"{number} does not fit int8"):
        record.jars[0] = number
    assert not buffer.any()


def test_a_record_is_a_window_on_its_bytes() -> None:
    buffer = blank(LAYOUT)
    read(buffer, LAYOUT).middle = 258
    assert sorted(buffer[buffer > 0].tolist()) == [1, 2]
    assert read(buffer.copy(), LAYOUT).middle == 258


def test_a_field_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no field lid"):
        _ = read(blank(LAYOUT), LAYOUT).lid


def test_plain_data_has_names_ints_and_lists() -> None:
    record = read(buffer := blank(LAYOUT), LAYOUT)
    record.grid[0, 1] = 4
    assert plain(buffer, LAYOUT) == {
        "wide": 0, "middle": 0, "grid": [[0, 4, 0], [0, 0, 0]], "small": 0, "jars": [0, 0, 0],
    }  # fmt: skip


def test_rows_of_a_table_are_cells_too() -> None:
    cells = Cells(np.zeros((2, 2), np.int8))
    cells[0][1] = 3
    assert cells[0, 1] == 3
    with pytest.raises(OverflowError):
        cells[0][1] = 300
