"""docs/research/mini.md from what was measured: a table and a picture for each mini box.

`python -m lychgate.lab.studies.mini.page FILE docs/research` writes the page and its pictures.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path

from lychgate.lab.engine.intervals import Interval, mean
from lychgate.lab.reports.curves import Series, curves
from lychgate.lab.studies.mini.boxes import BOXES
from lychgate.lab.studies.mini.results import Line, kept

PLAYERS = {
    "search": ("search", "iterations for a decision"),
    "regrets": ("MCCFR", "iterations in all"),
    "learning": ("PPO", "decisions learned from"),
}  # fmt: skip
ALONG = "NashConv by iterations or decisions, see the table"
FLOOR = 0.001  # below which a picture shows no difference
TEMPLATE, PLACE = Path(__file__).with_name("page.md"), "BOXES\n"
SIMPLEST = 2000  # the largest denominator of a value that is told as a fraction


def page(lines: Sequence[Line]) -> str:
    """The page."""
    return TEMPLATE.read_text(encoding="utf-8").replace(PLACE, "\n".join(section(name, lines) for name in BOXES))


def section(name: str, lines: Sequence[Line]) -> str:
    """A mini box: what it is, what it is worth, who comes how near."""
    own = [line for line in lines if line.box == name]
    facts = {(line.player, line.seed): line.number for line in own}
    first, second = int(facts["sets", 1]), int(facts["sets", 2])
    game, words = BOXES[name](), BOXES[name].__doc__
    text = [
        f"## {game.name}, rules version {int(facts['version', 0])}",
        f"{words}",
        "",
        f"{first:,} information sets of the first seat and {second:,} of the second, {int(facts['nodes', 0]):,} "
        f"positions. In equilibrium the first seat is sure of **{worth(facts['value', 0])}**; the NashConv of play at "
        f"random is {facts['random', 0]:.3f}.",
        "",
        f"![NashConv of search, MCCFR and PPO]({name}_mini.svg)",
        "",
        "| who | after | NashConv | seeds |",
        "|---|---|---|---|",
    ]
    for player, (called, what) in PLAYERS.items():
        for at, sample in measured(own, player).items():
            found = over(sample)
            told = f"{found.value:.3f} ({max(0.0, found.low):.3f} – {found.high:.3f})"
            text.append(f"| {called} | {at:,} {what} | {told} | {len(sample)} |")
    return "\n".join([*text, ""])


def worth(value: float) -> str:
    """A value as the fraction that it is, if that is a simple one."""
    near = Fraction(value).limit_denominator(SIMPLEST)
    exact = f"{near.numerator}/{near.denominator}" if abs(value - near) < 1e-9 else ""
    return f"{value:+.4f}{f', which is {exact}' if exact else ''}".replace("-", "−")


def measured(lines: Sequence[Line], player: str) -> Mapping[int, list[float]]:
    """What a player's seeds came to, by how much they had."""
    found: dict[int, list[float]] = {}
    for line in lines:
        if line.player == player:
            found.setdefault(line.at, []).append(line.number)
    return dict(sorted(found.items()))


def over(sample: Sequence[float]) -> Interval:
    return mean(sum(sample), sum(one * one for one in sample), len(sample))


def picture(name: str, lines: Sequence[Line]) -> str:
    """The curves of a mini box, both axes by their logarithms."""
    own = [line for line in lines if line.box == name]
    series = [
        Series(called, [(at, over(sample)) for at, sample in measured(own, player).items()])
        for player, (called, _) in PLAYERS.items()
    ]
    title = f"NashConv of {BOXES[name]().name}"
    return curves(series, None, plain, title, ALONG, floor=FLOOR) + "\n"


def plain(number: float) -> str:
    """A number at an axis."""
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lychgate.lab.studies.mini.page", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    lines = kept(given.file)
    (given.folder / "mini.md").write_text(page(lines), encoding="utf-8")
    for name in BOXES:
        (given.folder / f"{name}_mini.svg").write_text(picture(name, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
