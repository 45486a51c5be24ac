"""Redeals on tiny boxes: no impossible world is drawn, every possible one is, and as often as it should be.

`worlds.py` says which worlds are possible and how they are weighed. Draws are compared with that list
by a chi-square test with fixed seeds, so a run is not a matter of luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import ceil, log
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from lychgate.conformance.cases import find, tiny_boxes
from lychgate.conformance.counts import LONG, count
from lychgate.conformance.likelihood import p_value
from lychgate.conformance.table import Table
from lychgate.conformance.worlds import Follower, Moment, dealt, tiny_named
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes

MISSED = 1e-9  # how likely an honest redeal may be to miss a world in all its draws
UNLIKELY = 1e-4  # a smaller p-value is no accident
MOST_DRAWS = count(20_000, 200_000)

Draw = Callable[[Table, Bytes, int, Bytes], Bytes]  # view, seat, chance
TINY = [pytest.param(game, tiny.name, id=f"{game}-{tiny.name}") for game, tiny in tiny_boxes(long=LONG)]
EYES = [
    pytest.param(game, tiny.name, seat, id=f"{game}-{tiny.name}-seat{seat}")
    for game, tiny in tiny_boxes(long=LONG)
    for seat in tiny.viewers
]


def draws_needed(moment: Moment) -> int:
    """So many that every world turns up, and none is expected fewer than five times."""
    return ceil(log(len(moment.worlds) / MISSED) / min(moment.worlds.values()))


def redeal(table: Table, seen: Bytes, seat: int, chance: Bytes) -> Bytes:
    return table.redeal(seen, seat, chance)


def check_redeal(table: Table, moment: Moment, chance: Bytes, draw: Draw = redeal) -> None:
    """Draw worlds from the view, and compare with all that are possible."""
    draws = draws_needed(moment)
    drawn = Counter(draw(table, moment.view, moment.seat, chance).tobytes() for _ in range(draws))
    impossible = drawn.keys() - moment.worlds.keys()
    assert not impossible, (
        f"{len(impossible)} impossible worlds drawn, {len(moment.worlds)} are possible; the nearest to one drawn "
        f"differs in {nearest(table, next(iter(impossible)), moment)}"
    )
    missed = moment.worlds.keys() - drawn.keys()
    assert not missed, f"{len(missed)} of {len(moment.worlds)} possible worlds are never drawn"
    if len(moment.worlds) > 1:
        expected = [draws * likely for likely in moment.worlds.values()]
        found = p_value([drawn[world] for world in moment.worlds], expected)
        assert found > UNLIKELY, f"worlds are not drawn as often as they should be: p = {found}"


def nearest(table: Table, drawn: bytes, moment: Moment) -> str:
    """What an impossible world has otherwise than the possible one that is most like it, field by field."""
    layout = table.game.state_layout
    one = np.frombuffer(drawn, layout)
    others = [np.frombuffer(world, layout) for world in moment.worlds]

    def differing(other: NDArray[np.void]) -> list[str]:
        return [name for name in layout.names or () if (one[name] != other[name]).any()]

    closest = min(
        others, key=lambda other: (len(differing(other)), -int((one.view(np.uint8) == other.view(np.uint8)).sum()))
    )
    return "; ".join(
        f"{name}: drawn {one[name][0].tolist()}, possible {closest[name][0].tolist()}" for name in differing(closest)
    )


@pytest.mark.parametrize(("game", "name", "seat"), EYES)
def test_worlds_are_drawn_if_and_as_often_as_they_fit(game: str, name: str, seat: int) -> None:
    follower = Follower(game, name, seat, Random(f"{name} {seat}"))
    chance, checked, several = quick(11), 0, 0
    for _ in range(count(1, 3)):
        if tiny_named(game, name).long and checked >= 4 and several >= 2:
            break  # a large box: it takes long, and enough was seen
        for moment in follower.follow():
            if draws_needed(moment) <= MOST_DRAWS:
                check_redeal(follower.table, moment, chance)
                checked += 1
                several += len(moment.worlds) > 1
    assert checked >= 4, "hardly a moment was small enough to check: make the box smaller"
    assert several >= 2, "hardly a moment had anything hidden: make the box larger"


@pytest.mark.parametrize(("game", "name"), TINY)
def test_deals_come_as_often_as_they_should(game: str, name: str) -> None:
    """The listed deals, whether by tape or from the rules, against set-up with ordinary chance."""
    deals, _ = dealt(game, name)
    table, chance = Follower(game, name, 0, Random()).table, quick(12)
    draws = ceil(8 / min(deals.values()))
    drawn = Counter(table.setup(chance).state.tobytes() for _ in range(min(draws, MOST_DRAWS)))
    assert drawn.keys() <= {world.state for world in deals}, "set-up leads to a deal that is not listed"
    if draws <= MOST_DRAWS:
        found = p_value([drawn[world.state] for world in deals], [draws * likely for likely in deals.values()])
        assert found > UNLIKELY


# --- redeals with a flaw: the check must find each of them


def one_world(table: Table, seen: Bytes, seat: int, chance: Bytes) -> Bytes:
    return table.redeal(seen, seat, quick(1))


def forgetful(table: Table, seen: Bytes, seat: int, chance: Bytes) -> Bytes:
    """Draws for a spectator, who knows no hand."""
    return table.redeal(table.view(seen, -1), -1, chance)


def leaning(table: Table, seen: Bytes, seat: int, chance: Bytes) -> Bytes:
    """Prefers some worlds to others."""
    return min((table.redeal(seen, seat, chance) for _ in range(2)), key=lambda world: world.tobytes())


FLAWS = [
    pytest.param(game, flaw, reason, id=f"{game}-{flaw.__name__}")
    for game in sorted({game for game, _ in tiny_boxes(long=False)})
    for flaw, reason in (
        (one_world, "are never drawn"),
        (forgetful, "impossible worlds drawn"),
        (leaning, "not drawn as often|are never drawn"),
    )
    if flaw is not forgetful or not find(game).together  # where all know the same, so does a spectator
]


@pytest.mark.parametrize(("game", "flawed", "reason"), FLAWS)
def test_a_flawed_redeal_is_found(game: str, flawed: Draw, reason: str) -> None:
    name, seat = next((tiny.name, max(tiny.viewers)) for found, tiny in tiny_boxes(long=False) if found == game)
    follower = Follower(game, name, seat, Random(5))
    with pytest.raises(AssertionError, match=reason):  # noqa: PT012 - which moment shows it is chance
        for _ in range(10):
            for moment in follower.follow():
                check_redeal(follower.table, moment, quick(13), flawed)
