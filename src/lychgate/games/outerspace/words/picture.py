"""A view of Outer Space as plain data with the rulebook's words, for screens and scripts.

Cards are named by their ids; their names, lines and texts are messages. It gets the view only, so it cannot show more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.compile.pointer import Pointer
from lychgate.core.model.contract import SIGNATURES
from lychgate.core.model.decoding import reading
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace import exports
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import (
    BRAND_LOCATION,
    CHARACTER,
    CREATURE,
    DESTROY_LOCATION,
    EFFECT,
    KINDS,
    LOCATION,
    LOSE,
    PROP,
    REDIRECT,
    REVEAL,
    SWAP_LOCATION,
    TOUGHEN_LOCATION,
    TRAITS,
    WISHES,
)
from lychgate.games.outerspace.rules.events import FILM_VALUE
from lychgate.games.outerspace.rules.state import (
    ASIDE,
    ATTACK,
    BOX,
    DISCARD,
    IN_FILM,
    IN_HAND,
    KNOWN,
    PLAYS,
    SEALED,
    STATE,
    TITLE_ROW,
    WISHED,
)

PHASES = (
    "title", "turn", "aiming", "arming", "joining", "victim", "preventing", "attack", "between", "last-chance",
    "discarding", "over",
)  # fmt: skip
WINDOWS = ("preventing", "attack", "between", "last-chance")
# Films or hands, not single cards.
AT_WHOLE = (SWAP_LOCATION, DESTROY_LOCATION, TOUGHEN_LOCATION, BRAND_LOCATION, REDIRECT, LOSE, REVEAL)

_outcome = Pointer(vars(exports)["outcome"], SIGNATURES["outcome"])


class Pictures:
    """Pictures with the cards of some decks."""

    def __init__(self, material: Material) -> None:
        self.material = material

    def __call__(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        """Everything in a view; what the view does not know is null."""
        b, v = reading(box, BOX), reading(view, STATE)
        phase = PHASES[v.phase]
        values = film_values(box, view)
        return {
            "phase": phase,
            "dealer": v.dealer,
            "turn": v.turn,
            "round": v.turns // b.players + 1,
            "ending": bool(v.ending),
            "last_card": v.last - 1 if v.last else None,
            "credits_delayed": v.delay,
            "pile": v.pile_size,
            "title": [self.material.words[word - 1] for word in v.title if word],
            "title_cards": self.lying(b, v, TITLE_ROW),
            "chosen": self.name(abs(v.half)) if phase == "turn" and v.half not in (0, SEALED) else None,
            "played": self.chain(b, v),
            "attack": self.attack(b, v) if v.creature else None,
            "seats": [self.player(b, v, seat, phase, values[seat]) for seat in range(b.players)],
            "discard": self.lying(b, v, DISCARD),
        }

    def name(self, number: int) -> str | None:
        """A card by its number, from 1."""
        return self.material.names[number - 1] if number else None

    def lying(self, b: Any, v: Any, place: int) -> list[str]:
        return [self.material.names[card] for card in range(b.cards) if v.place[card] == place]

    def card(self, b: Any, v: Any, card: int) -> dict[str, Any]:
        """One card of a film, with what lies under it."""
        under = [other for other in range(b.cards) if v.under[other] == card + 1 and v.place[other] == v.place[card]]
        return {
            "card": self.material.names[card],
            "type": KINDS[b.kind[card]],
            "traits": [trait for bit, trait in enumerate(TRAITS) if b.traits[card] >> bit & 1],
            "defence": b.defence[card],
            "attack": b.attack[card],
            "under": [self.card(b, v, other) for other in under],
        }

    def chain(self, b: Any, v: Any) -> list[dict[str, Any]]:
        """The card being played, with what it acts on, and those that answer it."""
        nothing = {"film": None, "on": None}
        return [
            {"seat": v.chain_seat[k], "card": self.name(v.chain[k]), "ability": bool(v.ability)}
            | (nothing if k or not v.target else self.aim(b, v))
            for k in range(v.links)
        ]

    def aim(self, b: Any, v: Any) -> dict[str, Any]:
        """The film, or the hand of its director, or the card that the card being played acts on."""
        card = v.chain[0] - 1
        whole = b.kind[card] in (LOCATION, CREATURE, CHARACTER) or any(code in AT_WHOLE for code in b.row("text", card))
        if whole and not v.ability:
            return {"film": v.target - 1, "on": None}
        return {"film": None, "on": self.name(v.target)}

    def attack(self, b: Any, v: Any) -> dict[str, Any]:
        """The attack under way; its effects are those a killer has brought along (BM-24), then those played."""
        brought = [card for card in range(b.cards) if v.place[card] == ATTACK and v.under[card]]
        return {
            "seat": v.turn,
            "film": v.defender,
            "creature": self.name(v.creature),
            "joined": [self.material.names[card] for card in brought if b.kind[card] in (CREATURE, CHARACTER)],
            "props": [self.material.names[card] for card in brought if b.kind[card] == PROP],
            "effects": [
                *(self.material.names[card] for card in brought if b.kind[card] == EFFECT),
                *(self.name(v.sway[k]) for k in range(v.sways)),
            ],
            "attack": v.attack,
            "defence": v.defence,
        }

    def player(self, b: Any, v: Any, seat: int, phase: str, value: int) -> dict[str, Any]:
        """One player: film, hand as far as it is known, what was answered and wished if that is known."""
        film = [card for card in range(b.cards) if v.place[card] == IN_FILM + seat and v.under[card] == 0]
        hand = [card for card in range(b.cards) if v.place[card] == IN_HAND + seat]
        whole = len(hand) == v.hand_size[seat]
        answer = v.answer[seat]
        return {
            "seat": seat,
            "characters": [self.card(b, v, card) for card in film if b.kind[card] == CHARACTER],
            "location": next((self.card(b, v, card) for card in film if b.kind[card] == LOCATION), None),
            "value": value,
            "aside": self.lying(b, v, ASIDE + seat),
            "noted": v.noted[seat],
            "hand": [self.material.names[card] for card in hand] if whole else None,
            "known": [self.material.names[card] for card in hand if v.mark[card] & KNOWN or phase == "over"],
            "hand_size": v.hand_size[seat],
            "proposed": bool(v.proposed >> seat & 1),
            "answer": self.answered(answer) if phase in WINDOWS and answer != SEALED else None,
            "wish": WISHES[v.wish[seat]] if v.wish[seat] >= 0 else None,
        }

    def answered(self, answer: int) -> str | None:
        """A seat's own answer in a window."""
        if answer == 0:
            return None
        if answer < 0:
            return f"{self.name(-answer)}!"
        if answer >= PLAYS:
            return self.name(answer - PLAYS + 1)
        return "pass" if answer == WISHED else f"pass {WISHES[answer - WISHED]}"


def film_values(box: Bytes, view: Bytes) -> list[int]:
    """What each film is worth as it stands; films are open to all."""
    out, lines = np.zeros(2 * SEATS, np.int32), event_buffer()
    _outcome(box, view, out, lines)
    values = [0] * SEATS
    for line in lines[1 : 1 + 8 * int(lines[0])].reshape(-1, 8).tolist():
        if line[0] == FILM_VALUE:
            values[line[2]] = line[3]
    return values
