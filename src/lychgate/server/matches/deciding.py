"""A match at a table: dealt, decided, taken back, ended. A decision is answered only when it is on disk.

One writer a table: everything here happens under the table's lock. If the database refuses, the match
is dropped from memory and read anew, so that memory never knows more than the disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import insert, select, update

from lychgate.core.errors import LychgateError
from lychgate.play.match import Match
from lychgate.play.words import words_for
from lychgate.server.matches import bot_turns
from lychgate.server.messages.matches import Accepted, PromptInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.texts import say
from lychgate.server.operations.metrics import DECISION_SECONDS, decisions
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import Row, read_one
from lychgate.server.tables.lobby import live_match
from lychgate.server.tables.news import push_full, push_steps, push_table
from lychgate.server.tables.notices import announce
from lychgate.server.tables.seat_change import set_place
from lychgate.server.tables.seating import DROP_NOTES, bot_place, come_back, sits
from lychgate.server.tables.table import Place, Sitting, Table
from lychgate.server.telling.match_messages import Teller
from lychgate.server.telling.running_match import UNDOS, Live, Step

log = structlog.get_logger()

TAKEN_BACK = "undo"

ADD_DECISION = insert(schema.decisions)
ADD_MATCH = insert(schema.matches)
_table = update(schema.tables).where(schema.tables.c.id == bind("table_id"))
BEGIN = _table.values(phase="playing", match=bind("new_match"))
END = _table.values(phase="over", seed=bind("next_seed"))
_match = update(schema.matches).where(schema.matches.c.id == bind("match_id"))
END_MATCH = _match.values(ended=bind("now"), names=bind("last_names"))


class Stale(Refused):
    """A decision that cannot be carried out; it comes with the prompt that is open now."""

    def __init__(self, error: LychgateError, prompt: PromptInfo | None) -> None:
        LychgateError.__init__(self, error.sentence, rule=error.rule)
        self.code = error.code
        self.retry_after = None
        self.prompt = prompt


# --- beginning


async def start(house: House, table: Table, guest: str, fill: str | None) -> None:
    """The host deals. After a match, to those who come along; the seats of the others are open."""
    async with table.lock:
        table.check_host(guest)
        if table.phase == "playing":
            raise Refused("not-gathering")
        own = table.seat_of(guest)
        if own is not None:
            table.places[own].coming = True
        await _begin(house, table, fill)


async def rematch(house: House, table: Table, guest: str, coming: bool) -> None:
    """Say that one would play again, or would not. When all have said they would, there is another match.

    Who would not keeps the seat, and sees how the match ended, until another begins.
    """
    async with table.lock:
        seat = table.seat_of(guest) if guest == table.host else table.own_seat(guest)
        if table.phase != "over":
            raise Refused("not-over")
        if not coming:
            await _decline(house, table, seat)
            return
        first = not any(place.coming for place in table.places)
        if seat is not None:
            table.places[seat].coming = True
        if not any(map(table.is_vacant, range(len(table.places)))):
            await _begin(house, table, None)
            return
        if first and seat is not None:
            await announce(house, table, "again", seat)
        push_table(house, table)


async def _decline(house: House, table: Table, seat: int | None) -> None:
    if seat is not None and table.places[seat].coming is not False:
        table.places[seat].coming = False
        await announce(house, table, "not-coming", seat)
        push_table(house, table)


async def _begin(house: House, table: Table, fill: str | None) -> None:
    house.catalogue.check_ready(table.game.name)
    writes: list[Write] = []
    vacant = [seat for seat in range(len(table.places)) if table.is_vacant(seat)]
    if vacant and fill is None:
        raise Refused("seats-open")
    filled = {seat: bot_place(table, seat, fill) for seat in vacant}
    writes += [(DROP_NOTES, {"table_id": table.id, "old": table.places[seat].guest}) for seat in vacant]
    places = list(table.places)
    for seat, place in filled.items():
        table.places[seat] = place  # so that the next bot gets another name
        place.name = table.free_name(place.name or "", seat)
        writes.append(set_place(table, seat, place))
    try:
        live = Live(house.naming.match(), _dealt(table))
        await house.journal.write([*writes, *_beginning(house, table, live)])
    except BaseException:
        table.places = places
        raise
    table.live, table.match_id, table.phase = live, live.id, "playing"
    table.sat = _first_sittings(table)
    table.decided = house.now()
    table.pointed.clear()
    table.declined.clear()
    for place in table.places:
        place.seen, place.coming = 0, None
    log.info("match begun", table=table.id, game=table.game.name)
    push_full(house, table)
    bot_turns.wake(house, table)


def _dealt(table: Table) -> Match:
    return Match(
        table.game,
        len(table.places),
        rules=table.rules,
        options=table.options,
        seed=table.seed,
        entropy={seat: place.entropy for seat, place in enumerate(table.places) if place.entropy},
        games=table.games,
        names=table.names,
    )


def _beginning(house: House, table: Table, live: Live) -> list[Write]:
    match = live.match
    row = {
        "id": live.id, "table": table.id, "game": table.game.name, "version": table.game.version,
        "players": match.players, "rules": table.rules, "options": table.options, "games": table.games,
        "seed": table.seed.hex(), "entropy": {str(seat): text for seat, text in match.entropy.items()},
        "names": table.names, "started": house.now(), "ended": None,
    }  # fmt: skip
    begin: Write = (BEGIN, {"table_id": table.id, "new_match": live.id})
    return [
        (ADD_MATCH, row),
        begin,
        *(sits(live.id, guest, sitting) for guest, sitting in _first_sittings(table).items()),
    ]


def _first_sittings(table: Table) -> dict[str, Sitting]:
    return {guest: Sitting(seat, number) for number, (guest, seat) in enumerate(table.guests.items(), 1)}


# --- deciding


async def come_back_to_play(house: House, table: Table, guest: str) -> None:
    """Who decides something is no more away."""
    seat = table.seat_of(guest)
    if seat is not None and table.places[seat].is_absent:
        async with table.lock:
            if await come_back(house, table, guest):
                push_table(house, table)


async def decide(
    house: House,
    table: Table,
    seat: int,
    guest: str | None,
    prompt: int,
    client: str,
    given: str | Mapping[str, Any] | int,
) -> Accepted:
    """Carry out a decision that answers a prompt, once; answer when it is on disk. Whose it is: None, a bot's."""
    began = time.perf_counter()

    def carry_out(live: Live) -> tuple[int, list[Step]]:
        action = given if isinstance(given, int) else live.action_of(given)
        return action, live.decide(seat, action)

    accepted = await _answer(house, table, seat, guest, prompt, client, carry_out)
    DECISION_SECONDS.observe(time.perf_counter() - began)
    return accepted


async def undo(house: House, table: Table, seat: int, guest: str, prompt: int, client: str, address: str) -> Accepted:
    """Take back the seat's last decision. It answers the prompt that is open, or would be next.

    Everything is told anew then, which takes of the address's time for full views.
    """
    house.limits.views.check_left(address)

    def take_back(live: Live) -> tuple[int, list[Step]]:
        if live.undone_enough(seat):
            raise Refused("undone-enough", most=UNDOS)
        return schema.UNDO, live.undo(seat)

    return await _answer(house, table, seat, guest, prompt, client, take_back, address)


async def _answer(
    house: House,
    table: Table,
    seat: int,
    guest: str | None,
    prompt: int,
    client: str,
    carry_out: Callable[[Live], tuple[int, list[Step]]],
    address: str = "",
) -> Accepted:
    async with table.lock:
        if table.player_of(seat) != guest:  # they got up, or were sent away, while they waited for the lock
            raise Refused("not-seated")
        live = await live_match(house, table)
        if live is None:
            raise Refused("not-playing")
        if prompt != live.match.prompt_id(seat):
            return _answered_before(house, table, live, seat, prompt, client)
        try:
            action, steps = carry_out(live)
        except LychgateError as error:
            raise Stale(in_words(live, table.names, error), _open_prompt(table, live, seat)) from None
        await _write(house, table, live, seat, prompt, client, action)
        decisions(table.game.name, "human" if guest is not None else "bot").inc()
        _tell(house, table, live, seat, steps, address)
        return Accepted(client, prompt, _notation(live, action))


def _answered_before(house: House, table: Table, live: Live, seat: int, prompt: int, client: str) -> Accepted:
    """The same answer as before for the same decision; for any other, the prompt that is open now."""
    log = schema.decisions
    same = (log.c.match == live.id) & (log.c.seat == seat) & (log.c.prompt == prompt)
    row: Row | None = read_one(house.engine, select(log.c.client, log.c.action).where(same))
    if row is not None and row["client"] == client:
        return Accepted(client, prompt, _notation(live, row["action"]))
    raise Stale(Refused("stale-prompt", prompt=prompt), _open_prompt(table, live, seat))


def in_words(live: Live, names: Sequence[str], error: LychgateError) -> LychgateError:
    """A refusal that names the decision as people would: who clicks has never seen the notation."""
    action = live.game.written.get(error.arguments.get("decision", ""))
    if action is None or error.message is None:
        return error
    words = words_for(live.game, "en")
    decision = words.decision(live.game, action, names)
    named = error.arguments | {"decision": say("refused-decision", {"decision": decision[:1].upper() + decision[1:]})}
    told = LychgateError(words.say(error.message, named, live.game if error.game else None), rule=error.rule)
    told.code = error.code
    return told


def _notation(live: Live, action: int) -> str:
    return TAKEN_BACK if action == schema.UNDO else live.game.notation.write(action)


def _open_prompt(table: Table, live: Live, seat: int) -> PromptInfo | None:
    return Teller(live, table.match_names, "en", table.countdown).prompt(seat)


async def _write(house: House, table: Table, live: Live, seat: int, prompt: int, client: str, action: int) -> None:
    now = house.now()
    row = {
        "match": live.id, "number": live.count, "seat": seat, "prompt": prompt, "action": action,
        "client": client, "at": now,
    }  # fmt: skip
    writes: list[Write] = [(ADD_DECISION, row)]
    next_seed = house.naming.seed() if live.over else None
    served: dict[int, Place] = {}
    if next_seed is not None:
        writes.append((END_MATCH, {"match_id": live.id, "now": now, "last_names": table.names}))
        writes.append((END, {"table_id": table.id, "next_seed": next_seed.hex()}))
        # The next seed is drawn by somebody who knows the seats' texts: they have served, once.
        # For whom a bot played on, nobody does any more: the match is over.
        served = {
            seat: replace(place, entropy=None, bot=None if place.is_absent else place.bot)
            for seat, place in enumerate(table.places)
            if place.entropy or place.is_absent
        }
        writes += [set_place(table, seat, place) for seat, place in served.items()]
    try:
        await house.journal.write(writes)
    except BaseException:
        table.live = None  # memory is ahead of the disk: read the match anew
        bot_turns.wake_again(house, table)
        raise
    table.touched = table.decided = now
    if next_seed is not None:
        table.phase, table.seed = "over", next_seed
        live.match.names = table.names
        table.requests.clear()
        for seat, place in served.items():
            table.places[seat] = place
        table.finished.append(live.id)
        log.info("match over", table=table.id, decisions=live.count)


def _tell(house: House, table: Table, live: Live, seat: int, steps: list[Step], address: str) -> None:
    push_steps(table, live, [step for step in steps if not step.taken_back])
    if any(step.taken_back for step in steps):
        with house.limits.views.taking_time(address):
            push_full(house, table, table.places[seat].guest)
    if table.phase == "over":
        push_table(house, table)
    elif table.attended:  # bots among themselves wait until somebody looks
        bot_turns.wake(house, table)
