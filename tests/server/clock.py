"""A server's clock that tests set forward: three minutes pass at once, and a day."""

from __future__ import annotations

import time

from tests.server.deals import Deals


class Clock(Deals):
    """Names and deals as always; the time goes on by itself, and jumps when told to."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def pass_by(self, seconds: float) -> None:
        self._ahead += seconds

    def now(self) -> float:
        return time.time() + self._ahead
