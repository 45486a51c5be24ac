"""Guests: who is asking. A guest is a name and a token, of which the database has only the hash."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from sqlalchemy import bindparam as bind
from sqlalchemy import insert, select, update

from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.engine import read_one
from lychgate.server.storage.identifiers import hashed

COOKIE = "lychgate"
REMEMBERED = 10_000

ADD = insert(schema.guests)
RENAME = update(schema.guests).where(schema.guests.c.id == bind("guest")).values(name=bind("new_name"))


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    device: bytes | None = None  # a mark of the browser it was made in


class GuestBook:
    """Finds guests by their tokens; those seen lately are remembered."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    def find(self, token: str, address: str) -> Guest:
        """The guest with this token, or a refusal. Whoever tries too many wrong ones is slowed down."""
        found = self._lookup(hashed(token))
        if found is None:
            self._house.limits.mistaken.check(address)
            raise Refused("no-guest")
        return found

    def recognise(self, token: str | None) -> Guest | None:
        """The guest with this token, if seen lately: without asking the database, or counting a wrong one."""
        return None if token is None else self._known.get(hashed(token))

    def _lookup(self, token_hash: bytes) -> Guest | None:
        if token_hash in self._known:
            self._known.move_to_end(token_hash)
            return self._known[token_hash]
        row = read_one(self._house.engine, select(schema.guests).where(schema.guests.c.token_hash == token_hash))
        if row is None:
            return None
        guest = Guest(row["id"], row["name"], row["device"])
        self._remember(token_hash, guest)
        return guest

    def _remember(self, token_hash: bytes, guest: Guest) -> None:
        self._known[token_hash] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def add(self, name: str, device: bytes | None = None) -> tuple[Guest, str]:
        """A new guest, and the token, which is told this once."""
        token, guest = self._house.naming.token(), Guest(self._house.naming.guest(), name, device)
        token_hash = hashed(token)
        row = {"id": guest.id, "token_hash": token_hash, "name": name, "created": self._house.now(), "device": device}
        await self._house.journal.write([(ADD, row)])
        self._remember(token_hash, guest)
        return guest, token

    async def rename(self, token: str, guest: Guest, name: str) -> Guest:
        await self._house.journal.write([(RENAME, {"guest": guest.id, "new_name": name})])
        renamed = replace(guest, name=name)
        self._remember(hashed(token), renamed)
        return renamed


BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing


def tidy(text: str) -> str:
    """A name or a line of chat as plain text: one line, no control or direction characters."""
    shown = "".join(c if c.isprintable() and c not in BLANKS else " " for c in text)
    return " ".join(shown.split())


def tidy_name(text: str) -> str:
    name = tidy(text)
    if not name:
        raise Refused("bad-request", reason="a name needs at least one visible character")
    return name
