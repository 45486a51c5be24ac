"""How much a test does: a little in `make test`, a lot in `make test-long` (LYCHGATE_LONG=1)."""

from __future__ import annotations

import os

LONG = os.environ.get("LYCHGATE_LONG") == "1"


def count(small: int, large: int) -> int:
    """The small number, or in the long suite the large one."""
    return large if LONG else small
