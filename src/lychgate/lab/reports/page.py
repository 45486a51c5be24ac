"""A report as one page of HTML that needs nothing else: no scripts, no other files, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from lychgate.core.input import registry
from lychgate.lab.engine.intervals import Interval, share
from lychgate.lab.reports.drawing import Number, bars, chart_map, dots
from lychgate.lab.reports.findings import Finding, Findings, findings
from lychgate.lab.reports.saying import Saying
from lychgate.lab.reports.sums import Histogram, Sums
from lychgate.lab.rows.folder import Rows
from lychgate.lab.rows.study import Figure, Map, Payoff, Picture, Rate, study

STYLE = Path(__file__).with_name("report.css")
FEW = 30  # rows that a value needs to be shown


def report_page(rows: Rows, language: str, progress: Callable[[int], None] | None = None) -> str:
    """The report about these rows."""
    game = registry.find(rows.about["game"])
    kept = study(game)
    found = findings(rows, kept, together=game.together, progress=progress)
    return Page(rows, Saying(game, language), found).html()


class Page:
    """One report."""

    def __init__(self, rows: Rows, say: Saying, found: Findings) -> None:
        self._about, self._say, self._found = rows.about, say, found

    def html(self) -> str:
        """The whole page."""
        say, title = self._say, self._say("report-title", game=self._title())
        pictures = [self._picture(picture, finding) for picture, finding in self._found.pictures.items()]
        figures = [self._figure(figure, sums) for figure, sums in self._found.figures.items()]
        compared = [f"<h2>{escape(say('compared'))}</h2>", f'<p class="lead">{escape(say("compared-how"))}</p>']
        several = len(self._about["cells"]) > 1
        body = [
            f"<h1>{escape(title)}</h1>",
            f'<p class="lead">{escape(self._lead())}</p>',
            f'<div class="cards">{"".join(one for one in pictures if one)}</div>',
            *(compared if several else []),
            f'<div class="cards">{"".join(figures)}</div>' if several else "",
            f"<h2>{escape(say('about'))}</h2>",
            self._about_rows(),
        ]
        return (
            f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
            f"<body>\n<main>\n{chr(10).join(body)}\n</main>\n</body>\n</html>\n"
        )

    def _title(self) -> str:
        said = self._say("title")
        return str(self._about["game"]) if said == "title" else said

    def _lead(self) -> str:
        cell, say = self._about["cells"][0], self._say
        bots = list(dict.fromkeys(cell["bots"]))
        return say(
            "lead", games=say.number(self._found.games), players=cell["players"], bots=", ".join(bots),
            rules=say.cell({"rules": cell["rules"]}, {"rules": None}), cells=len(self._about["cells"]),
        )  # fmt: skip

    def _card(self, name: str, sentence: str, drawn: str, table: str) -> str:
        say = self._say
        more = f"<details><summary>{escape(say('numbers'))}</summary>{table}</details>"
        return f"<section><h3>{escape(say(name))}</h3><p>{escape(sentence)}</p>{drawn}{more}</section>\n"

    def _picture(self, picture: Picture, finding: Finding) -> str:
        if isinstance(finding, Histogram):
            return self._spread(picture, finding)
        if isinstance(picture, Map):
            return self._map(picture, finding)
        return self._shares(picture, finding)

    def _shares(self, picture: Picture, sums: Sums) -> str:
        assert isinstance(picture, Payoff | Rate)
        say, percent = self._say, isinstance(picture, Rate) or picture.of == "wins"
        known = (
            [key for key in sums.of if sums.weight(key) >= FEW and key != 0]
            if picture.by == "turn"
            else [key for key in sums.of if sums.weight(key) >= FEW]
        )
        if not known:
            return ""
        number: Number = say.percent if percent else say.number
        whole = sums.whole if isinstance(picture, Rate) else self._found.even[picture].whole
        even = float(whole[0].sum() / whole[1].sum())
        found: list[tuple[str, Interval, float, Any]] = [
            (say.label(picture, key), sums.ratio(key), sums.weight(key), key) for key in known
        ]
        natural = all(isinstance(key, int | float) for key in known)
        found.sort(key=lambda row: row[3] if natural else -row[1].value)
        if len(found) > picture.most:
            half = picture.most // 2
            found = [*found[:half], *found[-half:]]
        rows = [(label, one) for label, one, _, _ in found]
        sentence = say.uneven(rows, even, number, shares=percent)
        name = f"picture-{picture.id}"
        table = self._table([(label, say.between(one, number), say.number(weight)) for label, one, weight, _ in found])
        return self._card(name, sentence, dots(rows, even, number, say(name)), table)

    def _spread(self, picture: Picture, found: Histogram) -> str:
        say, counts, name = self._say, found.counts, f"picture-{picture.id}"
        median, whole = found.quantile(0.5), sum(counts.values())
        narrow = found.quantile(0.25) == found.quantile(0.75)
        sentence = say(
            "says-narrow" if narrow else "says-spread", median=say.number(median), low=say.number(found.quantile(0.25)),
            high=say.number(found.quantile(0.75)), least=say.number(min(counts)), most=say.number(max(counts)),
            mean=say.between(found.mean(), say.number),
        )  # fmt: skip
        often = sorted(counts, key=lambda value: -counts[value])[:12]
        shares = [(value, share(counts[value], whole)) for value in often]
        table = self._table(
            [(say.number(v), say.between(one, say.percent), say.number(counts[v])) for v, one in shares]
        )
        return self._card(name, sentence, bars(counts, median, say.percent, say(name)), table)

    def _map(self, picture: Map, sums: Sums) -> str:
        say, games, name = self._say, self._found.games, f"picture-{picture.id}"
        if not sums.of:
            return ""
        found: dict[tuple[str, str], Interval] = {}
        for key, counts in sums.of.items():
            across, _, down = str(key).partition("/")
            found[across, down] = share(float(counts[0].sum()), games)
        ranked = sorted(found, key=lambda place: -found[place].value)
        best, worst = ranked[0], ranked[-1]
        sentence = say(
            "says-map", best="".join(best), most=say.between(found[best], say.percent),
            worst="".join(worst), least=say.between(found[worst], say.percent),
        )  # fmt: skip
        shares = {place: one.value for place, one in found.items()}
        table = self._table([("".join(place), say.between(found[place], say.percent), "") for place in ranked])
        return self._card(name, sentence, chart_map(shares, say.percent, say(name)), table)

    def _figure(self, figure: Figure, sums: Sums) -> str:
        say, cells, name = self._say, self._about["cells"], f"figure-{figure.id}"
        number: Number = say.percent if figure.percent else say.number
        known = [cell for cell in range(len(cells)) if cell in sums.of]
        rows = [(say.cell(cells[cell]["varied"], cells[0]["varied"]), sums.ratio(cell)) for cell in known]
        table = self._table([(label, say.between(one, number), "") for label, one in rows])
        return self._card(name, say.compared(rows, number), dots(rows, None, number, say(name)), table)

    def _table(self, rows: Sequence[tuple[str, str, str]]) -> str:
        lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f"<table>{lines}</table>"

    def _about_rows(self) -> str:
        say, about = self._say, self._about
        facts: list[Any] = [
            about["software"],
            say("rules-version", version=about["rules_version"]),
            say("seed", seed=str(about["seed"])),
            say("all-games", games=say.number(about["games"])),
        ]
        listed = "".join(f"<li>{escape(str(fact))}</li>" for fact in facts)
        commands = "".join(f"<pre>{escape(one)}</pre>" for one in about["command"].split("; "))
        how = f"<p>{escape(say('how'))}</p>"
        return f"<ul>{listed}</ul>{how}<details><summary>{escape(say('commands'))}</summary>{commands}</details>"
