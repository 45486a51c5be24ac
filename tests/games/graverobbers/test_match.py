"""Rulings on matches of several games (GR-32)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lychgate
from lychgate.play.match.match import Match
from lychgate.play.match.story import WHOLE_MATCH
from lychgate.play.text.words import Words
from tests.games.graverobbers.table import BLUE, GAME, GREEN, RED, table

TIED = ((5, 4, 1), (4, 5, 2))


def places(rules: str, *games: tuple[int, ...], **options: str) -> list[int]:
    """Places after games with these points."""
    return GAME.standings(GAME.make_box(len(games[0]), rules, options), games).places


def first_decisions(match: Match) -> Match:
    """Play the game in hand to its end with whatever comes first."""
    game = match.game_number
    while not match.over and match.game_number == game:
        seat = match.asked[0]
        match.decide(seat, match.legal(seat)[-1])
    return match


@pytest.mark.rule("GR-32")
@pytest.mark.parametrize("rules", ["german", "french"])
def test_the_total_decides_not_the_games_won(rules: str) -> None:
    assert places(rules, (5, 4, 0), (5, 4, 0), (0, 9, 1)) == [2, 1, 3]


@pytest.mark.rule("GR-32")
def test_german_a_tied_total_is_won_by_the_second_highest() -> None:
    assert places("german", (5, 4, 1), (4, 5, 2)) == [2, 2, 1]
    assert places("german", (5, 4, 3, 1), (4, 5, 3, 0)) == [2, 2, 1, 4]


@pytest.mark.rule("GR-32")
def test_german_several_with_the_second_highest_total_share_the_win() -> None:
    assert places("german", (22, 22, 3, 3, -1)) == [3, 3, 1, 1, 5]
    assert places("german", (9, 9, 5, 5)) == [3, 3, 1, 1]
    assert places("german", (9, 9, 9)) == [1, 1, 1]


@pytest.mark.rule("GR-32")
def test_german_a_tie_below_a_sole_leader_changes_nothing() -> None:
    assert places("german", (9, 5, 5, 2)) == [1, 2, 2, 4]


@pytest.mark.rule("GR-31")
def test_places_in_one_game_of_several_go_by_points_alone() -> None:
    def result(games: int) -> tuple[int, ...]:
        match = lychgate.new("graverobbers", players=3, seed=1, games=games)
        position = table(3).over().hand(RED, "D1 D1").hand(GREEN, "D2").hand(BLUE, "D1")
        match.box, match.state = position.box, position.bytes
        return match._result().places

    assert result(games=1) == (2, 3, 1)
    assert result(games=2) == (1, 3, 1)


@pytest.mark.rule("GR-32")
def test_german_the_last_game_does_not_break_a_tie() -> None:
    assert places("german", (5, 4, 1), (4, 5, 2)) == places("german", (4, 5, 2), (5, 4, 1))


@pytest.mark.rule("GR-32")
def test_french_a_tied_total_is_won_by_more_points_in_the_last_game() -> None:
    assert places("french", (5, 4, 1), (4, 5, 2)) == [2, 1, 3]


@pytest.mark.rule("GR-32")
def test_french_players_tied_in_the_last_game_too_are_out() -> None:
    assert places("french", (5, 5, 1), (4, 4, 2)) == [2, 2, 1]
    # Ranked by total, then last game: green has the same total as red and blue, and stands alone.
    assert places("french", (5, 5, 6, 0), (4, 4, 3, 0)) == [2, 2, 1, 4]
    assert places("french", (5, 5, 5), (4, 4, 4)) == [1, 1, 1]


def told(rules: str, *games: tuple[int, ...]) -> list[tuple[str, int]]:
    """The lines about totals after games with these points: the name, and whose it is."""
    lines = GAME.standings(GAME.make_box(len(games[0]), rules), games).lines
    return [(GAME.points[kind].name, seat) for kind, seat, *_ in lines]


@pytest.mark.rule("GR-32")
def test_a_tied_total_is_told() -> None:
    assert told("german", (5, 4, 1), (4, 5, 2)) == [("out-by-total", 0), ("out-by-total", 1)]
    assert told("french", (5, 4, 1), (4, 5, 2)) == [("total-tied", 0), ("total-tied", 1)]
    assert told("french", (5, 5, 6, 0), (4, 4, 3, 0)) == [
        ("total-tied", 0), ("out-by-total", 0), ("total-tied", 1), ("out-by-total", 1), ("total-tied", 2),
    ]  # fmt: skip
    assert told("german", (9, 9, 5, 5)) == [("out-by-total", 0), ("out-by-total", 1)]
    assert told("german", (9, 9, 9)) == told("french", (9, 9, 5, 5)) == []  # the top shares
    assert told("german", (5, 4, 3)) == []


@pytest.mark.rule("GR-32")
def test_lines_about_totals_stand_behind_those_of_the_last_game() -> None:
    match = first_decisions(first_decisions(lychgate.new("graverobbers", players=3, seed=5, games=2)))
    match.results = [replace(result, points=points) for result, points in zip(match.results, TIED, strict=True)]
    assert match.outcome is not None
    assert match.outcome.winners == (GREEN,)
    *_, red, blue = match.outcome.lines
    assert [(line.seat, line.name, line.points, line.rule, line.game_number) for line in (red, blue)] == [
        (seat, "out-by-total", 0, "GR-32", WHOLE_MATCH) for seat in (RED, RED + 1)
    ]
    assert Words("en").points(GAME, red, match.names) == "tied in total: out of the running"


@pytest.mark.rule("GR-31")
def test_in_a_match_of_several_games_cards_in_hand_break_no_tie_and_nothing_is_said_of_it() -> None:
    hands = {str(seat): {"hand": hand} for seat, hand in enumerate(("D2", "D2", "D1 D1"), start=1)}
    goals = {"1": ["black-1-2", "black-2-3"], "2": ["black-3-4", "black-4-5"], "3": ["black-5-6", "black-6-7"]}
    seats = {number: {**hand, "goals": goals[number]} for number, hand in hands.items()}
    given = {"players": 3, "rules": "french", "phase": "over", "seats": seats}
    single = lychgate.position("graverobbers", given).outcome
    several = lychgate.position("graverobbers", {**given, "earlier": [[1, 1, 1]]}).outcome
    assert single is not None
    assert several is not None
    assert {line.name for line in single.lines} >= {"tied", "out-by-tie"}
    assert not {line.name for line in several.lines} & {"tied", "out-by-tie"}
    assert several.places == (1, 1, 1)


@pytest.mark.rule("GR-32")
def test_how_a_total_is_settled_is_an_option_of_its_own() -> None:
    assert places("german", (5, 4, 1), (4, 5, 2), match_tie="last-game") == [2, 1, 3]
    assert places("french", (5, 4, 1), (4, 5, 2), match_tie="second-total") == [2, 2, 1]


@pytest.mark.rule("GR-32")
def test_the_next_game_is_begun_left_of_who_began_the_last() -> None:
    match = lychgate.new("graverobbers", players=3, seed=5, games=3, options={"first_player": 3})
    assert match.view(None)["first"] == GREEN
    first_decisions(match)
    assert match.game_number == 2
    assert match.view(None)["first"] == RED
    first_decisions(match)
    assert match.view(None)["first"] == RED + 1


@pytest.mark.rule("GR-32")
@pytest.mark.parametrize("finished", [1, 5, 8])
def test_who_begins_next_does_not_depend_on_where_the_first_player_card_ended(finished: int) -> None:
    # Green began; the card has gone one seat to the left each round since.
    game = table(4, first_player=3).at(first=(GREEN + finished - 1) % 4, round=finished).over()
    assert GAME.next_box(game.box, game.bytes).view(GAME.box_layout)["first_player"][0] == GREEN + 1 + 1


@pytest.mark.rule("GR-32")
def test_each_game_is_set_up_anew_with_the_accuse_cards_back() -> None:
    match = lychgate.new("graverobbers", players=4, seed=3, games=2)
    while match.game_number == 1:  # accuse whenever possible
        seat = match.asked[0]
        choices = match.legal(seat)
        match.decide(seat, next((d for d in choices if d.text.startswith("!")), choices[0]))
    assert any(line.name.startswith("accused-") for line in match.results[0].lines)
    seats = match.view(None)["seats"]
    assert [seat["accused"] for seat in seats] == [None] * 4
    assert [seat["hand_size"] for seat in seats] == [16] * 4
    assert match.view(None)["phase"] == "choosing-goals"
    assert not any(grave["cards"] for grave in match.view(None)["graves"])


@pytest.mark.rule("GR-32")
def test_the_match_has_as_many_games_as_were_agreed_and_adds_them_up() -> None:
    match = lychgate.new("graverobbers", players=3, seed=8, games=2, rules="french")
    assert match.outcome is None
    first_decisions(match)
    assert match.outcome is None
    first_decisions(match)
    assert match.over
    assert match.outcome is not None
    one, two = (result.points for result in match.results)
    assert list(match.outcome.points) == [a + b for a, b in zip(one, two, strict=True)]
    assert list(match.outcome.places) == places("french", one, two)
