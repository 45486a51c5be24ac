"""Proof that nobody chose the deal: a hash before, the seats' own entropy, the seed after.

The host draws a seed and shows its hash (`commitment`) before anything else. Each seat may then add a
text of its own (`mix`). When all is over the seed is shown, and anyone can work out every card.
All of it is SHA-256, and the rest plain text, so that it can be checked without Lychgate: docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from lychgate.core.errors import BadOptions, quoted
from lychgate.play.match.refusals import is_number, is_seat

SEED_SIZE = 32
LARGEST_SEED = 2 ** (8 * SEED_SIZE)
ENTROPY_SIZE = 64  # the most characters a seat may add


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes that a seed stands for; None draws them from the system's own entropy."""
    if seed is None:
        return secrets.token_bytes(SEED_SIZE)
    if isinstance(seed, bytes):
        if len(seed) != SEED_SIZE:
            raise BadOptions(f"A seed has {SEED_SIZE} bytes, got {len(seed)}.")
        return seed
    if not is_number(seed) or not -LARGEST_SEED < seed < LARGEST_SEED:
        raise BadOptions(
            f"A seed is a whole number of at most {8 * SEED_SIZE} bits, or {SEED_SIZE} bytes; got {quoted(seed)}."
        )
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
    if entropy is None:
        return {}
    if not isinstance(entropy, Mapping):
        raise BadOptions(f"Entropy is a table of texts by seat, got {quoted(entropy)}.")
    for seat, text in entropy.items():
        if not is_seat(seat, players):
            raise BadOptions(f"Entropy comes from the seats 0 to {players - 1}, got {quoted(seat)}.")
        if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= ENTROPY_SIZE:
            raise BadOptions(f"Entropy is a text of 1 to {ENTROPY_SIZE} printable characters, got {quoted(text)}.")
    return {int(seat): entropy[seat] for seat in sorted(entropy)}


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
