"""Marks of browsers and addresses: who was sent away, or has seen a hand, is known again by them.

A browser is told a random number when it first becomes a guest, and keeps it when it becomes another. Of that number,
and of addresses, the server keeps keyed hashes and nothing else.
"""

from __future__ import annotations

import hmac

from sqlalchemy import Engine, select

from lychgate.server.storage import schema
from lychgate.server.storage.engine import read_one

DEVICE_COOKIE = "lychgate-device"

Marks = frozenset[bytes]


class Marker:
    """Makes marks with a server's own key."""

    def __init__(self, engine: Engine) -> None:
        row = read_one(engine, select(schema.mark_key))
        assert row is not None, "the migrations have drawn a key"
        self._key: bytes = row["key"]

    def device(self, number: str) -> bytes:
        return self._mark(f"device {number}")

    def address(self, address: str) -> bytes:
        return self._mark(f"address {address}")

    def _mark(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")
