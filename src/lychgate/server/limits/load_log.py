"""Refusals for load in the log, each address by its pseudonym: the first at once, a flood as a number once a minute."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

log = structlog.get_logger()

# Why a request is refused that would be carried out on another day.
FOR_LOAD = frozenset({"too-many", "enough-tables", "enough-tables-here", "too-many-tables"})
EVERY_SECONDS = 60.0
MOST_KEYS = 10_000  # addresses that are counted at once; more are summed up as "others"
OTHERS = "others"


class LoadLog:
    """Counts refusals by address and reason, so that whoever floods the server does not flood its log."""

    def __init__(self, pseudonym: Callable[[str], str], clock: Callable[[], float] = time.monotonic) -> None:
        self._pseudonym = pseudonym
        self._clock = clock
        self._since: dict[tuple[str, str], tuple[float, int]] = {}  # when it was last logged, and how many since

    def note(self, code: str, address: str) -> None:
        """A request was refused."""
        if code not in FOR_LOAD:
            return
        key = (address, code)
        if key not in self._since and len(self._since) >= MOST_KEYS:
            key = (OTHERS, code)
        now = self._clock()
        last, count = self._since.get(key, (None, 0))
        if last is None or now - last >= EVERY_SECONDS:
            self._write(key, count + 1)
            self._since[key] = (now, 0)
        else:
            self._since[key] = (last, count + 1)

    def flush(self) -> None:
        """Log what has been counted for long enough, and forget who has not come again."""
        now = self._clock()
        for key, (last, count) in list(self._since.items()):
            if now - last < EVERY_SECONDS:
                continue
            if count:
                self._write(key, count)
                self._since[key] = (now, 0)
            else:
                del self._since[key]

    def _write(self, key: tuple[str, str], times: int) -> None:
        address, code = key
        log.warning(
            "refused for load",
            why=code,
            address=address if address == OTHERS else self._pseudonym(address),
            times=times,
        )
