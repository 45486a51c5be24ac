"""Telling everybody at a table what changed — each as that reader's own message, put together once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select

from lychgate.server.messages.matches import (
    ChatLine,
    ChatSaid,
    Full,
    MatchInfo,
    Missed,
    Notice,
    Pointed,
    TableChanged,
    encode,
)
from lychgate.server.messages.tables import TableInfo
from lychgate.server.messages.texts import say
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.engine import Row, read, read_one
from lychgate.server.tables.table import Table, moment
from lychgate.server.telling.match_messages import Teller
from lychgate.server.telling.running_match import Live, Reader, Step

CHAT_LINES = 50


def push_steps(table: Table, live: Live, steps: Sequence[Step]) -> None:
    """Send a match's changes to those they concern."""
    by_reader = {step.reader: step for step in steps}
    if by_reader.keys() >= live.told.keys():  # what only some were told of must not show by what is gone
        table.pointed.clear()
    tellers: dict[str, Teller] = {}
    made: dict[tuple[Reader, str], bytes] = {}
    for listener in table.listeners:
        reader = table.seat_of(listener.guest)
        step = by_reader.get(reader)
        if step is None or not table.follows(reader):
            continue
        language = listener.language
        if language not in tellers:
            tellers[language] = Teller(live, table.match_names, language, table.countdown)
        if (reader, language) not in made:
            made[reader, language] = encode(tellers[language].change(step))
        listener.push(made[reader, language])


def push_table(house: House, table: Table) -> None:
    """Send the table itself: seats, phase, who is away."""
    for listener in table.listeners:
        listener.push(encode(TableChanged(info(house, table, listener.guest))))


def push_full(house: House, table: Table, guest: str | None = None) -> None:
    """Send everything anew, to all or to one guest."""
    made: dict[tuple[str, str], bytes] = {}
    for listener in table.listeners:
        if guest is None or listener.guest == guest:
            reader = (listener.guest, listener.language)
            if reader not in made:
                made[reader] = full(house, table, *reader)
            listener.push(made[reader])


def push_said(table: Table, what: ChatLine | Pointed) -> None:
    """Send what a player said or pointed at to all who follow."""
    said = encode(ChatSaid(what) if isinstance(what, ChatLine) else what)
    for listener in table.listeners:
        if table.follows(table.seat_of(listener.guest)):
            listener.push(said)


def push_notice(table: Table, row: Row) -> None:
    """Send what the table itself tells to all who follow."""
    made: dict[tuple[Reader, str], bytes] = {}
    for listener in table.listeners:
        reader, language = table.seat_of(listener.guest), listener.language
        if table.follows(reader):
            if (reader, language) not in made:
                made[reader, language] = encode(ChatSaid(_line(row, reader, language)))
            listener.push(made[reader, language])


def send_away(table: Table, guest: str, code: int, reason: str) -> None:
    """Close a guest's connections."""
    for listener in list(table.listeners):
        if listener.guest == guest:
            listener.close(code, reason)


def info(house: House, table: Table, guest: str | None) -> TableInfo:
    """The table as a guest may see it, now."""
    return table.info(guest, house.now(), house.settings.away_seconds)


def full(house: House, table: Table, guest: str | None, language: str, *, returning: bool = False) -> bytes:
    """Everything a guest may know of a table, as a message. The match must be in memory."""
    return encode(full_message(house, table, guest, language, returning=returning))


def full_message(house: House, table: Table, guest: str | None, language: str, *, returning: bool = False) -> Full:
    seat = table.seat_of(guest)
    follows = table.follows(seat)
    match: MatchInfo | None = None
    missed: Missed | None = None
    if table.live is not None and follows:
        teller = Teller(table.live, table.match_names, language, table.countdown)
        match = teller.everything(seat)
        if returning and seat is not None:
            missed = teller.missed(seat, table.places[seat].seen)
    return Full(
        table=info(house, table, guest),
        match=match,
        missed=missed,
        notes=None if seat is None or guest is None else notes_of(house, table, guest),
        chat=chat_lines(house, table, seat, language) if follows else [],
        pointed=[Pointed(seat, at) for seat, at in table.pointed.items()] if follows else [],
        sealed=table.live.sealed if table.live is not None and follows else None,
    )


def chat_lines(
    house: House, table: Table, reader: Reader, language: str = "en", before: int | None = None
) -> list[ChatLine]:
    """The last lines of chat, oldest first."""
    chat = schema.chat
    if table.lines == 0:
        return []
    found = select(chat).where(chat.c.table == table.id)
    if before is not None:
        found = found.where(chat.c.number < before)
    rows = read(house.engine, found.order_by(chat.c.number.desc()).limit(CHAT_LINES))
    return [_line(row, reader, language) for row in reversed(rows)]


def _line(row: Row, reader: Reader, language: str) -> ChatLine:
    """A line of chat as one reader is told it. What the table tells is put into words here."""
    told: Mapping[str, Any] | None = row["notice"]
    if told is None:
        return ChatLine(row["number"], row["seat"], row["name"], row["text"], moment(row["at"]))
    text = say(f"notice-{told['kind']}", {"name": row["name"], **told["arguments"]}, language)
    notice = Notice(told["kind"], told["match"], told.get("heard", {}).get(reader_key(reader)))
    return ChatLine(row["number"], row["seat"], row["name"], text, moment(row["at"]), notice)


def reader_key(reader: Reader) -> str:
    return "spectators" if reader is None else str(reader)


def notes_of(house: House, table: Table, guest: str) -> str:
    """What a guest has noted for this table."""
    if not table.has_notes:
        return ""
    notes = schema.notes
    row = read_one(house.engine, select(notes.c.text).where((notes.c.table == table.id) & (notes.c.guest == guest)))
    return row["text"] if row is not None else ""
