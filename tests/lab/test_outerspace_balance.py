"""What is counted of games that are watched, and the page that is made of it."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import CARDS
from lychgate.lab.engine.counts import WIN
from lychgate.lab.studies.outerspace.balance import CARD, GIST, ROW, Balance, counted, median, watch
from lychgate.lab.studies.outerspace.report import END, added, load, write


def two_games() -> Balance:
    """Seat 2 begins both games, wins the first, and shares the second; it drew the first card of the deck."""
    rows = np.zeros((2, GIST), np.int32)
    rows[0, :ROW] = (9, 1, 4, 3, 100, 1)
    rows[1, :ROW] = (16, 0, 2, 0, 200, 1)
    rows[0, ROW : ROW + 2], rows[0, ROW + SEATS : ROW + SEATS + 2] = (10, 20), (2, 1)
    rows[1, ROW : ROW + 2], rows[1, ROW + SEATS : ROW + SEATS + 2] = (15, 15), (1, 1)
    cards = np.zeros((CARDS, CARD), np.int32)
    cards[0] = (2, WIN + WIN // 2, 1)
    return counted("house", 2, {}, 1, rows, cards)


def test_games_are_counted() -> None:
    found = two_games()
    assert found.rounds == {5: 1, 8: 1}
    assert (found.by_credits, found.attacks, found.successes) == (1, 6, 3)
    assert found.wins_by_turn == [1.5, 0.5]
    assert found.points == {15: 1, 20: 1}
    assert found.effect("hot-headed-secretary") == 25.0


def test_the_median_is_the_middle_one() -> None:
    assert median({5: 3, 8: 3, 9: 1}) == 8


def test_counts_of_several_seeds_are_added_and_make_a_page(tmp_path: Path) -> None:
    one = two_games()
    counts, docs = tmp_path / "counts", tmp_path / "docs"
    counts.mkdir()
    docs.mkdir()
    for seed in (1, 2):
        (counts / f"{seed}.json").write_text(json.dumps(asdict(one)), encoding="utf-8")
    assert load(counts) == [added(one, one)]
    write(counts, docs)
    assert "hot-headed-secretary +25.0" in (docs / "balance.md").read_text(encoding="utf-8")
    assert (docs / "balance" / "turns.svg").exists()


def test_what_was_written_by_hand_is_kept(tmp_path: Path) -> None:
    counts, docs = tmp_path / "counts", tmp_path / "docs"
    counts.mkdir()
    docs.mkdir()
    for decks in ("house", "jungle"):
        counted = replace(two_games(), decks=decks)
        (counts / f"{decks}.json").write_text(json.dumps(asdict(counted)), encoding="utf-8")
    write(counts, docs)
    page = docs / "balance.md"
    written = page.read_text(encoding="utf-8").replace(END, f"Aunt Agatha wins too often.\n{END}")
    page.write_text(written, encoding="utf-8")
    write(counts, docs)
    assert page.read_text(encoding="utf-8") == written
    assert "## jungle" in written


@pytest.mark.long
def test_games_are_watched_to_their_end_the_same_for_a_seed() -> None:
    first, again = (watch("house", 2, 2, seed=3) for _ in range(2))
    assert first == again
    assert sum(first.wins_by_turn) == 2
    assert len(first.cards) > 20
