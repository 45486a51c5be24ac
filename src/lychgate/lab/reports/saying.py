"""What a report says, in the reader's language: which sentence fits is chosen by the numbers, its words are messages.

The reports' own messages stand beside this module; a game's titles of its pictures and figures in `words/study.*.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from lychgate.core.model.contract import Game
from lychgate.core.model.sorts import Names
from lychgate.lab.engine.intervals import Interval
from lychgate.lab.reports.drawing import Number
from lychgate.lab.rows.study import Payoff, Picture, Rate
from lychgate.play.text.option_words import option_name, option_sentence, rule_set_name, written
from lychgate.play.text.words import FALLBACK, Words, message_bundle

OWN = Path(__file__).parent / "report.en.ftl"
SMALL = 0.01  # differences of shares that nobody at a table would notice
Rows = Sequence[tuple[str, Interval]]


class Saying:
    """Messages and numbers of one report."""

    def __init__(self, game: Game, language: str) -> None:
        self.words, self.language, self._game = Words(language), language, game
        files = (game.folder / "words" / "study.en.ftl", OWN)
        wanted = dict.fromkeys((language, FALLBACK))
        found = [(file.with_name(file.name.replace(".en.", f".{one}.")), one) for one in wanted for file in files]
        self._bundles = [message_bundle((path,), one) for path, one in found if path.exists()]

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """A message; one that nobody has words for as it is called."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                said, errors = bundle.format_pattern(bundle.get_message(message).value, arguments)
                assert not errors, f"{message}: {errors}"
                return str(said)
        return message

    def percent(self, share: float) -> str:
        return str(format_percent(share, format=None if share in (0, 1) else self._percent, locale=self.language))

    @property
    def _percent(self) -> str:
        return "#,##0.0%" if self.language == "en" else "#,##0.0\N{NARROW NO-BREAK SPACE}%"

    def number(self, value: float) -> str:
        """With so many decimals as say something."""
        digits = "#,##0" if abs(value) >= 1000 or value == int(value) else "#,##0.00"
        return str(format_decimal(value, format=digits, locale=self.language))

    def label(self, picture: Picture, key: Any) -> str:
        """What a value of a column is called."""
        game, by = self._game, getattr(picture, "by", "")
        if by == "seat":
            return self.words.say("seat", {"number": key})
        if by == "turn":
            return self("turn-label", turn=key)
        if by.startswith("decision_"):
            return self.words.decision(game, game.decisions.read(key), self.words.seats(6))
        if isinstance(picture, Payoff | Rate):
            name = picture.table.partition("+")[0]
            messages = [*game.events, *game.points]
            sorts = [one.arguments[by] for one in messages if one.id == name and by in one.arguments]
            if sorts and isinstance(sorts[0], Names):
                return self.words.thing(game, sorts[0].name, sorts[0].first + list(sorts[0].names).index(key))
        known = f"label-{picture.id}"
        said = self(known, value=key)
        return str(key) if said == known else said

    def cell(self, varied: dict[str, Any], base: dict[str, Any]) -> str:
        """What is different in a cell from the first one."""
        return self("cell-separator").join(
            self._setting(name, value) for name, value in varied.items() if value != base[name]
        ) or self("cell-base")

    def _setting(self, name: str, value: Any) -> str:
        if name == "rules":
            return rule_set_name(self.words, self._game, value)
        if name == "players":
            return self("cell-players", players=value)
        if name == "bots":
            return self("cell-bots", bots=value)
        option, sentence = (
            option_name(self.words, self._game, name),
            option_sentence(self.words, self._game, name, value),
        )
        return self("cell-option", option=option, sentence=sentence or written(value))

    def uneven(self, rows: Rows, even: float, number: Number, *, shares: bool) -> str:
        """Which sentence fits values that would all be `even` if nothing mattered."""
        apart = [(label, one) for label, one in rows if not one.low <= even <= one.high]
        if not apart:
            return self("says-even", even=number(even))
        best, worst = max(rows, key=lambda row: row[1].value), min(rows, key=lambda row: row[1].value)
        given = {
            "best": best[0], "most": self.between(best[1], number),
            "worst": worst[0], "least": self.between(worst[1], number), "even": number(even),
        }  # fmt: skip
        small = shares and max(abs(one.value - even) for _, one in rows) < SMALL
        return self("says-small" if small else "says-uneven", **given)

    def compared(self, rows: Rows, number: Number) -> str:
        """Which sentence fits a figure cell by cell, the first of which is what others are compared with."""
        _, base = rows[0]
        more = [label for label, one in rows[1:] if one.low > base.high]
        fewer = [label for label, one in rows[1:] if one.high < base.low]
        given = {"more": self.listed(more), "fewer": self.listed(fewer), "base": self.between(base, number)}
        if more and fewer:
            return self("says-both", **given)
        return self("says-more" if more else "says-fewer" if fewer else "says-same", **given)

    def listed(self, labels: Sequence[str]) -> str:
        return self("cell-separator").join(self("quoted", label=label.rstrip(".")) for label in labels)

    def between(self, one: Interval, number: Number) -> str:
        """A value with its interval."""
        return self("between", value=number(one.value), low=number(one.low), high=number(one.high))
