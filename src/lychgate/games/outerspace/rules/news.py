"""Telling what happened: events for everybody, in one call. What only one seat may hear is emitted where it happens."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.contract import EVERYBODY, emit
from lychgate.core.model.layout import Row


@kernel
def tell(events: Row, kind: int, a: int, b: int, c: int) -> None:
    """Everybody hears of it."""
    emit(events, kind, EVERYBODY, a, b, c)
