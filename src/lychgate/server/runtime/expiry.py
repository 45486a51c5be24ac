"""What is too old is removed: idle tables, and finished matches that were kept to be seen again.

The clock may be wrong: set late after a start, put right by years, stopped while the machine slept. So nothing is
removed for a while after a start and after a jump of the clock, never much in an hour, and no match that somebody sits
in unless the settings say so. What is removed is in the log.
"""

from __future__ import annotations

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import delete, exists, or_, select

from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import read

log = structlog.get_logger()

DAY = 86_400.0

_of_table = schema.matches.c.table == bind("table_id")
DROP_UNFINISHED = delete(schema.matches).where(_of_table & schema.matches.c.ended.is_(None))
DROP_TABLE = delete(schema.tables).where(schema.tables.c.id == bind("table_id"))
DROP_MATCH = delete(schema.matches).where(schema.matches.c.id == bind("match_id"))
DROP_CODES = delete(schema.resume_codes).where(schema.resume_codes.c.expires < bind("now"))


async def expire(house: House) -> None:
    """Remove what is too old, as far as that may be done now."""
    now = house.now()
    allowed = house.removals.allowance(now)
    tables = _old_tables(house, now, allowed) if allowed > 0 else []
    matches = _old_matches(house, now, allowed - len(tables)) if allowed > len(tables) else []
    writes: list[Write] = [(DROP_CODES, {"now": now})]
    for table in tables:
        writes += [(DROP_UNFINISHED, {"table_id": table}), (DROP_TABLE, {"table_id": table})]
    writes += [(DROP_MATCH, {"match_id": match}) for match in matches]
    await house.journal.write(writes)
    if tables or matches:
        house.removals.removed(len(tables) + len(matches))
        log.info("too old, removed", tables=tables, matches=matches)


def _old_tables(house: House, now: float, most: int) -> list[str]:
    """Tables that nobody has used for long. One in memory is, or was a moment ago."""
    t, s, days = schema.tables, schema.seats, house.settings
    somebody_sits = exists().where((s.c.table == t.c.id) & s.c.guest.is_not(None))
    may_go = or_(t.c.phase != "playing", ~somebody_sits)
    if days.expire_running_days is not None:
        may_go = or_(may_go, t.c.touched < now - days.expire_running_days * DAY)
    old = select(t.c.id).where((t.c.touched < now - days.expire_days * DAY) & may_go).order_by(t.c.touched)
    found = [row["id"] for row in read(house.engine, old.limit(most + len(house.tables)))]
    return [table for table in found if table not in house.tables][:most]


def _old_matches(house: House, now: float, most: int) -> list[str]:
    """Finished matches that nobody may want to see again."""
    m = schema.matches
    old = select(m.c.id).where(m.c.ended < now - house.settings.replay_days * DAY).order_by(m.c.ended).limit(most)
    return [row["id"] for row in read(house.engine, old)]
