"""Matches seen again, from their logs: by anybody's eyes when they are over, by one's own while they go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from sqlalchemy import select

from lychgate.core.errors import BadRecord
from lychgate.core.record import Bytes
from lychgate.play import fairness
from lychgate.play.match import Match
from lychgate.play.record import Record
from lychgate.play.telling import Happening
from lychgate.play.verify import verify
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.replays import Frame, Frames, MatchPage, Verdict
from lychgate.server.messages.texts import say
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.engine import Row, read_one
from lychgate.server.tables import lobby
from lychgate.server.tables.device_marks import Marks
from lychgate.server.tables.table import moment
from lychgate.server.telling.match_messages import Chronicle, outcome_info, picture, spoken
from lychgate.server.telling.running_match import Live, Reader, Seen, Step

OPEN, SPECTATOR = "open", "spectator"


def row_of(house: House, match_id: str) -> Row:
    row = read_one(house.engine, select(schema.matches).where(schema.matches.c.id == match_id))
    if row is None:
        raise Refused("no-such-match")
    return row


def eyes_for(house: House, row: Row, guest: str | None, invite: str | None, marks: Marks) -> list[str]:
    """Through whose eyes a guest may see a match."""
    seats = [str(seat) for seat in range(row["players"])]
    if row["ended"] is not None:
        return [OPEN, SPECTATOR, *seats]
    table = lobby.find(house, row["table"])
    seat = table.seat_of(guest)
    if seat is not None:
        return [seats[seat]]
    if table.may_watch(guest, invite, marks):
        return [SPECTATOR]
    raise Refused("no-such-match")


def page(house: House, row: Row, eyes: list[str], language: str) -> MatchPage:
    """A match, and by whose eyes it can be seen."""
    over = row["ended"] is not None
    outcome = None
    if over:
        match = lobby.load_match(house, row["id"]).match
        assert match.outcome is not None
        outcome = outcome_info(match, match.outcome, row["names"], spoken(language))
    return MatchPage(
        match=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        games=row["games"],
        names=row["names"],
        over=over,
        outcome=outcome,
        commitment=fairness.commitment(bytes.fromhex(row["seed"])),
        started=moment(row["started"]),
        ended=moment(row["ended"]) if over else None,
        eyes=eyes,
    )


def frames(house: House, row: Row, eyes: str, first: int, count: int, language: str) -> Frames:
    """A match, change by change, as somebody saw it; or all of it, decision by decision."""
    seen, game = _seen(house, row, eyes), house.catalogue.find(row["game"])
    chronicle = Chronicle(game, row["names"], language)
    found = [
        Frame(number, one.game_number, picture(game, one.box, one.view), chronicle.events(one.heard, one.news))
        for number, one in enumerate(seen[first - 1 : first - 1 + count], first)
    ]
    return Frames(eyes, len(seen), found)


def _seen(house: House, row: Row, eyes: str) -> list[Seen]:
    """All that somebody saw. Of a finished match it is kept: who reads on asks for one part after the other."""
    found = house.replays.get((row["id"], eyes))
    if found is None:
        live = Live(row["id"], lobby.begun(house, row))
        found = list(open_frames(house, live) if eyes == OPEN else own_frames(house, live, _reader(eyes)))
        if row["ended"] is not None:
            house.replays.keep((row["id"], eyes), found, len(found))
    return found


def _reader(eyes: str) -> Reader:
    return None if eyes == SPECTATOR else int(eyes)


def own_frames(house: House, live: Live, reader: Reader) -> Iterator[Seen]:
    """What changed for one reader."""
    match = live.match
    for steps in _all_steps(house, live):
        for step in steps:
            if step.reader == reader:
                now = Seen(match.box, step.view, step.heard, step.news, match.game_number)
                yield from _game_by_game(match, now, step.game_before, partial(match.final_view_bytes, seat=reader))


def open_frames(house: House, live: Live) -> Iterator[Seen]:
    """The whole truth after every decision. Of an event told in two ways, the way the deciding seat was told it."""
    match, heard, number, before = live.match, 0, 0, 1
    deciding: int | None = None
    for row in [None, *lobby.logged(house, live.id)]:
        if row is not None:
            deciding = row.seat
            live.carry_out(row)
            heard = min(heard, len(match.told))
        news, heard = match.told[heard:], len(match.told)
        told = [h for h in news if _is_for_all_or(h, deciding)]
        now = Seen(match.box, match.state, number, told, match.game_number)
        yield from _game_by_game(match, now, before, lambda ended: match.endings[ended].state)
        number, before = number + len(told), match.game_number


def _game_by_game(match: Match, now: Seen, before: int, last_board: Callable[[int], Bytes]) -> Iterator[Seen]:
    """What is seen now; if a game ended on the way, first its last board, with what was told of that game."""
    for number in range(before, now.game_number):
        of_it = [happening for happening in now.news if happening.game_number == number]
        yield Seen(match.endings[number].box, last_board(number), now.heard, of_it, number)
        now = replace(now, heard=now.heard + len(of_it), news=now.news[len(of_it) :])
    yield now


def _is_for_all_or(happening: Happening, deciding: int | None) -> bool:
    """Is it told to the deciding seat, or to one seat alone?"""
    to_one_alone = happening.audience > 0 and happening.audience.bit_count() == 1
    return to_one_alone or happening.is_told_to(deciding)


def _all_steps(house: House, live: Live) -> Iterator[list[Step]]:
    yield live.dealt
    for row in lobby.logged(house, live.id):
        yield live.carry_out(row)


def record_of(house: House, row: Row) -> Record:
    """A finished match on paper."""
    if row["ended"] is None:
        raise Refused("not-over")
    match = lobby.load_match(house, row["id"]).match
    match.names = row["names"]
    return match.record()


def verdict(data: object) -> Verdict:
    """Does a record hold?"""
    try:
        verify(Record.from_data(data))
    except BadRecord as error:
        return Verdict(False, error.sentence)
    return Verdict(True, say("verified"))
