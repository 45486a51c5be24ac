"""Rulings on seats: what is none is refused in one sentence, whatever is asked of it, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.match.match import Match
from tests.crossing import crossed

NO_SEATS = [4, -1, 2**70, 0.0, 1.5, True, "0", None, [0], np.float64(0), np.True_]
GAMES = crossed(registry.names())


def begun(game: str = "graverobbers") -> Match:
    """A match in which something has been decided."""
    match = lychgate.new(game, players=4, seed=7)
    match.decide(match.asked[0], match.legal(match.asked[0])[0])
    return match


def all_of(match: Match) -> tuple[Any, ...]:
    """Everything that a decision could change."""
    prompts = [match.prompt_id(seat) for seat in range(match.players)]
    return match.state.tobytes(), match.chance.tobytes(), len(match.log), len(match.told), prompts, match.asked


ASKED_OF_A_SEAT: dict[str, Callable[[Match, Any], Any]] = {
    "prompt": Match.prompt,
    "prompt_id": Match.prompt_id,
    "no_answer": Match.no_answer,
    "legal": Match.legal,
    "legal_actions": Match.legal_actions,
    "can_undo": Match.can_undo,
    "undo": Match.undo,
}
ASKED_OF_A_READER: dict[str, Callable[[Match, Any], Any]] = {
    "view": Match.view,
    "view_bytes": Match.view_bytes,
    "story": Match.story,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_nobody_decides_from_a_seat_that_is_none(game: str, seat: Any) -> None:
    match = begun(game)
    before = all_of(match)
    for decision in match.legal(match.asked[0]):
        with pytest.raises(lychgate.NotAsked) as refused:
            match.decide(seat, decision)
        assert refused.value.code == "not-asked"
        assert refused.value.sentence == f"Expected a seat from 0 to 3, got {seat!r}."
    assert all_of(match) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ask", ASKED_OF_A_SEAT)
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_is_none_is_asked_nothing(game: str, ask: str, seat: Any) -> None:
    match = begun(game)
    before = all_of(match)
    with pytest.raises(lychgate.BadOptions) as refused:
        ASKED_OF_A_SEAT[ask](match, seat)
    assert refused.value.sentence == f"Expected a seat from 0 to 3, got {seat!r}."
    assert all_of(match) == before


@pytest.mark.parametrize("ask", ASKED_OF_A_READER)
@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat is not None], ids=repr)
def test_only_a_seat_or_a_spectator_reads(ask: str, seat: Any) -> None:
    with pytest.raises(lychgate.BadOptions) as refused:
        ASKED_OF_A_READER[ask](begun(), seat)
    assert refused.value.sentence == f"Expected a seat from 0 to 3, or None for a spectator; got {seat!r}."


def test_a_seat_too_long_to_be_written_is_refused_all_the_same() -> None:
    with pytest.raises(lychgate.BadOptions, match="got some int that cannot be shown"):
        begun().view(10**5000)


def test_a_seat_from_an_array_is_one() -> None:
    match = lychgate.new("graverobbers", players=4, seed=7)
    match.decide(np.int64(1), "goal 1")  # type: ignore[arg-type]
    assert match.log[0].seat == 1
    assert type(match.log[0].seat) is int
    assert match.view(np.int8(1)) == match.view(1)  # type: ignore[arg-type]
