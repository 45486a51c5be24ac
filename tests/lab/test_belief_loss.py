"""How beliefs are held against the truth: of what is hidden alone, and the surer the better, if it is true."""

from __future__ import annotations

import math

from lychgate.lab.studies.belief_loss import believed, loss, losses, truth
from lychgate.play.match.match import Match
from tests.games.gravediggers.table import ANN, BEN, CAT, table


def robbed_by_ben() -> Match:
    position = table(3).cemetery(1, "^5 10", by=BEN).cemetery(2, "B", by=CAT).cemetery(3, "W", by=ANN)
    return position.pile("3 3 3 3 4 4 4 4 5 5 5 5 10 X G G A A").robbing(1, seat=BEN).match()


def test_what_a_seat_knows_is_not_guessed() -> None:
    match = robbed_by_ben()
    found = {what for where, what in truth(match, match.view_bytes(ANN)) if where == "cemeteries.1.cards"}
    assert found == {"(10)"}
    assert not any(where == "cemeteries.3.cards" for where, _ in truth(match, match.view_bytes(ANN)))


def test_who_is_surer_of_the_truth_loses_less() -> None:
    assert loss(0.9, True) < loss(0.5, True) < loss(0.1, True)
    assert loss(0.1, False) < loss(0.5, False) < loss(0.9, False)
    assert loss(0.5, True) == math.log(2)


def test_leaning_to_a_good_choice_makes_what_would_be_bad_unlikelier() -> None:
    match = robbed_by_ben()
    plain, leaning = (believed(match, match.view_bytes(ANN), ANN, leans, seed=1) for leans in (False, True))
    assert leaning["cemeteries.1.cards", "(B)"] < 0.7 * plain["cemeteries.1.cards", "(B)"]


def test_where_nothing_was_chosen_there_is_nothing_to_compare() -> None:
    assert losses(table(3).cemetery(1, "5", by=BEN).on_tile("place").match(), ANN, seed=1) == []
