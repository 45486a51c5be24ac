"""A table of Graverobbers to rule on: any position in a few words, decisions in notation, and what came of them.

    table(players=4).grave(1, "R3 D1 R2").hand(RED, "R3 D2").decide(RED, "R3@2")

Positions are written straight into the state's record, so that a test says no more than what its rule is about.
Everybody holds a few cards and nobody a goal unless told otherwise; red is on turn in the first round.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np

from lychgate.core.input import registry
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import NOT_ASKED, NOT_THIS, OVER, UNKNOWN
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.messages import EVENT_WIDTH, SPECTATOR_BIT, event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules.cards import GOAL, NAMES
from lychgate.games.graverobbers.words.shape import FATES, PHASES

GAME = registry.find("graverobbers")
RED, BLUE, GREEN, GREY, PINK, YELLOW = range(6)
SPECTATOR = -1

SOME_CARDS = "R1 R2 R3 D1 D2 D3 B0 B1 B2"
RANSACKED_COLUMN = "R3 D1 R3 D1 R2 B0 R1"  # 2 : 9
INTACT_COLUMN = "D3 R1 D2 B1 D1 R1 B0"  # 7 : 2
GOALS = {GOAL.data(number): number for number in range(18, 0, -1)}
TABLE_REASONS = {NOT_ASKED: "not asked", OVER: "over", UNKNOWN: "unknown", NOT_THIS: "not this"}
KEEP, DONE = "keep", "done"


def accuse(seat: int) -> str:
    """The decision to accuse a player."""
    return f"!{seat + 1}"


class Told(NamedTuple):
    """An event, with its arguments by name."""

    name: str
    arguments: dict[str, int]
    audience: int

    def reaches(self, seat: int) -> bool:
        return bool(self.audience & (SPECTATOR_BIT if seat == SPECTATOR else 1 << seat))


def told(buffer: Any, tellings: Any) -> list[Told]:
    """What stands in a buffer of events."""
    rows = buffer[1:].reshape(-1, EVENT_WIDTH)[: int(buffer[0])].tolist()
    return [
        Told(tellings[kind].name, dict(zip(tellings[kind].arguments, arguments, strict=False)), audience)
        for kind, audience, *arguments in rows
    ]


class Table:
    """One game at any point, and all that has been told since."""

    def __init__(self, players: int, rules: str, options: dict[str, Any]) -> None:
        self.players = players
        self.box = GAME.make_box(players, rules, options)
        self.bytes = blank(GAME.state_layout)
        self.chance = seeded(1)
        self.story: list[Told] = []

    # --- laying out a position

    @property
    def state(self) -> Any:
        """The state's record, to read and to write."""
        return self.bytes.view(GAME.state_layout)[0]

    def grave(self, number: int, cards: str, by: int = RED, fate: str = "open") -> Self:
        """A grave's column, nearest card first, as GR-8 lays it; `^` marks a card turned up by a spy."""
        up = False
        bits = 0
        for place, name in enumerate(cards.split()):
            up = not up or name.endswith("^")
            bits |= up << place
            self.state["card"][number - 1, place] = NAMES.index(name.rstrip("^")) + 1
            self.state["layer"][number - 1, place] = by + 1
        height = len(cards.split())
        self.state["card"][number - 1, height:] = 0
        self.state["height"][number - 1] = height
        self.state["up"][number - 1] = bits if fate == "open" else (1 << height) - 1
        self.state["fate"][number - 1] = FATES.index(fate)
        return self

    def ransacked(self, *numbers: int) -> Self:
        """Graves that have been scored, and ransacked."""
        for number in numbers:
            self.grave(number, RANSACKED_COLUMN, fate="ransacked")
        return self

    def intact(self, *numbers: int) -> Self:
        """Graves that have been scored, and intact."""
        for number in numbers:
            self.grave(number, INTACT_COLUMN, fate="intact")
        return self

    def hand(self, seat: int, cards: str) -> Self:
        """What a player holds."""
        names = cards.split()
        self.state["hand"][seat] = [names.count(name) for name in NAMES]
        self.state["hand_size"][seat] = len(names)
        return self

    def goals(self, seat: int, *names: str) -> Self:
        """A player's goals: the two kept, and perhaps the one returned."""
        self.state["goal"][seat] = [GOALS[name] for name in names] + [0] * (3 - len(names))
        return self

    def accused(self, accuser: int, accused: int) -> Self:
        """An Accuse! card that lies beside a player's colour."""
        self.state["accused"][accuser] = accused + 1
        return self

    def at(self, **fields: int) -> Self:
        """Set fields of the state by name, such as round=8 or turn=BLUE."""
        for name, value in fields.items():
            self.state[name] = value
        return self

    def last_turn_of_round(self, number: int, seat: int = RED) -> Self:
        """This player has the last turn of this round."""
        return self.at(round=number, turn=seat, first=(seat + 1) % self.players, turns=self.players - 1)

    def over(self) -> Self:
        """The end: graves not scored yet count as they are; nothing is asked any more."""
        return self.at(phase=PHASES.index("over"), ending=1)

    # --- playing on

    def deal(self, seed: int = 1) -> Self:
        """Set the game up by the rules instead."""
        self.bytes[:] = 0
        self.chance = seeded(seed)
        events = event_buffer()
        GAME.call("setup", self.box, self.bytes, self.chance, events)
        self.story += told(events, GAME.events)
        return self

    def decide(self, seat: int, *texts: str) -> Self:
        """Decisions of one seat, one after the other; all must be legal."""
        for text in texts:
            action = GAME.decisions.read(text)
            refused = self.refused(seat, text)
            assert refused is None, f"{text} of seat {seat} is refused: {refused}"
            events = event_buffer()
            GAME.call("apply", self.box, self.bytes, seat, action, self.chance, events)
            self.story += told(events, GAME.events)
        return self

    def refused(self, seat: int, text: str) -> str | None:
        """Why a decision is refused: a rule's id or the table's own reason; None if it is not."""
        code = GAME.call("refusal", self.box, self.bytes, seat, GAME.decisions.read(text))
        if code == 0:
            return None
        return GAME.rule(code) if code > 0 else TABLE_REASONS[code]

    # --- looking

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide, in notation."""
        out = np.zeros(GAME.actions, np.int32)
        count = GAME.call("legal", self.box, self.bytes, seat, out)
        return [GAME.decisions.write(int(action)) for action in out[:count]]

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        bits = GAME.call("acting", self.box, self.bytes)
        return [seat for seat in range(SEATS) if bits >> seat & 1]

    def prompt(self, seat: int) -> str:
        """The name of what a seat is asked."""
        return GAME.prompts[GAME.call("prompt", self.box, self.bytes, seat, np.zeros(8, np.int32))].name

    @property
    def phase(self) -> str:
        return PHASES[self.state["phase"]]

    def fate(self, number: int) -> str:
        return FATES[self.state["fate"][number - 1]]

    def column(self, number: int) -> str:
        """The cards at a grave, nearest first, face-down ones in brackets."""
        height, up = int(self.state["height"][number - 1]), int(self.state["up"][number - 1])
        names = [NAMES[kind - 1] for kind in self.state["card"][number - 1, :height]]
        return " ".join(name if up >> place & 1 else f"({name})" for place, name in enumerate(names))

    def cards(self, seat: int) -> str:
        """What a player holds."""
        return " ".join(name for kind, name in enumerate(NAMES) for _ in range(self.state["hand"][seat, kind]))

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data."""
        return GAME.picture(self.box, self.view_bytes(seat))

    def view_bytes(self, seat: int) -> Bytes:
        seen = blank(GAME.state_layout)
        GAME.call("view", self.box, self.bytes, seat, seen)
        return seen

    def heard(self, name: str, seat: int = SPECTATOR) -> list[dict[str, int]]:
        """The arguments of all events of this name that have reached a seat."""
        return [event.arguments for event in self.story if event.name == name and event.reaches(seat)]

    def points(self) -> list[int]:
        return self._outcome()[0][: self.players]

    def places(self) -> list[int]:
        return self._outcome()[0][SEATS : SEATS + self.players]

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """A player's lines of points: name and points."""
        found = (line for line in self._outcome()[1] if line.arguments["seat"] == seat)
        return [(line.name, line.arguments["points"]) for line in found]

    def _outcome(self) -> tuple[list[int], list[Told]]:
        out, lines = np.zeros(2 * SEATS, np.int32), event_buffer()
        GAME.call("outcome", self.box, self.bytes, out, lines)
        return out.tolist(), told(lines, GAME.points)


def table(players: int = 4, rules: str = "german", **options: Any) -> Table:
    """A game in its first turn: red's, all graves empty, everybody with one card of each kind."""
    new = Table(players, rules, options)
    new.at(phase=PHASES.index("turn"), round=1, answered=(1 << players) - 1)
    for seat in range(players):
        new.hand(seat, SOME_CARDS)
    return new
