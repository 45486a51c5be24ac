"""What the tests of the environments share: the games people play, one that nobody does, and one of another package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lychgate.core.input import registry
from tests.browser.packages import fifth_installed
from tests.toy import GAME


@pytest.fixture(scope="module", autouse=True)
def _all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Vigil and Skull Raffle can be played here too: environments are for any game.

    For one module: this folder is no package, so that for a package it would be for all tests that follow.
    """
    with fifth_installed(tmp_path_factory.mktemp("fifth") / "packages"):
        registry.register(GAME)
        yield
        registry.forget(GAME.name)
