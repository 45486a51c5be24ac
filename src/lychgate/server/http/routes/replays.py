"""Replays: matches by their links, frame by frame; records to keep, and to verify."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from lychgate.server.http.forwarding import CONCERNS
from lychgate.server.http.identity import address_mark, address_of, guest_of, guest_or_nobody, marks_of
from lychgate.server.http.parameters import AnyRequest, Count, Eyes, First, Invite, MatchId, Sentences, component
from lychgate.server.limits.budgets import CpuQuota, RateLimits
from lychgate.server.matches.hints import Hints
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.positions import Positions
from lychgate.server.matches.replays import Replays
from lychgate.server.matches.starting import Starting
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.replays import AnalysisInfo, Frames, MatchPage, Verdict
from lychgate.server.messages.requests import BringMatch, PlayOn
from lychgate.server.messages.tables import TableInfo
from lychgate.server.storage.schema import Row
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News
from lychgate.server.workers.catalogue import Catalogue

Result = TypeVar("Result")


async def _table_of_match(request: AnyRequest) -> str | None:
    """The table of a match under way, whose owner knows who may see it."""
    return await asyncio.to_thread(component(request, MatchLoader).table_under_way, request.path_params["match_id"])


UNDER_WAY = {CONCERNS: _table_of_match}


def _find(request: AnyRequest, match_id: str, invite: str | None) -> tuple[Replays, Row, list[str]]:
    """A match, and by whose eyes the client may see it."""
    replays, guest = component(request, Replays), guest_or_nobody(request)
    row, eyes = replays.find(match_id, guest.id if guest else None, invite, marks_of(request, guest))
    return replays, row, eyes


async def _run(request: AnyRequest, job: Callable[[], Result]) -> Result:
    """Run a long job within the address's CPU quota."""
    return await component(request, CpuQuota).run(address_of(request), job)


@get("/matches/{match_id:str}", summary="A match by its link", opt=UNDER_WAY)
async def one_match(
    request: AnyRequest, match_id: MatchId, invite: Invite = None, sentences: Sentences = None
) -> MatchPage:
    replays, row, eyes = _find(request, match_id, invite)
    return await _run(request, partial(replays.page, row, eyes, sentences))


@get("/matches/{match_id:str}/frames", summary="How somebody saw it", opt=UNDER_WAY)
async def match_frames(
    request: AnyRequest,
    match_id: MatchId,
    eyes: Eyes,
    first: First = 1,
    count: Count = 20,
    invite: Invite = None,
    sentences: Sentences = None,
) -> Frames:
    replays, row, allowed = _find(request, match_id, invite)
    if eyes not in allowed:
        raise Refused("no-such-match")
    return await _run(request, partial(replays.frames, row, eyes, first, count, sentences))


@get("/matches/{match_id:str}/record", summary="The record, to keep", media_type="application/json", opt=UNDER_WAY)
async def match_record(request: AnyRequest, match_id: MatchId) -> Response[bytes]:
    _, row, _ = _find(request, match_id, None)
    record = await _run(request, partial(component(request, MatchLoader).record, row))
    attached = {"Content-Disposition": f'attachment; filename="{row["game"]}-{match_id}.json"'}
    return Response(record.text().encode(), media_type="application/json", headers=attached)


@post(
    "/matches/{match_id:str}/play",
    summary="Play on from a position of a finished match, against bots",
    opt=UNDER_WAY,
)
async def play_on(request: AnyRequest, match_id: MatchId, data: JSONBody[PlayOn]) -> TableInfo:
    guest = guest_of(request)
    _, row, eyes = _find(request, match_id, None)
    component(request, RateLimits).creations.check(address_of(request))
    position = await _run(request, partial(component(request, Positions).take_up, row, eyes, data))
    table = await component(request, Lobby).make(guest, address_mark(request), position.table)
    await component(request, Starting).take_up(table, position.running, position.log)
    return component(request, News).table_info(table, guest.id)


@get("/matches/{match_id:str}/analysis", summary="A finished match thought over by a bot", opt=UNDER_WAY)
async def match_analysis(request: AnyRequest, match_id: MatchId, sentences: Sentences = None) -> AnalysisInfo:
    _, row, _ = _find(request, match_id, None)
    return await component(request, Hints).analysis(row, address_of(request), sentences)


def _check_ready(request: AnyRequest, record: dict[str, Any]) -> None:
    """Refuse while the record's game is not compiled yet, if it is one that is known."""
    catalogue, game = component(request, Catalogue), record.get("game")
    if isinstance(game, str) and game in catalogue.games:
        catalogue.check_ready(game)


@post("/records/play", summary="Bring a match from a device, to play it on with friends")
async def bring_match(request: AnyRequest, data: JSONBody[BringMatch]) -> TableInfo:
    guest = guest_of(request)
    component(request, RateLimits).creations.check(address_of(request))
    _check_ready(request, data.record)
    position = await _run(request, partial(component(request, Positions).bring, data))
    table = await component(request, Lobby).make(guest, address_mark(request), position.table)
    await component(request, Starting).take_up(table, position.running, position.log)
    return component(request, News).table_info(table, guest.id)


@post("/records/verify", status_code=200, summary="Does a record hold?")
async def verify_record(request: AnyRequest, data: JSONBody[dict[str, Any]], sentences: Sentences = None) -> Verdict:
    _check_ready(request, data)
    return await _run(request, partial(component(request, Replays).verdict, data, sentences))


router = Router(
    "/api",
    route_handlers=[one_match, match_frames, match_record, play_on, match_analysis, bring_match, verify_record],
    tags=["replays"],
)
