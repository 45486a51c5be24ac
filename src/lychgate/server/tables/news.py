"""Sends what changed to everybody connected to a table: each gets a message of their own, made once per reader."""

from __future__ import annotations

from collections.abc import Sequence

from lychgate.play.record import fairness
from lychgate.server.messages.matches import ChatLine, ChatSaid, MatchInfo, Missed, Pointed, encode
from lychgate.server.messages.pushed import Full, TableChanged
from lychgate.server.messages.tables import RequestInfo, SeatInfo, TableInfo, YouInfo
from lychgate.server.operations.settings import Settings
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.chat_log import read_chat, read_notes, shown_chat
from lychgate.server.tables.seats import moment
from lychgate.server.tables.table import Table
from lychgate.server.telling.match_messages import MatchMessages
from lychgate.server.telling.running_match import Reader, RunningMatch, Step
from lychgate.server.telling.writer import writer


def match_messages(table: Table, running: RunningMatch, sentences: str | None) -> MatchMessages:
    """The messages about a table's match, with sentences in a language, or (None) as numbers."""
    names = table.match_names
    write = writer(running.game, names, sentences)
    return MatchMessages(running, names, write, table.countdown, table.lone_player)


def push_steps(table: Table, running: RunningMatch, steps: Sequence[Step]) -> None:
    """Send a match's changes to the readers they concern."""
    by_reader = {step.reader: step for step in steps}
    if len(by_reader) == len(running.readers):  # else what is cleared would show that others saw a change
        table.pointed.clear()
    messages: dict[str | None, MatchMessages] = {}
    made: dict[tuple[Reader, str | None], bytes] = {}
    seats = table.guests
    for connection in table.connections:
        step = by_reader.get(seats.get(connection.guest))
        if step is None or not table.follows(step.reader):
            continue
        sentences = connection.sentences
        message = made.get((step.reader, sentences))
        if message is None:
            if sentences not in messages:
                messages[sentences] = match_messages(table, running, sentences)
            message = made[step.reader, sentences] = messages[sentences].change(step)
        connection.push(message)


def push_chat(table: Table, what: ChatLine | Pointed) -> None:
    """Send what a player said or points at to all who may follow the match."""
    message = encode(ChatSaid(what) if isinstance(what, ChatLine) else what)
    for connection in table.connections:
        if table.follows(table.seat_of(connection.guest)):
            connection.push(message)


def disconnect(table: Table, guest: str, code: int, reason: str) -> None:
    """Close a guest's connections."""
    for connection in list(table.connections):
        if connection.guest == guest:
            connection.close(code, reason)


class News:
    """What a table's connections are sent besides the match's changes: the table itself, or everything anew."""

    def __init__(self, database: Database, ids: Identifiers, settings: Settings) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds

    def push_table(self, table: Table) -> None:
        """Send the table itself: seats, phase, who is away."""
        for connection in table.connections:
            connection.push(encode(TableChanged(self.table_info(table, connection.guest))))

    def push_full(self, table: Table, guest: str | None = None) -> None:
        """Send everything anew, to all or to one guest."""
        made: dict[tuple[str, str | None], bytes] = {}
        for connection in table.connections:
            if guest is None or connection.guest == guest:
                reader = (connection.guest, connection.sentences)
                if reader not in made:
                    made[reader] = encode(self.full(table, *reader))
                connection.push(made[reader])

    def full(self, table: Table, guest: str | None, sentences: str | None, *, returning: bool = False) -> Full:
        """Everything a guest may know of a table, with sentences or as numbers. The match must be in memory."""
        seat = table.seat_of(guest)
        follows, running = table.follows(seat), table.running
        match: MatchInfo | None = None
        missed: Missed | None = None
        if running is not None and follows:
            messages = match_messages(table, running, sentences)
            match = messages.everything(seat)
            if returning and seat is not None:
                missed = messages.missed(seat, table.places[seat].seen)
        return Full(
            table=self.table_info(table, guest),
            match=match,
            missed=missed,
            notes=None if seat is None or guest is None else self.notes(table, guest),
            chat=self.chat(table, seat, sentences) if follows else [],
            pointed=[Pointed(seat, at) for seat, at in table.pointed.items()] if follows else [],
            sealed=running.sealed if running is not None and follows else None,
        )

    def chat(self, table: Table, reader: Reader, sentences: str | None, before: int | None = None) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        if not table.chat_lines:
            return []
        if before is not None:
            return shown_chat(read_chat(self._database.read, table.id, before), reader, sentences)
        if table.last_lines is None:
            table.last_lines = read_chat(self._database.read, table.id)
        return shown_chat(table.last_lines, reader, sentences)

    def notes(self, table: Table, guest: str) -> str:
        """A guest's private notes."""
        return read_notes(self._database.read, table.id, guest) if table.has_notes else ""

    def table_info(self, table: Table, guest: str | None) -> TableInfo:
        """The table as this guest may see it, now."""
        now, away = self._ids.now(), self._away_seconds
        seat = table.seat_of(guest)
        follows = table.follows(seat)  # a match's id is the link to all of it, once it is over
        return TableInfo(
            table=table.id,
            game=table.game.name,
            rules=table.rules,
            options=table.settings,
            games=table.games,
            public=table.public,
            spectators=table.spectators,
            countdown=table.countdown,
            lost=table.lost,
            silent=table.silent,
            hints=table.hints,
            phase=table.phase,
            seats=[_seat_info(table, number, table.is_away(number, now, away)) for number in range(len(table.places))],
            you=_you_info(table, guest, seat, now, away),
            requests=[RequestInfo(one.number, one.seat, one.name) for one in table.requests.values()],
            match=table.match_id if follows else None,
            matches=list(table.finished) if follows else [],
            commitment=fairness.commitment(table.seed),
            created=moment(table.created),
            title=table.title if follows else None,
            lesson=None if table.lesson is None else table.lesson.name,
            brought=table.brought,
        )


def _seat_info(table: Table, seat: int, away: bool) -> SeatInfo:
    place = table.places[seat]
    coming = place.coming if table.phase == "over" else None
    return SeatInfo(seat, place.kind, place.name, place.bot, away, place.muted, coming)


def _you_info(table: Table, guest: str | None, seat: int | None, now: float, away_seconds: float) -> YouInfo:
    host = guest is not None and guest == table.host
    return YouInfo(
        seat=seat,
        host=host,
        invite=table.invite if host or seat is not None else None,
        request=next((one.number for one in table.requests.values() if one.guest == guest), None),
        declined=guest in table.declined,
        decides=any(guest in table.deciders(one.guest, now, away_seconds) for one in table.requests.values()),
    )
