"""A player, or somebody who watches, reports what happens at a table to whoever runs the server."""

from __future__ import annotations

import structlog
from litestar import Router, post
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, guest_of, marks_of
from lychgate.server.http.parameters import AnyRequest, Invite, TableId, component
from lychgate.server.messages.moderation import Done
from lychgate.server.messages.moderation_requests import Report
from lychgate.server.moderation.reports import Reports
from lychgate.server.tables.guests import DeviceMarks
from lychgate.server.tables.lobby import Lobby

log = structlog.get_logger()


@post("/tables/{table_id:str}/reports", summary="Report a player, or the table, to whoever runs the server")
async def report(request: AnyRequest, table_id: TableId, data: JSONBody[Report], invite: Invite = None) -> Done:
    guest, address = guest_of(request), address_of(request)
    table = component(request, Lobby).enter(table_id, guest.id, invite, marks_of(request, guest))
    made = await component(request, Reports).add(table, guest, address, data)
    pseudonym = component(request, DeviceMarks).pseudonym_of(address)
    log.info("reported", report=made, table=table.id, address=pseudonym)
    return Done()


router = Router("/api", route_handlers=[report], tags=["tables"])
