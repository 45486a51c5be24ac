"""Vigil is a registered game while these tests run, and only then: other tests meet the games people play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lychgate.core.input import registry
from tests.toy import GAME


@pytest.fixture(autouse=True)
def _vigil_is_registered() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.forget(GAME.name)
