"""What a bot thinks, as plain data for screens and files."""

from __future__ import annotations

from typing import Any

from lychgate import bots
from lychgate.bots.beliefs import beliefs
from lychgate.bots.levels import Level
from lychgate.bots.search.thinking import Thought
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes

SEED = 1  # the same position, the same advice


def moves_of(game: Game, thought: Thought) -> list[dict[str, Any]]:
    """The moves considered: how much was thought of each, and what is expected of it."""
    return [
        {
            "decision": game.decisions.write(move.action),
            "visits": move.visits,
            "share": round(move.share, 4),
            "wins": round(move.wins, 4),
            "points": round(move.points, 2),
        }
        for move in thought.moves
        if move.visits
    ]


def advice(game: Game, box: Bytes, view: Bytes, seat: int, bot: str, *, believes: bool) -> dict[str, Any]:
    """What a bot says to a seat: its decision, the moves it considered if it searches, and what it believes."""
    player = bots.find(bot)
    told: dict[str, Any] = {"seat": seat + 1, "bot": bot}
    if isinstance(player, Level):
        thought = player.think(game, box, view, seat, SEED)
        told |= {"decision": game.decisions.write(thought.best), "iterations": thought.iterations}
        told["moves"] = moves_of(game, thought)
    else:
        told["decision"] = game.decisions.write(player(game, box, view, seat, quick(SEED)))
    if believes:
        told["beliefs"] = [
            {"where": one.where, "what": one.what, "likely": one.likely}
            for one in beliefs(game, box, view, seat, seed=SEED)
        ]
    return told
