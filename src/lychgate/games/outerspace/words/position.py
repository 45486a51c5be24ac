"""Positions of Outer Space from readable data, and back, in the same words.

    phase = "turn"                        or title, last-chance, discarding, over
    turn = 2; round = 3                   seats are counted from 1; seat 1 has begun unless `first` says otherwise
    title = ["galaxy", "end"]             words in the title
    seats.1.film = "shopping-mall+cellar handsome-handyman[burning-torch,lucky-charm]"
                                          what stays under a location or a prop: beach[fog] hero[torch[polish],charm]
    seats.1.hand = "giant-android ..."    ... has others too, up to `hand_size`
    seats.1 = { known = "trapdoor", aside = "good-review", noted = 3, wish = "until-attacked" }
    discard = "on-the-beach"              the discard pile
    pile = "script-doctor"                what is not mentioned then is discarded; else it is in the pile
    last_card = 2                         who has drawn the last card of the pile; 0: nobody yet
    title_cards = "…"                     in the phase title: the cards turned up

What is left open stays blank here, to be dealt by `redeal`.
"""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

from lychgate.core.input.checked import Given
from lychgate.core.model.layout import Bytes, blank, read
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, EFFECT, HAND, LOCATION, PROP, TITLE, WISHES
from lychgate.games.outerspace.rules.state import (
    ABSENT,
    ASIDE,
    BOX,
    DISCARD,
    HIDDEN,
    IN_FILM,
    IN_HAND,
    KNOWN,
    LAST_CHANCE,
    PARTS,
    PILE,
    STATE,
    TITLE_ROW,
    TITLING,
)
from lychgate.games.outerspace.words.shape import PHASES

OPEN_END = "..."
UNKNOWN = "?"
NO_ATTACK: dict[str, Any] = {
    "film": -1,
    "creature": "",
    "joined": [],
    "props": [],
    "effects": [],
    "attack": 0,
    "defence": 0,
}
GIVEN_PHASES = ("turn", "title", "last-chance", "discarding", "over")
ENTRY = re.compile(r"([a-z0-9.+-]+)(?:\[([][a-z0-9.,-]+)\])?")
UNDER = re.compile(r"([a-z0-9.-]+)(?:\[([a-z0-9.,-]+)\])?(?:,|$)")


class Positions:
    """Positions with the cards of some decks."""

    def __init__(self, material: Material) -> None:
        self.material = material

    # --- from data

    def build(self, box_bytes: Bytes, given: Given) -> Bytes:
        """A state with all that is given, and nothing else."""
        buffer = blank(STATE)
        box, state = read(box_bytes, BOX), read(buffer, STATE)
        for card in range(box.cards):
            state.place[card] = HIDDEN if box.kind[card] else ABSENT
        self.set_table(box, state, given)
        seats = dict(given.numbered("seats", range(1, box.players + 1)))
        for seat in range(box.players):
            self.set_player(box, state, seats.get(seat + 1, Given({}, (*given.path, "seats", str(seat + 1)))), seat)
        self.set_piles(box, state, given)
        given.finish()
        return buffer

    def set_table(self, box: Any, state: Any, given: Given) -> None:
        """Phase, turn and round, and the title."""
        seats = range(1, box.players + 1)
        state.phase = PHASES.index(given.word("phase", GIVEN_PHASES, "turn"))
        first = given.number("first", seats, 1) - 1
        state.dealer = (first - 1) % box.players
        state.turn = given.number("turn", seats, first + 1) - 1
        rounds = given.number("round", range(1, 100), 3)
        state.turns = 0 if state.phase == TITLING else (rounds - 1) * box.players + (state.turn - first) % box.players
        state.closing = int(state.phase in (LAST_CHANCE, PHASES.index("discarding")))
        state.ending = int(given.flag("ending") or PHASES[state.phase] == "over")
        state.delay = given.number("credits_delayed", range(100), 0)
        for i, word in enumerate(given.words("title", self.material.words)[:TITLE]):
            state.title[i] = self.material.words.index(word) + 1
        for card in self.cards(given, "title_cards"):
            self.put(given, "title_cards", state, card, TITLE_ROW)

    def set_player(self, box: Any, state: Any, given: Given, seat: int) -> None:
        """A player's film, hand and points."""
        for text in given.text("film").split():
            self.set_film(box, state, given, seat, text)
        hand = given.text("hand", "" if state.phase == TITLING else OPEN_END)
        held = self.cards(given, "hand", hand.removesuffix(OPEN_END))
        known = self.cards(given, "known")
        for card in (*held, *known):
            self.put(given, "hand", state, card, IN_HAND + seat)
        for card in known:
            state.mark[card] = KNOWN
        count = len(held) + len(known)
        size = given.number("hand_size", range(13), max(HAND, count) if hand.endswith(OPEN_END) else count)
        if size < count or (size > count and not hand.endswith(OPEN_END)):
            raise given.wrong("hand", f"expected {size} cards, got {count}; end it with ... if there are others.")
        state.hand_size[seat] = size
        for card in self.cards(given, "aside"):
            self.put(given, "aside", state, card, ASIDE + seat)
        state.noted[seat] = given.number("noted", range(1000), 0)
        state.wish[seat] = WISHES.index(given.word("wish", WISHES, WISHES[0]))
        state.wished[seat, state.wish[seat]] = PARTS
        state.weight[seat, 0] = PARTS
        given.finish()

    def set_film(self, box: Any, state: Any, given: Given, seat: int, text: str) -> None:
        """A character with what lies under it, or a location with those it is combined with."""
        found = ENTRY.fullmatch(text)
        if found is None:
            raise given.wrong("film", f"expected cards such as handsome-handyman[burning-torch], got {text!r:.60}.")
        host, *combined = self.cards(given, "film", found[1].replace("+", " "))
        sort = box.kind[host]
        if sort not in (CHARACTER, LOCATION) or (combined and sort != LOCATION):
            raise given.wrong("film", f"expected a character or a location, got {text!r:.60}.")
        for card in (host, *combined):
            self.put(given, "film", state, card, IN_FILM + seat)
        for card in combined:
            state.under[card] = host + 1
        self.set_under(box, state, given, host, found[2] or "")

    def set_under(self, box: Any, state: Any, given: Given, host: int, text: str) -> None:
        """Props and effects under a character; effects under a prop or a location."""
        entries = list(UNDER.finditer(text))
        if "".join(entry[0] for entry in entries) != text:
            raise given.wrong("film", f"expected cards such as burning-torch,lucky-charm, got {text!r:.60}.")
        for entry in entries:
            (card,) = self.cards(given, "film", entry[1])
            if box.kind[card] != EFFECT and (box.kind[host] != CHARACTER or box.kind[card] != PROP):
                raise given.wrong(
                    "film", f"expected props and effects under a character, else effects, got {entry[1]!r:.60}."
                )
            self.put(given, "film", state, card, state.place[host])
            state.under[card] = host + 1
            if entry[2] and box.kind[card] != PROP:
                raise given.wrong("film", f"expected an effect with nothing under it, got {entry[0]!r:.60}.")
            self.set_under(box, state, given, card, entry[2] or "")

    def set_piles(self, box: Any, state: Any, given: Given) -> None:
        """The discard pile and the pile; the pile of a position is what is not mentioned, unless it is told."""
        for card in self.cards(given, "discard"):
            self.put(given, "discard", state, card, DISCARD)
        told = given.has("pile")
        for card in self.cards(given, "pile"):
            self.put(given, "pile", state, card, PILE)
        rest = [card for card in range(box.cards) if state.place[card] == HIDDEN]
        held = [sum(state.place[card] == IN_HAND + seat for card in range(box.cards)) for seat in range(box.players)]
        missing = sum(state.hand_size[seat] - held[seat] for seat in range(box.players))
        if missing > len(rest):
            raise given.wrong("seats", f"{missing} cards are left open, but only {len(rest)} are left to fill them.")
        if told and missing:
            raise given.wrong("pile", "expected all hands to be told where the pile is.")
        if told:
            for card in rest:
                state.place[card] = DISCARD
        state.pile_size = sum(state.place[card] == PILE for card in range(box.cards)) if told else len(rest) - missing
        state.last = given.number("last_card", range(box.players + 1), 0)
        if state.last and state.pile_size:
            raise given.wrong(
                "last_card", f"expected an empty pile where its last card is drawn, got {state.pile_size}."
            )
        if state.last == state.turn + 1:
            state.ending = 1  # BM-32

    def cards(self, given: Given, key: str, text: str | None = None) -> list[int]:
        """The cards in a text."""
        numbers = []
        for name in (given.text(key) if text is None else text).split():
            if name not in self.material.numbers or name.startswith("no-card-"):
                raise given.wrong(
                    key, f"expected cards of the deck such as {self.material.names[0]}, got {name!r:.60}."
                )
            numbers.append(self.material.numbers[name])
        return numbers

    def put(self, given: Given, key: str, state: Any, card: int, place: int) -> None:
        if state.place[card] == ABSENT:
            raise given.wrong(
                key, f"expected a card of the decks that are played with, got {self.material.names[card]}."
            )
        if state.place[card] != HIDDEN:
            raise given.wrong(key, f"{self.material.names[card]} is there once only.")
        state.place[card] = place

    # --- and back

    def facts(self, seen: dict[str, Any], box: Bytes, view: Bytes) -> dict[str, Any]:
        """All that a picture shows; seats are counted from 1, what is not known is "?"."""
        attack = seen["attack"] or NO_ATTACK
        return {
            "phase": seen["phase"],
            "turn": seen["turn"] + 1,
            "first": (seen["dealer"] + 1) % len(seen["seats"]) + 1,
            "round": seen["round"],
            "ending": seen["ending"],
            "last_card": 0 if seen["last_card"] is None else seen["last_card"] + 1,
            "credits_delayed": seen["credits_delayed"],
            "title": seen["title"],
            "title_cards": " ".join(seen["title_cards"]),
            "pile_size": seen["pile"],
            "discard": " ".join(seen["discard"]),
            "chosen": seen["chosen"] or "",
            "played": " ".join(entry["card"] for entry in seen["played"]),
            "attack": {
                "film": attack["film"] + 1,
                "creature": attack["creature"],
                "joined": " ".join(attack["joined"]),
                "props": " ".join(attack["props"]),
                "effects": " ".join(attack["effects"]),
                "attack": attack["attack"],
                "defence": attack["defence"],
            },
            "seats": {str(player["seat"] + 1): player_facts(player) for player in seen["seats"]},
        }


def player_facts(player: dict[str, Any]) -> dict[str, Any]:
    location = [player["location"]] if player["location"] else []
    return {
        "film": " ".join(written(card) for card in (*location, *player["characters"])),
        "value": player["value"],
        "hand": UNKNOWN if player["hand"] is None else " ".join(player["hand"]),
        "known": " ".join(player["known"]),
        "hand_size": player["hand_size"],
        "aside": " ".join(player["aside"]),
        "noted": player["noted"],
        "proposed": player["proposed"],
        "answer": player["answer"] or "",
        "wish": player["wish"] or UNKNOWN,
    }


def written(card: dict[str, Any]) -> str:
    """A card of a film as positions write it."""
    parts = [card["card"], *(other["card"] for other in card["under"] if other["type"] == "location")]
    under = [written(other) for other in card["under"] if other["type"] != "location"]
    return "+".join(parts) + (f"[{','.join(under)}]" if under else "")


def position_for(material: Material) -> ModuleType:
    """The two functions that a game's positions have."""
    found, module = Positions(material), ModuleType("position", __doc__)
    for name in ("build", "facts"):
        setattr(module, name, getattr(found, name))
    return module
