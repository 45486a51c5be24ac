"""Becoming a guest, and who one is."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lychgate.server.http.identity import COOKIE, address_of, guest_of, token_of
from lychgate.server.http.parameters import AnyRequest, component
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.messages.requests import NewGuest, Rename
from lychgate.server.messages.tables import GuestInfo
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.guests import DEVICE_COOKIE, DeviceMarks, GuestBook
from lychgate.server.tables.names import tidy_name

YEAR = 365 * 86_400


@post("/guests", summary="Become a guest")
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[GuestInfo]:
    component(request, RateLimits).creations.check(address_of(request))
    number = request.cookies.get(DEVICE_COOKIE) or (component(request, Identifiers).token() if data.cookie else None)
    device = component(request, DeviceMarks).device(number) if number else None
    guest, token = await component(request, GuestBook).add(tidy_name(data.name), device)
    if not data.cookie:
        return Response(GuestInfo(guest.id, guest.name, token))
    secure = request.url.scheme == "https"
    values = {COOKIE: token, DEVICE_COOKIE: number}  # the guest; and the browser, whoever uses it next
    cookies = [
        Cookie(name, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/")
        for name, value in values.items()
    ]
    return Response(GuestInfo(guest.id, guest.name), cookies=cookies)


@get("/guests/me", summary="Who you are")
async def who_am_i(request: AnyRequest) -> GuestInfo:
    guest = guest_of(request)
    return GuestInfo(guest.id, guest.name)


@patch("/guests/me", summary="Take another name")
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> GuestInfo:
    guest = guest_of(request)
    renamed = await component(request, GuestBook).rename(token_of(request) or "", guest, tidy_name(data.name))
    return GuestInfo(renamed.id, renamed.name)


router = Router("/api", route_handlers=[become_guest, who_am_i, rename], tags=["guests"])
