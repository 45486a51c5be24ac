"""How likely counts like these are by chance: Pearson's chi-squared test.

`scipy.stats` has it too, but takes more than a second to load, in every process that collects tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, isclose


def p_value(observed: Sequence[float], expected: Sequence[float] | None = None) -> float:
    """The probability of counts at least as far from what is expected; without that, from all being equal."""
    from scipy.special import chdtrc

    total = fsum(observed)
    expected = expected or [total / len(observed)] * len(observed)
    assert isclose(fsum(expected), total, rel_tol=1e-8), "as many are expected as there are"
    distance = fsum((found - due) ** 2 / due for found, due in zip(observed, expected, strict=True))
    return float(chdtrc(len(observed) - 1, distance))
