"""What is too old is removed: slowly, late, told in the log, and no match that somebody sits in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.expiry import RemovalBudget
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from tests.server.company import deal, gather, play_on, wait_until
from tests.server.deals import Deals
from tests.server.serving import Json, Player, serving_services, settings_for

DAY = 86_400.0


class Jumping(Deals):
    """A clock that can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


@contextmanager
def forgetful(folder: Path, **settings: Any) -> Iterator[tuple[str, Services, Jumping]]:
    """A server that looks for old things all the time."""
    clock = Jumping()
    with serving_services(settings_for(folder, unload_seconds=0.1, log_level="info", **settings), clock) as (
        at,
        services,
    ):
        yield at, services, clock


def rounds(services: Services, count: int = 3) -> None:
    """Until the server has tidied up a few times."""
    seen = services.database.commits
    wait_until(lambda: services.database.commits >= seen + count, 20)


def kept(services: Services) -> set[str]:
    return {row["id"] for row in services.database.read(select(schema.tables.c.id))}


def running(address: str) -> Json:
    """A match of three people, of whom nobody is connected any more."""
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1), most=2)
    for seat in seats:
        seat.close()
    return table


def waiting(address: str, count: int = 1) -> list[str]:
    """Tables at which somebody waits for others."""
    player = Player(address, "Ada")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    return [player.post("/tables", 201, game="graverobbers", seats=seats)["table"] for _ in range(count)]


def test_a_clock_that_jumps_by_31_days_deletes_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with forgetful(tmp_path) as (address, services, clock):
        tables = {running(address)["table"], *waiting(address, 2)}
        wait_until(lambda: not services.tables)
        clock.ahead = 31 * DAY
        rounds(services)
        assert kept(services) == tables
    _, err = capfd.readouterr()
    assert "clock jumped" in err
    assert f'"seconds": {round(31 * DAY)}' in err


def test_a_running_match_in_which_somebody_sits_is_kept_however_old(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with forgetful(tmp_path, settling_minutes=0) as (address, services, clock):
        match, [table] = running(address), waiting(address)
        wait_until(lambda: not services.tables)
        clock.ahead = 400 * DAY
        wait_until(lambda: kept(services) == {match["table"]}, 20)
        rounds(services)
        assert kept(services) == {match["table"]}
    _, err = capfd.readouterr()
    assert f'"tables": ["{table}"]' in err  # what was removed is told


def test_a_setting_removes_running_matches_too(tmp_path: Path) -> None:
    with forgetful(tmp_path, settling_minutes=0, expire_running_days=90) as (address, services, clock):
        match = running(address)
        wait_until(lambda: not services.tables)
        clock.ahead = 60 * DAY
        rounds(services)
        assert kept(services) == {match["table"]}
        clock.ahead = 91 * DAY
        wait_until(lambda: not kept(services), 20)


def test_a_table_that_somebody_is_connected_to_is_no_idle_one(tmp_path: Path) -> None:
    with forgetful(tmp_path, settling_minutes=0) as (address, services, clock):
        players, table = gather(address)
        seat = players[1].sit(table)
        clock.ahead = 31 * DAY
        rounds(services)
        seat.say(type="chat", text="Where is everybody?")
        assert seat.wait_for("chat")
        assert kept(services) == {table["table"]}


def test_so_many_are_removed_in_an_hour_and_no_more(tmp_path: Path) -> None:
    with forgetful(tmp_path, settling_minutes=0, expire_per_hour=4) as (address, services, clock):
        tables = waiting(address, 6)
        wait_until(lambda: not services.tables)
        clock.ahead = 31 * DAY
        wait_until(lambda: len(kept(services)) == 2, 20)
        rounds(services)
        assert kept(services) == set(tables[4:])  # those that were idle for the shortest time


def test_finished_matches_are_removed_as_slowly(tmp_path: Path) -> None:
    with forgetful(tmp_path, settling_minutes=0, expire_per_hour=2, expire_days=1e6) as (address, services, clock):
        for _ in range(3):
            running(address)
        m = schema.matches
        with services.database.engine.connect().execution_options(writes=True) as connection:
            connection.execute(update(m).values(ended=services.ids.now()))
            connection.commit()
        clock.ahead = 3651 * DAY
        wait_until(lambda: len(services.database.read(select(m.c.id))) == 1, 20)
        rounds(services)
        assert len(services.database.read(select(m.c.id))) == 1


def test_nothing_is_removed_until_the_clock_has_settled() -> None:
    passed = [1000.0]
    budget = RemovalBudget(Settings(settling_minutes=60, expire_per_hour=10), 5e8, lambda: passed[0])

    def at(minutes: float, ahead: float = 0.0) -> int:
        passed[0] = 1000.0 + 60 * minutes
        return budget.allowance(5e8 + 60 * minutes + ahead)

    assert [at(1), at(59), at(61)] == [0, 0, 10]
    budget.removed(7)
    assert at(62) == 3
    assert [at(63, 31 * DAY), at(122, 31 * DAY), at(124, 31 * DAY)] == [0, 0, 10]
    assert [at(125), at(184), at(186)] == [0, 0, 10]  # and when it is put back


def test_guests_chat_and_reports_are_kept_as_long_as_the_settings_say(tmp_path: Path) -> None:
    days: dict[str, Any] = {"guest_days": 5, "chat_days": 2, "report_days": 3, "settling_minutes": 0}
    with forgetful(tmp_path, **days) as (address, services, _):
        host, gone, here = (Player(address, name) for name in ("Host", "Gone", "Here"))
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
        table = host.post("/tables", 201, game="graverobbers", seats=seats)["table"]
        for text in ("old", "new"):
            host.post(f"/tables/{table}/chat", 201, text=text)
            host.post(f"/tables/{table}/reports", 201, text=text)
        now, old = services.ids.now(), schema.guests.c.id.in_([host.guest, gone.guest])
        with services.database.engine.begin() as connection:
            connection.execute(update(schema.guests).where(old).values(seen=now - 6 * DAY))
            connection.execute(update(schema.chat).where(schema.chat.c.text == "old").values(at=now - 3 * DAY))
            connection.execute(update(schema.reports).where(schema.reports.c.text == "old").values(at=now - 4 * DAY))
        loaded = services.tables[table]
        loaded.last_lines = [
            {**line, "at": now - 3 * DAY} if line["text"] == "old" else line for line in loaded.last_lines or []
        ]  # the same in memory
        wait_until(lambda: gone.guest not in names(services, schema.guests.c.id), 20)
        assert names(services, schema.guests.c.id) == {host.guest, here.guest}  # who is host somewhere stays
        assert names(services, schema.chat.c.text) == names(services, schema.reports.c.text) == {"new"}
        wait_until(lambda: [line["text"] for line in host.get(f"/tables/{table}/chat")] == ["new"], 20)
        assert here.get("/guests/me")["name"] == "Here"


def names(services: Services, column: Any) -> set[str]:
    return {next(iter(row.values())) for row in services.database.read(select(column))}
