"""A table of Goldräuber to rule on: matches at drawn positions, and states as the naive oracle knows them."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.core.model.layout import Bytes, read
from lychgate.games.goldraeuber.rules.cards import COLUMNS, NUMBERS, PLACES, SIDE_NAMES, THING_NAMES
from lychgate.games.goldraeuber.rules.events import WON
from lychgate.games.goldraeuber.rules.state import BEING_SHIFTED, BOX, LYING, SAFE, SHIFTED, STATE
from lychgate.games.goldraeuber.words.shape import ENDS, PHASES
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up
from tests.oracles import goldraeuber as oracle

GAME = registry.find("goldraeuber")
ANN, BEN, CAT, DAN = range(4)


def table(players: int = 2, *, expert: bool = False, chance: list[int] | None = None, **given: Any) -> Match:
    """A match at a position; the dice that come next are `chance`, from 0, and then ones."""
    rules = "expert" if expert else "basic"
    return set_up(GAME, {"players": players, "rules": rules, "chance": chance or [], **given})


def seats(*places: str, life: tuple[int, ...] = (), carries: dict[int, str] | None = None) -> dict[str, Any]:
    """Where the miners are, in the words of positions."""
    found: dict[str, Any] = {str(seat + 1): {"at": place} for seat, place in enumerate(places)}
    for seat in range(len(places)):
        found[str(seat + 1)]["life"] = life[seat] if life else 0
        if carries and seat in carries:
            found[str(seat + 1)]["carries"] = carries[seat]
    return found


def refused(match: Match, seat: int, decision: Any) -> str | None:
    """The rule by which a decision is refused, or else the error's code; nothing changes."""
    before = match.state.tobytes(), match.story(seat), match.chance.tobytes()
    with pytest.raises(LychgateError) as raised:
        match.decide(seat, decision)
    assert (match.state.tobytes(), match.story(seat), match.chance.tobytes()) == before
    return raised.value.rule or raised.value.code


def told(match: Match, *names: str) -> list[tuple[Any, ...]]:
    """The events of these names (all, if none is given): name and arguments."""
    return [(event.name, *event.arguments.values()) for event in match.story(None) if not names or event.name in names]


def as_oracle(box: Bytes, state: Bytes) -> oracle.Position:
    """A full state as the oracle knows it."""
    b, s = read(box, BOX), read(state, STATE)
    players = b.players
    return oracle.Position(
        cards=cards_of(b, s),
        miners=[divmod(s.miner[seat] - 1, COLUMNS) if s.miner[seat] else None for seat in range(players)],
        life=[s.life[seat] for seat in range(players)],
        asked=PHASES[s.phase],
        turn=s.turn,
        first=s.first,
        expert=bool(b.expert),
        things={thing: whereabouts(s.bearer[i]) for i, thing in enumerate(THING_NAMES)},
        die=s.die,
        second=bool(s.second),
        furious=bool(s.angry),
        settled=bool(s.settled),
        shifted=s.shifting == SHIFTED,
        before_action=s.shifting == BEING_SHIFTED,
        pot=s.left,
        given=given(s, players),
        end=ending(ENDS[s.end - WON] if s.end else None, s.fate),
    )


def cards_of(b: Any, s: Any) -> dict[oracle.Spot, oracle.Card]:
    kinds = {s.place[i] - 1: thing for i, thing in enumerate(THING_NAMES)}
    laid, inner, trap, dug, known, collapsed = b.laid, b.inner, s.trap, s.dug, s.known, s.collapsed
    walls = [s.wall[side] for side in range(len(SIDE_NAMES))]
    numbered = [s.numbered[n] for n in range(NUMBERS)]
    return {
        divmod(place, COLUMNS): oracle.Card(
            inner=bool(inner >> place & 1),
            kind=kinds.get(place) or ("trap" if trap >> place & 1 else "tunnel"),
            number=next((n + 1 for n, places in enumerate(numbered) if places >> place & 1), 0),
            wall=next((side for side, places in zip(SIDE_NAMES, walls, strict=True) if places >> place & 1), ""),
            dug=bool(dug >> place & 1),
            seen=bool(known >> place & 1),
            collapsed=bool(collapsed >> place & 1),
        )
        for place in range(PLACES)
        if laid >> place & 1
    }


def whereabouts(bearer: int) -> str | int:
    return {LYING: oracle.LYING, SAFE: oracle.SAFE}.get(bearer, bearer - 1)


def given(s: Any, players: int) -> list[int]:
    """The seats that have got their life points, in the order they got them."""
    start = s.first if PHASES[s.phase] == "splitting" else s.turn
    order = [(start + i) % players for i in range(players)]
    return [seat for seat in order if s.dealt >> seat & 1]


def ending(end: str | None, fate: int) -> tuple[str, str | int]:
    if end in ("miner-buried", "miner-cut-off"):
        return end, fate
    if end in ("shown-dead", "buried", "cut-off"):
        return end, THING_NAMES[fate]
    return end or "", ""
