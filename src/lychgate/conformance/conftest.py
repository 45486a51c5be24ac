"""Games that are only tried are registered while these tests run, and only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lychgate.conformance.cases import unregistered
from lychgate.core.input import registry


@pytest.fixture(autouse=True)
def _tried_games_are_registered() -> Iterator[None]:
    for game in unregistered().values():
        registry.register(game)
    yield
    for name in unregistered():
        registry.forget(name)
