"""A view of Vigil as plain data with the rules' words, for screens and scripts."""

from __future__ import annotations

from typing import Any

from lychgate.core.model.layout import Bytes, read
from tests.toy.cards import BET
from tests.toy.state import BOX, PLAYED, STATE

PHASES = ("betting", "watching", "answering", "over")
ANSWERS = (None, "pass", "vow")


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null."""
    b, v = read(box, BOX), read(view, STATE)
    watches = [watch for watch in range(b.watches) if v.rolled[watch]]
    return {
        "phase": PHASES[v.phase],
        "first": v.first,
        "watch": v.watch + 1,
        "row": [v.row[place] or None for place in range(b.cards - b.players * b.hand)],
        "looked": [v.looked[place] for place in range(b.cards - b.players * b.hand)],
        "past": [
            {
                "winner": v.winner[watch] - 1 if v.winner[watch] else None,
                "card": v.played[watch] or None,
                "die": v.rolled[watch],
            }
            for watch in watches
        ],
        "seats": [player(b, v, seat) for seat in range(b.players)],
    }


def player(b: Any, v: Any, seat: int) -> dict[str, Any]:
    """One player: what is open, and what is the reader's own."""
    answer = v.answer[seat]
    size = b.hand - sum(v.winner[watch] == seat + 1 for watch in range(b.watches))
    hand = [card for card in range(1, b.cards + 1) if v.hand[seat] >> (card - 1) & 1]
    return {
        "seat": seat,
        "hand_size": size,
        "hand": hand if len(hand) == size else None,
        "has_bet": bool(v.bets_in >> seat & 1),
        "bet": BET.data(v.bet[seat]) if v.bet[seat] else None,
        "answer": {"card": answer - PLAYED} if answer > PLAYED else ANSWERS[answer],
        "vowed": bool(v.vowed >> seat & 1),
    }
