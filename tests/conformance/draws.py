"""One draw of chance, callable from tests: `below` itself can only be called by compiled code."""

from __future__ import annotations

from typing import Any

from lychgate.core.chance import CHANCE, below
from lychgate.core.kernel import exported
from lychgate.core.record import at


@exported
def draw(chance: Any, purpose: int, n: int) -> int:
    return below(at(chance, CHANCE), purpose, n)
