"""Who sent a request, and from where: token, address, origin. The same checks for HTTP and WebSockets."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from lychgate.server.limits.rate import address_group
from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.house import House
from lychgate.server.tables.device_marks import DEVICE_COOKIE, Marks
from lychgate.server.tables.guests import COOKIE, Guest, GuestBook

Asking = ASGIConnection[Any, Any, Any, Any]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def house_of(connection: Asking) -> House:
    house: House = connection.app.state.house
    return house


def book_of(connection: Asking) -> GuestBook:
    book: GuestBook = connection.app.state.guest_book
    return book


def address_of(connection: Asking) -> str:
    """The address a request counts for."""
    return address_group(connection.client.host if connection.client else "")


def device_of(connection: Asking) -> bytes | None:
    """A mark of the browser that asks, if it was told a number."""
    number = connection.cookies.get(DEVICE_COOKIE)
    return house_of(connection).marker.device(number) if number else None


def marks_of(connection: Asking, guest: Guest | None) -> Marks:
    """What tells who asks from others, whatever they are called: browser and address."""
    found = {house_of(connection).marker.address(address_of(connection)), device_of(connection)}
    return frozenset(mark for mark in (*found, guest.device if guest else None) if mark is not None)


def token_of(connection: Asking) -> str | None:
    """The token sent along, by header or by cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


def guest_of(connection: Asking) -> Guest:
    """The guest who asks, or a refusal."""
    token = token_of(connection)
    if token is None:
        raise Refused("no-guest")
    return guest_by(connection, token)


def guest_by(connection: Asking, token: str) -> Guest:
    """The guest whose token this is, or a refusal."""
    return book_of(connection).find(token, address_of(connection))


def guest_or_nobody(connection: Asking) -> Guest | None:
    """The guest who asks; None for a visitor without a token."""
    return None if token_of(connection) is None else guest_of(connection)


def count_request(connection: Asking) -> None:
    """Count a request to the API for who asks, or refuse it."""
    guest = book_of(connection).recognise(token_of(connection))
    house_of(connection).limits.check_request(address_of(connection), guest.id if guest else None)


def has_own_origin(connection: Asking) -> bool:
    """Does a page of this server ask, or one of an origin it was told to trust?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in house_of(connection).settings.origins:
        return True
    try:
        stated = urlsplit(origin)
    except ValueError:
        return False
    return stated.netloc == connection.headers.get("host", "") and stated.scheme in ("http", "https")


def check_origin(connection: Asking) -> None:
    """Refuse a change, or a WebSocket, that another site's page asks for in the name of a browser's cookie."""
    bearer = connection.headers.get("authorization", "").lower().startswith("bearer ")
    stated = "origin" in connection.headers
    by_cookie = COOKIE in connection.cookies and not bearer
    if (stated or by_cookie) and not has_own_origin(connection):
        raise Refused("wrong-origin")
