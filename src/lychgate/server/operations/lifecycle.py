"""Since when the server runs, and whether it is stopping."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Lifecycle:
    """Shared by all that has to know: nobody was silent before `opened`; nothing begins while `stopping`."""

    opened: float
    stopping: bool = False
