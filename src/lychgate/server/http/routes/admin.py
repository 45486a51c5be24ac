"""For admins, who have the token of the settings: tables, guests, bans and reports. No route here shows a match."""

from __future__ import annotations

import asyncio

import structlog
from litestar import Router, delete, get, post
from litestar.params import JSONBody

from lychgate.server.http.forwarding import asked_of_owner
from lychgate.server.http.identity import address_of, only_admins
from lychgate.server.http.parameters import (
    AfterId,
    AnyRequest,
    BanId,
    GuestPath,
    IsHandled,
    NameHolds,
    OfGuest,
    ReportId,
    TableId,
    component,
)
from lychgate.server.messages.matches import encode
from lychgate.server.messages.moderation import (
    BanInfo,
    Done,
    GuestData,
    GuestErased,
    GuestsSeen,
    ReportInfo,
    TableClosed,
    TableLooked,
    TablesSeen,
)
from lychgate.server.messages.moderation_requests import EraseAtTable, Handled, NewBan
from lychgate.server.messages.refusals import Refused, table_moving
from lychgate.server.moderation.bans import Bans
from lychgate.server.moderation.closing import Closing
from lychgate.server.moderation.erasing import Erasing
from lychgate.server.moderation.exporting import Exporting
from lychgate.server.moderation.overview import Overview
from lychgate.server.moderation.reports import Reports
from lychgate.server.tables.guests import DeviceMarks

log = structlog.get_logger()


def _by(request: AnyRequest) -> str:
    """Who asks, as the log has it."""
    return component(request, DeviceMarks).pseudonym_of(address_of(request))


@get("/tables", summary="Tables, with who sits there")
async def all_tables(request: AnyRequest, after: AfterId = "", guest: OfGuest = None) -> TablesSeen:
    return await asyncio.to_thread(component(request, Overview).tables, after, guest)


@get("/tables/{table_id:str}", summary="One table, and what was said there")
async def look_at_table(request: AnyRequest, table_id: TableId) -> TableLooked:
    return component(request, Overview).look(table_id)


@delete("/tables/{table_id:str}", status_code=200, summary="Close a table")
async def close_table(request: AnyRequest, table_id: TableId) -> TableClosed:
    await component(request, Closing).close(table_id)
    log.info("table closed", table=table_id, by=_by(request))
    return TableClosed(table_id)


@post("/tables/{table_id:str}/erase", status_code=200, summary="Forget a guest at one table", include_in_schema=False)
async def erase_at_table(request: AnyRequest, table_id: TableId, data: JSONBody[EraseAtTable]) -> Done:
    await component(request, Erasing).at_table(table_id, data.guest, data.names, data.pseudonym)
    return Done()


@get("/guests", summary="Guests, all or by a part of their name")
async def all_guests(request: AnyRequest, after: AfterId = "", name: NameHolds = "") -> GuestsSeen:
    return await asyncio.to_thread(component(request, Overview).guests, after, name)


@get("/guests/{guest_id:str}", summary="A guest's data, to hand out")
async def export_guest(request: AnyRequest, guest_id: GuestPath) -> GuestData:
    found = await asyncio.to_thread(component(request, Exporting).export, guest_id)
    log.info("guest exported", guest=guest_id, by=_by(request))
    return found


@delete("/guests/{guest_id:str}", status_code=200, summary="Delete a guest with all names")
async def erase_guest(request: AnyRequest, guest_id: GuestPath) -> GuestErased:
    erasing = component(request, Erasing)
    tables, names, pseudonym = await erasing.begin(guest_id)
    body = encode(EraseAtTable(guest_id, names, pseudonym))
    left: list[str] = []
    for table_id in tables:
        try:
            answer = await asked_of_owner(request, table_id, f"/api/admin/tables/{table_id}/erase", body)
            if answer is None:
                await erasing.at_table(table_id, guest_id, names, pseudonym)
            elif answer.status not in (200, 404):
                raise table_moving()
        except Refused as refused:
            log.error("guest not deleted at table", table=table_id, why=refused.code)
            left.append(table_id)
    matches = await erasing.finish(guest_id, names, pseudonym)
    log.info("guest deleted", guest=guest_id, tables=len(tables), matches=matches, by=_by(request))
    return GuestErased(guest_id, pseudonym, len(tables), matches, left)


@get("/bans", summary="Bans that hold")
async def all_bans(request: AnyRequest) -> list[BanInfo]:
    return component(request, Bans).list()


@post("/bans", summary="Ban a guest, a range of addresses, or a pseudonym")
async def ban(request: AnyRequest, data: JSONBody[NewBan]) -> BanInfo:
    bans, closing = component(request, Bans), component(request, Closing)
    if sum(one is not None for one in (data.guest, data.network, data.address)) != 1:
        raise Refused("no-ban")
    marks = {data.address} if data.address is not None else set()
    if data.guest is not None:
        marks = closing.marks_of(data.guest, addresses=data.addresses)
    made = await bans.add(guest=data.guest, network=data.network, marks=marks, hours=data.hours, reason=data.reason)
    closing.disconnect_banned()
    network = "" if made.network is None else made.network.rpartition("/")[2]  # its size: the log has no addresses
    log.info("banned", ban=made.ban, guest=made.guest, addresses=made.addresses, prefix=network, by=_by(request))
    return made


@delete("/bans/{ban_id:str}", status_code=200, summary="Lift a ban")
async def lift_ban(request: AnyRequest, ban_id: BanId) -> Done:
    await component(request, Bans).lift(ban_id)
    log.info("ban lifted", ban=ban_id, by=_by(request))
    return Done()


@get("/reports", summary="What players have reported")
async def all_reports(request: AnyRequest, handled: IsHandled = False) -> list[ReportInfo]:
    return component(request, Reports).list(handled=handled)


@post("/reports/{report_id:str}", status_code=200, summary="A report is dealt with, or not after all")
async def handle_report(request: AnyRequest, report_id: ReportId, data: JSONBody[Handled]) -> ReportInfo:
    return await component(request, Reports).handle(report_id, handled=data.handled)


router = Router(
    "/api/admin",
    route_handlers=[
        all_tables, look_at_table, close_table, erase_at_table, all_guests, export_guest, erase_guest,
        all_bans, ban, lift_ban, all_reports, handle_report,
    ],
    guards=[only_admins],
    tags=["admin"],
)  # fmt: skip
