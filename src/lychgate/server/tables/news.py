"""Sends what changed to everybody connected to a table: each gets a message of their own, made once per reader."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from lychgate.play.match.changes import Changes, Reader, Step
from lychgate.play.record import fairness
from lychgate.server.messages.clocks import Ballot, ClocksSaid, TimesInfo, VoteInfo
from lychgate.server.messages.matches import ChatLine, ChatSaid, MatchInfo, Missed, Pointed, encode
from lychgate.server.messages.tables import Full, RequestInfo, SeatInfo, TableChanged, TableInfo, YouInfo
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.settings import Settings
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.chat_log import read_chat, read_notes, shown_chat
from lychgate.server.tables.seats import moment
from lychgate.server.tables.table import Table
from lychgate.server.telling.match_messages import MatchMessages
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.telling.writer import writer

# Who sees a table, until it is said who they are.
NOBODY = YouInfo(
    seat=None,
    host=False,
    invite=None,
    request=None,
    declined=False,
    decides=False,
    host_away=False,
    asked=False,
    missed=0,
)


def match_messages(table: Table, running: RunningMatch, sentences: str | None) -> MatchMessages:
    """The messages about a table's match, with sentences in a language, or (None) as numbers."""
    names = table.match_names
    write = writer(running.game, names, sentences)
    return MatchMessages(running, names, write, table.countdown, table.lone_player)


NOBODY_ANEW = frozenset[Reader]()


def push_changes(table: Table, running: RunningMatch, changes: Changes, anew: Collection[Reader] = NOBODY_ANEW) -> None:
    """Send a match's changes to the readers they concern, but for those who are sent everything anew."""
    if not anew and changes.for_all:  # else what is cleared would show that others saw a change
        table.pointed.clear()
    seats, clocked = table.guests, table.countdown is not None
    alone = len(seats) == 1 and table.lone_player is not None
    frames = [] if alone else changes.frames(clocked=clocked)
    others: _Others | None = None
    for connection in table.connections:
        reader = seats.get(connection.guest)
        if anew and reader in anew:
            continue
        if reader is not None and frames and frames[reader] and connection.sentences is None:
            connection.push_frame(frames[reader])
        elif changes.concerns(reader) and (reader is not None or table.spectators):
            others = others or _Others(table, running, changes)
            message = others.change(reader, connection.sentences)
            if message is not None:
                connection.push(message)


class _Others:
    """A match's changes that were not written whole, each made when it is first asked for."""

    def __init__(self, table: Table, running: RunningMatch, steps: Iterable[Step]) -> None:
        self._table, self._running, self._steps = table, running, steps
        self._messages: dict[str | None, MatchMessages] = {}
        self._made: dict[tuple[Reader, str | None], bytes | None] = {}

    def change(self, reader: Reader, sentences: str | None) -> bytes | None:
        """The change for a reader, with sentences in a language, or (None) as numbers; if there is one."""
        if (reader, sentences) not in self._made:
            self._made[reader, sentences] = self._make(reader, sentences)
        return self._made[reader, sentences]

    def _make(self, reader: Reader, sentences: str | None) -> bytes | None:
        step = next((step for step in self._steps if step.reader == reader), None)
        if step is None:
            return None
        if sentences not in self._messages:
            self._messages[sentences] = match_messages(self._table, self._running, sentences)
        return self._messages[sentences].change(step)


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


def disconnect_banned(table: Table, code: int, reason: str) -> None:
    """Close the connections of all who may not come back: of their guests, browsers and addresses."""
    for connection in list(table.connections):
        guest = connection.guest
        if guest != table.host and table.seat_of(guest) is None and table.is_banned(guest, connection.marks):
            connection.close(code, reason)


@dataclass(frozen=True, slots=True)
class Common:
    """What several connections are sent alike: it is made once."""

    tables: dict[bool, TableInfo] = field(default_factory=dict)  # for those who follow the match, and for others
    messages: dict[str | None, MatchMessages] = field(default_factory=dict)  # with sentences, or (None) as numbers


class News:
    """What a table's connections are sent besides the match's changes: the table itself, or everything anew."""

    def __init__(self, database: Database, ids: Identifiers, settings: Settings, lifecycle: Lifecycle) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds
        self._lifecycle = lifecycle

    def push_times(self, table: Table) -> None:
        """Send what the clocks show, the same to all who may follow the match."""
        times = self._times(table)
        if times is not None:
            message = encode(ClocksSaid(times))
            for connection in table.connections:
                if table.follows(table.seat_of(connection.guest)):
                    connection.push(message)

    def _times(self, table: Table) -> TimesInfo | None:
        """What the clocks show now."""
        times, people, now = table.times, table.people, self._lifecycle.up_at(self._ids.now())
        if times is None or table.phase != "playing":
            return None
        left = [round(one, 1) if people[seat] else None for seat, one in enumerate(times.left_at(now))]
        return TimesInfo(left, times.running, list(times.about))

    def push_table(self, table: Table) -> None:
        """Send the table itself: seats, phase, who is away."""
        common = Common()
        for connection in table.connections:
            connection.push(encode(TableChanged(self.table_info(table, connection.guest, common))))

    def push_full(self, table: Table, guest: str | None = None) -> None:
        """Send everything anew, to all or to one guest."""
        made: dict[tuple[str, str | None], bytes] = {}
        common = Common()
        for connection in table.connections:
            if guest is None or connection.guest == guest:
                reader = (connection.guest, connection.sentences)
                if reader not in made:
                    made[reader] = encode(self.full(table, *reader, common=common))
                connection.push(made[reader])

    def full(
        self,
        table: Table,
        guest: str | None,
        sentences: str | None,
        *,
        returning: bool = False,
        common: Common | None = None,
    ) -> Full:
        """Everything a guest may know of a table, with sentences or as numbers. The match must be in memory."""
        seat, common = table.seat_of(guest), common or Common()
        follows, running = table.follows(seat), table.running
        match: MatchInfo | None = None
        missed: Missed | None = None
        if running is not None and follows:
            messages = common.messages.get(sentences) or match_messages(table, running, sentences)
            common.messages[sentences] = messages
            match = messages.everything(seat)
            if returning and seat is not None:
                missed = messages.missed(seat, table.places[seat].seen)
        return Full(
            table=self.table_info(table, guest, common),
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

    def table_info(self, table: Table, guest: str | None, common: Common | None = None) -> TableInfo:
        """The table as this guest may see it, now."""
        common, seat, now = common or Common(), table.seat_of(guest), self._ids.now()
        follows = table.follows(seat)
        if follows not in common.tables:
            common.tables[follows] = self._common_info(table, follows, now)
        return replace(common.tables[follows], you=_you_info(table, guest, seat, now, self._away_seconds))

    def _common_info(self, table: Table, follows: bool, now: float) -> TableInfo:
        """The table as all see it who follow its match, or all others; without what concerns one guest only."""
        away = self._away_seconds
        return TableInfo(
            table=table.id,
            game=table.game.name,
            rules=table.rules,
            options=table.settings,
            games=table.games,
            public=table.public,
            locked=table.locked,
            language=table.language,
            spectators=table.spectators,
            countdown=table.countdown,
            lost=table.lost,
            clock=table.clock,
            times=self._times(table) if follows else None,
            votes=_votes(table, now) if follows else [],
            hints=table.hints,
            phase=table.phase,
            seats=[_seat_info(table, number, table.is_away(number, now, away)) for number in range(len(table.places))],
            you=NOBODY,
            requests=[RequestInfo(one.number, one.seat, one.name) for one in table.requests.values()],
            match=table.match_id if follows else None,  # the link to all of it, once it is over
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
    return SeatInfo(seat, place.kind, place.name, place.bot, away, place.muted, place.reserved, coming)


def _you_info(table: Table, guest: str | None, seat: int | None, now: float, away_seconds: float) -> YouInfo:
    host = guest is not None and guest == table.host
    return YouInfo(
        seat=seat,
        host=host,
        invite=table.invite if host or seat is not None else None,
        request=next((one.number for one in table.requests.values() if one.guest == guest), None),
        declined=guest in table.declined,
        host_away=seat is not None and table.may_replace_host(now),
        asked=table.is_asked(seat),
        missed=_missed(table, seat),
        decides=any(guest in table.deciders(one.guest, now, away_seconds) for one in table.requests.values()),
    )


def _votes(table: Table, now: float) -> list[VoteInfo]:
    """The votes under way, as everybody is told of them."""
    found: list[VoteInfo] = []
    if table.times is not None and table.times.about:
        voters = table.time_voters()
        found.append(VoteInfo("time", list(table.times.about), *_told(table.times.ballots, voters)))
    if table.host_votes and table.may_replace_host(now):
        voters = table.host_voters()
        candidates = [voters[guest] for guest in list(table.host_votes)[:1] if guest in voters]
        said = {guest: "yes" if agrees else "no" for guest, agrees in table.host_votes.items()}
        found.append(VoteInfo("host", candidates, *_told(said, voters)))
    return found


def _told(ballots: Mapping[str, str], voters: Mapping[str, int]) -> tuple[list[int], list[Ballot]]:
    return list(voters.values()), [Ballot(voters[guest], said) for guest, said in ballots.items() if guest in voters]


def _missed(table: Table, seat: int | None) -> int:
    """Of how many events who sits there was told since they were last connected."""
    standing = None if seat is None or table.is_connected(seat) else table.standing_now()
    if seat is None or standing is None:
        return 0
    return max(0, standing.told[seat] - table.places[seat].seen)
