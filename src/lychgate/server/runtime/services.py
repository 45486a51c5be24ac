"""Puts the parts of one server together: each gets what it needs, and the hooks between them are set here."""

from __future__ import annotations

import hmac
from typing import Any

from sqlalchemy import Engine, select

from lychgate.server.http.readiness import Readiness
from lychgate.server.limits.budgets import ConnectionLimit, CpuQuota, RateLimits, TableQuota
from lychgate.server.limits.load_log import LoadLog
from lychgate.server.matches.bot_turns import BotTurns
from lychgate.server.matches.clocks import SET_TIMES, Clocks
from lychgate.server.matches.deciding import ADD_DECISION, END_MATCH, END_TABLE, Deciding
from lychgate.server.matches.hints import Hints
from lychgate.server.matches.lessons import Lessons
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.positions import Positions
from lychgate.server.matches.presence import Presence
from lychgate.server.matches.replays import Replays
from lychgate.server.matches.scoring import Scoring
from lychgate.server.matches.starting import ADD_MATCH, BEGIN, Starting
from lychgate.server.matches.time_outs import TimeOuts
from lychgate.server.matches.titles import Titles
from lychgate.server.matches.windows import Windows
from lychgate.server.moderation.bans import Bans
from lychgate.server.moderation.closing import Closing
from lychgate.server.moderation.erasing import Erasing
from lychgate.server.moderation.exporting import Exporting
from lychgate.server.moderation.overview import Overview
from lychgate.server.moderation.reports import Reports
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.loop_lag import LoopLag
from lychgate.server.operations.settings import Settings
from lychgate.server.processes.claims import SharedOwnership
from lychgate.server.processes.internal import InternalClient
from lychgate.server.processes.membership import Membership
from lychgate.server.processes.ownership import Ownership
from lychgate.server.reminders.sending import Reminders
from lychgate.server.runtime.expiry import Expiry
from lychgate.server.socket.outbox import Flusher
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.uptime import Uptime
from lychgate.server.tables.chat import Chat
from lychgate.server.tables.chat_log import ADD_LINE, DROP_LINES
from lychgate.server.tables.guests import DeviceMarks, GuestBook
from lychgate.server.tables.listing import TableLists
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.resume_codes import ResumeCodes
from lychgate.server.tables.seat_change import ADD_SITTING, SET_SEAT
from lychgate.server.tables.seating import Seating
from lychgate.server.tables.table import Table
from lychgate.server.tables.taking_over import TakingOver
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool

# What is written with every decision, and when matches end and begin.
FREQUENT = (
    ADD_DECISION,
    END_MATCH,
    END_TABLE,
    ADD_MATCH,
    BEGIN,
    ADD_SITTING,
    SET_SEAT,
    ADD_LINE,
    DROP_LINES,
    SET_TIMES,
)

ANALYSIS = 4  # times as long as about a decision, a worker may think about a finished match


class Services:
    """All parts of one server. Made in the event loop that it runs in."""

    def __init__(self, settings: Settings, engine: Engine, ids: Identifiers) -> None:
        self.settings, self.ids = settings, ids
        self.lifecycle = lifecycle = Lifecycle()
        in_thread = engine.dialect.name != "sqlite" or settings.sync == "full"
        self.database = database = Database(engine, in_thread=in_thread, frequent=FREQUENT)
        self.catalogue = catalogue = Catalogue()
        self.limits = limits = RateLimits.of(settings)
        self.quota = TableQuota(settings, database)
        cpu = CpuQuota(limits.replay_seconds)

        patience, answer_seconds = settings.bot_patience, settings.bot_seconds
        self.bots = WorkerPool(settings.bot_workers, patience)
        self.adviser = WorkerPool(1, patience)  # its own, so that the time of a hint does not show how much bots think
        self.analyst = WorkerPool(1, patience * ANALYSIS, attempts=1)
        self.scorer = WorkerPool(1, patience, attempts=1)  # its own: what it reads may be anything

        mark_key = _mark_key(database)
        # A SQLite file is one process's; PostgreSQL may be shared.
        self.membership = None if database.is_sqlite else Membership(database, ids.now)
        ownership = Ownership() if self.membership is None else SharedOwnership(database, self.membership)
        self.secret = hmac.digest(mark_key, b"internal address", "sha256")
        self.internal = InternalClient(self.secret)

        self.registry = registry = TableRegistry(database, ids, catalogue, ownership)
        self.expiry = Expiry(database, ids, settings, registry)
        self.uptime = Uptime(database, ids, lifecycle)
        news = News(database, ids, settings, lifecycle)
        clocks = Clocks(ids, lifecycle)
        loader = MatchLoader(database, catalogue)
        marks = DeviceMarks(mark_key)
        windows = Windows(self.bots, catalogue, ids, lifecycle, settings.window_seconds)
        turns = BotTurns(self.bots, catalogue, ids, loader, windows, lifecycle, answer_seconds)
        deciding = Deciding(database, ids, loader, news, limits.view_seconds, turns, clocks)
        turns.decide, windows.decide_together = deciding.decide, deciding.decide_together
        self.presence = Presence(database, ids, settings, lifecycle, news, turns)
        self.time_outs = TimeOuts(database, ids, registry, loader, clocks, news, windows, turns)
        self.hints = Hints(loader, catalogue, limits, cpu, self.adviser, self.analyst, answer_seconds)

        self.reminders = Reminders(settings, database, ids, mark_key, self.time_outs.bring)

        self.lag = LoopLag()
        pools = (self.bots, self.adviser, self.analyst, self.scorer)
        guests = GuestBook(database, ids, limits.wrong_secrets, is_shared=ownership.is_shared)
        self.bans = bans = Bans(database, ids)
        self.closing = closing = Closing(database, registry, bans, marks)
        self.reports = Reports(database, ids)
        self.load_log = LoadLog(marks.pseudonym_of)

        readiness = Readiness(database, settings, lifecycle, self.lag, pools)

        replays = Replays(loader, catalogue, registry)
        parts: list[Any] = [
            settings, lifecycle, database, catalogue, limits, cpu, registry, news, loader, marks, turns, deciding,
            self.presence, self.time_outs, self.hints, self.reminders, Flusher(),
            ConnectionLimit(settings.most_sockets_per_address, settings.most_sockets),
            self.internal, readiness,
            guests, bans, closing, self.reports, self.load_log,
            Erasing(database, ids, guests, registry, bans, closing, news, turns),
            Overview(database, registry, bans),
            Exporting(database, bans),
            Lobby(database, ids, settings, catalogue, registry, self.quota, news),
            TableLists(database, registry),
            Seating(database, ids, settings, marks),
            TakingOver(database, ids, settings),
            ResumeCodes(database, ids),
            Chat(database, ids),
            Starting(database, ids, catalogue, news, turns, clocks),
            Lessons(database, catalogue, registry),
            Titles(database, loader, news),
            Scoring(catalogue, limits, self.scorer),
            replays, Positions(loader, replays.decisions_before, ids),
        ]  # fmt: skip
        self.components: dict[type[Any], Any] = {type(part): part for part in parts}  # for route handlers
        self.components[Identifiers] = ids  # a test's may be of a subclass
        self.components[Ownership] = ownership
        if self.membership is not None:
            self.components[Membership] = self.membership

    @property
    def tables(self) -> dict[str, Table]:
        """The tables in memory, by id."""
        return self.registry.loaded


def _mark_key(database: Database) -> bytes:
    row = database.read_one(select(schema.mark_key))
    assert row is not None, "the migrations have drawn a key"
    key: bytes = row["key"]
    return key
