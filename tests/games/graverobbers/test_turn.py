"""Rulings on a player's turn: laying cards and spying (GR-7 to GR-14)."""

from __future__ import annotations

import pytest

from tests.games.graverobbers.table import BLUE, DONE, GREEN, GREY, KEEP, RED, SPECTATOR, table

EDITIONS = pytest.mark.parametrize("rules", ["german", "french"])


# --- one or two cards


@pytest.mark.rule("GR-7")
@EDITIONS
def test_a_turn_is_one_card(rules: str) -> None:
    game = table(rules=rules).decide(RED, "R1@1", DONE)
    assert game.asked() == [BLUE]
    assert game.heard("turn-done") == [{"seat": RED}]


@pytest.mark.rule("GR-7")
@EDITIONS
def test_or_two_cards_and_then_it_is_over(rules: str) -> None:
    game = table(rules=rules).decide(RED, "R1@1")
    assert game.asked() == [RED]
    assert game.prompt(RED) == "second-card"
    game.decide(RED, "D1@2")
    assert game.asked() == [BLUE]
    assert game.prompt(BLUE) == "first-card"
    assert game.heard("turn-done") == []


@pytest.mark.rule("GR-7")
def test_a_turn_without_a_card_is_refused() -> None:
    game = table()
    assert DONE not in game.legal(RED)
    assert game.refused(RED, DONE) == "GR-7"


@pytest.mark.rule("GR-7")
def test_cards_come_from_the_own_hand() -> None:
    game = table().hand(RED, "R1 B2").hand(BLUE, "R3")
    assert game.refused(RED, "R3@1") == "GR-7"
    assert game.refused(RED, "R1@1") is None
    game.decide(RED, "R1@1")
    assert game.cards(RED) == "B2"
    assert game.view(SPECTATOR)["seats"][RED]["hand_size"] == 1
    assert game.refused(RED, "R1@2") == "GR-7"


@pytest.mark.rule("GR-7")
def test_with_the_last_card_played_the_turn_is_over() -> None:
    game = table().hand(RED, "R1").decide(RED, "R1@1")
    assert game.asked() == [BLUE]


# --- face up, face down


@pytest.mark.rule("GR-8")
def test_the_first_card_at_a_grave_lies_face_up() -> None:
    game = table().decide(RED, "R1@4")
    assert game.column(4) == "R1"
    assert game.heard("laid-up") == [{"seat": RED, "grave": 4, "card": 1}]


@pytest.mark.rule("GR-8")
def test_faces_alternate_at_each_grave_by_itself() -> None:
    game = table(3)
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, "R1@1", "D1@2")
    assert game.column(1) == "R1 (R1) R1"
    assert game.column(2) == "D1 (D1) D1"
    game.decide(BLUE, "R2@1", "D2@3")
    assert game.column(1) == "R1 (R1) R1 (R2)"
    assert game.column(3) == "D2"


@pytest.mark.rule("GR-8")
def test_the_newest_card_is_what_counts_not_how_many_there_are() -> None:
    assert table().grave(1, "R1 D1^").decide(RED, "B0@1").column(1) == "R1 D1 (B0)"
    assert table().grave(1, "R1 D1^ D1").decide(RED, "B0@1").column(1) == "R1 D1 (D1) B0"


@pytest.mark.rule("GR-8")
def test_the_screen_says_how_the_next_card_will_lie() -> None:
    graves = table().grave(2, "R1").grave(3, "R1 D1").grave(4, "R1 D1^").view(BLUE)["graves"]
    assert [grave["next_up"] for grave in graves[:4]] == [True, False, True, False]


# --- where


@pytest.mark.rule("GR-9")
@EDITIONS
def test_two_cards_of_a_turn_go_to_two_graves(rules: str) -> None:
    game = table(rules=rules).decide(RED, "R1@3")
    assert game.refused(RED, "R2@3") == "GR-9"
    assert not [text for text in game.legal(RED) if text.endswith("@3")]
    assert game.refused(RED, "R2@4") is None


@pytest.mark.rule("GR-9")
def test_in_the_next_turn_the_grave_is_free_again() -> None:
    game = table(3).decide(RED, "R1@3", DONE)
    assert game.refused(BLUE, "R1@3") is None
    game.decide(BLUE, "R1@3", DONE).decide(GREEN, "R1@3", DONE).decide(BLUE, "R2@3", DONE).decide(GREEN, "R2@3", DONE)
    assert game.refused(RED, "R2@3") is None


@pytest.mark.rule("GR-10")
def test_a_scored_grave_takes_no_more_cards() -> None:
    game = table().ransacked(1).intact(2)
    assert game.refused(RED, "R1@1") == "GR-10"
    assert game.refused(RED, "R1@2") == "GR-10"
    assert game.refused(RED, "R1@3") is None
    assert {text[-1] for text in game.legal(RED) if "@" in text} == set("34567")


@pytest.mark.rule("GR-10")
def test_the_eighth_card_is_refused() -> None:
    game = table().grave(1, "D1 D1 D1 D1 D1").decide(RED, "D2@1", DONE)
    game.decide(BLUE, "D2@1")
    assert game.view(RED)["graves"][0]["room"] == 0
    assert game.refused(BLUE, "D3@1") == "GR-10"
    game.decide(BLUE, DONE)
    assert game.refused(GREEN, "D3@1") == "GR-10"


# --- spies


@pytest.mark.rule("GR-11")
@EDITIONS
def test_a_bobby_turns_up_the_newest_card_if_it_is_face_down(rules: str) -> None:
    game = table(rules=rules).grave(2, "R1 D3", by=GREEN).decide(RED, "B1?2")
    assert game.column(2) == "R1 D3"
    assert game.heard("spied") == [{"seat": RED, "grave": 2, "bobby": 8, "card": 6, "layer": GREEN}]
    assert game.view(GREY)["graves"][1]["cards"][1]["card"] == "D3"


@pytest.mark.rule("GR-11")
def test_the_spy_is_discarded() -> None:
    game = table().hand(RED, "B1 B1 R1").grave(2, "R1 D3").decide(RED, "B1?2")
    assert game.cards(RED) == "R1 B1"
    assert game.view(BLUE)["spies"] == ["B1"]
    assert game.view(BLUE)["seats"][RED]["hand_size"] == 2


@pytest.mark.rule("GR-11")
def test_a_bobby_of_any_value_can_spy() -> None:
    for name in ("B0", "B1", "B2"):
        assert table().grave(1, "R1 D1").refused(RED, f"{name}?1") is None


@pytest.mark.rule("GR-11")
def test_the_spy_must_be_in_hand() -> None:
    assert table().hand(RED, "B0 R1").grave(2, "R1 D3").refused(RED, "B1?2") == "GR-11"


@pytest.mark.rule("GR-11")
def test_a_covered_card_cannot_be_turned_up() -> None:
    game = table().grave(1, "R1 D1 R1")
    assert game.refused(RED, "B0?1") == "GR-11"
    assert "B0?1" not in game.legal(RED)


@pytest.mark.rule("GR-11")
def test_there_is_nothing_to_spy_at_an_empty_a_scored_or_an_open_faced_grave() -> None:
    game = table().grave(2, "R1").grave(3, "R1 D1^").intact(4)
    for number in (1, 2, 3, 4):
        assert game.refused(RED, f"B0?{number}") == "GR-11"
    assert not [text for text in game.legal(RED) if "?" in text]


@pytest.mark.rule("GR-11", "GR-12")
@EDITIONS
def test_after_a_spy_the_next_card_there_goes_face_down(rules: str) -> None:
    # The second example of the German rules for spies.
    game = table(rules=rules).grave(2, "R1 D3").decide(RED, "B1?2", "R2@2")
    assert game.column(2) == "R1 D3 (R2)"
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-12")
@EDITIONS
def test_a_spy_must_be_followed_by_a_card(rules: str) -> None:
    game = table(rules=rules).grave(2, "R1 D3").decide(RED, "B1?2")
    assert game.asked() == [RED]
    assert game.prompt(RED) == "after-spy"
    assert game.refused(RED, DONE) == "GR-12"
    assert DONE not in game.legal(RED)


@pytest.mark.rule("GR-12")
@EDITIONS
def test_exactly_one_card_follows_a_spy(rules: str) -> None:
    game = table(rules=rules).grave(2, "R1 D3").decide(RED, "B1?2", "R1@5")
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-12")
@EDITIONS
def test_two_spies_in_a_turn_are_refused(rules: str) -> None:
    game = table(rules=rules).grave(1, "R1 D3").grave(2, "R1 D3").decide(RED, "B1?2")
    assert game.refused(RED, "B0?1") == "GR-12"
    assert not [text for text in game.legal(RED) if "?" in text]


@pytest.mark.rule("GR-12")
@EDITIONS
def test_the_last_card_of_a_hand_cannot_spy_since_none_could_follow(rules: str) -> None:
    game = table(rules=rules).hand(RED, "B1").grave(2, "R1 D3")
    assert game.refused(RED, "B1?2") == "GR-12"
    assert game.legal(RED) == [f"B1@{number}" for number in range(1, 8)]


@pytest.mark.rule("GR-12")
def test_german_a_spy_may_be_the_second_card() -> None:
    game = table(rules="german").grave(2, "R1 D3").decide(RED, "R1@1")
    assert "B1?2" in game.legal(RED)
    game.decide(RED, "B1?2")
    assert game.column(2) == "R1 D3"
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-12")
def test_german_a_spy_may_turn_up_the_card_just_laid() -> None:
    game = table(rules="german").grave(2, "R1").decide(RED, "D2@2")
    assert game.column(2) == "R1 (D2)"
    game.decide(RED, "B1?2")
    assert game.column(2) == "R1 D2"


@pytest.mark.rule("GR-12")
def test_german_the_last_card_of_a_hand_may_spy_after_a_laid_one() -> None:
    game = table(rules="german").hand(RED, "R1 B1").grave(2, "R1 D3").decide(RED, "R1@1")
    assert game.refused(RED, "B1?2") is None


@pytest.mark.rule("GR-12")
def test_french_a_spy_is_only_ever_the_first_card() -> None:
    game = table(rules="french").grave(2, "R1 D3").decide(RED, "R1@1")
    assert game.refused(RED, "B1?2") == "GR-12"
    assert not [text for text in game.legal(RED) if "?" in text]


@pytest.mark.rule("GR-12")
def test_a_house_may_take_the_french_spy_alone() -> None:
    game = table(rules="german", spy="first").grave(2, "R1 D3").decide(RED, "R1@1")
    assert game.refused(RED, "B1?2") == "GR-12"
    game = table(rules="french", spy="either").grave(2, "R1 D3").decide(RED, "R1@1")
    assert game.refused(RED, "B1?2") is None


# --- when there is no room


@pytest.mark.rule("GR-13")
def test_with_one_open_grave_one_card_is_laid() -> None:
    game = table(rules="french").intact(1, 2, 3).ransacked(5, 6, 7).decide(RED, "R1@4")
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-13", "GR-12")
def test_with_one_open_grave_a_spy_may_still_go_first() -> None:
    for rules in ("german", "french"):
        game = table(rules=rules).intact(1, 2, 3).ransacked(5, 6, 7).grave(4, "R1 D1").decide(RED, "B0?4", "R1@4")
        assert game.column(4) == "R1 D1 (R1)"
        assert game.asked() == [BLUE]


@pytest.mark.rule("GR-13", "GR-12")
def test_german_with_one_open_grave_a_spy_may_still_go_second() -> None:
    game = table(rules="german").intact(1, 2, 3).ransacked(5, 6, 7).grave(4, "R1").decide(RED, "D1@4")
    assert game.legal(RED) == ["B0?4", "B1?4", "B2?4", DONE]
    # Nothing is left to do when the card laid there lies face up.
    game = table(rules="german").intact(1, 2, 3).ransacked(5, 6, 7).decide(RED, "D1@4")
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-13", "GR-34")
def test_whether_a_second_card_is_asked_for_does_not_depend_on_the_hand() -> None:
    # Everybody sees that a spy could go there, not whether red has one.
    game = (
        table(rules="german").intact(1, 2, 3).ransacked(5, 6, 7).grave(4, "R1").hand(RED, "D1 D2").decide(RED, "D1@4")
    )
    assert game.asked() == [RED]
    assert game.legal(RED) == [DONE]


@pytest.mark.rule("GR-13")
def test_german_players_without_an_open_grave_are_passed_over() -> None:
    game = table(rules="german").intact(1, 2, 3, 4).ransacked(5, 6).grave(7, "D1 D1 D1 D1 D1 D1")
    game.decide(RED, "D1@7")
    assert [event["seat"] for event in game.heard("passed-over")] == [BLUE, GREEN, GREY]
    assert game.phase == "over"
    assert game.state["round"] == 1


@pytest.mark.rule("GR-13")
def test_nobody_is_passed_over_who_can_lay_a_card() -> None:
    game = table().intact(1, 2, 3).ransacked(4, 5, 6).decide(RED, "D1@7")
    assert game.asked() == [BLUE]
    assert game.heard("passed-over") == []


@pytest.mark.rule("GR-13")
def test_french_the_game_has_ended_before_anybody_is_passed_over() -> None:
    game = table(rules="french").intact(1, 2, 3).ransacked(5, 6, 4).grave(7, "D1 D1 D1 D1 D1 D1").decide(RED, "D1@7")
    assert game.heard("passed-over") == []
    assert game.phase == "over"


@pytest.mark.rule("GR-13")
def test_a_player_without_cards_is_passed_over() -> None:
    game = table().hand(BLUE, "").decide(RED, "R1@1", DONE)
    assert game.heard("passed-over") == [{"seat": BLUE}]
    assert game.asked() == [GREEN]


@pytest.mark.rule("GR-14")
def test_a_card_laid_face_down_stays_known_to_who_laid_it() -> None:
    game = table().grave(1, "R1", by=GREY).decide(RED, "D3@1")
    assert game.heard("laid-down", RED) == [{"seat": RED, "grave": 1, "card": 6}]
    game.decide(RED, DONE).decide(BLUE, "R2@1", DONE)
    assert game.view(RED)["graves"][0]["cards"][1] == {"card": "D3", "up": False, "layer": RED}
    for other in (BLUE, GREEN, GREY, SPECTATOR):
        assert game.view(other)["graves"][0]["cards"][1] == {"card": None, "up": False, "layer": RED}


@pytest.mark.rule("GR-14", "GR-34")
def test_the_others_hear_only_that_a_card_was_laid() -> None:
    game = table().grave(1, "R1").decide(RED, "D3@1")
    for other in (BLUE, GREEN, GREY, SPECTATOR):
        assert game.heard("laid-down", other) == []
        assert game.heard("laid-hidden", other) == [{"seat": RED, "grave": 1}]
    assert game.heard("laid-hidden", RED) == []


def test_keeping_the_accuse_card_is_no_card_of_a_turn() -> None:
    assert table().refused(RED, KEEP) == "not this"
