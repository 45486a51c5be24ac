"""Several games of Graverobbers for a total (GR-32): who begins the next, and who wins in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lychgate.core.record import Bytes, read
from lychgate.games.graverobbers.state import BOX, STATE


def next_box(box: Bytes, state: Bytes) -> Bytes:
    """GR-32: the seat left of the last game's first player begins."""
    b, s = read(box, BOX), read(state, STATE)
    began = (s.first - (s.round - 1)) % b.players  # the card has gone one seat to the left each round (GR-23)
    following = box.copy()
    following.view(BOX)["begins"] = (began + 1) % b.players + 1
    return following


def match_places(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[int]:
    """GR-32: by total, under some rules then by the last game; the best rank held by one player alone wins."""
    totals = [sum(points) for points in zip(*games, strict=True)]
    last_game = settings["match_tie"] == "last-game"
    ranks = [(total, games[-1][seat] if last_game else 0) for seat, total in enumerate(totals)]
    alone = [rank for rank in ranks if ranks.count(rank) == 1]
    best = max(alone or ranks)
    return [_place(rank, best, ranks) for rank in ranks]


def _place(rank: tuple[int, int], best: tuple[int, int], ranks: list[tuple[int, int]]) -> int:
    ahead = sum(other > rank for other in ranks)
    if rank == best:
        return 1
    return 1 + ahead if rank < best else 2 + ahead  # whoever was tied above the winner stands right behind
