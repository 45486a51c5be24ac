"""What all of one server's parts share: settings, database, journal, limits, names, the tables in memory."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, fields

from sqlalchemy import Engine

from lychgate.lab.analysis import Analysis
from lychgate.play.record import Record
from lychgate.server.limits.cpu_quota import Labour
from lychgate.server.limits.rate import Limit
from lychgate.server.limits.table_quota import TableQuota
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.removal_budget import RemovalBudget
from lychgate.server.socket.flusher import Post
from lychgate.server.storage.database import Journal
from lychgate.server.storage.identifiers import Naming
from lychgate.server.storage.lru_cache import Kept
from lychgate.server.tables.device_marks import Marker
from lychgate.server.tables.table import Table
from lychgate.server.telling.running_match import Seen
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import BotPool

CROWD = 5  # times as much as one person may ask for, all people of one address may
STRANGERS_SECONDS = 30.0  # worth of requests at once, for all who have just come to one address: a class, a club
NEWCOMERS_SECONDS = 120.0  # and of new guests: 60, with the settings as they are
MISTAKES_SECONDS = 60.0  # and of cookies that a server no longer knows
KEPT_ANALYSES = 200
KEPT_FRAMES = 20_000  # of replays: the largest views have two kilobytes

ThoughtOver = tuple[Record, Analysis]


@dataclass(slots=True)
class Limits:
    """How often one may ask for what."""

    requests: Limit  # of one guest
    strangers: Limit  # of all of one address who are no guests yet, or not lately seen
    crowd_requests: Limit  # of all of one address
    pages: Limit  # and files and pictures, of one address
    newcomers: Limit  # guests and tables of one address
    mistaken: Limit  # wrong tokens and codes from one address
    messages: Limit  # over all connections of one address
    thoughts: Limit  # hints and analyses of one guest or address
    crowds: Limit  # hints of all guests of one address
    reading: Limit  # seconds of work on replays for one address
    views: Limit  # seconds of work on full views for one address: those of long matches are long

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        return cls(
            requests=Limit(settings.requests_per_second),
            strangers=Limit(settings.requests_per_second, burst=STRANGERS_SECONDS),
            crowd_requests=Limit(settings.requests_per_second * CROWD),
            pages=Limit(settings.requests_per_second * CROWD),
            newcomers=Limit(settings.guests_per_minute / 60, burst=NEWCOMERS_SECONDS),
            mistaken=Limit(1.0, burst=MISTAKES_SECONDS),
            messages=Limit(settings.messages_per_second * CROWD),
            thoughts=Limit(settings.thoughts_per_minute / 60),
            crowds=Limit(settings.thoughts_per_minute * CROWD / 60),
            reading=Limit(settings.reading_per_minute / 60),
            views=Limit(settings.reading_per_minute / 60),
        )

    def check_request(self, address: str, guest: str | None) -> None:
        """Count a request for who asks, and for all of the same address: behind one address may sit a whole class.

        What somebody is refused by the own limit does not count for the others.
        """
        if guest is None:
            self.strangers.check(address)
        else:
            self.requests.check(guest)
        self.crowd_requests.check(address)

    def forget_the_full(self) -> None:
        for one in fields(self):
            getattr(self, one.name).forget_the_full()


@dataclass(slots=True)
class House:
    """One server."""

    settings: Settings
    engine: Engine
    journal: Journal
    naming: Naming
    marker: Marker
    catalogue: Catalogue
    bots: BotPool
    adviser: BotPool  # one more worker, for hints: how long one takes must not tell how much bots think
    analyst: BotPool  # and one that thinks finished matches over
    limits: Limits
    labour: Labour
    tables: dict[str, Table]
    quota: TableQuota
    removals: RemovalBudget  # of what is too old
    replays: Kept[tuple[str, str], list[Seen]] = field(default_factory=lambda: Kept(KEPT_FRAMES))  # by match and eyes
    analyses: Kept[str, asyncio.Task[ThoughtOver]] = field(default_factory=lambda: Kept(KEPT_ANALYSES))  # by match
    post: Post = field(default_factory=Post)
    put_in_place: int = 0  # commits that the database's log was tidied after
    opened: float = 0.0  # when this server began: nobody was silent before
    stopping: bool = False

    def now(self) -> float:
        return self.naming.now()
