"""Numbers are written as the reader's language writes them."""

from __future__ import annotations

import pytest

from lychgate.cli import language
from lychgate.cli.commands.simulate import spread
from lychgate.cli.numbers import decimal, percent
from lychgate.lab.engine.intervals import Interval


@pytest.mark.parametrize(
    ("spoken", "number", "share", "interval"),
    [
        ("en", "-1,234.50", "44 %", "80.0 % (50.0 – 100.0)"),
        ("de", "-1.234,50", "44\N{NO-BREAK SPACE}%", "80,0\N{NO-BREAK SPACE}% (50,0 – 100,0)"),
        ("fr", "-1\u202f234,50", "44\u202f%", "80,0\u202f% (50,0 – 100,0)"),
        ("it", "-1.234,50", "44%", "80,0% (50,0 – 100,0)"),
    ],
)
def test_numbers_follow_the_language(
    monkeypatch: pytest.MonkeyPatch, spoken: str, number: str, share: str, interval: str
) -> None:
    monkeypatch.setattr(language, "_chosen", [spoken])
    assert decimal(-1234.5, 2, grouped=True) == number
    assert decimal(3.04, 0) == "3"
    assert percent(0.436) == share
    assert spread(Interval(0.8, 0.5, 1.1), 1, percent=True) == interval
