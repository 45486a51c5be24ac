"""Who sent a request, and from where: token, address, origin. The same checks for HTTP and WebSockets."""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from lychgate.server.http.parameters import AnyConnection, component
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.limits.rate import address_group
from lychgate.server.messages.refusals import Refused, too_many
from lychgate.server.moderation.bans import Bans
from lychgate.server.operations.settings import Settings
from lychgate.server.tables.guests import DEVICE_COOKIE, DeviceMarks, Guest, GuestBook
from lychgate.server.tables.seats import Marks

COOKIE = "lychgate"


def address_of(connection: AnyConnection) -> str:
    """The address that a request counts for."""
    return address_group(connection.client.host if connection.client else "")


def address_mark(connection: AnyConnection) -> bytes:
    """The keyed hash of that address."""
    return component(connection, DeviceMarks).address(address_of(connection))


def marks_of(connection: AnyConnection, guest: Guest | None) -> Marks:
    """What identifies a client under any name: its browser and its address."""
    number = connection.cookies.get(DEVICE_COOKIE)
    device = component(connection, DeviceMarks).device(number) if number else None
    found = (address_mark(connection), device, guest.device if guest else None)
    return frozenset(mark for mark in found if mark is not None)


def token_of(connection: AnyConnection) -> str | None:
    """The token of a request, from its header or cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


def guest_of(connection: AnyConnection) -> Guest:
    """The guest who sent a request, or a refusal."""
    token = token_of(connection)
    if token is None:
        raise Refused("no-guest")
    return guest_by(connection, token)


def guest_by(connection: AnyConnection, token: str) -> Guest:
    """The guest with this token, or a refusal, also of who is banned."""
    guest = component(connection, GuestBook).find(token, address_of(connection))
    check_banned(connection, guest)
    return guest


def check_banned(connection: AnyConnection, guest: Guest | None) -> None:
    """Refuse whoever is banned from the server: as a guest, by the browser, or by the address."""
    bans = component(connection, Bans)
    bans.check(guest.id if guest else None, address_of(connection), marks_of(connection, guest))


def guest_or_nobody(connection: AnyConnection) -> Guest | None:
    """The guest who sent a request; None without a token."""
    return None if token_of(connection) is None else guest_of(connection)


def count(connection: AnyConnection) -> None:
    """Count a request, to the API or for a page or file, or refuse it."""
    if connection.url.path.startswith("/api/"):
        count_request(connection)
    else:
        component(connection, RateLimits).pages.check(address_of(connection))


def count_request(connection: AnyConnection) -> None:
    """Count a request to the API for its guest and address, or refuse it."""
    guest = component(connection, GuestBook).cached(token_of(connection))
    component(connection, RateLimits).check_request(address_of(connection), guest.id if guest else None)


def only_admins(connection: AnyConnection, _: BaseRouteHandler | Any) -> None:
    """Let an admin in. An address that has tried too many wrong tokens has to wait, with the right one too."""
    token = component(connection, Settings).admin_token
    if token is None:
        raise Refused("no-admin")
    tries, address = component(connection, RateLimits).admin_tries, address_of(connection)
    if tries.left(address) < 1.0:
        raise too_many(1.0 / tries.per_second)
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    right = hmac.compare_digest(given.strip().encode(), token.encode())  # in constant time
    if scheme.lower() != "bearer" or not right:
        tries.take(address, 1.0)
        raise Refused("not-admin")


def has_own_origin(connection: AnyConnection) -> bool:
    """Does the request come from a page of this server, or of an origin in its settings?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in component(connection, Settings).origins:
        return True
    try:
        stated = urlsplit(origin)
    except ValueError:
        return False
    return stated.netloc == connection.headers.get("host", "") and stated.scheme in ("http", "https")


def check_origin(connection: AnyConnection) -> None:
    """Refuse a change, or a WebSocket, that a page of another site requests with a browser's cookie."""
    bearer = connection.headers.get("authorization", "").lower().startswith("bearer ")
    stated = "origin" in connection.headers
    by_cookie = COOKIE in connection.cookies and not bearer
    if (stated or by_cookie) and not has_own_origin(connection):
        raise Refused("wrong-origin")
