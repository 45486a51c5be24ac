"""How games begin: six cards turned up for the title, and in a match the deal goes round."""

from __future__ import annotations

import pytest

from lychgate.conformance.table import Table
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import blank
from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.cards.vocabulary import TITLE
from lychgate.games.outerspace.rules.state import BOX, STATE, TITLE_ROW, TITLING


@pytest.mark.rule("BM-7")
def test_six_cards_are_turned_up_and_everybody_is_asked_for_a_title() -> None:
    table = Table(GAME, GAME.make_box(3))
    dealt = table.setup(quick(1)).state
    state = dealt.view(STATE)[0]
    assert state["phase"] == TITLING
    assert (state["place"] == TITLE_ROW).sum() == TITLE
    assert state["pile_size"] == table.box.view(BOX)[0]["cards"] - TITLE
    assert table.acting(dealt) == [0, 1, 2]


@pytest.mark.rule("BM-37")
@pytest.mark.parametrize("dealer", range(3))
def test_in_the_next_game_of_a_match_the_deal_goes_one_seat_left(dealer: int) -> None:
    box, last = GAME.make_box(3), blank(GAME.state_layout)
    last.view(STATE)["dealer"] = dealer
    following = Table(GAME, GAME.next_box(box, last))
    assert following.setup(quick(2)).state.view(STATE)["dealer"][0] == (dealer + 1) % 3
    assert box.view(BOX)["dealer"][0] == 0  # the box of a match is not written to
