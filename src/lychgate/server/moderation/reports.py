"""What players report to whoever runs the server: about a player at their table, or about the table."""

from __future__ import annotations

from sqlalchemy import bindparam as bind
from sqlalchemy import func, insert, select, update

from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.moderation import ReportInfo
from lychgate.server.messages.moderation_requests import Report
from lychgate.server.messages.refusals import Refused, too_many
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.names import tidy
from lychgate.server.tables.seats import moment
from lychgate.server.tables.table import Table

PAGE = 100
MOST_OPEN = 5000  # reports that nobody has handled yet
AN_HOUR = 3600.0
PER_GUEST, PER_ADDRESS = 6, 30  # reports in an hour

ADD_REPORT = insert(schema.reports)
SET_HANDLED = update(schema.reports).where(schema.reports.c.id == bind("report_id")).values(handled=bind("now"))


class Reports:
    """Takes reports, and lists them."""

    def __init__(self, database: Database, ids: Identifiers) -> None:
        self._database = database
        self._ids = ids
        self._of_guest = RateLimit(PER_GUEST / AN_HOUR, burst=AN_HOUR)
        self._of_address = RateLimit(PER_ADDRESS / AN_HOUR, burst=AN_HOUR)

    async def add(self, table: Table, guest: Guest, address: str, report: Report) -> str:
        """A report about somebody at this table, or about the table; its id. The reported are told nothing."""
        text = tidy(report.text)
        if not text:
            raise Refused("bad-request", message="refused-blank-line")
        about = None if report.seat is None else table.place(report.seat)
        if about is not None and about.guest is None:
            raise Refused("nobody-there")
        self._of_guest.check(guest.id)
        self._of_address.check(address)
        reports = schema.reports
        waiting = select(func.count().label("count")).where(~reports.c.handled)
        if self._database.read(waiting)[0]["count"] >= MOST_OPEN:
            raise too_many(AN_HOUR)
        seat = table.seat_of(guest.id)
        row = {
            "id": self._ids.table(), "table": table.id, "guest": guest.id,
            "name": guest.name if seat is None else table.names[seat],
            "about": about and about.guest, "about_name": about and about.name,
            "text": text, "at": self._ids.now(), "handled": False,
        }  # fmt: skip
        await self._database.write([(ADD_REPORT, row)])
        return str(row["id"])

    def list(self, *, handled: bool = False) -> list[ReportInfo]:
        """Reports that nobody has handled yet, the oldest first; or those that are, the latest first."""
        reports = schema.reports
        order = reports.c.at.desc() if handled else reports.c.at
        rows = self._database.read(select(reports).where(reports.c.handled == handled).order_by(order).limit(PAGE))
        return [info(row) for row in rows]

    async def handle(self, report: str, *, handled: bool) -> ReportInfo:
        """A report is dealt with, or is not after all."""
        reports = schema.reports
        row = self._database.read_one(select(reports).where(reports.c.id == report))
        if row is None:
            raise Refused("no-such-report")
        await self._database.write([(SET_HANDLED, {"report_id": report, "now": handled})])
        return info({**row, "handled": handled})

    def drop_full_buckets(self) -> None:
        self._of_guest.drop_full_buckets()
        self._of_address.drop_full_buckets()


def info(row: Row) -> ReportInfo:
    """A report as an admin sees it."""
    names = ("table", "guest", "name", "about", "about_name", "text", "handled")
    return ReportInfo(report=row["id"], at=moment(row["at"]), **{name: row[name] for name in names})
