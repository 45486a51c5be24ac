"""Decisions are listed in the order they always were, and pictures are what they were."""

from __future__ import annotations

import pytest

from lychgate.conformance.cases import games
from tests.golden import moments, pictures


@pytest.mark.parametrize("game", games())
def test_decisions_are_listed_in_the_pinned_order(game: str) -> None:
    again = f"python -m tests.golden.moments {game}"
    assert moments.path(game).exists(), f"the order of {game} is not pinned yet: {again}"
    was, is_now = moments.pinned(game), moments.current(game)
    if was["version"] == is_now["version"]:
        assert is_now == was, f"the order has changed, or a case: if that is meant, raise the version and {again}"
    else:
        pytest.fail(f"the version of {game}'s rules has changed: {again}")


@pytest.mark.parametrize("game", games())
def test_pictures_are_what_they_always_were(game: str) -> None:
    again = f"python -m tests.golden.pictures {game}"
    assert pictures.path(game).exists(), f"the pictures of {game} are not pinned yet: {again}"
    assert pictures.current(game) == pictures.pinned(game), f"the pictures have changed: if that is meant, {again}"
