"""Players, rule sets and options that fit no box are refused, each with its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.errors import BadOptions, UnknownGame
from lychgate.core.input import registry
from lychgate.core.model.contract import Option

OPTIONS = "spy, early_end, tie, match_tie, after_accusing, accuse_at_end, open_hands, first_player"

REFUSED: list[tuple[int, str | None, dict[str, Any], str, str | None]] = [
    (2, None, {}, "graverobbers is for 3 to 6 players, got 2.", "GR-4"),
    (7, None, {}, "graverobbers is for 3 to 6 players, got 7.", "GR-4"),
    (4, "italian", {}, "graverobbers has the rule sets german, french, got 'italian'.", None),
    (4, None, {"wind": 1}, f"graverobbers has the options {OPTIONS}, got 'wind'.", None),
    (4, None, {"spy": "last"}, "Option spy is 'either' or 'first', got 'last'.", "GR-12"),
    (4, None, {"open_hands": 1}, "Option open_hands is False or True, got 1.", "GR-33"),
    (4, None, {"first_player": True}, "Option first_player is a seat from 1 to 4 or 0, got True.", "GR-6"),
    (4, None, {"first_player": 7}, "Option first_player is a seat from 1 to 4 or 0, got 7.", "GR-6"),
    (4, None, {"first_player": -1}, "Option first_player is a seat from 1 to 4 or 0, got -1.", "GR-6"),
    (4, None, {"first_player": 5}, "Option first_player is a seat from 1 to 4 or 0, got 5.", "GR-6"),
]


@pytest.mark.parametrize(("players", "rules", "options", "sentence", "rule"), REFUSED)
def test_what_fits_no_box_is_refused_with_a_sentence(
    players: int, rules: str | None, options: dict[str, Any], sentence: str, rule: str | None
) -> None:
    with pytest.raises(BadOptions) as refused:
        registry.find("graverobbers").make_box(players, rules, options)
    assert (refused.value.sentence, refused.value.rule) == (sentence, rule)
    assert refused.value.code == "bad-options"


@pytest.mark.parametrize("name", registry.names())
def test_who_begins_is_a_seat_of_the_table(name: str) -> None:
    game = registry.find(name)
    for players in game.players:
        assert game.settings(players, None, {"first_player": players})["first_player"] == players
        for wrong in (-1, players + 1, 99):
            with pytest.raises(BadOptions) as refused:
                game.make_box(players, None, {"first_player": wrong})
            assert refused.value.sentence == f"Option first_player is a seat from 1 to {players} or 0, got {wrong}."
            assert refused.value.rule == game.options["first_player"].rule


@pytest.mark.parametrize("options", [{"x" * 500: 1}, {"spy": "x" * 500}, "x" * 500, [("spy", 1)], 5, []])
def test_what_is_no_option_is_refused_in_a_sentence_of_some_length(options: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        registry.find("graverobbers").settings(4, None, options)
    assert len(refused.value.sentence) < 220


def test_one_is_a_number_of_players_and_true_is_not() -> None:
    game = registry.find("goldraeuber")
    assert game.settings(1)
    with pytest.raises(BadOptions) as refused:
        game.settings(True)
    assert (refused.value.sentence, refused.value.rule) == ("goldraeuber is for 1 to 4 players, got True.", "GO-4")


@pytest.mark.parametrize("players", ["4", 4.0, None])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        registry.find("graverobbers").settings(players)
    assert refused.value.sentence == f"graverobbers is for 3 to 6 players, got {players!r}."


def test_settings_are_the_defaults_then_the_rule_set_then_the_options() -> None:
    game = registry.find("graverobbers")
    assert game.settings(4)["spy"] == "either"
    assert game.settings(4, "french")["spy"] == "first"
    assert game.settings(4, "french", {"spy": "either"})["spy"] == "either"
    assert set(game.settings(4)) == set(game.options)


def test_every_default_and_every_rule_set_is_itself_allowed() -> None:
    for name in registry.names():
        game = registry.find(name)
        for players in game.players:
            for rules, chosen in game.rule_sets.items():
                assert game.settings(players, rules, dict(chosen)) == game.settings(players, rules)
                assert len(game.make_box(players, rules)) == game.box_layout.itemsize


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.find("chess")
    assert refused.value.sentence == f"Expected one of the games {', '.join(registry.names())}; got 'chess'."
    assert refused.value.code == "unknown-game"


@pytest.mark.parametrize("name", [None, 5, ["graverobbers"], "x" * 500], ids=repr)
def test_what_names_no_game_is_refused(name: Any) -> None:
    with pytest.raises(UnknownGame, match="Expected one of the games") as refused:
        registry.find(name)
    assert len(refused.value.sentence) < 200


def test_an_option_that_reads_files_takes_a_text_of_several_lines_and_nothing_else_new() -> None:
    read: list[tuple[str, str]] = []

    def reads(text: str, source: str) -> None:
        read.append((text, source))

    option = Option("plain", ("plain",), "ZZ-1", reads=reads)
    assert option.allows("look", "plain")
    assert not option.allows("look", "fancy")
    assert read == []
    assert option.allows("look", "two\nlines")
    assert read == [("two\nlines", "look")]
    assert not Option("plain", ("plain",), "ZZ-1").allows("look", "two\nlines")
