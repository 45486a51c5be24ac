"""Chances to win that bots tell: counted rightly, and truer with the game's blur than without."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from lychgate.bots.styles import style_of
from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.lab.studies.chances_told import Said, by_tenths, guessing, log_loss, said


def test_a_chance_is_held_against_what_came() -> None:
    found = [Said(0.5, 1), Said(0.25, 0), Said(1.0, 0)]
    assert log_loss(found[:2]) == pytest.approx((math.log(2) + math.log(4 / 3)) / 2)
    assert log_loss(found[2:]) == pytest.approx(math.log(100))  # nothing is taken to be quite sure
    assert guessing([Said(0.9, 1), Said(0.9, 0)]) == pytest.approx(math.log(2))


def test_chances_are_gathered_by_tenths() -> None:
    found = [Said(0.22, 1), Said(0.28, 0), Said(1.0, 1), Said(0.95, 0)]
    low, high = by_tenths(found)
    assert low == pytest.approx((0.25, 0.5, 2))
    assert high == pytest.approx((0.975, 0.5, 2))


def test_the_chances_told_in_graverobbers_are_better_than_guessing() -> None:
    style = replace(style_of(registry.find("graverobbers")), effort=200)
    sharp = replace(style, blur=0)
    seeds = range(6000, 6000 + count(12, 100))
    blurred, unblurred = (list(said("graverobbers", 4, seeds, one, often=0.1)) for one in (style, sharp))
    assert [one.won for one in blurred] == [one.won for one in unblurred]  # the same moments
    assert log_loss(blurred) < log_loss(unblurred)
    assert log_loss(blurred) < guessing(blurred)
