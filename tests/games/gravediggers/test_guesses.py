"""What bots make of a choice to rob: cards that the robber knows there are likely good ones, and elsewhere bad ones."""

from __future__ import annotations

import numpy as np

from lychgate.bots.beliefs import imagined
from lychgate.bots.styles import Style
from lychgate.core.model.layout import Bytes
from lychgate.games.gravediggers.rules.cards import BANDIT, NAMES
from lychgate.play.match.match import Match
from tests.games.gravediggers.table import ANN, BEN, CAT, table

WORLDS = 2000
LEANT, PLAIN = Style(leans=True), Style(leans=False)
GOOD = NAMES.index("5")


def worlds(match: Match, style: Style, number: int = WORLDS) -> list[Bytes]:
    """What Ann imagines."""
    view = match.view_bytes(ANN)
    return [world.copy() for world in imagined(match.game, match.box, view, ANN, seed=1, worlds=number, style=style)]


def robbed_by(robber: int, **fields: int) -> Match:
    """Cemetery 1 is being robbed: Ben laid the first card there and the one at cemetery 2, Cat the other one."""
    position = table(3).cemetery(1, "5", by=BEN).cemetery(1, "5", by=CAT).cemetery(2, "5", by=BEN)
    position.pile("3 3 3 3 4 4 4 4 5 5 5 5 10 10 X W G G A A B")
    return position.robbing(1, seat=robber).at(**fields).match()


def odds(match: Match, i: int, style: Style) -> float:
    """How often Ann imagines this card a 5, beside a bandit."""
    found = [int(world.view(match.game.state_layout)["card"][0][i]) - 1 for world in worlds(match, style)]
    return found.count(GOOD) / found.count(BANDIT)


def test_who_robs_where_one_knows_a_card_likely_knows_a_good_one() -> None:
    match = robbed_by(BEN)
    assert odds(match, 0, LEANT) > 1.2 * odds(match, 0, PLAIN)


def test_what_the_robber_knows_elsewhere_is_likely_worse() -> None:
    match = robbed_by(BEN)
    assert odds(match, 2, LEANT) < 0.95 * odds(match, 2, PLAIN)


def test_what_others_know_says_nothing() -> None:
    match = robbed_by(BEN)
    assert 0.8 < odds(match, 1, LEANT) / odds(match, 1, PLAIN) < 1.25


def test_nothing_is_made_of_ones_own_choice_or_of_a_final_robbery() -> None:
    for match in (robbed_by(ANN), robbed_by(BEN, final=1)):
        leant, plain = ([world.tobytes() for world in worlds(match, style, 50)] for style in (LEANT, PLAIN))
        assert leant == plain


def test_a_world_that_was_leant_still_fits_the_view() -> None:
    match = robbed_by(BEN)
    for world in worlds(match, LEANT, 200):
        assert np.array_equal(match.view_of(world, ANN), match.view_bytes(ANN))
        state = world.view(match.game.state_layout)[0]
        placed = state["hand"].sum(axis=0) + state["pile"] + state["gone"]
        for card in state["card"][: state["lying"]]:
            placed[card - 1] += 1
        assert placed.tolist() == match.box.view(match.game.box_layout)["deck"][0].tolist()
