"""One table in memory: its settings, its seats, the match, and who is connected.

Nothing here writes to the database or sends messages; the other modules change a table under its lock.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import Chapter
from lychgate.server.messages.clocks import Clock
from lychgate.server.messages.parts import GivenTitle, Phase
from lychgate.server.messages.refusals import Refused, table_moving
from lychgate.server.storage.schema import Row
from lychgate.server.tables.seats import Connection, Marks, Place, SeatRequest, Sitting, WindowClock
from lychgate.server.tables.standing import Standing
from lychgate.server.tables.times import Times
from lychgate.server.telling.running_match import RunningMatch

HOST_PATIENCE = 180.0  # seconds that a table waits for a host who does not play, before it may vote on another


class TableLock(asyncio.Lock):
    """Held by whoever changes a table."""

    _locked: bool  # asyncio's own, since its first version
    closed = False

    def close(self) -> None:
        """Refuse everybody from now on: the table has left memory, and another process may own it."""
        self.closed = True

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.closed:
            self.release()
            raise table_moving()
        return True

    def take(self) -> bool:
        """Hold it from now on, if it is free and nobody waits for it, without waiting."""
        if self._locked or self._waiters or self.closed:
            return False  # who waits for it is told why
        self._locked = True
        return True


@dataclass(slots=True)
class Table:
    """A table where people meet to play."""

    id: str
    game: Game
    rules: str
    options: dict[str, Any]
    games: int
    public: bool
    locked: bool  # does nobody else come in?
    language: str | None  # that its people speak
    spectators: bool
    countdown: float | None  # seconds a person has in a window; None: no limit
    lost: float | None  # seconds after the connection is lost, until a bot plays on; None: never
    clock: Clock | None  # how long people may think; None: as long as they like
    hints: bool  # may players ask a bot for advice?
    phase: Phase
    host: str
    invite: str
    seed: bytes
    match_id: str | None
    created: float
    touched: float
    places: list[Place]
    finished: list[str] = field(default_factory=list)
    banned: frozenset[str] = frozenset()
    banned_marks: frozenset[bytes] = frozenset()  # of browsers and addresses
    sittings: dict[str, Sitting] = field(default_factory=dict)  # by guest, in the match under way
    requests: dict[int, SeatRequest] = field(default_factory=dict)  # by number
    request_count: int = 0  # so far
    declined: frozenset[str] = frozenset()  # guests whose request was declined in the match under way
    standing: Standing | None = None  # of its match, when the table was last unloaded
    loaded: float = 0.0  # when the table was loaded: nobody was away before
    host_here: float = 0.0  # the time of the host's last request
    running: RunningMatch | None = None  # the match in memory
    times: Times | None = None  # what its clocks show
    host_votes: dict[str, bool] = field(default_factory=dict)  # by guest: is the first of them to be host?
    chat_lines: int = 0
    last_lines: list[Row] | None = None  # of chat, as the database has them; None: not read yet
    has_notes: bool = False  # else they are not looked up
    title: GivenTitle | None = None  # given by a player
    lesson: Chapter | None = None  # that is taught here
    brought: str | None = None  # by whom, if its match began on a device
    pointed: dict[int, str] = field(default_factory=dict)  # what players point at, by seat; in memory only
    connections: list[Connection] = field(default_factory=list)
    lock: TableLock = field(default_factory=TableLock)
    thinking: dict[int, int] = field(default_factory=dict)  # bots at work: seat, prompt
    window_clock: WindowClock | None = None  # of the open window
    settings: dict[str, Any] = field(init=False)  # all options, with their defaults

    def __post_init__(self) -> None:
        """Once and not for every message: some options take a while to read."""
        self.settings = self.game.settings(len(self.places), self.rules, self.options)

    # --- who is who

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if any."""
        if guest is not None:
            for seat, place in enumerate(self.places):
                if place.kind == "human" and place.guest == guest:
                    return seat
        return None

    def own_seat(self, guest: str | None) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def player_of(self, seat: int) -> str | None:
        """The guest whose decisions count for a seat; None: a bot's do."""
        return None if self.places[seat].bot is not None else self.places[seat].guest

    @property
    def lone_player(self) -> int | None:
        """The seat of the only person at the table, if all others are bots'."""
        people = [seat for seat, place in enumerate(self.places) if place.kind != "bot"]
        return people[0] if len(people) == 1 and self.places[people[0]].kind == "human" else None

    @property
    def people(self) -> list[bool]:
        """Of each seat, whether a person plays there."""
        return [place.kind == "human" and place.bot is None for place in self.places]

    @property
    def guests(self) -> dict[str, int]:
        """The guests who sit here, and where."""
        return {place.guest: seat for seat, place in enumerate(self.places) if place.guest is not None}

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", last=len(self.places) - 1, seat=seat)
        return self.places[seat]

    @property
    def free(self) -> int:
        """How many seats are anybody's."""
        return sum(place.is_free for place in self.places)

    def is_vacant(self, seat: int) -> bool:
        """Would nobody play there, if a match began? After a match, only those do who have said so."""
        place = self.places[seat]
        return place.kind == "open" or (self.phase == "over" and place.kind == "human" and not place.coming)

    def add_line(self, row: Row, most: int) -> None:
        """A line of chat was written: it is one of the last, of which so many stay in memory."""
        if self.last_lines is None and not self.chat_lines:
            self.last_lines = []
        self.chat_lines = row["number"]
        if self.last_lines is not None:
            self.last_lines = [*self.last_lines, row][-most:]

    def check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused("not-host")

    def may_enter(self, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> bool:
        """May this guest see the table at all?"""
        if guest is not None and (guest == self.host or self.seat_of(guest) is not None):
            return True
        return not (self.is_banned(guest, marks) or self.locked) and (self.public or self.is_invite(invite))

    def is_banned(self, guest: str | None, marks: Marks) -> bool:
        """Was this guest kicked, or somebody with the same browser or, if the host said so, address?"""
        return guest in self.banned or not self.banned_marks.isdisjoint(marks)

    def is_closed(self, seat: int) -> bool:
        """Was somebody kicked from there in this match? Otherwise a host could kick to have a hand shown."""
        return any(guest in self.banned for guest, sitting in self.sittings.items() if sitting.seat == seat)

    def is_own(self, guest: str, seat: int) -> bool:
        """Was this guest the last to hold that seat in this match? Who held it before does not know its cards now."""
        holders = {sitting.number: who for who, sitting in self.sittings.items() if sitting.seat == seat}
        return bool(holders) and holders[max(holders)] == guest

    def handed_on_to(self, guest: str) -> set[str]:
        """Who handed a seat over by resume codes, from one to the next, until it was this guest's."""
        found: set[str] = set()
        heirs = {guest}
        while heirs := {who for who, sitting in self.sittings.items() if sitting.heir in heirs} - found:
            found |= heirs
        return found - {guest}

    def next_sitting(self) -> int:
        return 1 + max((sitting.number for sitting in self.sittings.values()), default=0)

    def is_invite(self, code: str | None) -> bool:
        """Is this the present invite code? Compared in constant time."""
        return hmac.compare_digest((code or "").encode(), self.invite.encode())

    def may_watch(self, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> bool:
        """May this guest follow the match?"""
        seated = self.seat_of(guest) is not None
        return seated or (self.spectators and self.may_enter(guest, invite, marks))

    def follows(self, seat: int | None) -> bool:
        """Does a client in that seat get the match? None: without a seat."""
        return seat is not None or self.spectators

    @property
    def names(self) -> list[str]:
        """A name for every seat."""
        return [place.name or f"{seat + 1}" for seat, place in enumerate(self.places)]

    @property
    def match_names(self) -> list[str]:
        """Who plays the match that is shown: of one that is over, those who did, whoever sits there now."""
        return self.running.match.names if self.phase == "over" and self.running is not None else self.names

    # --- who is here

    def is_connected(self, seat: int) -> bool:
        guest = self.places[seat].guest
        return any(one.guest == guest for one in self.connections)

    def is_away(self, seat: int, now: float, patience: float) -> bool:
        place = self.places[seat]
        return place.kind == "human" and not self.is_connected(seat) and now - place.last_here > patience

    def is_present(self, seat: int, now: float, patience: float) -> bool:
        """Does a person sit there who is here, and plays?"""
        place = self.places[seat]
        return place.kind == "human" and not place.is_absent and not self.is_away(seat, now, patience)

    def is_host_here(self, now: float, patience: float) -> bool:
        """Is the host here? One need not sit to be."""
        seat = self.seat_of(self.host)
        if seat is not None:
            return self.is_present(seat, now, patience)
        return any(one.guest == self.host for one in self.connections) or now - self.host_here <= patience

    def deciders(self, asker: str, now: float, patience: float) -> set[str]:
        """Who says whether somebody may take over from a bot: the host; without one here, all who play.

        Who is just away still plays, until a bot does for them: a lost connection lets nobody in. A host who only
        watches and asks for a seat does not say so alone, unless nobody plays.
        """
        played = any(place.kind == "human" for place in self.places)
        if self.is_host_here(now, patience) and not (asker == self.host and played):
            return {self.host}
        return {place.guest for place in self.places if place.guest is not None and not place.is_absent}

    @property
    def attended(self) -> bool:
        """Is there anybody for whom bots would play: a player, connected or not, or a spectator?"""
        return bool(self.connections) or any(place.kind == "human" and not place.is_absent for place in self.places)

    # --- who votes

    def time_voters(self) -> dict[str, int]:
        """Who decides about those without time, and where they sit: all others who play; if none do, everybody."""
        about, playing = self.times.about if self.times is not None else (), self._playing()
        return {guest: seat for guest, seat in playing.items() if seat not in about} or playing

    def may_replace_host(self, now: float) -> bool:
        """May the players vote on another host? One who plays stays host until a bot plays on for them.

        Otherwise whoever is left could become host in a moment's absence, and admit somebody to a bot's hand.
        """
        seat = self.seat_of(self.host)
        if self.phase == "playing" and seat is not None:
            return self.places[seat].is_absent
        connected = any(one.guest == self.host for one in self.connections)
        here = max(self.loaded, self.host_here, 0.0 if seat is None else self.places[seat].last_here)
        return not connected and now - here > HOST_PATIENCE

    def host_voters(self) -> dict[str, int]:
        """Who decides whether another is to be host, and where they sit."""
        return {guest: seat for guest, seat in self._playing().items() if guest != self.host}

    def _playing(self) -> dict[str, int]:
        return {guest: seat for guest, seat in self.guests.items() if not self.places[seat].is_absent}

    def standing_now(self) -> Standing | None:
        """How the match under way stands; None: it is not known without loading it."""
        running = self.running
        if self.phase != "playing" or running is None:
            return self.standing if self.phase == "playing" else None
        told = [running.events_told(seat) for seat in range(running.match.players)]
        return Standing(running.id, running.count, sorted(running.asked), told)

    def is_asked(self, seat: int | None) -> bool:
        """Does the match wait for who sits there, as far as is known?"""
        if self.phase != "playing":
            return False
        known: Collection[int] = self.standing.asked if self.standing is not None else ()
        asked = known if self.running is None else self.running.asked
        return seat is not None and seat in asked and self.people[seat]

    def note_request(self, guest: str, now: float) -> None:
        """Note a request of this guest."""
        self.touched = now
        if guest == self.host:
            self.host_here = now
        seat = self.seat_of(guest)
        if seat is not None:
            self.places[seat].last_here = now


class TurnObserver(Protocol):
    """Is told when somebody may have to act at a table: bots take their turns by it."""

    def wake(self, table: Table) -> None:
        """Somebody is asked something new. Called under the table's lock."""

    def wake_later(self, table: Table) -> None:
        """The match was dropped from memory: look again in a while."""
