"""What a bot thinks, as plain data for screens and files."""

from __future__ import annotations

from typing import Any

from lychgate.bots.thinking import Thought
from lychgate.core.contract import Game


def moves_of(game: Game, thought: Thought) -> list[dict[str, Any]]:
    """The moves considered: how much was thought of each, and what is expected of it."""
    return [
        {
            "decision": game.notation.write(move.action),
            "visits": move.visits,
            "share": round(move.share, 4),
            "wins": round(move.wins, 4),
            "points": round(move.points, 2),
        }
        for move in thought.moves
        if move.visits
    ]
