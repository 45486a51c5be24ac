"""Replays: matches by their links, frame by frame; records to keep, and to verify."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, guest_or_nobody, house_of, marks_of
from lychgate.server.http.parameters import Asked, Count, Eyes, First, Invite, Language, MatchId
from lychgate.server.matches import hints, replays
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.replays import AnalysisInfo, Frames, MatchPage, Verdict
from lychgate.server.runtime.house import House
from lychgate.server.storage.engine import Row

Found = TypeVar("Found")


def _found(request: Asked, match_id: str, invite: str | None) -> tuple[House, Row, list[str]]:
    """A match, and by whose eyes whoever asks may see it."""
    house, guest = house_of(request), guest_or_nobody(request)
    row = replays.row_of(house, match_id)
    eyes = replays.eyes_for(house, row, guest.id if guest else None, invite, marks_of(request, guest))
    house.catalogue.check_ready(row["game"])
    return house, row, eyes


async def _read(request: Asked, job: Callable[[], Found]) -> Found:
    """What comes of reading a match again, which takes a while."""
    return await house_of(request).labour.do(address_of(request), job)


@get("/matches/{match_id:str}", summary="A match by its link")
async def one_match(request: Asked, match_id: MatchId, invite: Invite = None, language: Language = "en") -> MatchPage:
    house, row, eyes = _found(request, match_id, invite)
    return await _read(request, partial(replays.page, house, row, eyes, language))


@get("/matches/{match_id:str}/frames", summary="How somebody saw it")
async def match_frames(
    request: Asked,
    match_id: MatchId,
    eyes: Eyes,
    first: First = 1,
    count: Count = 20,
    invite: Invite = None,
    language: Language = "en",
) -> Frames:
    house, row, allowed = _found(request, match_id, invite)
    if eyes not in allowed:
        raise Refused("no-such-match")
    return await _read(request, partial(replays.frames, house, row, eyes, first, count, language))


@get("/matches/{match_id:str}/record", summary="The record, to keep", media_type="application/json")
async def match_record(request: Asked, match_id: MatchId) -> Response[bytes]:
    house, row, _ = _found(request, match_id, None)
    record = await _read(request, partial(replays.record_of, house, row))
    attached = {"Content-Disposition": f'attachment; filename="{row["game"]}-{match_id}.json"'}
    return Response(record.text().encode(), media_type="application/json", headers=attached)


@get("/matches/{match_id:str}/analysis", summary="A finished match thought over by a bot")
async def match_analysis(request: Asked, match_id: MatchId, language: Language = "en") -> AnalysisInfo:
    house, row, _ = _found(request, match_id, None)
    return await hints.analysis(house, row, address_of(request), language)


@post("/records/verify", status_code=200, summary="Does a record hold?")
async def verify_record(request: Asked, data: JSONBody[dict[str, Any]]) -> Verdict:
    catalogue = house_of(request).catalogue
    game = data.get("game")
    if isinstance(game, str) and game in catalogue.games:
        catalogue.check_ready(game)
    return await _read(request, partial(replays.verdict, data))


router = Router(
    "/api", route_handlers=[one_match, match_frames, match_record, match_analysis, verify_record], tags=["replays"]
)
