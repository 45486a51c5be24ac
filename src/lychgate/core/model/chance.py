"""Chance: every card shuffled and every die rolled is `below(chance, purpose, n)`, unbiased.

The generator is never part of a state. A stream is keyed by purpose and count: the k-th die of a
match is the same whatever was decided before it. Four sources give the numbers: ChaCha20 (RFC 8439)
for matches, SplitMix64 for playouts, the same counted by purpose for playouts that are compared, and a
tape, which scripts chance or walks through all of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np

from lychgate.core.compile.kernel import i64, inlined, kernel, u64
from lychgate.core.model.layout import Bytes, Grid, Row, blank, dtype_of, u8, u16, u32, u64_field, wide_scratch

PURPOSES = 8
DECISION = 0  # the purpose of random play; a game's own purposes are 1 to 7
TAPE = 512  # how many draws a tape has room for: a pile of 400 cards, and some more

CHACHA, QUICK, SCRIPT, COUNTED = 0, 1, 2, 3  # where the numbers come from


class Chance:
    """A source of chance."""

    quick: int = u64_field("SplitMix64's state; of COUNTED, the seed")
    key: Row = u32("ChaCha20's key; of COUNTED, the number of the course it takes, and seven zeros", 8)
    count: Row = u32("draws so far, by purpose", PURPOSES)
    block: Grid = u32("the ChaCha20 block that is being used up, by purpose", PURPOSES, 16)
    held: Row = u32("number of that block, from 1", PURPOSES)
    digit: Row = u16("the tape: what is drawn", TAPE)
    radix: Row = u16("the tape: out of how many it was drawn", TAPE)
    written: int = u16("draws scripted on the tape")
    position: int = u16("draws taken from the tape")
    source: int = u8("CHACHA, QUICK, SCRIPT or COUNTED")


CHANCE = dtype_of(Chance)

# Numbers of SplitMix64.
STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
LOW32 = 0xFFFFFFFF


@inlined
def below(chance: Chance, purpose: int, n: int) -> int:
    """A number from 0 to n-1, each as likely as the others."""
    if n <= 1:
        return 0
    return _quick(chance, n) if chance.source == QUICK else _slow(chance, purpose, n)


@kernel
def _slow(chance: Chance, purpose: int, n: int) -> int:
    if chance.source == CHACHA:
        return _keyed(chance, purpose, n)
    if chance.source == COUNTED:
        return _counted(chance, purpose, n)
    return _from_tape(chance, n)


@inlined
def _quick(chance: Chance, n: int) -> int:
    # A 32-bit draw scaled to n; draws in the part that would be uneven are thrown away.
    while True:
        chance.quick = u64(chance.quick + u64(STEP))
        z = u64(chance.quick)
        z = u64(u64(z ^ (z >> u64(30))) * u64(MIX1))
        z = u64(u64(z ^ (z >> u64(27))) * u64(MIX2))
        scaled = u64((z >> u64(32)) * u64(n))
        low = i64(scaled & u64(LOW32))
        if low >= n or low >= (LOW32 + 1) % n:
            return i64(scaled >> u64(32))


@kernel
def _counted(chance: Chance, purpose: int, n: int) -> int:
    # As quick, but by the number of the course, the purpose and the count instead of one after another.
    draw = chance.count[purpose]
    chance.count[purpose] = draw + 1
    start = u64(chance.quick + u64(chance.key[0] * PURPOSES + purpose) * u64(MIX1))
    attempt = 0
    while True:
        z = u64(start + u64(draw + (attempt << 32)) * u64(STEP))
        z = u64(u64(z ^ (z >> u64(30))) * u64(MIX1))
        z = u64(u64(z ^ (z >> u64(27))) * u64(MIX2))
        z = u64(u64(z ^ (z >> u64(31))) * u64(MIX1))
        scaled = u64((z >> u64(32)) * u64(n))
        low = i64(scaled & u64(LOW32))
        if low >= n or low >= (LOW32 + 1) % n:
            return i64(scaled >> u64(32))
        attempt += 1


@kernel
def _keyed(chance: Chance, purpose: int, n: int) -> int:
    draw = chance.count[purpose]
    chance.count[purpose] = draw + 1
    number = draw // 16
    if chance.held[purpose] != number + 1:
        words = chacha20(chance.key, number, purpose, 0, 0)
        for i in range(16):
            chance.block[purpose, i] = words[i]
        chance.held[purpose] = number + 1
    scaled = chance.block[purpose, draw % 16] * n
    attempt = 0
    while scaled % (LOW32 + 1) < (LOW32 + 1) % n:  # so rare that a block is spent on it
        attempt += 1
        scaled = chacha20(chance.key, draw, purpose, attempt, 1)[0] * n
    return scaled // (LOW32 + 1)


@kernel
def _from_tape(chance: Chance, n: int) -> int:
    position = chance.position
    assert position < TAPE, "the tape is full"
    if position >= chance.written:
        chance.digit[position] = 0
        chance.written = position + 1
    assert chance.digit[position] < n, "the tape holds a number that cannot be drawn here"
    chance.radix[position] = n
    chance.position = position + 1
    return chance.digit[position]


@kernel
def _rotated(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & LOW32


@kernel
def _quarter(x: Row, a: int, b: int, c: int, d: int) -> None:
    x[a] = (x[a] + x[b]) & LOW32
    x[d] = _rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & LOW32
    x[b] = _rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & LOW32
    x[d] = _rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & LOW32
    x[b] = _rotated(x[b] ^ x[c], 7)


@kernel
def chacha20(key: Row, counter: int, nonce0: int, nonce1: int, nonce2: int) -> Row:
    """One block of ChaCha20, as RFC 8439 has it: 16 words of 32 bits."""
    start = wide_scratch(16)
    start[0], start[1], start[2], start[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        start[4 + i] = key[i]
    start[12], start[13], start[14], start[15] = counter, nonce0, nonce1, nonce2
    x = wide_scratch(16)
    for i in range(16):
        x[i] = start[i]
    for _ in range(10):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)
    for i in range(16):
        x[i] = (x[i] + start[i]) & LOW32
    return x


@kernel
def shuffled(chance: Chance, purpose: int, cards: Row, size: int, wanted: int) -> None:
    """Bring a random choice of `wanted` of the first `size` cards to the front, in random order."""
    for i in range(min(wanted, size - 1)):
        j = i + below(chance, purpose, size - i)
        cards[i], cards[j] = cards[j], cards[i]


@inlined
def kind_of(counts: Row, kinds: int, number: int) -> int:
    """The kind of the thing with this number, from 0, where things lie sorted by kind, so many of each.

    All kinds are looked at: where to stop would be guessed wrong.
    """
    kind, before = 0, 0
    for other in range(kinds - 1):
        before += counts[other]
        kind += number >= before
    return kind


@kernel
def reseed(chance: Chance, seed: int, number: int) -> None:
    """Start quick chance anew, at the stream of this number."""
    chance.source = QUICK
    chance.quick = u64(u64(seed) * u64(MIX1) + u64(number) * u64(MIX2))


@kernel
def begin_course(chance: Chance, number: int) -> None:
    """Let quick chance take the course of this number: each time, every purpose's k-th draw is the same one."""
    chance.source = COUNTED
    chance.key[0] = number
    for purpose in range(PURPOSES):
        chance.count[purpose] = 0


def seeded(seed: bytes | int) -> Bytes:
    """Chance for a match: ChaCha20 keyed by 32 bytes, or by a number, for tests and simulations."""
    key = seed if isinstance(seed, bytes) else hashlib.sha256(f"lychgate seed {seed}".encode()).digest()
    if len(key) != 32:
        raise ValueError(f"a seed has 32 bytes, got {len(key)}")
    buffer = blank(CHANCE)
    buffer.view(CHANCE)["key"][0] = np.frombuffer(key, "<u4")
    return buffer


def quick(seed: int) -> Bytes:
    """Chance for playouts and simulations: fast, not meant to be unguessable."""
    buffer = blank(CHANCE)
    chance = buffer.view(CHANCE)
    chance["source"] = QUICK
    chance["quick"] = seed * STEP % 2**64
    return buffer


def scripted(digits: list[int]) -> Bytes:
    """Chance from a tape: these draws first, then zeros."""
    buffer = blank(CHANCE)
    chance = buffer.view(CHANCE)
    chance["source"] = SCRIPT
    chance["digit"][0, : len(digits)] = digits
    chance["written"] = len(digits)
    return buffer


def all_tapes() -> Iterator[Bytes]:
    """Every course chance can take, one tape after another.

    Play with each tape before asking for the next: what was drawn from it tells where chance forks.
    """
    digits: list[int] = []
    while True:
        tape = scripted(digits)
        yield tape
        drawn = tape.view(CHANCE)[0]
        taken = int(drawn["position"])
        digits, radix = drawn["digit"][:taken].tolist(), drawn["radix"][:taken].tolist()
        while digits and digits[-1] + 1 == radix[len(digits) - 1]:
            digits.pop()
        if not digits:
            return
        digits[-1] += 1


def probability(tape: Bytes) -> float:
    """How likely the draws taken from this tape were."""
    drawn = tape.view(CHANCE)[0]
    return float(1 / np.prod(drawn["radix"][: int(drawn["position"])], dtype=np.float64))
