"""Proof that nobody chose the deal: a hash before, the seats' own entropy, the seed after.

The host draws a seed and shows its hash (`commitment`) before anything else. Each seat may then add a
text of its own (`mix`). When all is over the seed is shown, and anyone can work out every card.
All of it is SHA-256, and the rest plain text, so that it can be checked without Lychgate: docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from lychgate.core.errors import BadOptions

SEED_SIZE = 32
ENTROPY_SIZE = 64  # the most characters a seat may add


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes that a seed stands for; None draws them from the system's own entropy."""
    if seed is None:
        return secrets.token_bytes(SEED_SIZE)
    if isinstance(seed, bytes):
        if len(seed) != SEED_SIZE:
            raise BadOptions(f"A seed has {SEED_SIZE} bytes, got {len(seed)}.")
        return seed
    return _hash(f"lychgate seed {seed}")


def commitment(seed: bytes) -> str:
    """The hash of a seed, shown before the deal: who has shown it cannot change the seed any more."""
    return hashlib.sha256(seed).hexdigest()


def mix(seed: bytes, entropy: Mapping[int, str]) -> bytes:
    """The key of a match: the seed with what the seats added, each by the hash of its text."""
    added = "".join(f" {seat + 1}:{_hash(entropy[seat]).hex()}" for seat in sorted(entropy))
    return _hash(f"lychgate match {seed.hex()}{added}")


def game_key(key: bytes, number: int) -> bytes:
    """The key of one game of a match, counted from 1: what its ChaCha20 streams are drawn with."""
    return _hash(f"lychgate game {key.hex()} {number}")


def checked_entropy(entropy: Mapping[int, str] | None, players: int) -> dict[int, str]:
    """What the seats added, if it can be written down."""
    checked = dict(sorted((entropy or {}).items()))
    for seat, text in checked.items():
        if seat not in range(players):
            raise BadOptions(f"Entropy comes from the seats 1 to {players}, got seat {seat + 1}.")
        if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= ENTROPY_SIZE:
            raise BadOptions(f"Entropy is a text of 1 to {ENTROPY_SIZE} printable characters, got {text!r:.80}.")
    return checked


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
