"""A view of Goldräuber as plain data with the rulebook's words, for screens and scripts."""

from __future__ import annotations

from typing import Any

from lychgate.core.model.decoding import reading
from lychgate.core.model.layout import Bytes
from lychgate.games.goldraeuber.rules.cards import (
    ANGRY,
    CALM,
    COLUMNS,
    KIND_NAMES,
    NUMBERS,
    PLACES,
    SIDE_NAMES,
    SIDES,
    THING_NAMES,
    THINGS,
    TRAP,
    TREASURE,
    TUNNEL,
    place_name,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.events import POINTS, PUT_AWAY
from lychgate.games.goldraeuber.rules.state import BEING_SHIFTED, BOX, LYING, SAFE, SHIFTED, STATE

PHASES = (
    "conscience", "splitting", "starting", "taking", "changing", "acting", "collapsing", "ending", "sharing", "over",
)  # fmt: skip
ENDS = (None, *(POINTS[end].name for end in range(1, PUT_AWAY + 1)))


def picture(box: Bytes, view: Bytes) -> dict[str, Any]:
    """Everything in a view; what the view does not know is null."""
    b, v = reading(box, BOX), reading(view, STATE)
    phase = PHASES[v.phase]
    settling = phase in ("splitting", "sharing")
    return {
        "phase": phase,
        "first": v.first,
        "turn": v.turn,
        "expert": bool(b.expert),
        "die": v.die or None,
        "second": bool(v.second),
        "settled": bool(v.settled),
        "shifted": v.shifting == SHIFTED,
        "before_action": v.shifting == BEING_SHIFTED,
        "mood": "angry" if v.angry else "calm",
        "actions_up_to": ANGRY if v.angry else CALM,
        "getting": v.getting if settling else None,
        "left": v.left if settling else None,
        "map": rows(b, v),
        "seats": [miner(b, v, seat) for seat in range(b.players)],
        "things": {THING_NAMES[thing]: whereabouts(v, thing) for thing in range(THINGS)},
        "end": ENDS[v.end],
    }


def rows(b: Any, v: Any) -> list[list[dict[str, Any] | None]]:
    """The mine as rows of cells, the mountain above; null where no card lies."""
    laid = [place for place in range(PLACES) if b.laid >> place & 1]
    height = max(place // COLUMNS for place in laid) + 1
    width = max(place % COLUMNS for place in laid) + 1
    return [
        [cell(b, v, place) if place in laid else None for place in range(row * COLUMNS, row * COLUMNS + width)]
        for row in range(height)
    ]


def cell(b: Any, v: Any, place: int) -> dict[str, Any]:
    """One card: how it lies, what is known of it, who and what is there."""
    known, collapsed = bool(v.known >> place & 1), bool(v.collapsed >> place & 1)
    here = [thing for thing in range(THINGS) if v.place[thing] == place + 1]
    kind = TREASURE + here[0] if here else TRAP if v.trap >> place & 1 else TUNNEL
    wall = next((side for side in range(SIDES) if v.wall[side] >> place & 1), None)
    number = next((n + 1 for n in range(NUMBERS) if v.numbered[n] >> place & 1), None)
    return {
        "place": place_name(place),
        "inner": bool(b.inner >> place & 1),
        "number": number,
        "face": "collapsed" if collapsed else "up" if known else "down",
        "kind": KIND_NAMES[kind] if known else None,
        "wall": SIDE_NAMES[wall] if known and wall is not None else None,
        "dug": bool(v.dug >> place & 1),
        "entrances": [SIDE_NAMES[side] for side in range(SIDES) if b.door[side] >> place & 1],
        "miners": [seat for seat in range(b.players) if v.miner[seat] == place + 1],
        "markers": [THING_NAMES[thing] for thing in here if known and v.bearer[thing] == LYING],
    }


def miner(b: Any, v: Any, seat: int) -> dict[str, Any]:
    """One player: where the miner is, what it carries, life points."""
    load = [thing for thing in range(THINGS) if v.bearer[thing] == seat + 1]
    return {
        "seat": seat,
        "place": place_name(v.miner[seat] - 1) if v.miner[seat] else None,
        "life": v.life[seat],
        "carries": THING_NAMES[load[0]] if load else None,
    }


def whereabouts(v: Any, thing: int) -> dict[str, Any]:
    """Where treasure or comrade is, as far as anybody knows."""
    bearer, at = v.bearer[thing], v.place[thing]
    if bearer == SAFE:
        return {"state": "safe", "place": None, "seat": None}
    if bearer != LYING:
        return {"state": "carried", "place": place_name(v.miner[bearer - 1] - 1), "seat": bearer - 1}
    return {"state": "lying" if at else "hidden", "place": place_name(at - 1) if at else None, "seat": None}
