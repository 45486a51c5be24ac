"""Lists of tables: however many there are and wherever they are kept, a list costs little and hides nobody's table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, update

from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from lychgate.server.tables import listing
from tests.server.company import deal, gather, wait_until
from tests.server.serving import Json, Player, serving, serving_services, settings_for

OPEN = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "thumb"}]


def public(player: Player, count: int = 1) -> list[str]:
    """So many public tables of one host, the oldest first."""
    return [player.post("/tables", 201, game="graverobbers", seats=OPEN, public=True)["table"] for _ in range(count)]


def many(services: Services, like: str, count: int, hosts: int) -> None:
    """More tables like that one, put into the database of a running server, where nobody has ever seen them."""
    t, s = schema.tables, schema.seats
    [table], seats = (
        services.database.read(select(t).where(t.c.id == like)),
        services.database.read(select(s).where(s.c.table == like)),
    )
    with services.database.engine.connect().execution_options(writes=True) as connection:
        for n in range(count):
            row = {**table, "id": f"copy{n}", "host": f"host{n % hosts}", "touched": table["touched"] - 1 - n}
            connection.execute(insert(t), row)
            connection.execute(insert(s), [{**seat, "table": row["id"]} for seat in seats])
        connection.commit()


@contextmanager
def questions(services: Services) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    event.listen(services.database.engine, "before_cursor_execute", note)
    yield asked
    event.remove(services.database.engine, "before_cursor_execute", note)


def put_away(services: Services) -> None:
    wait_until(lambda: not services.tables, 20)


def test_what_is_listed_is_the_same_from_memory_and_from_the_database(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, unload_seconds=2, away_seconds=0)) as (address, services):
        players, table = gather(address, public=True, spectators=True)
        for seat in deal(players, table):
            seat.close()
        public(players[0], 3)
        gather(address, "goldraeuber", 2, public=True, countdown=20, hints=True)
        visitor = Player(address, "Visitor")
        before = [visitor.get("/tables"), players[0].get("/tables/mine"), players[1].get("/tables/mine")]
        assert services.tables
        put_away(services)
        assert [visitor.get("/tables"), players[0].get("/tables/mine"), players[1].get("/tables/mine")] == before
        assert [len(found) for found in before] == [5, 4, 1]
        assert not services.tables  # none was brought into memory for it


def test_a_list_takes_a_few_questions_however_many_tables_were_put_away(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, unload_seconds=0.2)) as (address, services):
        player = Player(address, "Ada")
        [first] = public(player)
        put_away(services)
        counts: list[list[int]] = []
        for more in (0, 200):
            many(services, first, more, hosts=20)
            found: list[int] = []
            for path in ("/tables", "/tables/mine"):
                with questions(services) as asked:
                    player.get(path)
                found.append(sum(one.startswith("SELECT") for one in asked))
            counts.append(found)
        assert counts[0] == counts[1]
        assert max(counts[0]) <= 4
        assert not services.tables


def test_lists_have_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 2)
    with serving(settings_for(tmp_path)) as address:
        host, other = Player(address, "Ada"), Player(address, "Bob")
        tables = public(host, 5)
        for player, path in ((other, "/tables"), (host, "/tables/mine")):
            pages = [[found["table"] for found in player.get(f"{path}?page={page}")] for page in (1, 2, 3, 4)]
            assert [len(page) for page in pages] == [2, 2, 1, 0]
            assert [name for page in pages for name in page] == tables[::-1]
            assert [found["table"] for found in player.get(path)] == pages[0]
            assert player.get(f"{path}?page=0", 400)["code"] == "bad-request"


def test_one_guests_many_tables_hide_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 6)
    with serving(settings_for(tmp_path)) as address:
        quiet = [public(Player(address, name))[0] for name in ("Ada", "Bob", "Cy")]
        loud = public(Player(address, "Eve"), 8)
        listed = [found["table"] for found in Player(address, "Visitor").get("/tables")]
        assert listed == [loud[-1], *quiet[::-1], *loud[-2:-4:-1]]


def test_a_guest_makes_so_many_tables_and_no_more_until_one_is_over(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, tables_per_guest=3)) as (address, services):
        host = Player(address, "Ada")
        [first, *_] = public(host, 3)
        refused = host.post("/tables", 429, game="graverobbers", seats=OPEN)
        assert refused["code"] == "enough-tables"
        assert "3 tables" in refused["sentence"]
        public(Player(address, "Bob"))
        with services.database.engine.connect().execution_options(writes=True) as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == first).values(phase="over"))
            connection.commit()
        public(host)


def test_one_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, tables_per_address=3)) as address:
        for name in ("Ada", "Bob", "Cy"):
            public(Player(address, name))
        eve = Player(address, "Eve")
        refused = eve.post("/tables", 429, game="graverobbers", seats=OPEN)
        assert refused["code"] == "enough-tables-here"
        eve.http.headers["x-forwarded-for"] = "192.0.2.7"
        public(eve)


class Heart:
    """Beats in the event loop of a server, and feels how long it could not."""

    def __init__(self, services: Services) -> None:
        self._loop = services.database._loop
        self._last = time.monotonic()
        self.longest = 0.0
        self.stopped = False
        self._loop.call_soon_threadsafe(self._beat)

    def _beat(self) -> None:
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now
        if not self.stopped:
            self._loop.call_later(0.002, self._beat)


@pytest.mark.long
def test_nobody_waits_for_a_list_of_tables_that_were_put_away(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, unload_seconds=0.2)) as (address, services):
        player = Player(address, "Ada")
        [first] = public(player)
        put_away(services)
        many(services, first, 2000, hosts=100)
        heart = Heart(services)
        lists: list[list[Json]] = [player.get(f"/tables?page={page}") for page in range(1, 42)]
        heart.stopped = True
        assert len({table["table"] for page in lists for table in page}) == 2001
        assert heart.longest < 0.4, "the event loop stood still"
        assert not services.tables
