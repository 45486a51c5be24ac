"""How much, and how often: large bodies, many requests, wrong tokens by the hundred; and how little others notice."""

from __future__ import annotations

import random
import socket
import statistics
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Queue
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.play.text.export import game_hash
from lychgate.server.http import protocol
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.limits.rate import RateLimit, address_group
from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.settings import Settings
from lychgate.server.telling import running_match
from tests.server.company import deal, decided_in_vain, gather, play_on, with_bots
from tests.server.serving import Player, Seat, serving, serving_services, settings_for

MEGABYTE = 1024 * 1024
HALF_A_BODY = (
    b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"name":"'
)


def raw(address: str, request: bytes) -> socket.socket:
    """A connection on which this was said, by somebody who keeps to no rules."""
    found = urlsplit(address)
    assert found.hostname is not None
    line = socket.create_connection((found.hostname, found.port or 80), timeout=20)
    line.sendall(request)
    return line


# --- sizes


def test_a_body_of_50_mb_is_refused_before_it_is_sent(address: str) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with raw(address, head % (50 * MEGABYTE) + b'{"name":"') as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_a_body_without_end_is_refused_after_64_kb(address: str) -> None:
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    sent = 0
    with raw(address, head) as line:
        line.settimeout(0.2)
        answer = b""
        while not answer and sent < 50 * MEGABYTE:
            line.sendall(chunk)
            sent += 0x4000
            try:
                answer = line.recv(4096)
            except TimeoutError:
                continue
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert sent < MEGABYTE


def test_a_body_of_64_kb_is_read_and_a_larger_one_is_not(address: str) -> None:
    player = Player(address, "Ada")
    for size, status in ((60_000, 400), (70_000, 413)):
        answer = player.http.post("/guests", json={"name": "x" * size})
        assert answer.status_code == status
    assert answer.json()["code"] == "too-large"


def test_a_message_over_64_kb_ends_its_connection_alone(address: str) -> None:
    players, table = gather(address)
    seats = [player.sit(table) for player in players]
    seats[0].say(type="chat", text="x" * 70_000)
    assert seats[0].closing_code() == 1009
    seats[1].say(type="ping")
    assert seats[1].wait_for("pong")


def test_long_headers_are_refused(address: str) -> None:
    with raw(address, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"y" * 200_000 + b"\r\n\r\n") as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 4")


def test_a_body_that_is_no_text_is_refused(address: str) -> None:
    answer = httpx.post(
        f"{address}/api/guests", content=b'{"name": "\xff"}', headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_half_a_body_is_no_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(settings_for(tmp_path, log_level="debug")) as address:
        with raw(address, HALF_A_BODY):
            time.sleep(0.2)
        Player(address, "Ada")
    _, err = capfd.readouterr()
    assert '"refused"' in err
    assert '"fault"' not in err


# --- slowness


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n", HALF_A_BODY])
def test_who_never_comes_to_the_end_of_a_request_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(protocol, "CHECK_SECONDS", 0.3)
    with raw(address, said) as line, suppress(ConnectionResetError):
        began = time.monotonic()
        while line.recv(4096):
            pass
    assert time.monotonic() - began < 15


def test_who_asks_again_and_again_is_not_taken_for_slow(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "CHECK_SECONDS", 0.1)
    with raw(address, b"") as line:
        for _ in range(10):
            line.sendall(b"GET /healthz HTTP/1.1\r\n")
            time.sleep(0.04)
            line.sendall(b"Host: x\r\n\r\n")
            answer = line.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200 ")
            while not answer.endswith(b"}"):  # the body may come after the head
                answer += line.recv(4096)


def test_who_does_not_read_the_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "CHECK_SECONDS", 0.3)
    (tmp_path / "large.txt").write_bytes(b"x" * 20 * MEGABYTE)
    with serving(settings_for(tmp_path, static=str(tmp_path))) as address:
        with raw(address, b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n") as line:
            time.sleep(3)
            read = 0
            with suppress(ConnectionResetError):
                while got := line.recv(MEGABYTE):
                    read += len(got)
        assert read < 20 * MEGABYTE
        assert len(httpx.get(f"{address}/large.txt").content) == 20 * MEGABYTE


# --- how often


def test_an_allowance_is_used_up_and_comes_back() -> None:
    now = [0.0]
    limit = RateLimit(2.0, clock=lambda: now[0])
    assert [limit.allows("a") for _ in range(21)] == [True] * 20 + [False]
    assert limit.allows("b")
    now[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    limit.drop_full_buckets()
    assert not limit._buckets


def test_neighbours_of_one_ipv6_network_count_as_one() -> None:
    assert address_group("2001:db8::1") == address_group("2001:db8::ffff:2")
    assert address_group("2001:db8:0:1::1") != address_group("2001:db8::1")
    assert address_group("192.0.2.1") != address_group("192.0.2.2")


def test_neighbours_of_ipv4_are_not_one_however_they_are_written() -> None:
    assert address_group("::ffff:192.0.2.1") == address_group("192.0.2.1")
    assert address_group("::ffff:192.0.2.1") != address_group("::ffff:192.0.2.2")


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, requests_per_second=0.5)) as address:
        player = Player(address, "Ada")
        answers = [player.http.get("/games") for _ in range(7)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_who_asks_too_much_does_not_keep_a_neighbour_out(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, requests_per_second=1.0)) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        assert {ada.http.get("/guests/me").status_code for _ in range(15)} == {200, 429}
        assert bob.get("/guests/me")["name"] == "Bob"


def test_what_one_guest_is_refused_counts_for_nobody_else_of_the_address() -> None:
    limits = RateLimits.of(Settings(requests_per_second=1.0))
    for _ in range(500):
        with suppress(Refused):
            limits.check_request("192.0.2.7", "flood")
    limits.check_request("192.0.2.7", "neighbour")


def test_strangers_and_all_of_one_address_are_counted_together(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, requests_per_second=1.0)) as address:
        players = [Player(address, "x") for _ in range(6)]
        asked = [player.http.get("/games").status_code for player in players for _ in range(9)]
        assert set(asked) == {200, 429}  # of fifty, although nobody has asked more than ten times
        with httpx.Client(base_url=address, headers={"x-forwarded-for": "192.0.2.7"}) as http:
            statuses = [http.get("/api/games", headers={"authorization": f"Bearer {n}"}).status_code for n in range(40)]
        assert statuses == sorted(statuses)
        assert 30 <= statuses.count(200) < 40  # tokens that nobody has make nobody another stranger


def test_pages_and_pictures_are_not_given_out_without_end(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, requests_per_second=0.5)) as (address, services):
        paths = ("/", "/schema/openapi.json", "/pictures/outerspace/giant-android.svg")
        assert [httpx.get(f"{address}{path}").status_code for path in paths] == [200] * 3
        services.limits.pages.take("127.0.0.1", 1000)
        assert [httpx.get(f"{address}{path}").status_code for path in paths] == [429] * 3
        assert httpx.get(f"{address}/api/games").status_code == 200


# What is set unless a host sets something else.
USUAL = {
    name: getattr(Settings(), name)
    for name in (
        "requests_per_second", "messages_per_second", "guests_per_minute", "reading_per_minute",
        "most_sockets_per_address",
    )
}  # fmt: skip
CLASS = 25


def words_path(name: str) -> str:
    """Where a game's words are, by its hash."""
    return f"/api/games/{name}/{game_hash(registry.find(name))}/en.json"


@pytest.mark.long
def test_a_class_that_joins_from_one_address_within_seconds_gets_in(tmp_path: Path) -> None:
    """As the page does it: the page itself, the games, the tables, a name, a seat, a connection."""
    looked_at = ("/", "/api/games", "/api/tables", "/api/games/graverobbers", words_path("graverobbers"))
    invited: Queue[tuple[str, str]] = Queue()
    with serving(settings_for(tmp_path, **USUAL)) as address, httpx.Client(base_url=address) as strangers:

        def come(number: int) -> Seat:
            for path in (*looked_at, *looked_at[1:]):
                assert strangers.get(path).status_code == 200, path
            player = Player(address, f"Pupil {number}")
            for path in ("/guests/me", "/tables", "/tables/mine", "/games"):
                player.get(path)
            if number % 5 == 0:
                seats = [{"kind": "you"}] + [{"kind": "open"}] * 4
                table = player.post("/tables", 201, game="graverobbers", seats=seats)
                for _ in range(4):
                    invited.put((table["table"], table["you"]["invite"]))
            else:
                name, invite = invited.get(timeout=30)
                table = player.post(f"/tables/{name}/join", invite=invite)
            return player.sit(table)

        began = time.monotonic()
        with ThreadPoolExecutor(CLASS) as people:
            seats = list(people.map(come, range(CLASS)))
        assert time.monotonic() - began < 20
        assert all(seat.table["you"]["seat"] is not None for seat in seats)


def test_a_flood_of_new_guests_from_one_address_is_refused(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, **USUAL)) as address, httpx.Client(base_url=address) as http:
        began = time.monotonic()
        asked = [http.post("/api/guests", json={"name": "x"}).status_code for _ in range(count(200, 1000))]
        most = 60 + (time.monotonic() - began) * 0.5 + 1
        assert 60 <= asked.count(201) <= most
        assert set(asked) == {201, 429}
        elsewhere = http.post("/api/guests", json={"name": "x"}, headers={"x-forwarded-for": "192.0.2.7"})
        assert elsewhere.status_code == 201


def test_too_many_messages_end_a_connection(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, messages_per_second=2.0)) as address:
        player, table = with_bots(address)
        seat = player.sit(table)
        with suppress(ConnectionClosed):  # before the last of them is even sent
            for _ in range(30):
                seat.say(type="ping")
        assert seat.closing_code() == 4429


def test_messages_over_many_connections_of_one_address_are_counted_together(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, messages_per_second=2.0)) as (address, services):
        player, table = with_bots(address)
        seats = [player.sit(table) for _ in range(2)]
        seats[0].say(type="ping")
        assert seats[0].wait_for("pong")
        services.limits.messages.take("127.0.0.1", 100)
        for seat in seats:
            seat.say(type="ping")
            assert seat.closing_code() == 4429


def test_a_full_view_over_a_connection_counts_as_a_request(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, requests_per_second=10)) as (address, services):
        player, table = with_bots(address)
        seat = player.sit(table)
        seat.say(type="sync")
        assert seat.wait_for("full")
        services.limits.requests.take(player.guest, 1000)
        seat.say(type="ping")
        assert seat.wait_for("pong")
        seat.say(type="sync")
        assert seat.closing_code() == 4429


def test_an_address_has_so_much_time_for_full_views(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, reading_per_minute=20)) as (address, services):
        players, table = gather(address)
        seats = deal(players, table)
        before = services.limits.view_seconds.left("127.0.0.1")
        assert players[0].get(f"/tables/{table['table']}/view")["match"]
        assert services.limits.view_seconds.left("127.0.0.1") < before + 0.1  # it comes back meanwhile
        services.limits.view_seconds.take("127.0.0.1", 100)
        assert players[0].get(f"/tables/{table['table']}/view", 429)["code"] == "too-many"
        play_on(seats, random.Random(1), most=3)  # who has the view already, plays on
        seats[0].say(type="sync")
        assert seats[0].closing_code() == 4429
        with pytest.raises(Exception, match="4429"):
            players[0].sit(table)


def test_taking_back_takes_of_the_time_for_full_views(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_services(settings_for(tmp_path, reading_per_minute=20)) as (address, services):
        player, table, seat, said = decided_in_vain(address)
        undo, prompt, views = f"/tables/{table['table']}/undo", said["prompt"] + 1, services.limits.view_seconds
        views.take("127.0.0.1", 100)
        assert player.post(undo, 429, id="a", prompt=prompt)["code"] == "too-many"
        seat.say(type="undo", id="b", prompt=prompt)
        assert seat.wait_for("refused")["code"] == "too-many"
        views.take("127.0.0.1", -100)

        taken: list[tuple[str, float]] = []
        monkeypatch.setattr(views, "take", lambda who, cost: taken.append((who, cost)))
        assert player.post(undo, id="c", prompt=prompt)["prompt"] == prompt  # nothing had changed
        assert [(who, cost > 0) for who, cost in taken] == [("127.0.0.1", True)]


def test_a_seat_takes_back_so_often_in_a_match_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_match, "UNDOS", 3)
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table, seat, said = decided_in_vain(address)
        at, prompt = f"/tables/{table['table']}", said["prompt"] + 1
        for _ in range(3):
            assert player.get(f"{at}/view")["match"]["can_undo"]
            player.post(f"{at}/undo", id="back", prompt=prompt)
            player.post(f"{at}/decisions", id="again", prompt=prompt + 1, decision=said["decision"])
            prompt += 2
        services.tables[table["table"]].running = None  # the log knows it too
        assert not player.get(f"{at}/view")["match"]["can_undo"]
        assert player.post(f"{at}/undo", 409, id="back", prompt=prompt)["code"] == "undone-enough"
        seat.say(type="undo", id="b", prompt=prompt)
        assert "which is the limit" in seat.wait_for("refused")["sentence"]


def test_too_many_connections_of_one_address_are_refused(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, most_sockets_per_address=2)) as address:
        player, table = with_bots(address)
        held = [player.sit(table) for _ in range(2)]
        with pytest.raises(Exception, match="4429"):
            player.sit(table)
        held[0].close()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                assert player.sit(table).full["type"] == "full"
                return
            except Exception:
                time.sleep(0.05)
        raise AssertionError("a place that became free was not given again")


def test_tables_are_not_made_without_end(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, most_tables=2)) as address:
        player, _ = with_bots(address)
        with_bots(address)
        body = {"game": "graverobbers", "seats": [{"kind": "bot"}] * 3}
        assert player.post("/tables", 503, **body)["code"] == "too-many-tables"


# --- wrong tokens


class Flood(threading.Thread):
    """Somebody who tries tokens, so many a second, until told to stop."""

    def __init__(self, address: str, per_second: int) -> None:
        super().__init__(daemon=True)
        self.address, self.pause = address, 1 / per_second
        self.statuses: list[int] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        request = "GET /api/guests/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer guess-{}\r\n\r\n"
        began, line = time.monotonic(), raw(self.address, b"")
        while not self.stopped.is_set():
            line.sendall(request.format(len(self.statuses)).encode())
            head = line.recv(65_536)
            while b"\r\n\r\n" not in head or not head.endswith(b"}"):
                head += line.recv(65_536)
            self.statuses.append(int(head.split(b" ", 2)[1]))
            time.sleep(max(0.0, began + len(self.statuses) * self.pause - time.monotonic()))
        line.close()


def test_200_wrong_tokens_a_second_neither_get_in_nor_slow_a_table(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        seats = deal(players, table)
        quiet = waits(seats, 20)
        flood = Flood(address, 200)
        flood.start()
        flooded = waits(seats, 20)
        while len(flood.statuses) < 200:
            time.sleep(0.05)
        flood.stopped.set()
        flood.join(20)
    assert set(flood.statuses) == {401, 429}  # the first ones are answered, the others only counted
    assert flood.statuses.count(401) < 100
    assert statistics.median(flooded) < 2 * statistics.median(quiet) + 0.3


def waits(seats: list[Seat], decisions: int) -> list[float]:
    """How long each decision took to be answered."""
    found = []
    for number in range(decisions):
        began = time.monotonic()
        play_on(seats, random.Random(number), most=1)
        found.append(time.monotonic() - began)
    return found


def test_who_tries_wrong_tokens_does_not_keep_a_neighbour_out(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        player = Player(address, "Ada")
        for _ in range(90):
            player.http.get("/guests/me", headers={"authorization": "Bearer wrong"})
        assert player.get("/guests/me")["name"] == "Ada"


def test_resume_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        player = Player(address, "Eve")
        statuses = [player.http.post("/resume", json={"code": f"{n:04}-0000"}).status_code for n in range(80)]
        assert set(statuses) == {410, 429}
        assert statuses[-1] == 429


def test_requests_with_a_wrong_method_count_like_others(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        for path, limit in (("/api/games", services.limits.unknown), ("/nowhere", services.limits.pages)):
            assert httpx.post(f"{address}{path}").status_code == 405
            limit.take("127.0.0.1", 1e9)
            assert httpx.post(f"{address}{path}").status_code == 429
