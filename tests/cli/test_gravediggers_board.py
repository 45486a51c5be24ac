"""Gravediggers in the terminal: a fist with a credit note or without."""

from __future__ import annotations

import pytest

from lychgate.cli.say import Say
from lychgate.cli.table.answers import Step, follow
from lychgate.cli.table.scene import Scene
from lychgate.cli.table.screen import question
from lychgate.games.gravediggers import board
from lychgate.play.match.match import Match
from lychgate.play.text.words import Words
from tests.games.gravediggers.table import ANN, GAME, table


def asked(match: Match, *typed: str) -> list[str]:
    """The lines of Ann's question, after these answers."""
    scene = Scene(GAME, match.view(ANN), None, ANN, match.names, 80, 24, Words("en"), Say(GAME.folder))
    step = follow(Step([GAME.decisions.as_data(action) for action in match.legal_actions(ANN)]), typed)
    assert isinstance(step, Step)
    return [line.plain for line in question(scene, board, "How much?", step, "fist 0", undo=False)]


@pytest.mark.rule("GD-21")
def test_who_may_take_credit_is_asked_first_whether_to() -> None:
    match = table().money(4, 10, 10).cemetery(1, "5").robbing(1).match()
    own, credit = "of your own money alone", "with a credit note, for 10 more, to be paid back in the end"
    assert asked(match)[1:3] == [f"1 {own}", f"2 {credit}"]
    assert asked(match, "1")[1] == f"{own}   Type an amount. (0, 1, 2, 3, 4)"
    assert " ".join(asked(match, "2")[1:3]) == f"{credit} Type an amount. (0 – 14)"


def test_who_may_not_is_asked_for_an_amount_at_once() -> None:
    match = table().cemetery(1, "5").robbing(1).match()
    assert asked(match)[1] == "Type an amount. (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)"
