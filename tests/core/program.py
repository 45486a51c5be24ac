"""A module that is run as a program, with a function of its own to be compiled."""

from __future__ import annotations

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import INT, Pointer


@exported
def doubled(number: int) -> int:
    return 2 * number


if __name__ == "__main__":
    print(Pointer(doubled, (INT,))(21))
