"""From HTTP to a WebSocket on the same port: requests that are refused, and who is recognized behind a proxy."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lychgate.server.http.identity import COOKIE
from lychgate.server.socket import handshake
from lychgate.server.socket.handshake import BadUpgrade, accept_key
from tests.server.company import with_bots
from tests.server.serving import serving_services, settings_for
from tests.server.test_limits import raw

GOOD = {b"sec-websocket-version": b"13", b"sec-websocket-key": b"dGhlIHNhbXBsZSBub25jZQ=="}


def test_the_standard_s_own_key_is_answered() -> None:
    assert accept_key(b"GET", b"1.1", GOOD.items()) == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({b"sec-websocket-version": b"8"}, 426),
        ({b"sec-websocket-key": b""}, 400),
        ({b"sec-websocket-key": b"c2hvcnQ="}, 400),
        ({b"sec-websocket-key": b"no base64 at all!!!!!!!!"}, 400),
        ({b"content-length": b"5"}, 400),
        ({b"transfer-encoding": b"chunked"}, 400),
    ],
)
def test_requests_that_open_no_websocket_are_told_why(changed: dict[bytes, bytes], status: int) -> None:
    with pytest.raises(BadUpgrade) as found:
        accept_key(b"GET", b"1.1", (GOOD | changed).items())
    assert found.value.status == status


def test_only_a_get_of_http_1_1_opens_a_websocket() -> None:
    for method, version in ((b"POST", b"1.1"), (b"GET", b"1.0")):
        with pytest.raises(BadUpgrade):
            accept_key(method, version, GOOD.items())
    with pytest.raises(BadUpgrade):
        accept_key(b"GET", b"1.1", [*GOOD.items(), (b"sec-websocket-key", b"AAAAAAAAAAAAAAAAAAAAAA==")])


def test_an_old_version_is_told_the_right_one() -> None:
    assert b"Sec-WebSocket-Version: 13\r\n" in handshake.refused(426, "no")


def asked(address: str, path: str, *headers: str) -> bytes:
    """The first line of the answer to a request for a WebSocket."""
    lines = [f"GET {path} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: keep-alive, Upgrade", *headers]
    with raw(address, ("\r\n".join(lines) + "\r\n\r\n").encode()) as line:
        return line.recv(4096).partition(b"\r\n")[0]


def test_upgrades_are_refused_with_a_status_of_http(address: str) -> None:
    key, version = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"
    _, table = with_bots(address)
    path = f"/api/tables/{table['table']}/socket"
    assert b" 101 " in asked(address, path, key, version)
    assert b" 404 " in asked(address, "/api/tables", key, version)
    assert b" 404 " in asked(address, f"{path}/more", key, version)
    assert b" 426 " in asked(address, path, key, "Sec-WebSocket-Version: 12")
    assert b" 400 " in asked(address, path, version)
    assert b" 403 " in asked(address, path, key, version, "Origin: https://evil.example")


def test_what_is_said_together_with_the_request_is_heard(address: str) -> None:
    _, table = with_bots(address, public=True, spectators=True)
    request = (
        f"GET /api/tables/{table['table']}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with raw(address, request.encode() + b"\x81\x8e\0\0\0\0" + b'{"type":"odd"}') as line:
        answer = b""
        while b"bad-message" not in answer:
            got = line.recv(4096)
            assert got, answer
            answer += got


def hello_from(address: str, table: str, token: str, forwarded: str, *, cookie: bool = False) -> str:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    who = {"Cookie": f"{COOKIE}={token}", "Origin": address} if cookie else {"Authorization": f"Bearer {token}"}
    with connect(url, additional_headers=who | {"X-Forwarded-For": forwarded}) as socket:
        socket.send('{"type": "hello", "wire": 2}')
        return str(socket.recv(20))


def test_an_address_behind_a_proxy_is_the_client_s(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, messages_per_second=2.0)) as (address, services):
        player, table = with_bots(address)
        services.limits.messages.take("192.0.2.7", 100)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
        for forwarded, allowed in (("192.0.2.7", False), ("10.0.0.9, 192.0.2.7", False), ("192.0.2.8", True)):
            headers = {"Authorization": f"Bearer {player.token}", "X-Forwarded-For": forwarded}
            with connect(url, additional_headers=headers) as socket:
                socket.send('{"type": "hello", "wire": 2}')
                assert '"type":"full"' in str(socket.recv(20))
                socket.send('{"type": "ping"}')
                assert ('"pong"' in str(socket.recv(20))) == allowed


def test_a_proxy_that_is_not_trusted_does_not_say_who_asks(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, proxies="10.1.1.1")) as (address, services):
        player, table = with_bots(address)
        hello_from(address, table["table"], player.token, "192.0.2.7")
        ends = services.tables[table["table"]].connections
        assert {end.address for end in ends} <= {"127.0.0.1"}


def test_a_cookie_says_who_it_is(address: str) -> None:
    player, table = with_bots(address)
    assert '"seat":0' in hello_from(address, table["table"], player.token, "192.0.2.7", cookie=True)


def test_connections_beyond_the_limit_are_closed_with_a_reason(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, most_sockets_per_address=1)) as (address, _):
        player, table = with_bots(address)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
        headers = {"Authorization": f"Bearer {player.token}"}
        with connect(url, additional_headers=headers) as first, connect(url, additional_headers=headers) as second:
            first.send('{"type": "hello", "wire": 2}')
            assert '"type":"full"' in str(first.recv(20))
            assert '"too-many"' in str(second.recv(20))
            with pytest.raises(ConnectionClosed) as closed:
                second.recv(20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
