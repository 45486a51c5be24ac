"""Curves stand alone as SVG: each has a band that holds it, within the axes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from lychgate.lab.engine.intervals import Interval
from lychgate.lab.reports.curves import BOTTOM, LEFT, RIGHT, TOP, Series, curves

SVG = "{http://www.w3.org/2000/svg}"


def points(part: ElementTree.Element) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in part.attrib["points"].split())]


@pytest.mark.parametrize("floor", [0.0, 0.01])
def test_curves_lie_within_their_bands_and_the_axes(floor: float) -> None:
    one = Series("one & other", [(1, Interval(0.5, 0.4, 0.6)), (10, Interval(0.2, 0.1, 0.3))])
    two = Series("two", [(1, Interval(0.9, 0.8, 1.0)), (100, Interval(0.0, 0.0, 0.05))])
    picture = ElementTree.fromstring(curves([one, two], 0.5, str, "a title", "along", floor=floor))
    lines, bands = ([points(part) for part in picture.findall(SVG + sort)] for sort in ("polyline", "polygon"))
    assert [len(found) for found in (lines, bands)] == [2, 2]
    for line, band in zip(lines, bands, strict=True):
        rising, falling = band[: len(line)], band[len(line) :][::-1]
        for (x, y), (_, above), (_, below) in zip(line, rising, falling, strict=True):
            assert LEFT <= x <= RIGHT
            assert TOP - 0.1 <= above <= y <= below <= BOTTOM + 0.1
    said = [part.text for part in picture.findall(SVG + "text")]
    assert {"one & other", "two", "along"} <= set(said)


def test_there_is_a_picture_before_anything_was_measured() -> None:
    assert ElementTree.fromstring(curves([Series("", [])], 0.25, str, "nothing yet", "along")).tag == SVG + "svg"
