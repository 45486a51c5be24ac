"""Every test of the command line begins in English, whatever language the one before has chosen in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lychgate.cli.language import choose


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    choose(None)
    yield
    choose(None)
