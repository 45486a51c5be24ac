"""Decisions are listed in the order they always were."""

from __future__ import annotations

import pytest

from lychgate.conformance.cases import games
from tests.golden import moments


@pytest.mark.parametrize("game", games())
def test_decisions_are_listed_in_the_pinned_order(game: str) -> None:
    again = f"python -m tests.golden.moments {game}"
    assert moments.path(game).exists(), f"the order of {game} is not pinned yet: {again}"
    was, is_now = moments.pinned(game), moments.current(game)
    if was["version"] == is_now["version"]:
        assert is_now == was, f"the order has changed, or a case: if that is meant, raise the version and {again}"
    else:
        pytest.fail(f"the version of {game}'s rules has changed: {again}")
