"""Reports: one page that needs nothing else, which says what the rows show and no more."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.lab.engine.grids import cells
from lychgate.lab.engine.intervals import Interval
from lychgate.lab.engine.simulate import Plan
from lychgate.lab.reports.findings import findings
from lychgate.lab.reports.page import report_page
from lychgate.lab.reports.saying import Saying
from lychgate.lab.reports.sums import Histogram, Sums
from lychgate.lab.rows.folder import Rows
from lychgate.lab.rows.run import Run
from lychgate.lab.rows.study import study
from lychgate.lab.rows.writing import write
from lychgate.play.text.words import languages

DOCS = Path(__file__).parents[2] / "docs" / "lab"


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    grid = cells(Plan("graverobbers", 3, 200, bots=("thumb",)), [("rules", ["german", "french"])])
    return write(Run.of(grid, 150), tmp_path_factory.mktemp("rows") / "rows", processes=1).rows


class Balanced(HTMLParser):
    """Notes tags that are not closed in order, and whatever would be loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.wrong, self.loaded = list[str](), list[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [f"{tag} {value}" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.loaded += [tag] if tag in ("script", "link", "iframe", "img") else []
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "rect") and self.open.pop() != tag:
            self.wrong.append(tag)


@pytest.mark.parametrize("language", languages())
def test_a_page_is_whole_needs_nothing_else_and_has_all_its_words(rows: Rows, language: str) -> None:
    text = report_page(rows, language)
    page = Balanced()
    page.feed(text)
    assert (page.open, page.wrong, page.loaded) == ([], [], [])
    assert "url(" not in text
    assert f'<html lang="{language}">' in text
    assert re.findall(r">(?:picture|figure|says|cell|label)-[a-z-]+<", text) == [], "a message without words"
    assert text.count("<section>") == len(study(registry.find("graverobbers")).pictures) + 4 + 2 + 3


def test_what_a_report_says_is_what_the_rows_hold(rows: Rows) -> None:
    game = registry.find("graverobbers")
    found = findings(rows, study(game), together=False)
    seats = [rows.read("seats", number).to_pylist() for number in (0, 1)]
    first = [row["wins"] for part in seats for row in part if row["seat"] == 1]
    payoff = next(finding for picture, finding in found.pictures.items() if picture.id == "seat")
    assert isinstance(payoff, Sums)
    assert payoff.ratio(1).value == pytest.approx(np.mean(first))
    assert found.games == 200
    met, missed = (sum(len(rows.read(f"points-goal-{how}", number)) for number in (0, 1)) for how in ("met", "missed"))
    rate = next(finding for picture, finding in found.pictures.items() if picture.id == "goals-met")
    assert isinstance(rate, Sums)
    assert rate.whole.sum(axis=1).tolist() == [met, met + missed]


def test_intervals_by_drawing_blocks_hold_the_truth_about_as_often_as_they_say() -> None:
    random, held = np.random.default_rng(7), 0
    for _ in range(200):
        sums = Sums()
        games = np.arange(1000)
        sums.add(games, np.zeros(1000), random.random(1000) < 0.3, np.ones(1000))
        held += sums.ratio(0.0).low <= 0.3 <= sums.ratio(0.0).high
    assert 180 <= held <= 199


def test_quantiles_are_those_of_the_values() -> None:
    histogram = Histogram()
    histogram.add(np.arange(9), np.array([5, 1, 2, 2, 3, 9, 4, 4, 4]))
    assert [histogram.quantile(part) for part in (0.25, 0.5, 0.75)] == [2, 4, 4]
    assert histogram.counts == {1: 1, 2: 2, 3: 1, 4: 3, 5: 1, 9: 1}
    assert histogram.mean().value == pytest.approx(34 / 9)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([("a", Interval(0.24, 0.2, 0.28)), ("b", Interval(0.26, 0.22, 0.3))], "No difference can be seen"),
        ([("a", Interval(0.245, 0.241, 0.249)), ("b", Interval(0.255, 0.251, 0.259))], "but small ones"),
        ([("a", Interval(0.15, 0.12, 0.18)), ("b", Interval(0.35, 0.3, 0.4))], "At the top: b, 35.0%"),
    ],
)
def test_the_sentence_is_chosen_by_the_numbers(rows: list[tuple[str, Interval]], said: str) -> None:
    say = Saying(registry.find("graverobbers"), "en")
    assert said in say.uneven(rows, 0.25, say.percent, shares=True)


def test_cells_are_compared_with_the_first() -> None:
    say = Saying(registry.find("graverobbers"), "en")
    base, far, near = ("a", Interval(5.0, 4.9, 5.1)), ("b", Interval(7.0, 6.9, 7.1)), ("c", Interval(5.05, 4.95, 5.15))
    assert "by more than chance" in say.compared([base, near], say.number)
    assert "More with: “b”." in say.compared([base, near, far], say.number)
    assert "Less with: “a”." in say.compared([far, base], say.number)


def test_the_command_writes_the_page_and_refuses_what_is_no_folder_of_rows(rows: Rows, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    done = CliRunner().invoke(app, ["report", str(rows.folder), "--out", str(out), "--lang", "de"])
    assert done.exit_code == 0, done.output
    assert "was viele Partien zeigen" in out.read_text(encoding="utf-8")
    with pytest.raises(BadOptions, match="Expected a folder of rows"):
        Rows(tmp_path)


@pytest.mark.parametrize("name", registry.names())
def test_a_ready_report_is_there_small_and_about_the_rules_as_they_are(name: str) -> None:
    text = (DOCS / f"{name}.html").read_text(encoding="utf-8")
    assert len(text.encode()) < 300_000
    assert f"Version {registry.find(name).version} of the rules" in text, "make lab-reports writes it anew"
