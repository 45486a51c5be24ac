"""Where webhooks may go: nothing of the server's own network is reached by any way of writing it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from lychgate.server.messages.refusals import Refused
from lychgate.server.reminders import targets
from lychgate.server.reminders.posting import WebhookPoster
from lychgate.server.reminders.targets import is_public, read_url
from tests.server.post_office import web_server
from tests.server.serving import awaited


def why(of: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as refused:
        of()
    return str(refused.value.arguments["why"])


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("64:ff9b::5db8:d822", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
    ],
)
def test_only_addresses_of_the_internet_at_large_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/", "https"),
        ("ftp://example.org/", "https"),
        ("https://", "url"),
        ("https://a:b@example.org/", "url"),
        ("https://example.org/#x", "url"),
        ("https://example.org/\r\nX: y", "url"),
        ("https://exämple.org/", "url"),
        ("https://example.org:99999/", "url"),
        ("https://[::1/", "url"),
        ("https://example.org:25/", "port"),
        ("https://example.org/" + "x" * 500, "url"),
    ],
)
def test_a_url_that_is_none_for_webhooks_is_refused(url: str, reason: str) -> None:
    assert why(lambda: read_url(url, any_address=False)) == reason


def test_a_url_is_read_with_its_port_and_query() -> None:
    found = read_url("https://example.org:8443/a/b?c=d", any_address=False)
    assert (found.host, found.port, found.path, found.authority) == (
        "example.org", 8443, "/a/b?c=d", "example.org:8443",
    )  # fmt: skip
    assert read_url("https://example.org", any_address=False).path == "/"
    assert read_url("https://[2606::1]/", any_address=False).authority == "[2606::1]"


def posted(url: str, *, any_address: bool = False, seconds: float = 5.0) -> None:
    poster = WebhookPoster(any_address=any_address, seconds=seconds)
    found = read_url(url, any_address=any_address)
    awaited(poster.post(found, found.path, b"{}"))


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "localhost", "[::1]", "0"])
def test_no_way_of_writing_this_machine_s_address_reaches_it(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.05)
        assert why(lambda: posted(f"https://{host}:{listening.getsockname()[1]}/")) in ("private", "unreachable")
        with pytest.raises(TimeoutError):
            listening.accept()


def test_a_name_that_leads_elsewhere_a_moment_later_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was looked at: the name is asked for once, and never again."""
    asked: list[str] = []
    opened: list[str] = []

    async def rebinding(loop: Any, host: str, port: int, **_: Any) -> Any:
        asked.append(host)
        address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def noted(host: str, port: int, **given: Any) -> Any:
        opened.append(f"{host} {given['server_hostname']}")
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", rebinding)
    monkeypatch.setattr(asyncio, "open_connection", noted)
    assert why(lambda: posted("https://rebinding.example:4443/")) == "unreachable"
    assert asked == ["rebinding.example"]
    assert opened == ["93.184.216.34 rebinding.example"]


def test_one_private_address_among_several_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def several(loop: Any, host: str, port: int, **_: Any) -> Any:
        return [(0, 0, 0, "", (one, port)) for one in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", several)
    assert why(lambda: posted("https://both.example/")) == "private"


def test_a_receiver_that_is_slow_or_talks_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert why(lambda: posted(url, any_address=True, seconds=0.3)) == "unreachable"
        assert time.monotonic() - began < 5

    sent = [0]

    def talk(listening: socket.socket) -> None:
        line, _ = listening.accept()
        with line:
            try:
                while sent[0] < 50_000_000:
                    sent[0] += line.send(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 4000 if not sent[0] else b"x" * 4000)
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as endless:
        thread = threading.Thread(target=talk, args=(endless,))
        thread.start()
        url = f"http://127.0.0.1:{endless.getsockname()[1]}/"
        assert why(lambda: posted(url, any_address=True)) == "unreachable"
        thread.join(10)
    assert sent[0] < 20_000_000, "what the kernel holds, and no more"


def test_a_certificate_has_to_be_the_name_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where TLS is asked for, a server that speaks none of it gets nothing."""
    with web_server() as hooks:
        url = hooks.url.replace("http://", "https://")
        assert why(lambda: posted(url, any_address=True)) == "unreachable"
        assert hooks.received == []


def test_private_addresses_are_let_in_by_a_setting_only() -> None:
    with web_server() as hooks:
        posted(f"{hooks.url}/x", any_address=True)
        assert [path for path, _ in hooks.received] == ["/x"]
    assert targets.DEFAULT_PORTS["https"] == 443
