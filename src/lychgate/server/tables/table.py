"""One table in memory: its settings, its seats, the match, and who is connected.

Nothing here writes to the database or knows the wire; `seating`, `playing` and `talking` change a
table, under its lock, and `lobby` brings it in and out of memory.
"""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, Protocol

from lychgate.core.contract import Game
from lychgate.play import fairness
from lychgate.play.match import NAME_SIZE
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.tables import FilmTitle, Phase, RequestInfo, SeatInfo, TableInfo, YouInfo
from lychgate.server.tables.device_marks import Marks
from lychgate.server.tables.names import are_alike
from lychgate.server.telling.running_match import Live

Kind = Literal["human", "bot", "open"]


@dataclass(slots=True)
class Place:
    """A seat and who sits there."""

    kind: Kind = "open"
    guest: str | None = None
    name: str | None = None
    bot: str | None = None  # who plays: in a person's seat, while they are away
    muted: bool = False
    seen: int = 0  # events told when the player was last connected
    entropy: str | None = None
    address: bytes | None = None  # a mark of where the player sat down
    last_here: float = 0.0  # when the player last asked for anything
    coming: bool | None = None  # wants to play again; None: has not said; kept nowhere else

    @property
    def is_absent(self) -> bool:
        """A person's seat where a bot plays on."""
        return self.kind == "human" and self.bot is not None


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody would like to take over from a bot in the match under way; kept nowhere else."""

    number: int
    guest: str
    marks: Marks
    address: bytes
    name: str
    seat: int
    agreed: frozenset[str] = frozenset()  # guests


@dataclass(frozen=True, slots=True)
class Sitting:
    """That a guest has sat in a seat of the match under way, and so knows its cards."""

    seat: int
    number: int  # in the order in which they last sat down
    heir: str | None = None  # the guest to whom they handed the seat over by a resume code


class Listener(Protocol):
    """Someone connected to a table."""

    guest: str
    address: str
    language: str

    def push(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Clock:
    """Runs while people may answer in a window: in which match, since which of its moments."""

    match: str
    moment: int
    timer: asyncio.TimerHandle


@dataclass(slots=True)
class Table:
    """A table where people meet to play."""

    id: str
    game: Game
    rules: str
    options: dict[str, Any]
    games: int
    public: bool
    spectators: bool
    countdown: float | None  # seconds a person has in a window; None: as long as they like, as by post
    lost: float | None  # seconds after the connection is lost, until a bot plays on; None: never
    silent: float | None  # the same without an answer
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
    banned: set[str] = field(default_factory=set)
    banned_marks: set[bytes] = field(default_factory=set)  # of browsers and addresses
    sat: dict[str, Sitting] = field(default_factory=dict)  # guests who sit, or sat, in the match under way
    requests: dict[int, SeatRequest] = field(default_factory=dict)  # by number
    requested: int = 0  # how many there have been
    declined: set[str] = field(default_factory=set)  # guests who asked in the match under way, and were told no
    loaded: float = 0.0  # when the table came into memory: nobody was away before
    decided: float = 0.0  # when something was last decided
    host_here: float = 0.0  # when the host last asked for anything
    live: Live | None = None
    lines: int = 0  # of chat
    has_notes: bool = False  # somebody wrote some, once; else none are looked for
    title: FilmTitle | None = None  # what players call the film
    pointed: dict[int, str] = field(default_factory=dict)  # what players point at, by seat; kept nowhere else
    gone: bool = False  # removed from the database while somebody still held it
    listeners: list[Listener] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: dict[int, int] = field(default_factory=dict)  # bots at work: seat, prompt
    clock: Clock | None = None  # of the window that is open
    settings: dict[str, Any] = field(init=False)  # all options, with those that were not chosen

    def __post_init__(self) -> None:
        """Once and not whenever somebody looks: a mine's text takes a while to read."""
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
    def guests(self) -> dict[str, int]:
        """The guests who sit here, and where."""
        return {place.guest: seat for seat, place in enumerate(self.places) if place.guest is not None}

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", last=len(self.places) - 1, seat=seat)
        return self.places[seat]

    def is_vacant(self, seat: int) -> bool:
        """Would nobody play there, if a match began? After one, only those do who have said so."""
        place = self.places[seat]
        return place.kind == "open" or (self.phase == "over" and place.kind == "human" and not place.coming)

    def check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused("not-host")

    def may_enter(self, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> bool:
        """May this guest see the table at all?"""
        if guest is not None and (guest == self.host or self.seat_of(guest) is not None):
            return True
        return not self.is_banned(guest, marks) and (self.public or self.is_invite(invite))

    def is_banned(self, guest: str | None, marks: Marks) -> bool:
        """Was this guest sent away, or somebody with the same browser or, if the host said so, address?"""
        return guest in self.banned or not self.banned_marks.isdisjoint(marks)

    def is_closed(self, seat: int) -> bool:
        """Was somebody sent away from there in this match? Else a host would do so to have their cards seen."""
        return any(guest in self.banned for guest, sitting in self.sat.items() if sitting.seat == seat)

    def is_own(self, guest: str, seat: int) -> bool:
        """Was this guest the last to hold that seat in this match? Who held it before does not know its cards now."""
        holders = {sitting.number: who for who, sitting in self.sat.items() if sitting.seat == seat}
        return bool(holders) and holders[max(holders)] == guest

    def handed_on_to(self, guest: str) -> set[str]:
        """Who handed a seat over by resume codes, from one to the next, until it was this guest's."""
        found: set[str] = set()
        heirs = {guest}
        while heirs := {who for who, sitting in self.sat.items() if sitting.heir in heirs} - found:
            found |= heirs
        return found - {guest}

    def next_sitting(self) -> int:
        return 1 + max((sitting.number for sitting in self.sat.values()), default=0)

    def is_invite(self, code: str | None) -> bool:
        """Is this the present invite code? How long the answer takes says nothing about the code."""
        return hmac.compare_digest((code or "").encode(), self.invite.encode())

    def may_watch(self, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> bool:
        """May this guest follow the match?"""
        seated = self.seat_of(guest) is not None
        return seated or (self.spectators and self.may_enter(guest, invite, marks))

    def follows(self, seat: int | None) -> bool:
        """Is who sits there told of the match? None: who has entered without a seat."""
        return seat is not None or self.spectators

    @property
    def names(self) -> list[str]:
        """A name for every seat."""
        return [place.name or f"{seat + 1}" for seat, place in enumerate(self.places)]

    @property
    def match_names(self) -> list[str]:
        """Who plays the match that is shown: of one that is over, those who did, whoever sits there now."""
        return self.live.match.names if self.phase == "over" and self.live is not None else self.names

    def free_name(self, wanted: str, seat: int, guest: str | None = None) -> str:
        """A name like nobody else's who sits here or asks to: the wanted one, or that with a number."""
        taken = [place.name for other, place in enumerate(self.places) if other != seat and place.name]
        taken += [request.name for request in self.requests.values() if request.guest != guest]
        number, name = 1, wanted
        while any(are_alike(name, other) for other in taken):
            number += 1
            ending = f" {number}"
            name = f"{wanted[: NAME_SIZE - len(ending)]}{ending}"
        return name

    # --- who is here

    def is_connected(self, seat: int) -> bool:
        guest = self.places[seat].guest
        return any(listener.guest == guest for listener in self.listeners)

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
        return any(one.guest == self.host for one in self.listeners) or now - self.host_here <= patience

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
        """Is there anybody for whom bots would play: a player, be it by post, or somebody who watches?"""
        return bool(self.listeners) or any(place.kind == "human" and not place.is_absent for place in self.places)

    def was_here(self, guest: str, now: float) -> None:
        """Note that a guest asked for something."""
        self.touched = now
        if guest == self.host:
            self.host_here = now
        seat = self.seat_of(guest)
        if seat is not None:
            self.places[seat].last_here = now

    # --- as a reader sees it

    def info(self, guest: str | None, now: float, patience: float) -> TableInfo:
        """The table as this guest may see it."""
        seat = self.seat_of(guest)
        host = guest is not None and guest == self.host
        follows = self.follows(seat)  # a match's id is the link to all of it, once it is over
        return TableInfo(
            table=self.id,
            game=self.game.name,
            rules=self.rules,
            options=self.settings,
            games=self.games,
            public=self.public,
            spectators=self.spectators,
            countdown=self.countdown,
            lost=self.lost,
            silent=self.silent,
            hints=self.hints,
            phase=self.phase,
            seats=[
                SeatInfo(
                    number,
                    place.kind,
                    place.name,
                    place.bot,
                    self.is_away(number, now, patience),
                    place.muted,
                    place.coming if self.phase == "over" else None,
                )
                for number, place in enumerate(self.places)
            ],
            you=self._you(guest, seat, host, now, patience),
            requests=[RequestInfo(one.number, one.seat, one.name) for one in self.requests.values()],
            match=self.match_id if follows else None,
            matches=list(self.finished) if follows else [],
            commitment=fairness.commitment(self.seed),
            created=moment(self.created),
            title=self.title if follows else None,
        )

    def _you(self, guest: str | None, seat: int | None, host: bool, now: float, patience: float) -> YouInfo:
        own = next((one.number for one in self.requests.values() if one.guest == guest), None)
        return YouInfo(
            seat=seat,
            host=host,
            invite=self.invite if host or seat is not None else None,
            request=own,
            declined=guest in self.declined,
            decides=any(guest in self.deciders(one.guest, now, patience) for one in self.requests.values()),
        )


def moment(seconds: float) -> str:
    """A time as people and programs read it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
