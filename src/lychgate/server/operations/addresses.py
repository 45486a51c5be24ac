"""Where others in the same network find this server: its own address there, if it listens to more than itself."""

from __future__ import annotations

import ipaddress
import socket

ANY = {"", "0.0.0.0", "::"}  # hosts that mean every address of the machine
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: it is only asked which way would lead there


def in_network(listens: str, port: int) -> list[str]:
    """The addresses of the page for others, most likely first; none: nobody else can come."""
    host = listens if listens not in ANY else _own_address()
    if host is None or _is_this_machine(host):
        return []
    return [f"http://{host}:{port}"]


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_address() -> str | None:
    """The machine's address on the way out. Nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = asked.getsockname()[0]
    return None if _is_this_machine(address) else address
