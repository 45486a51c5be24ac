"""What is crossed — all games, all sorts of seats — is tried in the long suite; one of each stays in `make test`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def crossed(values: Iterable[Any]) -> list[Any]:
    """Parameters of which only the first is tried in `make test`."""
    first, *others = values
    return [first, *(pytest.param(*_each(value), marks=pytest.mark.long) for value in others)]


def _each(value: Any) -> tuple[Any, ...]:
    """The parameters of one case: of several names a tuple, of one name the value itself."""
    return value if isinstance(value, tuple) else (value,)
