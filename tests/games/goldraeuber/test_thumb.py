"""The rule-of-thumb player of Goldräuber: who gets the life points on one card."""

from __future__ import annotations

import pytest

from lychgate import bots
from lychgate.core.model.chance import quick
from lychgate.play.match.match import Match
from tests.games.goldraeuber.table import ANN, BEN, seats, table

# Both stand at an entrance: it is one step out, and four and more to the comrade and out.
FURIOUS = """
T^ T^ G   C   (?) (?)
(?) (?) (?) (?) (?) (?)
(?) (?) (?) (?) (?) (?)
. .     (?) (?) .   .
"""


def shared(match: Match) -> list[int]:
    """What the miners have after the one on turn has shared by rule of thumb."""
    turn = match.asked[0]
    while match.asked == [turn] and match.view(None)["phase"] == "sharing":
        match.decide(turn, bots.thumb(match.game, match.box, match.view_bytes(turn), turn, quick(1)))
    return [player["life"] for player in match.view(None)["seats"]]


@pytest.mark.parametrize("turn", [ANN, BEN])
def test_who_still_has_to_fetch_the_comrade_needs_life_points_more_than_who_leaves_with_the_treasure(turn: int) -> None:
    match = table(
        mine=FURIOUS, seats=seats("a1", "a1", life=(2, 1), carries={0: "treasure"}), turn=turn + 1, phase="sharing"
    )
    assert shared(match) == [0, 3]


@pytest.mark.parametrize("turn", [ANN, BEN])
def test_who_has_no_more_to_do_leaves_them_to_the_treasure(turn: int) -> None:
    match = table(
        mine=FURIOUS,
        seats=seats("a1", "a1", life=(1, 2), carries={0: "treasure"}),
        safe=["comrade"],
        turn=turn + 1,
        phase="sharing",
    )
    assert shared(match) == [3, 0]
