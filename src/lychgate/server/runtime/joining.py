"""This process as the others see it: reachable, then known; without tables when it is lost, and when it leaves."""

from __future__ import annotations

import asyncio
import secrets

from lychgate.server.processes.descriptors import DescriptorReceiver
from lychgate.server.processes.internal import InternalServer
from lychgate.server.processes.membership import Contact, Membership
from lychgate.server.socket.frames import RESTART
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.table import Table

Place = tuple[str, int]  # the id of a start, and the number of one of its processes


def new_server() -> str:
    """The id of a start."""
    return secrets.token_hex(8)


class Joined:
    """Joins, and leaves."""

    def __init__(
        self,
        membership: Membership,
        registry: TableRegistry,
        internal: InternalServer,
        descriptors: DescriptorReceiver | None,
    ) -> None:
        self._membership = membership
        self._registry = registry
        self._internal = internal
        self._descriptors = descriptors
        self._dropped: list[Table] = []  # tables whose locks may still be held
        membership.at_loss, membership.is_settled = self._drop_tables, self._is_settled

    async def open(self, address: str | None, place: Place) -> None:
        """Be reachable, then known."""
        told = await self._internal.listen(address)
        path = self._descriptors.path if self._descriptors is not None else ""
        await asyncio.to_thread(self._membership.join, Contact(told, path, *place))

    def _drop_tables(self) -> None:
        """Others may own them by now: whoever is connected reconnects, perhaps to the new owner."""
        dropped = self._registry.drop_all()
        self._dropped += dropped
        for table in dropped:
            for connection in list(table.connections):
                connection.close(RESTART, "restart")

    def _is_settled(self) -> bool:
        """Is nobody left who changes a table that was dropped?"""
        self._dropped = [table for table in self._dropped if table.lock.locked()]
        return not self._dropped

    async def leave(self) -> None:
        """Hand the tables back. Nothing is written afterwards."""
        if self._descriptors is not None:
            self._descriptors.close()
        await self._membership.leave()
        if self._descriptors is not None:
            self._descriptors.remove()
        self._internal.close()
