"""Bots answer from views alone, and the rule-of-thumb player is worth playing against."""

from __future__ import annotations

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.core.model.chance import quick
from lychgate.lab.engine.counts import count

GAMES = 400
TABLES = [(name, players) for name in registry.names() for players in registry.find(name).players]
RIVALS = [(name, players) for name, players in TABLES if not registry.find(name).together]
FRIENDS = [(name, players) for name, players in TABLES if registry.find(name).together]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("bot", ["random", "thumb", "easy"])
def test_a_bot_plays_a_whole_game_and_never_decides_what_is_illegal(bot: str, name: str) -> None:
    players = registry.find(name).players.start
    match = lychgate.new(name, players=players, seed=5)
    chance = quick(9)
    while not match.over:
        for seat in match.asked:
            match.decide(seat, bots.find(bot)(match.game, match.box, match.view_bytes(seat), seat, chance))
    assert match.outcome is not None


def test_the_random_bot_leaves_out_nothing_that_is_legal() -> None:
    match = lychgate.new("graverobbers", players=3, seed=1)
    chance = quick(2)
    drawn = {bots.random(match.game, match.box, match.view_bytes(0), 0, chance) for _ in range(100)}
    assert drawn == {decision.action for decision in match.legal(0)}


def test_a_bot_changes_neither_the_view_nor_the_box_it_is_shown() -> None:
    match = lychgate.new("graverobbers", players=4, seed=1)
    view = match.view_bytes(0)
    before = view.copy(), match.box.copy()
    for name in ("random", "thumb", "easy", "expert"):
        bots.find(name)(match.game, match.box, view, 0, quick(3))
    assert np.array_equal(view, before[0])
    assert np.array_equal(match.box, before[1])


@pytest.mark.parametrize(("name", "players"), RIVALS)
def test_one_rule_of_thumb_player_among_random_ones_takes_half_again_its_share(name: str, players: int) -> None:
    game = registry.find(name)
    seat = players - 1
    counted = count(batch.play(game, game.make_box(players), GAMES, seed=11, thumbs=1 << seat))
    assert counted.win_share(seat).value >= 1.5 / players


@pytest.mark.parametrize(("name", "players"), FRIENDS)
def test_where_all_win_together_rule_of_thumb_players_win_half_again_as_often(name: str, players: int) -> None:
    game = registry.find(name)
    box, everybody = game.make_box(players), (1 << players) - 1
    by_chance = count(batch.play(game, box, GAMES, seed=11), together=True).win_share(0).value
    by_thumb = count(batch.play(game, box, GAMES, seed=11, thumbs=everybody), together=True).win_share(0).value
    assert by_thumb >= max(1.5 * by_chance, 0.02)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(lychgate.BadOptions, match="random, easy"):
        bots.find("grandmaster")
