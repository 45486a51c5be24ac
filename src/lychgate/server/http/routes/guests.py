"""Becoming a guest, and who one is."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, book_of, guest_of, house_of, token_of
from lychgate.server.http.parameters import Asked
from lychgate.server.messages.requests import NewGuest, Rename
from lychgate.server.messages.tables import GuestInfo
from lychgate.server.tables.device_marks import DEVICE_COOKIE
from lychgate.server.tables.guests import COOKIE, tidy_name

YEAR = 365 * 86_400


@post("/guests", summary="Become a guest")
async def become_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[GuestInfo]:
    house_of(request).limits.newcomers.check(address_of(request))
    house = house_of(request)
    number = request.cookies.get(DEVICE_COOKIE) or (house.naming.token() if data.cookie else None)
    device = house.marker.device(number) if number else None
    guest, token = await book_of(request).add(tidy_name(data.name), device)
    if not data.cookie:
        return Response(GuestInfo(guest.id, guest.name, token))
    secure = request.url.scheme == "https"
    kept = {COOKIE: token, DEVICE_COOKIE: number}  # who one is; and the browser, whoever it is next
    cookies = [
        Cookie(name, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/")
        for name, value in kept.items()
    ]
    return Response(GuestInfo(guest.id, guest.name), cookies=cookies)


@get("/guests/me", summary="Who you are")
async def who_am_i(request: Asked) -> GuestInfo:
    guest = guest_of(request)
    return GuestInfo(guest.id, guest.name)


@patch("/guests/me", summary="Take another name")
async def rename(request: Asked, data: JSONBody[Rename]) -> GuestInfo:
    guest = guest_of(request)
    renamed = await book_of(request).rename(token_of(request) or "", guest, tidy_name(data.name))
    return GuestInfo(renamed.id, renamed.name)


router = Router("/api", route_handlers=[become_guest, who_am_i, rename], tags=["guests"])
