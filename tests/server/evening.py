"""An evening at a club's server: people who stay, vanish, come back, misbehave and change devices, at many tables.

Everybody decides by chance. At the end every match is over, or waits for somebody who is gone and may take days.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.serving import Json, Player, Seat

VANISHES, COMES_BACK, MISBEHAVES, MOVES, STAYS = "vanishes", "comes back", "misbehaves", "changes devices", "stays"
MANNERS = (VANISHES, COMES_BACK, MISBEHAVES, MOVES, STAYS)
PATIENCE_SECONDS = 240.0

NONSENSE: Sequence[Json] = (
    {"type": "decide", "id": "x", "prompt": 1, "decision": "nothing of the sort"},
    {"type": "decide", "id": "y", "prompt": 10**9, "decision": 0},
    {"type": "decide", "id": "z", "prompt": -1, "decision": -5},
    {"type": "rematch"},
    {"type": "undo"},
    {"type": "chat", "text": "no! " * 40},
    {"type": "bang"},
)


@dataclass(frozen=True)
class Sort:
    """A sort of table."""

    game: str
    people: int
    wishes: Json
    waits: bool = False  # for days, for whoever is gone


SORTS = (
    Sort("graverobbers", 3, {"clock": {"kind": "decision", "seconds": 2, "out": "bot"}}),
    Sort("gravediggers", 3, {"clock": {"kind": "match", "seconds": 6, "increment": 1, "out": "ask"}}),
    Sort("outerspace", 3, {"countdown": 1, "lost": 30}),
    Sort("goldraeuber", 2, {"clock": {"kind": "days", "days": 1}, "lost": None}, waits=True),
)


class Person:
    """Somebody at a table, with a manner of their own."""

    def __init__(self, address: str, name: str, manner: str, chance: random.Random) -> None:
        self.player, self.name, self.manner = Player(address, name), name, manner
        self.seat: Seat | None = None
        self.decided = 0
        self._chance, self._until = chance, chance.randint(2, 6)  # decisions, until the manner shows
        self._back = 0.0  # when somebody who has gone comes back

    def sit(self, table: Json) -> None:
        self.seat = self.player.sit(table)

    def go(self) -> None:
        if self.seat is not None:
            self.seat.close()
        self.seat = None

    @property
    def gone_for_good(self) -> bool:
        return self.seat is None and self.manner == VANISHES

    def act(self, table: Json) -> None:
        """Listen for a moment, and answer what is asked in one's own manner."""
        if self.seat is None:
            if self.manner != VANISHES and time.monotonic() > self._back:
                self.sit(table)
            return
        try:
            self._act(self.seat, table)
        except ConnectionClosed:  # the server hangs up on whoever misbehaves too much
            self.seat = None

    def _act(self, seat: Seat, table: Json) -> None:
        seat.hears_within(0.002)
        for vote in seat.table["votes"]:
            if seat.table["you"]["seat"] in vote["voters"]:
                self._vote(table)
        if seat.prompt is None or seat.outcome is not None:
            return
        if self.decided == self._until:
            self.decided += 1
            if self._show(seat, table):
                return
        if self.manner == MISBEHAVES and self._chance.random() < 0.5:
            seat.say(**self._chance.choice(NONSENSE))
        prompt = seat.prompt
        answer = seat.decide(self._chance.choice(seat.choices))
        assert answer["type"] == "accepted" or answer["code"] == "stale-prompt", (prompt, answer)
        self.decided += 1

    def _vote(self, table: Json) -> None:
        """Let a bot play on; whoever was away may have decided in the meantime."""
        found = self.player.http.post(f"/tables/{table['table']}/vote", json={"choice": "bot"})
        assert found.status_code in (200, 409), found.text
        assert self.seat is not None
        self.seat.table["votes"] = []

    def _show(self, seat: Seat, table: Json) -> bool:
        """What the manner brings now; whether nothing is decided therefore."""
        if self.manner in (VANISHES, COMES_BACK):
            self._back = time.monotonic() + self._chance.uniform(0.1, 4.0)
            self.go()
            return True
        if self.manner == MOVES:
            code = self.player.post(f"/tables/{table['table']}/resume-code")["code"]
            other = Player(self.player.address, self.name)
            other.post("/resume", code=code)
            assert self.player.get(f"/tables/{table['table']}", 200, **_invited(table))["you"]["seat"] is None
            self.go()
            self.player = other
            self.sit(table)
            return True
        return False


def _invited(table: Json) -> dict[str, str]:
    return {"X-Invite": table["you"]["invite"]}


class Company:
    """A table, whose people play one match in a thread of their own."""

    def __init__(self, address: str, number: int) -> None:
        self.sort, self._chance = SORTS[number % len(SORTS)], random.Random(number)
        manners = [STAYS, *(self._chance.choice(MANNERS) for _ in range(self.sort.people - 1))]
        self.people = [Person(address, f"P{number}-{n}", manner, self._chance) for n, manner in enumerate(manners)]
        self.failure: BaseException | None = None
        self.over = False
        self._gather()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _gather(self) -> None:
        host, *others = self.people
        seats = [{"kind": "you"}, *([{"kind": "open"}] * len(others))]
        self.table: Any = host.player.post("/tables", 201, game=self.sort.game, seats=seats, **self.sort.wishes)
        for person in others:
            person.player.post(f"/tables/{self.table['table']}/join", invite=self.table["you"]["invite"])
        for person in self.people:
            person.sit(self.table)
        host.player.post(f"/tables/{self.table['table']}/start")

    def _run(self) -> None:
        try:
            self._play()
        except BaseException as error:
            self.failure = error

    def _play(self) -> None:
        deadline, quiet = time.monotonic() + PATIENCE_SECONDS, time.monotonic()
        while not self._ended() and time.monotonic() < deadline:
            decided = self.decided
            for person in self.people:
                person.act(self.table)
            if self.decided > decided or any(
                person.seat is None and not person.gone_for_good for person in self.people
            ):
                quiet = time.monotonic()
            if self.sort.waits and time.monotonic() > quiet + 3 and any(one.gone_for_good for one in self.people):
                return  # whoever is here has answered all that they were asked

    def _ended(self) -> bool:
        """Does somebody here see the end?"""
        self.over = any(person.seat is not None and person.seat.outcome is not None for person in self.people)
        return self.over

    @property
    def decided(self) -> int:
        return sum(person.decided for person in self.people)

    def finish(self) -> None:
        """The end of the evening. What waits, waits rightly: who is gone is asked, comes back, and plays to the end."""
        self._thread.join(PATIENCE_SECONDS + 60)
        assert not self._thread.is_alive(), f"{self} is stuck"
        if self.failure is not None:
            raise self.failure
        if not self.over:
            assert self.sort.waits, f"{self} is neither over nor may it wait"
            assert not any(person.seat and person.seat.prompt for person in self.people), f"{self} waits for nobody"
            gone = [person for person in self.people if person.gone_for_good]
            for person in gone:
                person.sit(self.table)
            assert any(person.seat and person.seat.prompt for person in gone), f"{self} waits for nobody who is gone"
            self._play()
            assert self.over, f"{self} does not end though everybody is back"
        with contextlib.suppress(ConnectionClosed):
            for person in self.people:
                person.go()

    def __str__(self) -> str:
        manners = ", ".join(person.manner for person in self.people)
        return f"{self.sort.game} at {self.table['table']} ({manners}; {self.decided} decisions)"
