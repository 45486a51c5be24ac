"""A decision at a table: checked, applied, written, sent. It is answered only when it is committed.

One writer per table: everything happens under the table's lock. If the database refuses, the match is dropped from
memory and loaded anew, so that memory is never ahead of the disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import insert, null, select, update

from lychgate.core.errors import LychgateError
from lychgate.play.match.changes import Changes
from lychgate.play.match.undo import UNDO
from lychgate.server.limits.rate import RateLimit
from lychgate.server.matches.clocks import Clocks, set_times
from lychgate.server.matches.loading import WITH_NEXT, MatchLoader
from lychgate.server.matches.under_way import Answer, Decided, UnderWay
from lychgate.server.messages.matches import Accepted
from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.metrics import DECISION_SECONDS, DECISIONS
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.news import NOBODY_ANEW, News, match_messages, push_changes
from lychgate.server.tables.seat_change import announce, set_place
from lychgate.server.tables.seats import Place, SeatAnswer
from lychgate.server.tables.table import Table, TurnObserver
from lychgate.server.telling.refusals import Stale
from lychgate.server.telling.running_match import REWIND, UNDOS, Answered, RunningMatch
from lychgate.server.telling.writer import decision_for

log = structlog.get_logger()

Given = str | Mapping[str, Any] | int  # a decision: as notation, data or number

ADD_DECISION = insert(schema.decisions)
END_TABLE = (
    update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(
        phase="over", seed=bind("next_seed"), times=null(), due=null()
    )
)  # fmt: skip
END_MATCH = (
    update(schema.matches).where(schema.matches.c.id == bind("match_id")).values(
        ended=bind("now"), names=bind("last_names")
    )
)  # fmt: skip


class Deciding:
    """Carries out decisions and undos, of people and bots alike."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        loader: MatchLoader,
        news: News,
        view_seconds: RateLimit,
        turns: TurnObserver,
        clocks: Clocks,
    ) -> None:
        self._database = database
        self._ids = ids
        self._loader = loader
        self._news = news
        self._view_seconds = view_seconds
        self._turns = turns
        self._clocks = clocks

    async def decide(
        self,
        table: Table,
        seat: int,
        guest: str | None,
        prompt: int,
        client: str,
        given: Given,
        sentences: str | None = None,
    ) -> Accepted:
        """Carry out a decision that answers a prompt, once; `client` is its idempotency key. A bot has no guest.

        The answer, or the refusal, is written for a client that asked for sentences, or for numbers.
        """
        began = time.perf_counter()

        def apply(running: RunningMatch) -> tuple[int, Changes]:
            action = running.action_of(given)
            return action, running.decide(seat, action)

        accepted = await self._answer(table, seat, guest, prompt, client, apply, sentences)
        DECISION_SECONDS.observe(time.perf_counter() - began)
        return accepted

    def decide_at_once(
        self, table: Table, guest: str, prompt: int, client: str, given: Given, answer: Answer
    ) -> UnderWay | None:
        """The same without waiting, for a client that reads numbers. None: it has to wait, or needs a closer look.

        `answer` is called when the decision is committed and everybody told, or could not be.
        """
        seat, running = table.seat_of(guest), table.running
        if seat is None or running is None or running.open_prompt(seat) != prompt or table.places[seat].bot is not None:
            return None
        if not table.lock.take():
            return None
        try:
            action = running.action_of(given)
            changes = running.decide(seat, action)
            decided = self._decided(table, running, seat, guest, prompt, client, action, changes)
        except BaseException as error:
            table.lock.release()
            if isinstance(error, LychgateError):
                raise _stale(table, running, seat, error, None) from None
            raise
        under_way = UnderWay(self, table, decided, answer)
        self._database.write_then(decided.writes, under_way.finish)
        return under_way

    async def decide_together(self, table: Table, due: Callable[[RunningMatch], Sequence[SeatAnswer]]) -> None:
        """Carry out what several seats answer at one moment as one change: all of it or, if it fails, nothing.

        Told of one after the other, a seat would learn from its own changes who answered after it. `due` says what
        counts when it is this table's turn.
        """
        began = time.perf_counter()
        async with table.lock:
            running = await self._loader.running(table)
            if running is None:
                raise Refused("not-playing")
            try:
                answers = [answer for answer in due(running) if _is_carried_out(table, running, answer)]
                if not answers:
                    return
                decided = self._decided_together(table, running, answers)
                await self._database.write(decided.writes)
            except BaseException:
                self.lose(table)
                raise
            self.tell(table, decided)
            for answer in answers[:-1]:
                DECISIONS.count(table.game.name, "bot" if table.player_of(answer.seat) is None else "human")
        DECISION_SECONDS.observe(time.perf_counter() - began)

    async def undo(
        self,
        table: Table,
        seat: int,
        guest: str,
        prompt: int | None,
        client: str,
        address: str,
        sentences: str | None = None,
    ) -> Accepted:
        """Take back the seat's last decision. It answers the prompt that is open, or would be next (None: whichever).

        Where all others are bots, what they decided since is taken back too. Whoever sees a difference is sent
        everything anew, which counts against the address's time for full views.
        """
        self._view_seconds.check_left(address)

        def take_back(running: RunningMatch) -> tuple[int, Changes]:
            if table.lone_player == seat:
                return REWIND, running.undo(seat, alone=True)
            if running.used_up_undos(seat):
                raise Refused("undone-enough", most=UNDOS)
            return UNDO, running.undo(seat)

        return await self._answer(table, seat, guest, prompt, client, take_back, sentences, address)

    async def _answer(
        self,
        table: Table,
        seat: int,
        guest: str | None,
        prompt: int | None,
        client: str,
        apply: Callable[[RunningMatch], tuple[int, Changes]],
        sentences: str | None,
        address: str = "",
    ) -> Accepted:
        async with table.lock:
            if table.player_of(seat) != guest:  # they got up, or were kicked, while they waited for the lock
                raise Refused("not-seated")
            running = table.running or await self._loader.running(table)
            if running is None:
                raise Refused("not-playing")
            if prompt is None:
                prompt = self._prompt_of(running, seat, client) or running.match.prompt_id(seat)
            if prompt != running.match.prompt_id(seat):
                return self._answered_before(table, running, seat, prompt, client, sentences)
            try:
                action, changes = apply(running)
            except LychgateError as error:
                raise _stale(table, running, seat, error, sentences) from None
            decided = self._decided(table, running, seat, guest, prompt, client, action, changes, address)
            try:
                await self._database.write(decided.writes)
            except BaseException:
                self.lose(table)
                raise
            self.tell(table, decided)
            if action == REWIND and running.match.rewound == 1:  # whoever comes to the table later is told, too
                await announce(self._database, table, "rewound", seat, self._ids.now())
            return Accepted(client, prompt, decision_for(running.game, action, sentences))

    def _prompt_of(self, running: RunningMatch, seat: int, client: str) -> int | None:
        """The prompt that this message of a client has answered already, if it is sent again."""
        log = schema.decisions
        same = (log.c.match == running.id) & (log.c.seat == seat) & (log.c.client == client)
        row = self._database.read_one(select(log.c.prompt).where(same))
        return None if row is None else int(row["prompt"])

    def _answered_before(
        self, table: Table, running: RunningMatch, seat: int, prompt: int, client: str, sentences: str | None
    ) -> Accepted:
        """The same answer for the same decision sent again; for any other, the prompt that is open now."""
        answered = running.answer_to(seat, prompt) or self._answer_in_log(running, seat, prompt)
        if answered is not None and answered.client == client:
            return Accepted(client, prompt, decision_for(running.game, answered.action, sentences))
        raise _stale(table, running, seat, Refused("stale-prompt", prompt=prompt), sentences)

    def _answer_in_log(self, running: RunningMatch, seat: int, prompt: int) -> Answered | None:
        """What the seat answered to a prompt, as the log has it."""
        log = schema.decisions
        same = (log.c.match == running.id) & (log.c.seat == seat) & (log.c.prompt == prompt)
        row = self._database.read_one(select(log.c.client, log.c.action).where(same))
        return None if row is None else Answered(seat, prompt, row["client"], row["action"])

    def _decided(
        self,
        table: Table,
        running: RunningMatch,
        seat: int,
        guest: str | None,
        prompt: int,
        client: str,
        action: int,
        changes: Changes,
        address: str = "",
    ) -> Decided:
        """A decision that was carried out; with it, if it was the last, the end of the match."""
        now = self._ids.now()
        running.note_answer(seat, prompt, client, action)
        row = {"match": running.id, "number": running.count, "seat": seat, "prompt": prompt, "action": action,
               "client": client, "at": now}  # fmt: skip
        decided = Decided(running, seat, guest is not None, action, changes, now, address, [(ADD_DECISION, row)])
        decided.times = self._clocks.after(table, running)
        if decided.times is not None and decided.times is not table.times:
            decided.writes.append(set_times(table, decided.times))
        if running.over:
            decided.next_seed, decided.places = self._ids.seed(), _places_after(table)
            decided.writes += [
                (END_MATCH, {"match_id": running.id, "now": now, "last_names": table.names}),
                (END_TABLE, {"table_id": table.id, "next_seed": decided.next_seed.hex()}),
                *(set_place(table, seat, place) for seat, place in decided.places.items()),
            ]
        return decided

    def _decided_together(self, table: Table, running: RunningMatch, answers: Sequence[SeatAnswer]) -> Decided:
        """Answers that were carried out, as one: the last, with the rows of those before it."""
        *before, last = answers
        for one in before:
            running.note_answer(one.seat, one.prompt, WITH_NEXT, one.action)
        guest = table.player_of(last.seat)
        decided = self._decided(table, running, last.seat, guest, last.prompt, last.by, last.action, running.tell())
        decided.writes[:0] = [
            (ADD_DECISION, {"match": running.id, "number": number, "seat": answer.seat, "prompt": answer.prompt,
                            "action": answer.action, "client": WITH_NEXT, "at": decided.at})
            for number, answer in enumerate(before, running.count - len(before))
        ]  # fmt: skip
        return decided

    def lose(self, table: Table) -> None:
        """Memory is ahead of the disk: load the match anew."""
        table.running = None
        self._turns.wake_later(table)

    def tell(self, table: Table, decided: Decided) -> None:
        """A decision is committed: tell everybody."""
        table.touched, before, table.times = decided.at, table.times, decided.times
        if decided.next_seed is not None:
            self._end(table, decided, decided.next_seed)
        DECISIONS.count(table.game.name, "human" if decided.by_person else "bot")
        changes = decided.changes
        anew = {step.reader for step in changes if step.taken_back} if changes.taken_back else NOBODY_ANEW
        push_changes(table, decided.running, changes, anew)
        if table.times is not None and table.times is not before:
            self._news.push_times(table)
        if anew:
            with self._view_seconds.taking_time(decided.address):
                self._news.push_full(table, table.places[decided.seat].guest if anew == {decided.seat} else None)
        if table.phase == "over":
            self._news.push_table(table)
        elif table.attended:  # bots among themselves wait until somebody looks
            self._turns.wake(table)

    def _end(self, table: Table, decided: Decided, next_seed: bytes) -> None:
        """The match is over."""
        table.phase, table.seed = "over", next_seed
        decided.running.match.names = table.names
        table.requests.clear()
        for seat, place in decided.places.items():
            table.places[seat] = place
        table.finished.append(decided.running.id)
        log.info("match over", table=table.id, decisions=decided.running.count)


def _is_carried_out(table: Table, running: RunningMatch, answer: SeatAnswer) -> bool:
    """Carry out one of several answers, untold; False: the rules refuse it."""
    try:
        running.decide_untold(answer.seat, answer.action)
    except LychgateError as error:
        log.debug("answer refused", table=table.id, by=answer.by, why=error.code)
        return False
    return True


def _places_after(table: Table) -> dict[int, Place]:
    """The seats that the end of a match changes.

    The seats' texts have served, once: the next seed is drawn by a server that knows them. Bots that played on for
    absent people no longer do.
    """
    return {
        seat: replace(place, entropy=None, bot=None if place.is_absent else place.bot)
        for seat, place in enumerate(table.places)
        if place.entropy or place.is_absent
    }


def _stale(table: Table, running: RunningMatch, seat: int, error: LychgateError, sentences: str | None) -> Stale:
    """Why a decision is refused, with the prompt that is open now, for the reader."""
    messages = match_messages(table, running, sentences)
    return Stale(error, messages.writer.refusal_words(error), messages.prompt(seat))
