"""Telling what happened: events for everybody, in one call. What only one seat may hear is emitted where it happens."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit


@kernel
def tell(events: Row, kind: int, a: int, b: int, c: int) -> None:
    """Everybody hears of it."""
    emit(events, kind, EVERYBODY, a, b, c)
