"""Lists of tables: however many there are and wherever they are kept, a list costs little and hides nobody's table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, update
from websockets.exceptions import ConnectionClosed

from lychgate.server.http.routes import tables as routes
from lychgate.server.messages.matches import encode
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from lychgate.server.tables import listing
from lychgate.server.tables.listing import LobbyWish, TableLists
from lychgate.server.tables.news import News
from tests.server.company import deal, gather, wait_until
from tests.server.serving import Json, Player, Seat, serving, serving_services, settings_for

OPEN = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "thumb"}]


def public(player: Player, count: int = 1) -> list[str]:
    """So many public tables of one host, the oldest first."""
    return [player.post("/tables", 201, game="graverobbers", seats=OPEN, public=True)["table"] for _ in range(count)]


def many(services: Services, like: str, count: int, hosts: int, changes: Callable[[int], Json] = lambda _: {}) -> None:
    """More tables like that one, put into the database of a running server, where nobody has ever seen them."""
    t, s = schema.tables, schema.seats
    [table], seats = (
        services.database.read(select(t).where(t.c.id == like)),
        services.database.read(select(s).where(s.c.table == like)),
    )
    with services.database.engine.connect().execution_options(writes=True) as connection:
        for n in range(count):
            row = {**table, "id": f"copy{n}", "host": f"host{n % hosts}", **changes(n)}
            row["place"] = f"{n // hosts:06}:{n:018}:{row['id']}"
            connection.execute(insert(t), row)
            connection.execute(insert(s), [{**seat, "table": row["id"]} for seat in seats])
        connection.commit()


def listed(player: Player, **wishes: Any) -> list[Json]:
    """All public tables that are wanted, page by page."""
    found: list[Json] = []
    after: str | None = ""
    while after is not None:
        page = player.http.get("/tables", params={"after": after, **wishes})
        assert page.status_code == 200, page.text
        found += page.json()["tables"]
        after = page.json()["next"]
    return found


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
        before = [listed(visitor), players[0].get("/tables/mine"), players[1].get("/tables/mine")]
        assert services.tables
        put_away(services)
        assert [listed(visitor), players[0].get("/tables/mine"), players[1].get("/tables/mine")] == before
        assert [len(found) for found in before] == [5, 4, 1]
        assert not services.tables  # none was brought into memory for it


def is_of_a_list(question: str) -> bool:
    """Not who asks, nor what a process among others asks about the others all the time."""
    others = ("FROM guests", "FROM processes", "pg_try_advisory", "SELECT 1")
    return question.startswith("SELECT") and not any(one in question for one in others)


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
                found.append(sum(map(is_of_a_list, asked)))
            counts.append(found)
        assert counts[0] == counts[1]
        assert max(counts[0]) <= 4
        assert not services.tables


def test_lists_have_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 2)
    monkeypatch.setattr(routes, "PAGE", 2)
    with serving(settings_for(tmp_path)) as address:
        host, other = Player(address, "Ada"), Player(address, "Bob")
        tables = public(host, 5)
        pages = [[found["table"] for found in host.get(f"/tables/mine?page={page}")] for page in (1, 2, 3, 4)]
        assert [len(page) for page in pages] == [2, 2, 1, 0]
        assert [name for page in pages for name in page] == tables[::-1]
        assert [found["table"] for found in host.get("/tables/mine")] == pages[0]
        assert host.get("/tables/mine?page=0", 400)["code"] == "bad-request"
        first = other.get("/tables")
        assert [found["table"] for found in first["tables"]] == tables[:2], "each is its host's next one"
        assert [found["table"] for found in listed(other)] == tables
        newer = public(Player(address, "Cy"))  # comes before the second page, which stays the same
        second = other.get(f"/tables?after={first['next']}")
        assert [found["table"] for found in second["tables"]] == tables[2:4]
        assert [found["table"] for found in listed(other)] == [*newer, *tables]


def test_one_guests_many_tables_hide_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 6)
    with serving(settings_for(tmp_path)) as address:
        quiet = [public(Player(address, name))[0] for name in ("Ada", "Bob", "Cy")]
        loud = public(Player(address, "Eve"), 8)
        first = [found["table"] for found in Player(address, "Visitor").get("/tables")["tables"]]
        assert first == [loud[0], *quiet[::-1], *loud[1:3]]


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
        found = listed(player)
        heart.stopped = True
        assert len({table["table"] for table in found}) == len(found) == 2001
        assert heart.longest < 0.4, "the event loop stood still"
        assert not services.tables


# --- the lobby


def test_the_lobby_is_filtered_by_game_language_speed_and_free_seats(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        wishes: list[Json] = [
            {"game": "graverobbers", "language": "de"},
            {"game": "graverobbers", "language": "fr", "clock": {"kind": "decision", "seconds": 60}},
            {"game": "goldraeuber", "language": "de", "clock": {"kind": "days", "days": 3}},
            {"game": "goldraeuber"},
        ]
        made = [ada.post("/tables", 201, seats=OPEN, public=True, **wish)["table"] for wish in wishes]

        def found(**wanted: Any) -> list[int]:
            return sorted(made.index(table["table"]) for table in listed(bob, **wanted))

        assert found() == [0, 1, 2, 3]
        assert found(game="graverobbers") == [0, 1]
        assert found(language="de") == [0, 2]
        assert found(speed="days") == [2]
        assert found(speed="none", language="de") == [0]
        assert found(free=True) == [0, 1, 2, 3]
        bob.post(f"/tables/{made[0]}/join")
        assert found(free=True) == [1, 2, 3]
        bob.post(f"/tables/{made[0]}/leave")
        assert found(free=True) == [0, 1, 2, 3]
        ada.post(f"/tables/{made[1]}/seats/1/bot")
        assert found(free=True) == [0, 2, 3]
        ada.post(f"/tables/{made[3]}/start", fill="thumb")
        assert found() == [0, 1, 2], "nobody may watch"
        assert bob.http.get("/tables", params={"speed": "blitz"}).status_code == 400


def is_closed(seat: Seat) -> bool:
    """Does the server end this connection?"""
    try:
        while True:
            seat.hear()
    except ConnectionClosed:
        return True


def test_a_locked_or_private_table_is_in_no_list_and_lets_nobody_in(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        ada, bob, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
        table = ada.post("/tables", 201, game="gravediggers", seats=OPEN, public=True, spectators=True)
        path, invite = f"/tables/{table['table']}", table["you"]["invite"]
        watching = Seat(address, table["table"], eve.token)
        assert bob.http.put(f"{path}/access", json={"locked": True}).status_code == 403
        assert ada.http.put(f"{path}/access", json={"locked": True}).json()["locked"]
        assert listed(bob) == []
        for refused in (bob.get(path, 403), bob.post(f"{path}/join", 403, invite=invite)):
            assert refused["code"] == "table-locked"
        assert ada.get(path)["locked"]
        assert ada.http.put(f"{path}/access", json={"locked": False, "public": False}).json()["public"] is False
        assert is_closed(watching), "who only watched comes back with the code, or not"
        assert eve.get(path, 403)["code"] == "not-invited"
        assert bob.post(f"{path}/join", invite=invite)["you"]["seat"] == 1
        assert listed(eve) == []


def test_seats_are_reserved_by_name(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        ada, bob, eve = (Player(address, name) for name in ("Ada", "Bob", "Eve"))
        wanted = [{"kind": "you"}, {"kind": "open", "reserved": "Bob"}, {"kind": "open"}]
        table = ada.post("/tables", 201, game="gravediggers", seats=wanted, public=True)
        path = f"/tables/{table['table']}"
        assert [seat["reserved"] for seat in table["seats"]] == [None, "Bob", None]
        refused = eve.post(f"{path}/join", 409, seat=1)
        assert (refused["code"], refused["sentence"]) == ("seat-reserved", "Seat 2 is reserved for Bob.")
        assert eve.post(f"{path}/join")["you"]["seat"] == 2
        assert listed(bob, free=True) == []
        assert bob.post(f"{path}/join")["you"]["seat"] == 1
        bob.post(f"{path}/leave")
        assert ada.get(path)["seats"][1]["reserved"] is None, "a reservation is kept once"
        assert ada.http.put(f"{path}/seats/1/reserved", json={"name": "Cy"}).json()["seats"][1]["reserved"] == "Cy"
        assert bob.post(f"{path}/join", 409)["code"] == "table-full"
        ada.http.put(f"{path}/seats/1/reserved", json={"name": None})
        assert bob.post(f"{path}/join")["you"]["seat"] == 1


LANGUAGES, SPEEDS = ("de", "en", "fr", "it"), ("none", "decision", "match", "days")

# A first page, filters that fit few tables, a page far behind, filters that fit none.
WISHES = [
    LobbyWish(),
    LobbyWish(game="graverobbers", language="it", speed="days", free=True),
    LobbyWish(after="000019"),
    LobbyWish(game="goldraeuber", free=True),
]


def page_seconds(services: Services, wish: LobbyWish) -> float:
    """The time that the server computes for a page of the lobby, up to its JSON."""
    lists, news = services.components[TableLists], services.components[News]
    began = time.process_time()
    tables, _ = asyncio.run_coroutine_threadsafe(lists.public(wish), services.database._loop).result()
    encode([news.table_info(table, None) for table in tables])
    return time.process_time() - began


@pytest.mark.long
def test_the_lobby_is_quick_with_ten_thousand_tables(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, unload_seconds=0.2, most_tables=20_000)) as (address, services):
        [first] = public(Player(address, "Ada"))
        put_away(services)
        slowest: dict[int, float] = {}
        for count in (10, 10_000):

            def changes(n: int, count: int = count) -> Json:
                kind = {"language": LANGUAGES[n % 4], "speed": SPEEDS[n // 4 % 4], "free": int(n % 10 == 3)}
                return {**kind, "id": f"{count}-{n}"}

            many(services, first, count, hosts=500, changes=changes)
            times = sorted(page_seconds(services, WISHES[n % len(WISHES)]) for n in range(400))
            slowest[count] = times[int(len(times) * 0.99)]
        told = ", ".join(f"{seconds * 1e3:.1f} ms with {count} tables" for count, seconds in slowest.items())
        print(f"\np99 of a page: {told}")
        assert slowest[10_000] < 0.020
