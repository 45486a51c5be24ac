"""Seeds, promises and entropy: what is shown before, what is mixed in, what can be checked after."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import numpy as np
import pytest
from msgspec.structs import replace

import lychgate
from lychgate.play.record import fairness
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.play.test_match import play_out

SEED = bytes(range(32))


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert fairness.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_without_entropy_the_seed_alone_makes_the_key() -> None:
    assert fairness.mix(SEED, {}) == hashlib.sha256(f"lychgate match {SEED.hex()}".encode()).digest()


def test_every_text_and_every_seat_changes_the_key() -> None:
    given = [{}, {0: "a"}, {1: "a"}, {0: "b"}, {0: "a", 1: "a"}, {0: "a", 1: "b"}, {0: "a 2:b"}, {0: "A"}]
    assert len({fairness.mix(SEED, entropy) for entropy in given}) == len(given)


def test_the_order_in_which_texts_come_in_does_not_matter() -> None:
    assert fairness.mix(SEED, {0: "a", 1: "b"}) == fairness.mix(SEED, {1: "b", 0: "a"})


def test_every_game_of_a_match_has_its_own_key() -> None:
    keys = {fairness.game_key(SEED, number) for number in range(1, 101)}
    assert len(keys) == 100


def test_drawn_seeds_have_256_bits_and_differ() -> None:
    seeds = {fairness.seed_bytes(None) for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_a_match_goes_from_promise_to_proof() -> None:
    match = lychgate.new("graverobbers", players=3, entropy={0: "three ravens", 2: "a black cat"})
    sealed = Record.from_text(match.record().sealed().text())
    assert sealed.seed is None
    assert sealed.entropy == {"1": "three ravens", "3": "a black cat"}
    shown = Record.from_text(play_out(match).record().text())
    assert verify(shown, commitment=sealed.commitment) == len(match.log)


def test_whoever_keeps_the_sealed_record_can_tell_that_a_text_was_exchanged() -> None:
    honest, chosen = (
        play_out(lychgate.new("graverobbers", players=3, seed=SEED, entropy={0: text})).record()
        for text in ("three ravens", "one that deals better")
    )
    assert verify(honest, sealed=honest.sealed()) > 0
    assert verify(chosen, commitment=honest.commitment) > 0  # the seed is as promised, the deal is not
    with pytest.raises(lychgate.BadRecord, match="the same entropy"):
        verify(chosen, sealed=honest.sealed())


def test_who_knows_the_texts_cannot_choose_among_seeds_any_more() -> None:
    """An operator who tries 400 seeds finds a deal to his liking; no record of it passes for the one promised."""
    promised, own = fairness.commitment(SEED), {0: "drawn by the client, after it has seen the promise"}
    honest = lychgate.new("graverobbers", players=3, seed=SEED, entropy=own).record()
    kept = honest.sealed()
    verify(honest, commitment=promised, sealed=kept, entropy=own)
    deals, passed = set(), 0
    for number in range(400):
        seed = hashlib.sha256(f"{number}".encode()).digest()
        match = lychgate.new("graverobbers", players=3, seed=seed, entropy=own)
        deals.add(match.view_bytes(0).tobytes())
        chosen = match.record()
        without = lychgate.new("graverobbers", players=3, seed=SEED, entropy={1: f"{number}"}).record()
        for forged in (
            chosen,
            replace(chosen, commitment=promised)._signed(),  # the old promise over another seed
            replace(chosen, seed=SEED.hex(), commitment=promised, entropy={"1": f"{number}"})._signed(),
            without,  # the seed that was promised, but for a text that was chosen
        ):
            try:
                verify(forged, commitment=promised, sealed=chosen.sealed(), entropy=own)
                passed += 1
            except lychgate.BadRecord:
                pass
    assert len(deals) > 390, "there was something to choose from"
    assert passed == 0


def test_a_promise_that_was_kept_counts_also_beside_a_sealed_record() -> None:
    chosen = lychgate.new("graverobbers", players=3, seed=7).record()
    with pytest.raises(lychgate.BadRecord, match="not the one that was committed to"):
        verify(chosen, commitment=fairness.commitment(SEED), sealed=chosen.sealed())


def test_a_commitment_is_compared_however_it_is_written_and_an_empty_one_does_not_fit() -> None:
    record = play_out(lychgate.new("graverobbers", players=3, seed=SEED)).record()
    assert verify(record, commitment=f" {record.commitment.upper()}\n") > 0
    with pytest.raises(lychgate.BadRecord):
        verify(record, commitment="")


@pytest.mark.parametrize("change", ["entropy", "seed", "notes"])
def test_no_line_end_hides_in_a_record(change: str) -> None:
    record = play_out(lychgate.new("graverobbers", players=3, seed=SEED, entropy={0: "three ravens"})).record()
    data = record.as_data()
    data[change] = {
        "entropy": {"1": "three ravens", "1\n": "another"}, "seed": f"{record.seed}\n", "notes": {"1\n": "so"}
    }[change]  # fmt: skip
    with pytest.raises(lychgate.BadRecord):
        Record.from_text(Record(**data)._signed().text())


def test_a_changed_text_is_another_deal_and_does_not_hold() -> None:
    record = play_out(lychgate.new("graverobbers", players=3, seed=SEED, entropy={0: "three ravens"})).record()
    with pytest.raises(lychgate.BadRecord):
        verify(Record(**{**record.as_data(), "entropy": {"1": "two ravens"}})._signed())


def test_the_same_seed_deals_the_same_on_every_machine() -> None:
    match = lychgate.new("graverobbers", players=4, seed=1)
    assert match.view(0)["seats"][0]["hand"] == HAND_OF_SEED_1
    assert np.array_equal(match.state, lychgate.new("graverobbers", players=4, seed=1).state)


HAND_OF_SEED_1 = ["R2", "R2", "R2", "R3", "R3", "D1", "D1", "D1", "D2", "D3", "D3", "B0", "B0", "B1", "B1", "B2"]


def test_importing_lychgate_does_not_wait_for_the_compiler() -> None:
    program = "import sys, lychgate; print(*({'numba', 'numpy', 'fluent'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
