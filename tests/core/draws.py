"""Chance as tests can call it: `below` and `chacha20` themselves can only be called by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.chance import CHANCE, below, chacha20
from lychgate.core.kernel import INTERPRETED, exported
from lychgate.core.record import Bytes, Cells, at


@exported
def draw(chance: Any, purpose: int, n: int) -> int:
    return below(at(chance, CHANCE), purpose, n)


@exported
def _draw_many(chance: Any, purpose: int, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = below(at(chance, CHANCE), purpose, n)


@exported
def _block(chance: Any, counter: int, nonce0: int, nonce1: int, nonce2: int, out: Any) -> None:
    words = chacha20(at(chance, CHANCE).key, counter, nonce0, nonce1, nonce2)
    for i in range(16):
        out[i] = words[i]


def draws(chance: Bytes, purpose: int, n: int, count: int) -> list[int]:
    """So many draws, one after the other."""
    out = np.zeros(count, np.int64)
    _draw_many(chance, purpose, n, Cells(out) if INTERPRETED else out)
    return [int(drawn) for drawn in out]


def block(chance: Bytes, counter: int, nonce: tuple[int, int, int]) -> list[int]:
    """One block of ChaCha20 with this chance's key."""
    out = np.zeros(16, np.int64)
    _block(chance, counter, *nonce, Cells(out) if INTERPRETED else out)
    return [int(word) for word in out]
