"""A view of Gravediggers as plain data with the rulebook's words, for screens and scripts.

It holds everybody's money, since everybody could count along. A screen shows a player the own amount
only, until the game is over, unless `open_money` is set (GD-25).
"""

from __future__ import annotations

from typing import Any

from lychgate.core.model.decoding import reading
from lychgate.core.model.layout import Bytes
from lychgate.games.gravediggers.rules.cards import KINDS, NAMES, TILE_NAMES
from lychgate.games.gravediggers.rules.state import BOX, FACE_UP, SEALED, STATE

PHASES = (*TILE_NAMES, "fists", "over")


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null."""
    b, v = reading(box, BOX), reading(view, STATE)
    return {
        "phase": PHASES[v.phase],
        "turn": v.turn,
        "robbed": v.robbed or None,
        "final": bool(v.final),
        "tiles": {
            name: {"down": v.tiles[tile], "up": b.tiles[tile] - v.tiles[tile]} for tile, name in enumerate(TILE_NAMES)
        },
        "pile": v.pile_size,
        "notes_left": v.notes_left,
        "notes_handed_out": bool(v.noted),
        "open_money": bool(b.open_money),
        "cemeteries": [cemetery(b, v, number) for number in range(b.cemeteries)],
        "seats": [player(v, seat) for seat in range(b.players)],
        "last_robbery": last_robbery(b, v) if v.last_robbed else None,
        "gone": [NAMES[kind] for kind in range(KINDS) for _ in range(v.gone[kind])],
    }


def cemetery(b: Any, v: Any, number: int) -> dict[str, Any]:
    """One cemetery: whose it is, and its cards in their places."""
    cards = [
        {
            "card": NAMES[v.card[i] - 1] if v.card[i] else None,
            "up": bool(v.known[i] & FACE_UP),
            "layer": v.layer[i] - 1 if v.layer[i] else None,
            "known_by": [seat for seat in range(b.players) if v.known[i] >> seat & 1],
            "touched": v.touched == i + 1,
        }
        for i in range(v.lying)
        if v.cemetery[i] == number
    ]
    return {
        "number": number + 1,
        "owner": number if number < b.players else None,
        "closed": bool(v.closed >> number & 1),
        "cards": cards,
    }


def last_robbery(b: Any, v: Any) -> dict[str, Any]:
    """What all saw at the last robbery."""
    return {
        "cemetery": v.last_robbed,
        "cards": [NAMES[card - 1] for card in v.last_cards if card],
        "fists": [v.last_fists[seat] for seat in range(b.players)],
    }


def player(v: Any, seat: int) -> dict[str, Any]:
    """One player: what is open, and hand and fist where the view knows them."""
    hand = [NAMES[kind] for kind in range(KINDS) for _ in range(v.hand[seat, kind])]
    answered = bool(v.answered >> seat & 1)
    known = answered and v.fist[seat] != SEALED
    return {
        "seat": seat,
        "money": v.money[seat],
        "notes": v.notes[seat],
        "hand_size": v.hand_size[seat],
        "hand": hand if len(hand) == v.hand_size[seat] else None,
        "answered": answered,
        "fist": v.fist[seat] if known else None,
        "credit": bool(v.wish >> seat & 1) if known else None,  # wanted with the fist (GD-21)
    }
