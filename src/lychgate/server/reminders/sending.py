"""Sends reminders: one for all tables that wait for a guest, not often, and none while the guest is connected.

What is about to be sent is written down first. So a server that crashes sends one too few, rather than one again and
again; and a process that has lost its place among others can send nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.core.errors import LychgateError
from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.metrics import REMINDERS
from lychgate.server.operations.settings import Settings
from lychgate.server.reminders.book import Channel, ReminderBook
from lychgate.server.reminders.links import CONFIRM_SECONDS, Link, Links
from lychgate.server.reminders.mailing import Mailer, MailFailed, read_address
from lychgate.server.reminders.posting import WebhookPoster
from lychgate.server.reminders.targets import read_url
from lychgate.server.reminders.waiting import MOST_FAILURES, PAGE, Found, WaitingTables
from lychgate.server.reminders.wording import Form, Told, Waiting, asking, digest, first, webhook_body
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row
from lychgate.server.tables.table import Table

log = structlog.get_logger()

LOOK_SECONDS = 30.0
MOST_AT_ONCE = 16  # reminders that are on their way
MOST_LOADED = 20  # tables that are loaded in one look, to find out how they stand
RETRY_SECONDS = 900.0  # after a failure; twice as long after the next
HOUR = 3600.0

_r = schema.reminders
_one = (_r.c.guest == bind("of_guest")) & (_r.c.channel == bind("of_channel"))
NOTE = (
    update(_r).where(_one)
    .values(after=bind("new_after"), told=bind("new_told"), failures=bind("new_failures"))
)  # fmt: skip


class Reminders:
    """Sends what is to be sent, and sets up how."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        ids: Identifiers,
        key: bytes,
        bring: Callable[[str], Awaitable[None]],
    ) -> None:
        """`bring` loads a table with its match, if no other process has it."""
        self._settings = settings
        self._database = database
        self._ids = ids
        self._bring = bring
        self.book = ReminderBook(database, ids, key)
        self.links = Links(key, settings.public_url or "")
        self._waiting = WaitingTables(database)
        self._mailer = Mailer(settings)
        self._poster = WebhookPoster(any_address=settings.webhooks == "any")
        self._free = asyncio.Semaphore(MOST_AT_ONCE)

    @property
    def channels(self) -> list[Channel]:
        """What this server offers."""
        offered: list[Channel] = ["mail"] if self._settings.smtp_host is not None else []
        return [*offered, "webhook"] if self._settings.webhooks != "off" else offered

    @property
    def look_seconds(self) -> float:
        """From one look to the next: not longer than the time for which nothing is sent."""
        return min(LOOK_SECONDS, max(0.2, self._settings.reminder_minutes * 30))

    def check_offered(self, channel: Channel) -> None:
        if channel not in self.channels:
            raise Refused("not-offered")

    # --- setting up

    async def set_mail(self, guest: str, address: str, hours: float, language: str) -> None:
        """Remind a guest by e-mail, once whoever reads it has confirmed the address."""
        self.check_offered("mail")
        address = read_address(address)
        row = {"target": address, "form": None, "language": language, "hours": hours, "confirmed": False}
        known = self.book.find(guest, "mail")
        if known is not None and known["target"] == address and known["confirmed"]:
            await self.book.put(guest, "mail", row | {"confirmed": True})
            return
        await self.book.ask(address)
        await self.book.put(guest, "mail", row)
        mark, until = self.book.mark(address).hex(), self._ids.now() + CONFIRM_SECONDS
        confirm = self.links.of(Link("confirm", language, guest=guest, mark=mark, until=until))
        told = asking(confirm, self.links.of(Link("never", language, mark=mark)), language)
        try:
            await self._mailer.send(address, told.subject, told.text)
        except MailFailed as error:
            log.warning("mail not sent", why=type(error.__cause__).__name__)
            await self.book.not_asked(address)
            await self.book.drop(guest, "mail")
            raise Refused("mail-failed") from None

    async def set_webhook(self, guest: str, url: str, form: Form, hours: float, language: str) -> None:
        """Remind a guest by a webhook, which has to take a first message."""
        self.check_offered("webhook")
        row = {"target": url, "form": form, "language": language, "hours": hours, "confirmed": True}
        stop = self.links.of(Link("stop", language, guest=guest, channel="webhook"))
        await self._post(url, form, first(stop, language), [], stop)
        await self.book.put(guest, "webhook", row)

    # --- looking

    async def look(self, tables: Iterable[Table], *, leads: Callable[[], bool]) -> None:
        """Store what other processes need to know; the one that leads sends."""
        if not self.channels:
            return
        now = self._ids.now()  # of the whole look: who is stored as being there is there until its end
        await self._waiting.store(tables, now, 2 * self.look_seconds)
        if await asyncio.to_thread(leads):
            await self.book.forget_asked()
            await self._send_due(now)

    async def _send_due(self, now: float) -> None:
        quiet = self._settings.reminder_minutes * 60
        place, loaded = ("", ""), 0
        while rows := await self._waiting.due(now, quiet, place):
            found = await self._waiting.of_guests([row["guest"] for row in rows])
            for table in dict.fromkeys(one for tables in found.values() for one in tables if _is_unknown(one)):
                loaded += 1
                if loaded <= MOST_LOADED:
                    await self._load(table)
            sent = (self._send(row, [one for one in found.get(row["guest"], []) if one.is_known], now) for row in rows)
            await asyncio.gather(*sent)
            if len(rows) < PAGE:
                return
            place = rows[-1]["guest"], rows[-1]["channel"]

    async def _load(self, table: Found) -> None:
        """Load a table after a crash: the next look stores how it stands, and finds that."""
        try:
            await self._bring(table.table)
        except LychgateError as error:
            log.debug("table cannot be loaded", table=table.table, why=error.code)

    async def _send(self, row: Row, found: list[Found], now: float) -> None:
        channel: Channel = row["channel"]
        tables = [one.table for one in found]
        if channel not in self.channels:
            return
        if set(tables) <= set(row["told"]):
            if len(tables) < len(row["told"]):  # what no longer waits is told again when it does
                await self._note(row, row["after"], tables, failures=row["failures"])
            return
        async with self._free:
            pause = max(row["hours"], self._settings.reminder_hours) * HOUR
            await self._note(row, now + pause, tables, failures=row["failures"])
            language = row["language"]
            stop = self.links.of(Link("stop", language, guest=row["guest"], channel=channel))
            waiting = [Waiting(one.table, one.game, one.players, self.links.table(one.table)) for one in found]
            failures = await self._failures(row, digest(waiting, stop, language), waiting, stop)
        REMINDERS.labels(channel, "sent" if failures == 0 else "failed").inc()
        if failures:
            again = now + RETRY_SECONDS * 2 ** (failures - 1)
            await self._note(row, again, row["told"], failures=failures)
        elif row["failures"]:
            await self._note(row, now + pause, tables, failures=0)

    async def _failures(self, row: Row, told: Told, waiting: list[Waiting], stop: str) -> int:
        """Send it; how often in a row that has failed by now."""
        failed: int = row["failures"] + 1
        try:
            if row["channel"] == "mail":
                await self._mailer.send(row["target"], told.subject, told.text, stop)
            else:
                await self._post(row["target"], row["form"], told, waiting, stop)
        except MailFailed as error:
            log.warning("mail not sent", why=type(error.__cause__).__name__)
            return failed if error.recipient else max(1, row["failures"])  # the server's own trouble ends nobody's
        except Refused as error:
            log.info("webhook not sent", why=error.arguments.get("why"))
            return failed
        return 0

    async def _post(self, url: str, form: Form, told: Told, waiting: list[Waiting], stop: str) -> None:
        found = read_url(url, any_address=self._settings.webhooks == "any")
        path, body = webhook_body(form, found.path, told, waiting, stop)
        await self._poster.post(found, path, body)

    async def _note(self, row: Row, after: float, told: list[str], failures: int) -> None:
        which = {"of_guest": row["guest"], "of_channel": row["channel"]}
        await self._database.write([(NOTE, {**which, "new_after": after, "new_told": told, "new_failures": failures})])

    # --- links

    async def follow(self, link: Link) -> None:
        """Do what a link allows."""
        match link.act:
            case "confirm":
                if not await self.book.confirm(link.guest, bytes.fromhex(link.mark)):
                    raise Refused("link-spent")
            case "stop":
                await self.book.drop(link.guest, "mail" if link.channel == "mail" else "webhook")
            case "never":
                await self.book.refuse(bytes.fromhex(link.mark))


def is_failing(row: Row) -> bool:
    """Has it been given up?"""
    return bool(row["failures"] >= MOST_FAILURES)


def _is_unknown(found: Found) -> bool:
    """Has a crash left it open how this match stands? A table in memory is its owner's, who will store it."""
    return not found.is_known and found.owner is None
