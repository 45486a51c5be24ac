"""Links in reminders that work without a guest's token: they are signed, and each allows one thing only."""

from __future__ import annotations

import base64
import binascii
import hmac
from typing import Literal

import msgspec
from msgspec import Struct

from lychgate.server.messages.refusals import Refused

Act = Literal["confirm", "stop", "never"]
SIGNATURE = 18  # bytes
CONFIRM_SECONDS = 2 * 86_400.0


class Link(Struct, frozen=True, array_like=True):
    """What a link allows: to confirm a guest's address, to end a guest's reminders, to refuse all for an address."""

    act: Act
    language: str
    guest: str = ""
    channel: str = ""
    mark: str = ""  # of an e-mail address, hex
    until: float | None = None


class Links:
    """Makes links and reads them."""

    def __init__(self, key: bytes, public_url: str) -> None:
        self._key = hmac.digest(key, b"links in reminders", "sha256")
        self._public_url = public_url

    def table(self, table: str) -> str:
        """Where a table is. Who has no seat there gets in by an invite code only, which is not part of this."""
        return f"{self._public_url}/table/{table}"

    def of(self, link: Link) -> str:
        return f"{self._public_url}/reminders/{self.token(link)}"

    def token(self, link: Link) -> str:
        said = msgspec.json.encode(link)
        return _written(said) + "." + _written(self._signature(said))

    def read(self, token: str, now: float) -> Link:
        """What this allows, or a refusal."""
        try:
            said, signature = (_read(part) for part in token.split("."))
            if hmac.compare_digest(signature, self._signature(said)):
                link = msgspec.json.decode(said, type=Link)
                if link.until is None or now < link.until:
                    return link
        except (ValueError, binascii.Error, msgspec.MsgspecError):
            pass
        raise Refused("link-spent")

    def _signature(self, said: bytes) -> bytes:
        return hmac.digest(self._key, said, "sha256")[:SIGNATURE]


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _read(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
