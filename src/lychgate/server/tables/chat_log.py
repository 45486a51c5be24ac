"""Lines of chat and private notes in the database, and a line as one reader sees it.

A line is a player's text, or a notice of the table itself: who took over, left, was away, came back, is host now. A
notice is stored and sent as data, with a text only for clients that asked for sentences; its place in the match is
after so many of the reader's own events, which reveals no more than the reader knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, select

from lychgate.bots.names import called
from lychgate.play.match.changes import Reader
from lychgate.server.messages.matches import ChatLine, Notice
from lychgate.server.messages.refusals import say
from lychgate.server.storage import schema
from lychgate.server.storage.schema import Read, Row, Write
from lychgate.server.tables.seats import moment

PAGE = 50  # lines in one answer
KEPT_LINES = 1000

ADD_LINE = insert(schema.chat)
DROP_LINES = delete(schema.chat).where(
    (schema.chat.c.table == bind("table_id")) & (schema.chat.c.number <= bind("old"))
)
_own = (schema.notes.c.table == bind("table_id")) & (schema.notes.c.guest == bind("writer"))
DROP_NOTES = delete(schema.notes).where(_own)
ADD_NOTES = insert(schema.notes)


def line_row(
    table: str,
    number: int,
    seat: int,
    name: str,
    text: str,
    at: float,
    *,
    notice: dict[str, Any] | None = None,
    guest: str | None = None,
) -> Row:
    """A line as the database has it."""
    row = {"table": table, "number": number, "seat": seat, "name": name, "text": text, "at": at}
    return row | {"notice": notice, "guest": guest}


def writes_of_line(row: Row) -> list[Write]:
    """What is written for a new line: the line, and that the oldest is dropped."""
    return [(ADD_LINE, dict(row)), (DROP_LINES, {"table_id": row["table"], "old": row["number"] - KEPT_LINES})]


def lines_in_memory() -> int:
    """How many of a table's last lines stay in memory."""
    return min(PAGE, KEPT_LINES)


def chat_line(row: Row, reader: Reader, sentences: str | None) -> ChatLine:
    """A line as one reader sees it."""
    notice: Mapping[str, Any] | None = row["notice"]
    if notice is None:
        return ChatLine(row["number"], row["seat"], row["name"], row["text"], moment(row["at"]))
    kind, arguments = notice["kind"], {"name": row["name"], **notice["arguments"]}
    text = "" if sentences is None else _notice_text(kind, arguments, sentences)
    after = notice.get("heard", {}).get(reader_key(reader))
    told = Notice(kind, notice["match"], after, arguments)
    return ChatLine(row["number"], row["seat"], row["name"], text, moment(row["at"]), told)


def _notice_text(kind: str, arguments: Mapping[str, Any], language: str) -> str:
    names = {key: called(arguments[key], language) for key in ("name", "bot") if key in arguments}
    return say(f"notice-{kind}", {**arguments, **names}, language)


def reader_key(reader: Reader) -> str:
    return "spectators" if reader is None else str(reader)


def shown_chat(rows: Iterable[Row], reader: Reader, sentences: str | None) -> list[ChatLine]:
    """Lines as one reader sees them."""
    return [chat_line(row, reader, sentences) for row in rows]


def read_chat(read: Read, table: str, before: int | None = None) -> list[Row]:
    """The last lines, oldest first."""
    chat = schema.chat
    found = select(chat).where(chat.c.table == table)
    if before is not None:
        found = found.where(chat.c.number < before)
    return read(found.order_by(chat.c.number.desc()).limit(PAGE))[::-1]


def read_notes(read: Read, table: str, guest: str) -> str:
    """A guest's notes for a table."""
    notes = schema.notes
    rows = read(select(notes.c.text).where((notes.c.table == table) & (notes.c.guest == guest)))
    return rows[0]["text"] if rows else ""
