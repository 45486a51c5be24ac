"""Rulings on rounds and on the end of the game (GR-23 to GR-26)."""

from __future__ import annotations

import pytest

from tests.games.graverobbers.table import BLUE, DONE, GREEN, GREY, KEEP, RED, SPECTATOR, Table, table

EDITIONS = pytest.mark.parametrize("rules", ["german", "french"])


def turned(game: Table) -> list[int]:
    """The graves that have been turned a quarter."""
    return [grave["number"] for grave in game.view(SPECTATOR)["graves"] if grave["turned"]]


def play_round(game: Table) -> Table:
    """Everybody in turn lays a detective where there is room."""
    for _ in range(game.players):
        seat = game.asked()[0]
        lay = next(text for text in game.legal(seat) if text.startswith("D"))
        game.decide(seat, lay, DONE)
    return game


# --- rounds


@pytest.mark.rule("GR-23")
@EDITIONS
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_play_goes_clockwise_from_the_first_player(rules: str, players: int) -> None:
    game = table(players, rules).at(first=2, turn=2)
    for i in range(players):
        seat = (2 + i) % players
        assert game.asked() == [seat]
        game.decide(seat, "D1@1" if i < 3 else "D1@2", DONE)
    assert game.view(RED)["round"] == 2


@pytest.mark.rule("GR-23")
@EDITIONS
def test_the_first_player_card_goes_one_seat_to_the_left(rules: str) -> None:
    game = table(3, rules)
    for seat in (RED, BLUE, GREEN):
        game.hand(seat, "D1 D1 D2 D2 R1")
    for first in (RED, BLUE, GREEN, RED):
        assert game.view(RED)["first"] == game.asked()[0] == first
        play_round(game)
    assert [event["first"] for event in game.heard("round-ended")] == [BLUE, GREEN, RED, BLUE]
    assert [event["round"] for event in game.heard("round-ended")] == [1, 2, 3, 4]


@pytest.mark.rule("GR-23")
def test_each_round_turns_the_grave_of_its_number_scored_or_not() -> None:
    game = table(3).intact(1).hand(RED, "D1 D1 D1").hand(BLUE, "D1 D1 D1").hand(GREEN, "D1 D1 D1")
    assert turned(game) == []
    play_round(game)
    assert turned(game) == [1]
    play_round(game)
    assert turned(game) == [1, 2]


@pytest.mark.rule("GR-23")
def test_the_last_round_turns_its_grave_too_and_no_other() -> None:
    game = table(6).last_turn_of_round(6)
    assert turned(game) == [1, 2, 3, 4, 5]
    game.decide(RED, "D1@1", DONE)
    assert turned(game) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("GR-23")
def test_after_the_eighth_round_no_grave_is_left_to_turn() -> None:
    game = table(3).last_turn_of_round(8)
    assert turned(game) == [1, 2, 3, 4, 5, 6, 7]
    game.decide(RED, "D1@1", DONE)
    assert turned(game) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("GR-23", "GR-24")
def test_a_round_broken_off_turns_no_grave() -> None:
    game = table(rules="french").intact(1, 2, 3).grave(4, "D1 D1 D1 D1 D1 D1").at(round=3).decide(RED, "D1@4", DONE)
    assert game.phase == "over"
    assert turned(game) == [1, 2]


# --- the end


@pytest.mark.rule("GR-24")
@EDITIONS
@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 8), (5, 6), (6, 6)])
def test_the_game_has_eight_rounds_or_six(rules: str, players: int, rounds: int) -> None:
    game = table(players, rules).last_turn_of_round(rounds - 1).decide(RED, "D1@1", DONE)
    assert game.phase == "turn"
    assert game.view(RED)["round"] == game.view(RED)["rounds"] == rounds
    game = table(players, rules).last_turn_of_round(rounds).decide(RED, "D1@1", DONE)
    assert game.phase == "over"
    assert game.asked() == []
    assert len(game.heard("final-scoring")) == 1


@pytest.mark.rule("GR-24")
@EDITIONS
def test_the_last_round_is_played_to_its_end(rules: str) -> None:
    game = table(rules=rules).at(round=8, first=BLUE, turn=GREY, turns=2).decide(GREY, "D1@1", DONE)
    assert game.asked() == [RED]


def about_to_be_decided(fate: str, **options: object) -> Table:
    """Three graves are scored alike, and red can make it four."""
    game = table(**options)  # type: ignore[arg-type]
    if fate == "intact":
        return game.intact(1, 2, 3).grave(4, "D1 D1 D1 D1 D1 D1")
    return (
        game.ransacked(1, 2, 3).grave(4, "R3 R3 R3 D1 D1 D1").accused(RED, 1).accused(1, 0).accused(2, 0).accused(3, 0)
    )


FATES = pytest.mark.parametrize("fate", ["intact", "ransacked"])


@pytest.mark.rule("GR-24")
@FATES
def test_german_the_round_is_played_out_when_all_is_decided(fate: str) -> None:
    game = about_to_be_decided(fate, rules="german").decide(RED, "D1@4", DONE)
    for seat in (BLUE, GREEN, GREY):
        assert game.asked() == [seat]
        assert game.phase == "turn"
        game.decide(seat, "D1@5" if seat == BLUE else "D1@6", DONE)
    assert game.phase == "over"
    assert game.view(RED)["round"] == 1


@pytest.mark.rule("GR-24")
@FATES
def test_french_the_game_ends_with_the_turn_that_decides_it(fate: str) -> None:
    game = about_to_be_decided(fate, rules="french").decide(RED, "D1@4")
    assert game.asked() == [RED]
    game.decide(RED, "D2@5")  # a second card may still follow
    assert game.phase == "over"
    assert about_to_be_decided(fate, rules="french").decide(RED, "D1@4", DONE).phase == "over"


@pytest.mark.rule("GR-24")
@EDITIONS
def test_three_of_each_do_not_end_the_game(rules: str) -> None:
    game = table(rules=rules).intact(1, 2, 3).ransacked(4, 5, 6).last_turn_of_round(3).decide(RED, "D1@7")
    assert game.phase == "turn"
    assert game.view(RED)["round"] == 4


@pytest.mark.rule("GR-24")
def test_when_the_end_is_looked_for_is_an_option_of_its_own() -> None:
    assert about_to_be_decided("intact", rules="german", early_end="turn").decide(RED, "D1@4", DONE).phase == "over"
    assert about_to_be_decided("intact", rules="french", early_end="round").decide(RED, "D1@4", DONE).asked() == [BLUE]


@pytest.mark.rule("GR-24", "GR-19")
def test_the_accusations_for_the_fourth_grave_come_before_the_end() -> None:
    game = table(3, "french").ransacked(1, 2, 3).grave(4, "R3 R3 R3 D1 D1 D1").decide(RED, "D1@4")
    for seat in (RED, BLUE, GREEN):
        assert game.phase == "accusing"
        game.decide(seat, KEEP)
    assert game.asked() == [RED]
    assert game.decide(RED, DONE).phase == "over"


@pytest.mark.rule("GR-25")
@EDITIONS
def test_at_the_end_every_grave_is_scored_as_it_lies(rules: str) -> None:
    game = table(rules=rules).intact(1).ransacked(2).grave(3, "R3 D1 B2").grave(4, "D1 B2 R3").grave(5, "R1", by=BLUE)
    game.last_turn_of_round(8).decide(RED, "R2@6", DONE)
    assert [game.fate(number) for number in range(1, 8)] == [
        "intact", "ransacked", "intact", "intact", "ransacked", "ransacked", "intact",
    ]  # fmt: skip
    assert game.column(3) == "R3 D1 B2"  # turned up for all to see


@pytest.mark.rule("GR-25")
def test_a_grave_scored_before_is_not_scored_again() -> None:
    game = table().intact(1).last_turn_of_round(8).decide(RED, "R2@6", DONE)
    assert 1 not in [event["grave"] for event in game.heard("grave-intact")]


@pytest.mark.rule("GR-26")
@pytest.mark.parametrize(("ransacked", "wasted"), [(0, False), (3, False), (4, True), (5, True), (7, True)])
def test_four_ransacked_graves_waste_the_cemetery(ransacked: int, wasted: bool) -> None:
    numbers = range(1, 8)
    game = table().ransacked(*numbers[:ransacked]).intact(*numbers[ransacked:])
    game.grave(7, "R3" if ransacked == 7 else "D1").last_turn_of_round(8)  # scored by the end
    game.decide(RED, "R1@7" if ransacked == 7 else "D1@7")
    if game.phase == "turn":  # the newest card there lies face down: a spy could follow
        game.decide(RED, DONE)
    assert game.heard("cemetery-wasted" if wasted else "cemetery-saved") == [{"ransacked": ransacked}]
    assert game.heard("cemetery-saved" if wasted else "cemetery-wasted") == []
