"""Which cards the tests' servers deal: to each test the same ones always, in the long suite any.

A test that only a rare deal makes fail would fail for somebody who changed nothing; the long suite looks for it.
"""

from __future__ import annotations

import random

from lychgate.conformance.counts import LONG
from lychgate.server.storage.identifiers import Identifiers

_drawn = random.Random()


def begin(test: str) -> None:
    """From here on the deals are this test's."""
    if not LONG:
        _drawn.seed(test)


class Deals(Identifiers):
    """Names as a server draws them; the deals, and what bots draw, from the test's own stream."""

    def seed(self) -> bytes:
        return _drawn.randbytes(32)

    def bot_seed(self) -> int:
        return _drawn.getrandbits(62)
