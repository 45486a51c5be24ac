"""Outer Space's contract over raw bytes: the same functions with the signatures every game shares."""

from __future__ import annotations

from typing import Any

from lychgate.core.chance import CHANCE
from lychgate.core.kernel import exported
from lychgate.core.record import at, clear, copy
from lychgate.games.outerspace import choices, points, rules, sight, thumbs
from lychgate.games.outerspace import redeal as worlds
from lychgate.games.outerspace.state import BOX, STATE


@exported
def setup(box: Any, state: Any, chance: Any, events: Any) -> int:
    rules.start(at(box, BOX), at(state, STATE), at(chance, CHANCE), events)
    return 0


@exported
def acting(box: Any, state: Any) -> int:
    return rules.acting(at(box, BOX), at(state, STATE))


@exported
def legal(box: Any, state: Any, seat: int, out: Any) -> int:
    return choices.legal(at(box, BOX), at(state, STATE), seat, out)


@exported
def refusal(box: Any, state: Any, seat: int, action: int) -> int:
    return choices.refusal(at(box, BOX), at(state, STATE), seat, action)


@exported
def apply(box: Any, state: Any, seat: int, action: int, chance: Any, events: Any) -> int:
    rules.apply(at(box, BOX), at(state, STATE), seat, action, at(chance, CHANCE), events)
    return 0


@exported
def prompt(box: Any, state: Any, seat: int, out: Any) -> int:
    return choices.prompt(at(box, BOX), at(state, STATE), seat, out)


@exported
def view(box: Any, state: Any, seat: int, out: Any) -> int:
    clear(out)
    sight.seen_by(at(box, BOX), at(state, STATE), seat, at(out, STATE))
    return 0


@exported
def redeal(box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
    copy(seen, out)
    worlds.redeal(at(box, BOX), at(seen, STATE), seat, at(chance, CHANCE), at(out, STATE))
    return 0


@exported
def outcome(box: Any, state: Any, out: Any, events: Any) -> int:
    points.outcome(at(box, BOX), at(state, STATE), out, events)
    return 0


@exported
def rollout(box: Any, state: Any, chance: Any) -> int:
    return choices.rollout(at(box, BOX), at(state, STATE), at(chance, CHANCE))


@exported
def thumb(box: Any, seen: Any, seat: int, chance: Any) -> int:
    return thumbs.thumb(at(box, BOX), at(seen, STATE), seat, at(chance, CHANCE))


@exported
def reopen(box: Any, state: Any, seat: int) -> int:
    sight.reopen(at(box, BOX), at(state, STATE), seat)
    return 0
