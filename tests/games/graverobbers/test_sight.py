"""Rulings on who sees what (GR-33, GR-34)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.graverobbers.table import BLUE, DONE, GAME, GREEN, GREY, KEEP, RED, SPECTATOR, Table, accuse, table

READERS = (BLUE, GREEN, GREY, SPECTATOR)
HIDDEN_FROM_BLUE = (RED, GREEN, GREY)


def in_play(**options: Any) -> Table:
    """A game in which everything hidden is there: hands, goals, face-down cards, cards and goals left over."""
    game = table(**options).grave(1, "R3 D2 R1", by=RED).grave(2, "R1 D3", by=BLUE)
    game.hand(RED, "R1 D1 B1").hand(BLUE, "R2 D2").hand(GREEN, "B0 B0").hand(GREY, "D3")
    for seat, goals in enumerate(
        (
            ("black-1-2", "white-3-4", "white-majority"),
            ("black-2-3", "black-majority", "white-1-2"),
            ("white-4-5", "white-5-6", "black-3-4"),
            ("white-6-7", "white-7-1", "black-4-5"),
        )
    ):
        game.goals(seat, *goals)
    game.state["undealt"][0] = 5
    return game.at(goals_left=1 << 6)


# --- hidden


@pytest.mark.rule("GR-34")
def test_hands_are_hidden_but_not_their_sizes() -> None:
    seats = in_play().view(BLUE)["seats"]
    assert [seat["hand"] for seat in seats] == [None, ["R2", "D2"], None, None]
    assert [seat["hand_size"] for seat in seats] == [3, 2, 2, 1]


@pytest.mark.rule("GR-34")
def test_goals_kept_and_returned_are_hidden() -> None:
    seats = in_play().view(BLUE)["seats"]
    assert [goal["graves"] for goal in seats[BLUE]["goals"]] == [[2, 3], None]
    assert seats[BLUE]["returned"]["graves"] == [1, 2]
    for other in HIDDEN_FROM_BLUE:
        assert seats[other]["goals"] is None
        assert seats[other]["returned"] is None


@pytest.mark.rule("GR-34")
def test_a_spectator_sees_nobodys_hand_or_goals() -> None:
    for seat in in_play().view(SPECTATOR)["seats"]:
        assert (seat["hand"], seat["goals"], seat["returned"], seat["choice"]) == (None, None, None, None)


@pytest.mark.rule("GR-34", "GR-14")
def test_a_face_down_card_is_seen_only_by_who_laid_it() -> None:
    game = in_play()
    assert [card["card"] for card in game.view(RED)["graves"][0]["cards"]] == ["R3", "D2", "R1"]
    assert [card["card"] for card in game.view(RED)["graves"][1]["cards"]] == ["R1", None]
    assert [card["card"] for card in game.view(BLUE)["graves"][1]["cards"]] == ["R1", "D3"]
    assert [card["card"] for card in game.view(SPECTATOR)["graves"][0]["cards"]] == ["R3", None, "R1"]


@pytest.mark.rule("GR-34")
def test_cards_and_goals_left_over_are_hidden() -> None:
    for reader in (RED, *READERS):
        seen = in_play().view_bytes(reader).view(GAME.state_layout)[0]
        assert not seen["undealt"].any()
        assert seen["goals_left"] == 0


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize("field", ["hand", "goal", "card", "undealt", "goals_left"])
def test_what_is_hidden_makes_no_difference_to_a_view(field: str) -> None:
    one, other = in_play(), in_play()
    match field:
        case "hand":
            other.hand(RED, "D3 D3 D3").hand(GREEN, "R1 R1").hand(GREY, "B2")
        case "goal":
            other.goals(RED, "white-6-7", "white-7-1", "black-4-5").goals(
                GREY, "black-1-2", "white-3-4", "black-majority"
            )
        case "card":
            other.grave(1, "R3 B0 R1", by=RED)
        case "undealt":
            other.state["undealt"][:] = [0, 0, 0, 0, 0, 0, 0, 0, 5]
        case "goals_left":
            other.at(goals_left=1 << 3)
    assert not (one.bytes == other.bytes).all()
    assert (one.view_bytes(BLUE) == other.view_bytes(BLUE)).all()
    assert (one.view_bytes(SPECTATOR) == other.view_bytes(SPECTATOR)).all()


# --- open


@pytest.mark.rule("GR-34")
def test_who_laid_a_card_where_is_open() -> None:
    graves = in_play().view(SPECTATOR)["graves"]
    assert [card["layer"] for card in graves[0]["cards"]] == [RED, RED, RED]
    assert [card["layer"] for card in graves[1]["cards"]] == [BLUE, BLUE]
    assert [card["up"] for card in graves[0]["cards"]] == [True, False, True]


@pytest.mark.rule("GR-34")
def test_a_discarded_spy_is_open_with_its_value() -> None:
    game = in_play().decide(RED, "B1?2")
    for reader in READERS:
        assert game.view(reader)["spies"] == ["B1"]
        assert [event["bobby"] for event in game.heard("spied", reader)] == [8]


@pytest.mark.rule("GR-34", "GR-15")
def test_every_card_of_a_scored_grave_is_open() -> None:
    game = table().grave(1, "D1 R1 D1 R1 D1 R1", by=GREEN).decide(RED, "R1@1")
    for reader in READERS:
        assert all(card["card"] for card in game.view(reader)["graves"][0]["cards"])


@pytest.mark.rule("GR-34")
def test_the_course_of_the_game_is_open() -> None:
    game = in_play().decide(RED, "R1@3", DONE).at(round=3, first=GREY)
    for reader in READERS:
        view = game.view(reader)
        assert (view["phase"], view["round"], view["first"], view["turn"]) == ("turn", 3, GREY, BLUE)
    game.decide(BLUE, "R2@4")
    for reader in (RED, *READERS):
        view = game.view(reader)
        assert (view["played"], view["laid_at"], view["spied"]) == (1, 4, False)
    assert in_play().decide(RED, "B1?2").view(GREY)["spied"]


@pytest.mark.rule("GR-34", "GR-19")
def test_who_is_asked_to_accuse_is_open() -> None:
    game = table().grave(1, "R3 R3 R3 R3 D1 D1").decide(RED, "R1@1", KEEP)
    for reader in (RED, *READERS):
        assert game.view(reader)["accuser"] == BLUE
    assert game.decide(BLUE, accuse(RED)).view(SPECTATOR)["accuser"] == GREEN


@pytest.mark.rule("GR-34")
def test_hands_and_kept_goals_are_shown_when_points_are_counted() -> None:
    seats = in_play().over().view(SPECTATOR)["seats"]
    assert [seat["hand"] for seat in seats] == [["R1", "D1", "B1"], ["R2", "D2"], ["B0", "B0"], ["D3"]]
    assert [goal["graves"] for goal in seats[GREEN]["goals"]] == [[4, 5], [5, 6]]
    assert [seat["returned"] for seat in seats] == [None] * 4  # still unseen


# --- the teaching game


@pytest.mark.rule("GR-33")
def test_in_a_teaching_game_hands_and_goals_are_open_to_all() -> None:
    for reader in (RED, *READERS):
        seats = in_play(open_hands=True).view(reader)["seats"]
        assert [seat["hand"] for seat in seats] == [["R1", "D1", "B1"], ["R2", "D2"], ["B0", "B0"], ["D3"]]
        assert [goal["graves"] for goal in seats[GREEN]["goals"]] == [[4, 5], [5, 6]]
        assert seats[GREY]["returned"]["graves"] == [4, 5]


@pytest.mark.rule("GR-33")
def test_in_a_teaching_game_face_down_cards_are_known_since_all_saw_them_leave_the_hand() -> None:
    game = in_play(open_hands=True).decide(RED, "D1@3", DONE).decide(BLUE, "R2@3")
    for reader in (RED, *READERS):
        assert game.view(reader)["graves"][2]["cards"][1] == {"card": "R2", "up": False, "layer": BLUE}
        assert game.heard("laid-down", reader) == [{"seat": BLUE, "grave": 3, "card": 2}]
        assert game.heard("laid-hidden", reader) == []


@pytest.mark.rule("GR-33")
def test_in_a_teaching_game_what_was_not_dealt_follows_from_what_is_open() -> None:
    seen = in_play(open_hands=True).view_bytes(BLUE).view(GAME.state_layout)[0]
    assert seen["undealt"][0] == 5
    assert seen["goals_left"] == 1 << 6


@pytest.mark.rule("GR-33", "GR-5")
def test_in_a_teaching_game_all_hear_which_goals_are_returned_once_all_have_chosen() -> None:
    game = table(3, open_hands=True).deal()
    game.decide(RED, "goal 1").decide(BLUE, "goal 2")
    assert game.view(GREEN)["seats"][RED]["choice"] is None
    assert game.heard("returned-goal") == []
    game.decide(GREEN, "goal 3")
    assert [event["seat"] for event in game.heard("returned-goal")] == [RED, BLUE, GREEN]


@pytest.mark.rule("GR-33")
def test_hands_are_played_closed_unless_the_table_says_otherwise() -> None:
    for rules in ("german", "french"):
        assert in_play(rules=rules).view(BLUE)["seats"][RED]["hand"] is None
