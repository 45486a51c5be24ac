"""Ids, codes, tokens, seeds and the time: everything stored that neither people nor rules decide.

A server draws them from the system; a test passes `Identifiers` of its own, so that two tables can be made
that differ only in what a seat may not know.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from lychgate.play.record import fairness

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no letters that look like digits


class Identifiers:
    """The system's random numbers and clock."""

    def _drawn(self, size: int) -> str:
        return "".join([ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(size)])  # 256 is 8 times 32

    def guest(self) -> str:
        return self._drawn(12)

    def table(self) -> str:
        return self._drawn(12)

    def match(self) -> str:
        return self._drawn(20)

    def invite(self) -> str:
        return self._drawn(16)

    def resume_code(self) -> str:
        """80 bits, to be read to another device: four groups of four."""
        drawn = self._drawn(16)
        return "-".join(drawn[i : i + 4] for i in range(0, 16, 4))

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def seed(self) -> bytes:
        return fairness.seed_bytes(None)

    def bot_seed(self) -> int:
        return secrets.randbits(62)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


def hashed(secret: str) -> bytes:
    """What is stored of a token or resume code. They are random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()
