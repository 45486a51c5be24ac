"""Chance: ChaCha20 is ChaCha20, every draw is fair, and no draw shifts another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp

import pytest

from lychgate.conformance.counts import count
from lychgate.conformance.draws import block, draw, draws
from lychgate.conformance.likelihood import p_value
from lychgate.core.model.chance import PURPOSES, all_tapes, kind_of, probability, quick, scripted, seeded
from lychgate.core.model.layout import Bytes

UNLIKELY = 1e-4
HUGE = 3 << 29  # a quarter of all 32-bit words would be unfair here, and are drawn again

# RFC 8439: 2.3.2, then appendix A.1 in order. Key, counter, nonce, block.
VECTORS = [
    (
        bytes(range(32)), 1, (0x09000000, 0x4A000000, 0),
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        " 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    ),
    (
        bytes(32), 0, (0, 0, 0),
        "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b"
        " 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2",
    ),
    (
        bytes(32), 1, (0, 0, 0),
        "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32"
        " 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b",
    ),
    (
        bytes(31) + b"\x01", 1, (0, 0, 0),
        "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9"
        " bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00",
    ),
    (
        b"\x00\xff" + bytes(30), 2, (0, 0, 0),
        "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae"
        " a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e",
    ),
    (
        bytes(32), 0, (0, 0, 0x02000000),
        "374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54"
        " 0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("key", "counter", "nonce", "expected"), VECTORS)
def test_blocks_are_those_of_rfc_8439(key: bytes, counter: int, nonce: tuple[int, int, int], expected: str) -> None:
    assert [f"{word:08x}" for word in block(seeded(key), counter, nonce)] == expected.split()


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, got 31"):
        seeded(bytes(31))


# --- every draw is fair


def test_how_likely_counts_are_is_reckoned_as_in_books() -> None:
    """With two degrees of freedom the probability is exp(-x/2), where x is Pearson's sum."""
    assert p_value([10, 20, 30]) == pytest.approx(exp(-5))
    assert p_value([10, 20, 30], [20, 20, 20]) == pytest.approx(exp(-5))
    assert p_value([30, 30, 40], [25, 25, 50]) == pytest.approx(exp(-2))


@pytest.mark.parametrize("source", [seeded, quick])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_every_number_is_as_likely_as_the_others(source: Callable[[int], Bytes], n: int) -> None:
    drawn = Counter(draws(source(5), 1, n, count(20_000, 1_000_000)))
    assert set(drawn) == set(range(n))
    assert p_value([drawn[number] for number in range(n)]) > UNLIKELY


@pytest.mark.parametrize("source", [seeded, quick])
def test_unfair_words_are_drawn_again(source: Callable[[int], Bytes]) -> None:
    """Scaled without that, two of three numbers would come half as often again as the third."""
    drawn = draws(source(6), 1, HUGE, count(6_000, 200_000))
    assert min(drawn) >= 0
    assert max(drawn) < HUGE
    assert p_value(list(Counter(number % 3 for number in drawn).values())) > UNLIKELY
    assert p_value(list(Counter(number * 5 // HUGE for number in drawn).values())) > UNLIKELY


def test_a_tape_gives_every_number_once() -> None:
    assert [draw(tape, 1, 7) for tape in all_tapes()] == list(range(7))


@pytest.mark.parametrize("source", [seeded, quick, lambda seed: scripted([])])
@pytest.mark.parametrize("n", [0, 1])
def test_where_there_is_no_choice_nothing_is_drawn(source: Callable[[int], Bytes], n: int) -> None:
    chance = source(1)
    before = chance.tobytes()
    assert draw(chance, 1, n) == 0
    assert chance.tobytes() == before


# --- streams, keyed by purpose and count


def word(chance: Bytes, purpose: int, k: int) -> int:
    """The k-th word of a purpose, by the book."""
    return block(chance, k // 16, (purpose, 0, 0))[k % 16]


def by_the_book(chance: Bytes, purpose: int, k: int, n: int) -> int:
    """The k-th draw of a purpose, as a function of key, purpose, k and n alone."""
    scaled, attempt = word(chance, purpose, k) * n, 0
    while scaled % 2**32 < 2**32 % n:
        attempt += 1
        scaled = block(chance, k, (purpose, attempt, 1))[0] * n
    return scaled >> 32


@pytest.mark.parametrize("n", [2, 6, 52, HUGE])
def test_the_kth_draw_follows_from_key_purpose_k_and_n(n: int) -> None:
    key = seeded(7)
    for purpose in (0, 1, PURPOSES - 1):
        assert draws(key.copy(), purpose, n, 50) == [by_the_book(key, purpose, k, n) for k in range(50)]


def test_drawing_for_one_purpose_does_not_shift_another() -> None:
    alone, mixed = seeded(8), seeded(8)
    expected = draws(alone, 2, 6, 60)
    found = []
    for k in range(60):
        draws(mixed, 1, 100, k % 5)
        draws(mixed, 3, HUGE, k % 2)
        found.append(draw(mixed, 2, 6))
    assert found == expected


def test_what_was_drawn_before_matters_only_by_how_often() -> None:
    """A draw that had to be repeated counts once, like any other."""
    ends = []
    for n in (2, 52, HUGE):
        chance = seeded(9)
        draws(chance, 1, n, 37)
        ends.append(draws(chance, 1, 6, 30))
    assert ends[0] == ends[1] == ends[2]


def test_streams_of_different_purposes_and_seeds_differ() -> None:
    streams = [tuple(draws(seeded(seed), purpose, 6, 40)) for seed in range(5) for purpose in range(PURPOSES)]
    assert len(set(streams)) == len(streams)


def test_neighbouring_seeds_of_quick_chance_are_unlike() -> None:
    firsts = [draw(quick(seed), 1, 6) for seed in range(count(3_000, 60_000))]
    assert p_value(list(Counter(firsts).values())) > UNLIKELY


# --- tapes


def test_tapes_walk_through_every_course_of_chance_once() -> None:
    """A die; on a six another; then a coin: 5 + 6 courses of the dice, each with two sides of the coin."""
    courses, total = [], 0.0
    for tape in all_tapes():
        first = draw(tape, 1, 6)
        second = draw(tape, 1, 6) if first == 5 else None
        courses.append((first, second, draw(tape, 2, 2)))
        total += probability(tape)
    assert len(courses) == len(set(courses)) == (5 + 6) * 2
    assert total == pytest.approx(1)


def test_a_shuffle_has_as_many_courses_as_orders() -> None:
    orders = set()
    for tape in all_tapes():
        cards = [0, 1, 2, 3]
        for i in range(3):
            j = i + draw(tape, 1, 4 - i)
            cards[i], cards[j] = cards[j], cards[i]
        orders.add(tuple(cards))
        assert probability(tape) == pytest.approx(1 / 24)
    assert len(orders) == 24


def test_without_chance_there_is_one_course() -> None:
    assert [probability(tape) for tape in all_tapes()] == [1.0]


def test_a_tape_says_what_was_written_on_it_and_then_zeros() -> None:
    tape = scripted([3, 1])
    assert [draw(tape, 1, 6), draw(tape, 5, 2), draw(tape, 1, 6)] == [3, 1, 0]


def test_a_tape_with_a_number_that_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot be drawn here"):
        draw(scripted([6]), 1, 6)


def test_a_card_with_a_number_is_of_the_kind_whose_turn_it_is() -> None:
    counts = [2, 0, 3, 1]
    assert [kind_of(counts, len(counts), number) for number in range(6)] == [0, 0, 2, 2, 2, 3]
