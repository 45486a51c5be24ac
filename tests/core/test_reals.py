"""Kernels' own exponential function and logarithm, beside those of the C library."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lychgate.core.model.reals import exp, log, power_of_two

NEAR = 4e-16  # a few units in the last place


@given(st.floats(-40, 40))
def test_the_exponential_function_is_as_exact_as_numbers_are(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=8 * NEAR)


@given(st.integers(1, 10**12))
def test_the_logarithm_is_as_exact_as_numbers_are(x: int) -> None:
    assert log(float(x)) == pytest.approx(math.log(x), rel=NEAR, abs=NEAR)


def test_what_is_known_exactly_is_exact() -> None:
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert [power_of_two(k) for k in (-3, 0, 10)] == [0.125, 1.0, 1024.0]


def test_what_is_too_large_stays_finite() -> None:
    assert exp(10_000.0) == exp(700.0) < math.inf
    assert 0.0 < exp(-10_000.0) == exp(-700.0)
