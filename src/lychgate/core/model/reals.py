"""The exponential function and the logarithm as kernels: the same bits on every machine, natively and in a browser.

Those of C libraries and of JavaScript differ in the last place, and a bot that draws by such numbers would decide
otherwise here than there. Square roots need none of that: IEEE 754 says what they are to the last bit.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel

LN2_HIGH = 6.93147180369123816490e-01  # ln 2 in two parts: the first has zeros at its end, so that products are exact
LN2_LOW = 1.90821492927058770002e-10
PER_LN2 = 1.44269504088896338700
LARGEST = 700.0  # beyond it in either direction, as if it were this
TERMS = 14  # of a series: what follows is smaller than the last place


@kernel
def exp(x: float) -> float:
    """e to the power of x, for -700 to 700."""
    x = min(max(x, -LARGEST), LARGEST)
    halves = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    rest = (x - halves * LN2_HIGH) - halves * LN2_LOW
    total, term = 1.0, 1.0
    for i in range(1, TERMS):
        term = term * rest / i
        total += term
    return total * power_of_two(halves)


@kernel
def log(x: float) -> float:
    """The natural logarithm of x, for x from 1 to 2 to the power of 63."""
    halves = 0
    for step in (32, 16, 8, 4, 2, 1):
        size = power_of_two(step)
        if x >= size:
            x /= size
            halves += step
    if x > 1.4142135623730951:
        x /= 2.0
        halves += 1
    part = (x - 1.0) / (x + 1.0)
    square, power, total = part * part, part, 0.0
    for i in range(TERMS):
        total += power / (2 * i + 1)
        power *= square
    return halves * LN2_HIGH + (2.0 * total + halves * LN2_LOW)


@kernel
def power_of_two(exponent: int) -> float:
    """2 to the power of a whole number."""
    base, left, total = 2.0 if exponent >= 0 else 0.5, abs(exponent), 1.0
    while left:
        if left & 1:
            total *= base
        base *= base
        left >>= 1
    return total
