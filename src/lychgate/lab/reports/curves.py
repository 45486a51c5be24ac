"""Curves as SVG that stands alone, for docs and folders: values with their intervals over something that grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

from lychgate.lab.engine.intervals import Interval
from lychgate.lab.reports.drawing import Number, drawing, line, text

WIDE, TALL = 360, 240  # as wide as other pictures
LEFT, RIGHT, TOP, BOTTOM = 44, WIDE - 16, 26, TALL - 36
MARKS = 5  # along an axis
HUES = ("#8a5a00", "#1f6f8b", "#7a3b8f", "#3d7a2e")  # readable on light and dark alike
STYLE = (
    "text{font:11px sans-serif;fill:#777}.axis,.even{stroke:#777}.even{stroke-dasharray:3 3}"
    ".curve{fill:none;stroke-width:1.6}.band{stroke:none;fill-opacity:.18}"
)


@dataclass(frozen=True)
class Series:
    """One curve: where, and how much."""

    name: str
    points: Sequence[tuple[float, Interval]]


@dataclass(frozen=True)
class Scale:
    """From values to places in the picture, evenly or by their logarithms."""

    least: float
    most: float
    begin: float
    end: float
    logs: bool = False

    def __call__(self, value: float) -> float:
        low, high, here = (self._of(one) for one in (self.least, self.most, value))
        return self.begin + (here - low) / ((high - low) or 1.0) * (self.end - self.begin)

    def _of(self, value: float) -> float:
        return log10(max(value, self.least)) if self.logs else value

    def marks(self) -> list[float]:
        """Values to be written at the axis."""
        parts = [i / (MARKS - 1) for i in range(MARKS)]
        if self.logs:
            return [self.least * (self.most / self.least) ** part for part in parts]
        return [self.least + (self.most - self.least) * part for part in parts]


def curves(
    series: Sequence[Series], even: float | None, number: Number, title: str, along: str, *, floor: float = 0.0
) -> str:  # fmt: skip
    """The curves, each with a band for its intervals; with a floor, both axes go by their logarithms, down to it.

    The title is what a picture is called that is not seen; `along` stands below the axis.
    """
    points = [point for one in series for point in one.points] or [(1.0, Interval(0.0, 0.0, 1.0))]
    places, logs = [place for place, _ in points], floor > 0
    ends = [end for _, one in points for end in (one.low, one.high)] + ([even] if even is not None else [])
    across = Scale(min(places) if logs else 0.0, max(places), LEFT, RIGHT, logs)
    up = Scale(max(min(ends), floor) if logs else min(0.0, *ends), max(ends), BOTTOM, TOP, logs)
    parts = [f"<style>{STYLE}</style>"]
    parts += [line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"), line(LEFT, TOP, LEFT, BOTTOM, "axis")]
    parts += [text(across(mark), BOTTOM + 14, number(mark), "middle") for mark in across.marks()]
    parts += [text(LEFT - 4, up(mark) + 4, number(mark), "end") for mark in up.marks()]
    parts += [line(LEFT, up(even), RIGHT, up(even), "even")] if even is not None else []
    parts += [text((LEFT + RIGHT) / 2, TALL - 4, along, "middle")]
    for place, one in enumerate(series):
        parts += _curve(one, across, up, HUES[place % len(HUES)], place)
    return drawing(TALL, parts, title).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def _curve(one: Series, across: Scale, up: Scale, hue: str, place: int) -> list[str]:
    """A band, a curve, and its name above."""
    rising = [f"{across(x):.1f},{up(y.high):.1f}" for x, y in one.points]
    falling = [f"{across(x):.1f},{up(y.low):.1f}" for x, y in reversed(one.points)]
    middle = [f"{across(x):.1f},{up(y.value):.1f}" for x, y in one.points]
    name = text(LEFT + place * 80, 14, one.name).replace("<text ", f'<text style="fill:{hue}" ', 1)
    return [
        f'<polygon points="{" ".join(rising + falling)}" fill="{hue}" class="band"/>',
        f'<polyline points="{" ".join(middle)}" stroke="{hue}" class="curve"/>',
        *([name] if one.name else []),
    ]
