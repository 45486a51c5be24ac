"""Matches shown again from their logs: by anybody's eyes when they are over, by one's own while they go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from msgspec import UNSET, Raw

from lychgate.core.errors import BadRecord
from lychgate.core.model.layout import Bytes
from lychgate.play.match.changes import Reader, Step
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening
from lychgate.play.record import fairness
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.messages.replays import Frame, Frames, MatchPage, Verdict
from lychgate.server.storage.lru_cache import LRUCache
from lychgate.server.storage.schema import Row
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seats import Marks, moment
from lychgate.server.telling.match_messages import outcome_info
from lychgate.server.telling.refusals import error_info
from lychgate.server.telling.running_match import ReplayFrame, RunningMatch
from lychgate.server.telling.writer import writer
from lychgate.server.workers.catalogue import Catalogue

VERIFIED = "verified"
OPEN, SPECTATOR = "open", "spectator"
CACHED_FRAMES = 20_000  # the largest views have two kilobytes


class Replays:
    """Finds matches by their links and replays them."""

    def __init__(self, loader: MatchLoader, catalogue: Catalogue, registry: TableRegistry) -> None:
        self._loader = loader
        self._catalogue = catalogue
        self._registry = registry
        self._cache: LRUCache[tuple[str, str], list[ReplayFrame]] = LRUCache(CACHED_FRAMES)  # by match and eyes

    def find(self, match_id: str, guest: str | None, invite: str | None, marks: Marks) -> tuple[Row, list[str]]:
        """A match's row, and by whose eyes a guest may see it. Its game has to be compiled."""
        row = self._loader.row(match_id)
        eyes = self._eyes_for(row, guest, invite, marks)
        self._catalogue.check_ready(row["game"])
        return row, eyes

    def _eyes_for(self, row: Row, guest: str | None, invite: str | None, marks: Marks) -> list[str]:
        seats = [str(seat) for seat in range(row["players"])]
        if row["ended"] is not None:
            return [OPEN, SPECTATOR, *seats]
        table = self._registry.find(row["table"])
        if row["id"] != table.match_id:  # it was broken off: whoever sits there now need not have played it
            raise Refused("no-such-match")
        seat = table.seat_of(guest)
        if seat is not None:
            return [seats[seat]]
        if table.may_watch(guest, invite, marks):
            return [SPECTATOR]
        raise Refused("no-such-match")

    def page(self, row: Row, eyes: list[str], sentences: str | None) -> MatchPage:
        """A match, and by whose eyes it can be seen."""
        over = row["ended"] is not None
        rewound, taken_up = self._loader.uncounted(row["id"])
        outcome = None
        if over:
            match = self._loader.load(row["id"]).match
            assert match.outcome is not None
            outcome = outcome_info(writer(match.game, row["names"], sentences), match.outcome, row["names"])
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
            rewound=rewound,
            taken_up=taken_up,
            brought=row["brought"],
        )

    def frames(self, row: Row, eyes: str, first: int, count: int, sentences: str | None) -> Frames:
        """A match, change by change, as a reader saw it; or all of it, decision by decision."""
        seen, game = self._seen(row, eyes), self._catalogue.find(row["game"])
        write = writer(game, row["names"], sentences)
        found = [
            Frame(
                number,
                one.game_number,
                Raw(write.picture(one.box, one.view)),
                one.events_before,
                Raw(write.events(one.events_before, one.events)),
            )
            for number, one in enumerate(seen[first - 1 : first - 1 + count], first)
        ]
        return Frames(eyes, len(seen), found)

    def decisions_before(self, row: Row, eyes: str, at: int) -> int:
        """How much of the log had been decided at that frame."""
        running = RunningMatch(row["id"], self._loader.begun(row))
        if next(islice(self._frames(running, eyes), at - 1, None), None) is None:
            raise Refused("no-such-match")
        return running.count

    def _frames(self, running: RunningMatch, eyes: str) -> Iterator[ReplayFrame]:
        return self._open_frames(running) if eyes == OPEN else self._own_frames(running, _reader(eyes))

    def _seen(self, row: Row, eyes: str) -> list[ReplayFrame]:
        """All that a reader saw. Of a finished match it is cached: clients ask for one part after the other."""
        found = self._cache.get((row["id"], eyes))
        if found is None:
            running = RunningMatch(row["id"], self._loader.begun(row))
            found = list(self._frames(running, eyes))
            if row["ended"] is not None:
                self._cache.put((row["id"], eyes), found, len(found))
        return found

    def _own_frames(self, running: RunningMatch, reader: Reader) -> Iterator[ReplayFrame]:
        """What changed for one reader."""
        match = running.match
        for steps in self._all_steps(running):
            for step in steps:
                if step.reader == reader:
                    now = ReplayFrame(match.box, step.view, step.events_before, step.events, match.game_number)
                    last_board = partial(match.final_view_bytes, seat=reader)
                    yield from _game_by_game(match, now, step.update.game_before, last_board)

    def _all_steps(self, running: RunningMatch) -> Iterator[Iterable[Step]]:
        yield running.dealt
        for row in self._loader.log(running.id):
            yield running.apply(row)

    def _open_frames(self, running: RunningMatch) -> Iterator[ReplayFrame]:
        """The whole state after every decision. Of an event with two versions, the one for the deciding seat."""
        match, processed, before = running.match, 0, 1
        heard: list[int] = []  # places in the story of the events that were shown, and not taken back since
        deciding: int | None = None
        for row in [None, *self._loader.log(running.id)]:
            if row is not None:
                deciding = row.seat
                running.apply(row)
                processed = min(processed, len(match.told))
            heard = [place for place in heard if place < processed]
            places = [n for n in range(processed, len(match.told)) if _is_for_all_or(match.told[n], deciding)]
            shown = [match.told[place] for place in places]
            processed, number = len(match.told), len(heard)
            heard += places
            now = ReplayFrame(match.box, match.state, number, shown, match.game_number)
            yield from _game_by_game(match, now, before, lambda ended: match.endings[ended].state)
            before = match.game_number

    def verdict(self, data: object, sentences: str | None) -> Verdict:
        """Does a record hold?"""
        try:
            verify(Record.from_data(data))
        except BadRecord as error:
            why = error_info(error, sentences)
            return Verdict(False, why.message, why.arguments, why.sentence)
        return Verdict(True, VERIFIED, {}, UNSET if sentences is None else say(VERIFIED, None, sentences))


def _reader(eyes: str) -> Reader:
    return None if eyes == SPECTATOR else int(eyes)


def _game_by_game(
    match: Match, now: ReplayFrame, before: int, last_board: Callable[[int], Bytes]
) -> Iterator[ReplayFrame]:
    """This frame; if a game ended on the way, first that game's last board, with its events."""
    for number in range(before, now.game_number):
        of_it = [event for event in now.events if event.game_number == number]
        yield ReplayFrame(match.endings[number].box, last_board(number), now.events_before, of_it, number)
        now = replace(now, events_before=now.events_before + len(of_it), events=now.events[len(of_it) :])
    yield now


def _is_for_all_or(event: Happening, deciding: int | None) -> bool:
    """Does the deciding seat see it, or one seat alone?"""
    to_one_alone = event.audience > 0 and event.audience.bit_count() == 1
    return to_one_alone or event.is_told_to(deciding)
