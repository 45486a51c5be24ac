"""Who owns a table. Its owner has it in memory and is the only process to change it; any other passes requests on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lychgate.server.storage.schema import Row


@dataclass(frozen=True, slots=True)
class Peer:
    """Another process."""

    id: int
    address: str
    path: str


class Ownership:
    """Of a process that has its database for itself: all tables are its own."""

    process: int | None = None  # the owner of new tables

    @property
    def is_shared(self) -> bool:
        return False

    def is_mine(self, row: Row) -> bool:
        """Does the table of this row belong to this process?"""
        return True

    async def owner(self, table_id: str) -> Peer | None:
        """The other process that owns a table; None: this one does."""
        return None

    async def give_back(self, tables: Iterable[str]) -> None:
        """These tables are no longer in memory."""
