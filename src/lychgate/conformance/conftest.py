"""Games that are only tried are registered while these tests run, and only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite(*(f"lychgate.conformance.{name}" for name in ("secrets", "table", "worlds")))

from lychgate.conformance.cases import unregistered  # noqa: E402
from lychgate.core.input import registry  # noqa: E402


@pytest.fixture(autouse=True)
def _tried_games_are_registered() -> Iterator[None]:
    for game in unregistered().values():
        registry.register(game)
    yield
    for name in unregistered():
        registry.forget(name)
