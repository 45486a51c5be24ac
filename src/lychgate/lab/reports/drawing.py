"""Pictures as SVG: dots with their intervals, bars, maps. Colours are the page's, for light and dark."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from lychgate.lab.engine.intervals import Interval

WIDE = 360
LEFT, RIGHT = 6, WIDE - 6
ROW = 32  # of a dot, with its label above
LETTERS = 44  # that fit above a dot

Number = Callable[[float], str]  # how the reader's language writes it


def drawing(height: float, parts: Sequence[str], title: str) -> str:
    """A picture."""
    return f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def text(x: float, y: float, said: str, anchor: str = "start", sort: str = "") -> str:
    kind = f' class="{sort}"' if sort else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, sort: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{sort}"/>'


def dots(rows: Sequence[tuple[str, Interval]], even: float | None, number: Number, title: str) -> str:
    """A dot with its interval for each row, and a line where all would be if nothing mattered."""
    ends = [end for _, one in rows for end in (one.low, one.high)] + ([even] if even is not None else [])
    least, most = min(ends), max(ends)
    room = (most - least or abs(most) or 1.0) * 0.06
    least, most = least - room, most + room

    def at(value: float) -> float:
        return LEFT + (value - least) / (most - least) * (RIGHT - LEFT)

    bottom = len(rows) * ROW + 8
    parts = [line(at(even), 4, at(even), bottom, "even")] if even is not None else []
    for place, (label, one) in enumerate(rows):
        y = place * ROW + 24
        parts += [
            text(LEFT, y - 9, label if len(label) <= LETTERS else f"{label[: LETTERS - 1]}…"),
            text(RIGHT, y - 9, number(one.value), "end", "value"),
            line(LEFT, y, RIGHT, y, "grid"),
            line(at(one.low), y, at(one.high), y, "range"),
            f'<circle cx="{at(one.value):.1f}" cy="{y}" r="3.5" class="dot"/>',
        ]
    middle = [text(at(even), bottom + 12, number(even), "middle", "small")] if even is not None else []
    return drawing(bottom + 16, [*parts, *middle], title)


def bars(counts: Mapping[int, int], median: int, number: Number, title: str) -> str:
    """How often each value came; where there are too many, several together."""
    values = list(counts)
    least, most = values[0], values[-1]
    step = -(-(most - least + 1) // 60)
    together: dict[int, int] = {}
    for value, count in counts.items():
        slot = (value - least) // step
        together[slot] = together.get(slot, 0) + count
    slots, highest, whole = (most - least) // step + 1, max(together.values()), sum(counts.values())
    each = (RIGHT - LEFT) / slots
    parts = []
    for slot, count in together.items():
        height = 120 * count / highest
        sort = "bar middle" if slot == (median - least) // step else "bar"
        parts.append(
            f'<rect x="{LEFT + slot * each:.1f}" y="{140 - height:.1f}" width="{max(each - 1, 0.6):.1f}" '
            f'height="{height:.1f}" class="{sort}"/>'
        )
    parts += [
        line(LEFT, 140, RIGHT, 140, "axis"),
        text(LEFT, 12, number(highest / whole), sort="small"),
        text(LEFT, 155, str(least), sort="small"),
        text(RIGHT, 155, str(most), "end", "small"),
    ]
    if 0.12 < (median - least) / max(1, most - least) < 0.88:
        parts.append(text(LEFT + ((median - least) // step + 0.5) * each, 155, str(median), "middle", "small"))
    return drawing(160, parts, title)


def chart_map(shares: Mapping[tuple[str, str], float], number: Number, title: str) -> str:
    """A grid in which what happens more often is darker."""
    across = sorted({one for one, _ in shares})
    down = sorted({other for _, other in shares})
    each, top = min(44.0, (RIGHT - LEFT - 16) / len(across)), 18
    most = max(shares.values()) or 1.0
    parts = [text(LEFT + 16 + (x + 0.5) * each, 12, name, "middle", "small") for x, name in enumerate(across)]
    parts += [text(LEFT, top + (y + 0.6) * each, name, sort="small") for y, name in enumerate(down)]
    for (one, other), share in shares.items():
        x, y = LEFT + 16 + across.index(one) * each, top + down.index(other) * each
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{each - 2:.1f}" height="{each - 2:.1f}" class="place" '
            f'fill-opacity="{0.08 + 0.72 * share / most:.2f}"/>'
        )
        parts.append(text(x + each / 2 - 1, y + each / 2 + 4, number(share), "middle", "over"))
    return drawing(top + len(down) * each + 4, parts, title)
