"""Whether the server is stopping, and for how long none was up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Lifecycle:
    """Shared by all that has to know: nothing begins while `stopping`, and clocks stand while no server is up."""

    stopping: bool = False
    down: float = 0.0  # seconds in all, see `storage.uptime`

    def up_at(self, now: float) -> float:
        """A time of the clock as the time that servers were up until then: by it the clocks of matches run."""
        return now - self.down
