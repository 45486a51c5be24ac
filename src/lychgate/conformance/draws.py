"""Chance as tests can call it: `below` and `chacha20` themselves can only be called by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, LONGS, Pointer
from lychgate.core.model.chance import CHANCE, below, chacha20
from lychgate.core.model.layout import Bytes, at


@exported
def draw_many(chance: Any, purpose: int, n: int, out: Any) -> int:
    for i in range(len(out)):
        out[i] = below(at(chance, CHANCE), purpose, n)
    return 0


@exported
def write_block(chance: Any, counter: int, nonce0: int, nonce1: int, nonce2: int, out: Any) -> int:
    words = chacha20(at(chance, CHANCE).key, counter, nonce0, nonce1, nonce2)
    for i in range(16):
        out[i] = words[i]
    return 0


DRAW_MANY = Pointer(draw_many, (BYTES, INT, INT, LONGS))
WRITE_BLOCK = Pointer(write_block, (BYTES, INT, INT, INT, INT, LONGS))


def draw(chance: Bytes, purpose: int, n: int) -> int:
    """One draw."""
    return draws(chance, purpose, n, 1)[0]


def draws(chance: Bytes, purpose: int, n: int, count: int) -> list[int]:
    """So many draws, one after the other."""
    out = np.zeros(count, np.int64)
    DRAW_MANY(chance, purpose, n, out)
    return [int(drawn) for drawn in out]


def block(chance: Bytes, counter: int, nonce: tuple[int, int, int]) -> list[int]:
    """One block of ChaCha20 with this chance's key."""
    out = np.zeros(16, np.int64)
    WRITE_BLOCK(chance, counter, *nonce, out)
    return [int(word) for word in out]
