"""The table's own compiled functions, for whoever compiles before a game begins."""

from __future__ import annotations

from lychgate.play.match import moves, ruins, undo, updates
from lychgate.play.record import replay

GENERIC = (moves.POINTER, updates.POINTER, updates.MOVE, undo.POINTER, ruins.POINTER, replay.POINTER)
