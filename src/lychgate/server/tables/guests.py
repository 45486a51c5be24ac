"""Guests: a name and a token, of which the database has only the hash; and marks of browsers and addresses."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace

from sqlalchemy import bindparam as bind
from sqlalchemy import insert, select, update

from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers, hashed
from lychgate.server.storage.lru_cache import LRUCache
from lychgate.server.tables.seats import pseudonym

DEVICE_COOKIE = "lychgate-device"
CACHED = 10_000
SEEN_SECONDS = 86_400.0  # as exactly it is known when a guest was last here

ADD = insert(schema.guests)
SEEN = update(schema.guests).where(schema.guests.c.id == bind("guest")).values(seen=bind("now"))
RENAME = update(schema.guests).where(schema.guests.c.id == bind("guest")).values(name=bind("new_name"))


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    device: bytes | None = None  # the mark of the browser it was made in
    seen: float = 0.0  # when the token was last used, to a day


class GuestBook:
    """Finds guests by their tokens; those seen lately are cached.

    Where other processes may rename a guest, the cache only tells for whom a request counts.
    """

    def __init__(self, database: Database, ids: Identifiers, wrong_tokens: RateLimit, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._database = database
        self._ids = ids
        self._wrong_tokens = wrong_tokens
        self._cache: LRUCache[bytes, Guest] = LRUCache(CACHED)

    def find(self, token: str, address: str) -> Guest:
        """The guest with this token, or a refusal. Addresses that try too many unknown tokens are slowed down."""
        token_hash = hashed(token)
        found = self._cache.get(token_hash)
        if found is not None and not self._is_shared:
            return self._seen(token_hash, found)
        row = self._database.read_one(select(schema.guests).where(schema.guests.c.token_hash == token_hash))
        if row is None:
            self._wrong_tokens.check(address)
            raise Refused("no-guest")
        guest = self._seen(token_hash, Guest(row["id"], row["name"], row["device"], row["seen"]))
        self._cache.put(token_hash, guest)
        return guest

    def _seen(self, token_hash: bytes, guest: Guest) -> Guest:
        """Note, once a day, that a guest is here: whoever has not been for long is removed some day."""
        now = self._ids.now()
        if abs(now - guest.seen) < SEEN_SECONDS:
            return guest
        self._database.write_then([(SEEN, {"guest": guest.id, "now": now})], _whatever)
        seen = replace(guest, seen=now)
        self._cache.put(token_hash, seen)
        return seen

    def forget(self, guest: str) -> None:
        """A guest is no more: the token is unknown from now on."""
        self._cache.drop_where(lambda found: found.id == guest)

    def cached(self, token: str | None) -> Guest | None:
        """The guest with this token, if seen lately: without a query, and without counting an unknown token."""
        return None if token is None else self._cache.get(hashed(token))

    async def add(self, name: str, device: bytes | None = None) -> tuple[Guest, str]:
        """A new guest, and the token, which is told only once."""
        now = self._ids.now()
        token, guest = self._ids.token(), Guest(self._ids.guest(), name, device, now)
        token_hash = hashed(token)
        row = {"id": guest.id, "token_hash": token_hash, "name": name, "created": now, "device": device, "seen": now}
        await self._database.write([(ADD, row)])
        self._cache.put(token_hash, guest)
        return guest, token

    async def rename(self, token: str, guest: Guest, name: str) -> Guest:
        await self._database.write([(RENAME, {"guest": guest.id, "new_name": name})])
        renamed = replace(guest, name=name)
        self._cache.put(hashed(token), renamed)
        return renamed


def _whatever(error: Exception | None) -> None:
    """It is noted next time, if not now."""


class DeviceMarks:
    """Marks of browsers and addresses: they recognise who was kicked, or has seen a hand, under another name.

    A browser gets a random number when it first becomes a guest, and keeps it for later guests. Of that number, and of
    addresses, the server stores keyed hashes only.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def device(self, number: str) -> bytes:
        return self._mark(f"device {number}")

    def address(self, address: str) -> bytes:
        return self._mark(f"address {address}")

    def pseudonym_of(self, address: str) -> str:
        """An address as logs and admins see it: the same for the same address, and nobody can tell which."""
        return pseudonym(self.address(address))

    def _mark(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")
