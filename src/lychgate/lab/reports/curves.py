"""Curves as SVG that stands alone, for docs and folders: values with their intervals over something that grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

from lychgate.lab.engine.intervals import Interval
from lychgate.lab.reports.drawing import Number, drawing, line, text

WIDE, TALL = 360, 240  # as wide as other pictures
LEFT, RIGHT, TOP, BOTTOM = 40, WIDE - 10, 26, TALL - 30
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
    series: Sequence[Series], even: float | None, number: Number, title: str, *, logs: bool = False, floor: float = 0.0
) -> str:  # fmt: skip
    """The curves, each with a band for its intervals; `logs`: both axes by their logarithms, down to `floor`."""
    points = [point for one in series for point in one.points]
    if not points:
        points = [(0.0, Interval(0.0, 0.0, 1.0))]
    places = [place for place, _ in points]
    ends = [end for _, one in points for end in (one.low, one.high)] + ([even] if even is not None else [])
    least = max(min(ends), floor) if logs else min(0.0, *ends)
    across = Scale(min(places) if logs else 0.0, max(places), LEFT, RIGHT, logs)
    up = Scale(least, max(ends), BOTTOM, TOP, logs)
    parts = [f'<rect width="{WIDE}" height="{TALL}" fill="none"/>', f"<style>{STYLE}</style>"]
    parts += [line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"), line(LEFT, TOP, LEFT, BOTTOM, "axis")]
    parts += [text(across(mark), BOTTOM + 14, number(mark), "middle") for mark in across.marks()]
    parts += [text(LEFT - 4, up(mark) + 4, number(mark), "end") for mark in up.marks()]
    parts += [line(LEFT, up(even), RIGHT, up(even), "even")] if even is not None else []
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
