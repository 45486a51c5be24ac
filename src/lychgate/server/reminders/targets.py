"""What guests may name as a webhook: a URL that leads out of the server's own network.

Where a name leads is found out when a connection is made, and the connection goes to the very address that was looked
at: a name that leads elsewhere a moment later (DNS rebinding) changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from lychgate.server.messages.refusals import Refused

LONGEST_URL = 500
NAMED_FROM = 1024  # ports that may be named, besides the usual ones
DEFAULT_PORTS = {"https": 443, "http": 80}
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses as translators write them

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def bad_webhook(why: str) -> Refused:
    return Refused("bad-webhook", why=why)


@dataclass(frozen=True, slots=True)
class WebhookUrl:
    """A URL in its parts, all of which may be sent as they are."""

    scheme: str
    host: str
    port: int
    path: str  # with the query

    @property
    def authority(self) -> str:
        """As the header `Host` has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


def read_url(text: str, *, any_address: bool) -> WebhookUrl:
    """A webhook's URL, or a refusal. `any_address` allows plain HTTP and any port, for tests and closed networks."""
    if len(text) > LONGEST_URL or re.fullmatch(r"[!-~]+", text) is None:
        raise bad_webhook("url")
    try:
        found = urlsplit(text)
        host, port = found.hostname, found.port
    except ValueError:
        raise bad_webhook("url") from None
    if found.scheme not in (("https", "http") if any_address else ("https",)):
        raise bad_webhook("https")
    if not host or found.username is not None or found.password is not None or found.fragment:
        raise bad_webhook("url")
    port = port or DEFAULT_PORTS[found.scheme]
    if not any_address and port != DEFAULT_PORTS["https"] and port < NAMED_FROM:
        raise bad_webhook("port")
    path = (found.path or "/") + (f"?{found.query}" if found.query else "")
    return WebhookUrl(found.scheme, host, port, path)


async def addresses_of(url: WebhookUrl, *, any_address: bool) -> list[str]:
    """Where a URL leads now. If a single address of it is not public, the whole URL is refused."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(url.host, url.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise bad_webhook("unreachable") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses:
        raise bad_webhook("unreachable")
    if not any_address and not all(is_public(one) for one in addresses):
        raise bad_webhook("private")
    return addresses


def is_public(text: str) -> bool:
    """Does an address belong to the internet at large, and not to this machine, its network or a tunnel into one?"""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:  # with a zone: link-local
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address.ipv4_mapped or address.sixtofour or address.teredo or address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
