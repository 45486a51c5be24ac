"""What the server sends over a WebSocket: everything at once, or one change after another."""

from __future__ import annotations

from lychgate.server.messages.clocks import ClocksSaid
from lychgate.server.messages.matches import Accepted, Change, ChatSaid, ErrorSaid, Pointed, Pong, RefusedDecision
from lychgate.server.messages.tables import Full, TableChanged

ServerMessage = (
    Full | Change | ClocksSaid | TableChanged | ChatSaid | Pointed | Accepted | RefusedDecision | ErrorSaid | Pong
)
