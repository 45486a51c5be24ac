"""A puzzle as data for whoever solves it: what the seat may know then, what it is asked, what decisions are worth.

It is what a table tells its reader in that seat (`MatchInfo`), made from the seat's view and story alone: neither the
deal nor the decisions that led there leave this file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.puzzle.puzzle import Puzzle, puzzles


def puzzle_list(game: Game) -> list[dict[str, Any]]:
    """A game's puzzles, by id and grade."""
    return [{"id": puzzle.id, "grade": puzzle.grade} for puzzle in puzzles(game)]


def puzzle_data(puzzle: Puzzle, names: Sequence[str]) -> dict[str, Any]:
    """One of them, with players of these names."""
    match = puzzle.match()
    return {
        "id": puzzle.id,
        "game": puzzle.game.name,
        "grade": puzzle.grade,
        "seat": puzzle.seat,
        "names": list(names[: match.players]),
        "match": shown(puzzle, match),
        "answers": list(puzzle.answers),
        "values": [
            {"decision": action, "wins": value.wins, "low": value.low, "high": value.high}
            for action, value in puzzle.values.items()
        ],
    }


def shown(puzzle: Puzzle, match: Match) -> dict[str, Any]:
    """What a table would tell the seat that is asked."""
    game, seat = puzzle.game, puzzle.seat
    view = match.view_bytes(seat)
    told = [event for event in match.told if event.is_told_to(seat)]
    widths = [len(event.arguments) for event in game.events]
    window = None if match.no_answer(seat) is None else {"seconds": None, "left": None}
    return {
        "match": f"puzzle-{puzzle.id}",
        "version": 1,
        "game_number": match.game_number,
        "view": json.loads(game.picture_numbers(match.box, view)),
        "told": 0,
        "events": [[event.game_number, event.kind, *event.numbers[: widths[event.kind]]] for event in told],
        "prompt": {"id": 1, "asks": match.asks(seat), "decisions": match.legal_actions(seat), "window": window},
        "can_undo": False,
        "ruins": [list(pair) for pair in ruins_among(match, seat, view)],
        "ended": [],
        "outcome": None,
    }
