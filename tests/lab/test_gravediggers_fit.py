"""What a choice to rob gives away: the table that bots go by is what games show."""

from __future__ import annotations

import pytest

from lychgate.games.gravediggers.bot.evaluation import CHOSEN
from lychgate.lab.studies.gravediggers.fit import chosen


@pytest.mark.long
def test_the_table_is_what_games_show() -> None:
    """Of other games than it was fitted to."""
    assert chosen(400, seed=1) == pytest.approx(CHOSEN, abs=80)
