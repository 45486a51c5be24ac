"""Where others in the network find the server: told to the machine itself, and to nobody else."""

from __future__ import annotations

import httpx
import pytest

from lychgate.server.operations import addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.3.2.1"])
def test_a_server_for_this_machine_alone_has_no_address_for_others(host: str) -> None:
    assert addresses.in_network(host, 8000) == []


def test_an_address_that_was_chosen_is_the_one_for_others() -> None:
    assert addresses.in_network("192.0.2.7", 8123) == ["http://192.0.2.7:8123"]


def test_a_server_for_all_names_the_machines_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.0.2.9")
    assert addresses.in_network("0.0.0.0", 80) == ["http://192.0.2.9:80"]
    monkeypatch.setattr(addresses, "_own_address", lambda: None)
    assert addresses.in_network("0.0.0.0", 80) == []


def test_who_comes_through_a_proxy_is_told_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lychgate.server.http.routes.operations.in_network", lambda host, port: ["http://192.0.2.9:80"])
    at = f"{address}/api/addresses"
    assert httpx.get(at).json() == {"addresses": ["http://192.0.2.9:80"]}
    assert httpx.get(at, headers={"X-Forwarded-For": "198.51.100.4"}).json() == {"addresses": []}
