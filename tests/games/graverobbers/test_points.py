"""Rulings on points and on who has won (GR-27 to GR-31)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.graverobbers.table import BLUE, GREEN, GREY, PINK, RED, YELLOW, Table, table


def wasted(players: int = 4, rules: str = "german", **options: object) -> Table:
    """The end, with graves 1, 2, 3 and 7 ransacked; nobody holds anything yet."""
    game = table(players, rules, **options).ransacked(1, 2, 3, 7).intact(4, 5, 6).over()
    for seat in range(players):
        game.hand(seat, "")
    return game


def saved(players: int = 4, rules: str = "german", **options: object) -> Table:
    """The end, with graves 1, 2 and 3 ransacked; nobody holds anything yet."""
    return wasted(players, rules, **options).intact(7)


# --- hands


@pytest.mark.rule("GR-27")
def test_wasted_robbers_count_for_and_detectives_against() -> None:
    game = wasted().hand(RED, "R1 R2 R3 R3").hand(BLUE, "D1 D2 D3").hand(GREEN, "R3 D1 D1")
    assert game.points() == [9, -6, 1, 0]
    assert game.lines(GREEN) == [("hand-robbers", 3), ("hand-detectives", -2)]


@pytest.mark.rule("GR-27")
def test_saved_detectives_count_for_and_robbers_against() -> None:
    game = saved().hand(RED, "R1 R2 R3 R3").hand(BLUE, "D1 D2 D3").hand(GREEN, "R3 D1 D1")
    assert game.points() == [-9, 6, -1, 0]
    assert game.lines(GREEN) == [("hand-robbers", -3), ("hand-detectives", 2)]


@pytest.mark.rule("GR-28")
@pytest.mark.parametrize(
    ("bobbies", "points"),
    [("", 0), ("B2", 0), ("B0 B2", 1), ("B1 B1 B1", 1), ("B0 B0 B1 B2", 2), ("B0 B1 B2 B2 B2", 2)],
)
def test_each_full_pair_of_bobbies_is_a_point_on_either_side(bobbies: str, points: int) -> None:
    assert wasted().hand(RED, bobbies).points() == [points, 0, 0, 0]
    assert saved().hand(RED, bobbies).points() == [points, 0, 0, 0]
    lines = [line for line in saved().hand(RED, bobbies).lines(RED) if line[0] != "tied"]
    assert lines == ([("hand-bobbies", points)] if points else [])


# --- goals


@pytest.mark.rule("GR-29")
@pytest.mark.parametrize("end", [wasted, saved])
def test_a_black_pair_asks_for_two_ransacked_graves(end: Callable[[], Table]) -> None:
    # Whichever way the cemetery went: graves 1, 2 and 3 are ransacked in both.
    assert end().goals(RED, "black-1-2").points()[RED] == 6
    assert end().goals(RED, "black-2-3").points()[RED] == 6
    assert end().goals(RED, "black-3-4").points()[RED] == 0
    assert end().goals(RED, "black-4-5").points()[RED] == 0


@pytest.mark.rule("GR-29")
@pytest.mark.parametrize("end", [wasted, saved])
def test_a_white_pair_asks_for_two_intact_graves(end: Callable[[], Table]) -> None:
    assert end().goals(RED, "white-4-5").points()[RED] == 4
    assert end().goals(RED, "white-5-6").points()[RED] == 4
    assert end().goals(RED, "white-3-4").points()[RED] == 0
    assert end().goals(RED, "white-1-2").points()[RED] == 0


@pytest.mark.rule("GR-29")
def test_the_pair_7_1_names_the_two_ends_of_the_row() -> None:
    assert wasted().goals(RED, "black-7-1").points()[RED] == 6
    assert saved().goals(RED, "black-7-1").points()[RED] == 0
    assert saved().intact(1).goals(RED, "white-7-1").points()[RED] == 4


@pytest.mark.rule("GR-29")
def test_a_majority_goal_asks_for_the_whole_cemetery() -> None:
    assert wasted().goals(RED, "black-majority").points()[RED] == 7
    assert saved().goals(RED, "black-majority").points()[RED] == 0
    assert wasted().goals(RED, "white-majority").points()[RED] == 0
    assert saved().goals(RED, "white-majority").points()[RED] == 5


@pytest.mark.rule("GR-29")
def test_both_goals_count_and_a_missed_one_costs_nothing() -> None:
    game = wasted().goals(RED, "black-1-2", "black-majority").goals(BLUE, "white-1-2", "white-4-5")
    assert game.points() == [13, 4, 0, 0]
    assert game.lines(BLUE) == [("goal-missed", 0), ("goal-met", 4)]


@pytest.mark.rule("GR-29", "GR-5")
def test_the_returned_goal_counts_nothing() -> None:
    assert wasted().goals(RED, "white-1-2", "white-2-3", "black-1-2").points() == [0, 0, 0, 0]
    game = wasted().goals(RED, "white-1-2", "white-2-3", "black-1-2").accused(BLUE, RED)
    assert game.points() == [1, -1, 0, 0]


# --- accusations


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize("goal", ["black-1-2", "black-majority"])
def test_a_right_accusation_costs_2_and_gives_3(goal: str) -> None:
    game = wasted().goals(BLUE, goal).accused(RED, BLUE)
    assert [line for line in game.lines(BLUE) if "accused" in line[0]] == [("rightly-accused", -2)]
    assert game.lines(RED) == [("accused-rightly", 3)]
    assert game.points()[RED] == 3


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize("goals", [("black-4-5",), ("white-4-5",), ("black-3-4", "white-5-6"), ()])
def test_a_wrong_accusation_gives_1_and_costs_1(goals: tuple[str, ...]) -> None:
    # A black goal that was not met is no proof, nor is a white one that was.
    game = wasted().goals(BLUE, *goals).accused(RED, BLUE)
    assert [line for line in game.lines(BLUE) if "accused" in line[0]] == [("wrongly-accused", 1)]
    assert game.lines(RED) == [("accused-wrongly", -1)]
    assert game.points()[RED] == -1


@pytest.mark.rule("GR-30")
def test_one_met_black_goal_of_two_is_enough_and_two_count_once() -> None:
    assert wasted().goals(BLUE, "black-4-5", "black-1-2").accused(RED, BLUE).points() == [3, 4, 0, 0]
    assert wasted().goals(BLUE, "black-2-3", "black-1-2").accused(RED, BLUE).points() == [3, 10, 0, 0]


@pytest.mark.rule("GR-30")
def test_a_kept_accuse_card_counts_nothing() -> None:
    assert wasted().goals(BLUE, "black-1-2").points() == [0, 6, 0, 0]


@pytest.mark.rule("GR-21", "GR-30")
def test_several_accusations_of_one_player_add_up() -> None:
    game = wasted().goals(BLUE, "black-1-2").accused(RED, BLUE).accused(GREEN, BLUE).accused(GREY, BLUE)
    assert game.points() == [3, 6 - 6, 3, 3]
    game = wasted().accused(RED, BLUE).accused(GREEN, BLUE).accused(GREY, BLUE)
    assert game.points() == [-1, 3, -1, -1]


@pytest.mark.rule("GR-30")
def test_accuser_and_accused_may_be_the_same_two_players() -> None:
    game = wasted().goals(BLUE, "black-1-2").accused(RED, BLUE).accused(BLUE, RED)
    assert game.points() == [3 + 1, 6 - 2 - 1, 0, 0]


# --- the worked example of the German rules


@pytest.mark.rule("GR-26", "GR-27", "GR-28", "GR-29", "GR-30")
def test_the_worked_example_4_then_10_then_11_then_9_and_3_for_red() -> None:
    alex = BLUE
    hand = wasted().hand(alex, "R3 D2 R3")
    assert hand.points()[alex] == 4
    goals = hand.goals(alex, "black-1-2", "white-2-3")
    assert goals.points()[alex] == 10
    bobbies = goals.hand(alex, "B1 R3 D2 R3 B1 B2")
    assert bobbies.points()[alex] == 11
    accused = bobbies.accused(RED, alex)
    assert accused.points()[alex] == 9
    assert accused.points()[RED] == 3


# --- who has won


@pytest.mark.rule("GR-31")
@pytest.mark.parametrize("rules", ["german", "french"])
def test_most_points_win(rules: str) -> None:
    game = wasted(rules=rules).hand(RED, "R1").hand(BLUE, "R3").hand(GREEN, "D3").hand(GREY, "R2")
    assert game.points() == [1, 3, -3, 2]
    assert game.places() == [3, 1, 4, 2]


@pytest.mark.rule("GR-31")
@pytest.mark.parametrize("rules", ["german", "french"])
def test_a_tie_goes_to_fewer_cards_in_hand(rules: str) -> None:
    game = wasted(rules=rules).hand(RED, "R1 R2").hand(BLUE, "R3").hand(GREEN, "R1 R1 R1").hand(GREY, "R2")
    assert game.points() == [3, 3, 3, 2]
    assert game.places() == [2, 1, 3, 4]
    assert [("tied", 0) in game.lines(seat) for seat in range(4)] == [True, True, True, False]


@pytest.mark.rule("GR-31")
@pytest.mark.parametrize("rules", ["german", "french"])
def test_fewer_cards_never_beat_more_points(rules: str) -> None:
    assert wasted(3, rules).hand(RED, "R1 R1 R1 R1 R1 R1").hand(BLUE, "R3").places() == [1, 2, 3]


@pytest.mark.rule("GR-31")
def test_german_players_still_tied_share_the_win() -> None:
    game = wasted(rules="german").hand(RED, "R3").hand(BLUE, "R3").hand(GREEN, "R2").hand(GREY, "R2")
    assert game.places() == [1, 1, 3, 3]
    assert not any(name in ("tied", "out-by-tie") for seat in range(4) for name, _ in game.lines(seat))


@pytest.mark.rule("GR-31")
def test_french_the_tied_are_out_and_the_next_best_wins() -> None:
    game = wasted(rules="french").hand(RED, "R3").hand(BLUE, "R3").hand(GREEN, "R2").hand(GREY, "R1")
    assert game.places() == [2, 2, 1, 4]
    assert [("out-by-tie", 0) in game.lines(seat) for seat in range(4)] == [True, True, False, False]


@pytest.mark.rule("GR-31")
def test_french_the_best_rank_held_by_one_player_alone_wins() -> None:
    game = wasted(6, "french").hand(RED, "R3").hand(BLUE, "R3").hand(GREEN, "R2").hand(GREY, "R2").hand(PINK, "R1")
    game.hand(YELLOW, "D1")
    assert game.points() == [3, 3, 2, 2, 1, -1]
    assert game.places() == [2, 2, 4, 4, 1, 6]


@pytest.mark.rule("GR-31")
def test_french_cards_in_hand_make_a_rank_too() -> None:
    # Red and blue are tied with one card each; green has as many points, and more cards.
    game = wasted(rules="french").hand(RED, "R3").hand(BLUE, "R3").hand(GREEN, "R1 R2").hand(GREY, "R1")
    assert game.places() == [2, 2, 1, 4]


@pytest.mark.rule("GR-31")
def test_french_if_nobody_stands_alone_the_top_shares() -> None:
    game = wasted(rules="french").hand(RED, "R2").hand(BLUE, "R3").hand(GREEN, "R3").hand(GREY, "R2")
    assert game.places() == [3, 1, 1, 3]
    assert wasted(3, "french").places() == [1, 1, 1]


@pytest.mark.rule("GR-31")
def test_how_ties_are_broken_is_an_option_of_its_own() -> None:
    def tied(rules: str, tie: str) -> list[int]:
        return wasted(3, rules, tie=tie).hand(RED, "R3").hand(BLUE, "R3").hand(GREEN, "R2").places()

    assert tied("german", "tied-are-out") == [2, 2, 1]
    assert tied("french", "share") == [1, 1, 3]
