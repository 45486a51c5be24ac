"""Several games of Graverobbers for a total (GR-32): who begins the next, and who wins in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lychgate.core.model.layout import Bytes, read
from lychgate.games.graverobbers.rules.events import OUT_BY_TOTAL, TOTAL_TIED
from lychgate.games.graverobbers.rules.state import BOX, STATE


def next_box(box: Bytes, state: Bytes) -> Bytes:
    """GR-32: the seat left of the last game's first player begins."""
    b, s = read(box, BOX), read(state, STATE)
    began = (s.first - (s.round - 1)) % b.players  # the card has gone one seat to the left each round (GR-23)
    following = box.copy()
    following.view(BOX)["first_player"] = (began + 1) % b.players + 1
    return following


def match_places(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[int]:
    """GR-32: who wins, then the others by total, under some rules then by the last game."""
    ranks = _ranks(settings, games)
    best = _best(settings, ranks)
    return [_place(rank, best, ranks) for rank in ranks]


def match_lines(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """GR-32: whose place was decided by the last game, and who was tied above the winner."""
    ranks = _ranks(settings, games)
    best = _best(settings, ranks)
    lines: list[tuple[int, ...]] = []
    for seat, (total, last) in enumerate(ranks):
        if any(other_total == total and other_last != last for other_total, other_last in ranks):
            lines.append((TOTAL_TIED, seat, 0, last))
        if (total, last) > best:
            lines.append((OUT_BY_TOTAL, seat, 0))
    return lines


def _ranks(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    last_game = settings["match_tie"] == "last-game"
    return [(sum(points), points[-1] if last_game else 0) for points in zip(*games, strict=True)]


def _best(settings: Mapping[str, Any], ranks: list[tuple[int, int]]) -> tuple[int, int]:
    """The rank that wins.

    French: the best that one player holds alone. German: the best if one player holds it alone, otherwise the
    second best, whoever holds it. If all are tied, they share.
    """
    first, *others = sorted(set(ranks), reverse=True)
    if settings["match_tie"] == "last-game":
        return next((rank for rank in (first, *others) if ranks.count(rank) == 1), first)
    return others[0] if others and ranks.count(first) > 1 else first


def _place(rank: tuple[int, int], best: tuple[int, int], ranks: list[tuple[int, int]]) -> int:
    ahead = sum(other > rank for other in ranks)
    if rank == best:
        return 1
    winners = ranks.count(best)  # whoever was tied above them stands right behind
    return 1 + ahead if rank < best else 1 + winners + ahead
