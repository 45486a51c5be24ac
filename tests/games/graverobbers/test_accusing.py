"""Rulings on accusations during play (GR-19 to GR-22); what they are worth is in test_points."""

from __future__ import annotations

import pytest

from tests.games.graverobbers.table import BLUE, DONE, GREEN, GREY, KEEP, PINK, RED, SPECTATOR, Table, accuse, table

ALMOST_RANSACKED = "R3 D1 R3 D1 R3 D1"  # the seventh card settles it: ransacked, whatever it is
ALMOST_INTACT = "D3 R1 D3 R1 D3 R1"
EDITIONS = pytest.mark.parametrize("rules", ["german", "french"])


def about_to_ransack(**options: object) -> Table:
    """Red can ransack grave 1, grave 2 or both."""
    return table(**options).grave(1, ALMOST_RANSACKED).grave(2, ALMOST_RANSACKED)  # type: ignore[arg-type]


# --- who is asked, and when


@pytest.mark.rule("GR-19")
@EDITIONS
def test_a_ransacked_grave_starts_an_accusation_phase_at_once(rules: str) -> None:
    game = about_to_ransack(rules=rules).decide(RED, "R1@1")
    assert game.phase == "accusing"
    assert game.asked() == [RED]
    assert game.prompt(RED) == "accuse"


@pytest.mark.rule("GR-19")
@EDITIONS
def test_an_intact_grave_starts_none(rules: str) -> None:
    game = table(rules=rules).grave(1, ALMOST_INTACT).decide(RED, "R1@1")
    assert game.fate(1) == "intact"
    assert game.phase == "turn"


@pytest.mark.rule("GR-19")
def test_all_are_asked_clockwise_from_the_player_on_turn() -> None:
    game = about_to_ransack(players=5).at(turn=GREEN, first=GREEN).decide(GREEN, "R1@1")
    for seat in (GREEN, GREY, PINK, RED, BLUE):
        assert game.asked() == [seat]
        game.decide(seat, KEEP)
    assert game.phase == "turn"
    assert game.asked() == [GREEN]
    assert [event["seat"] for event in game.heard("kept-quiet")] == [GREEN, GREY, PINK, RED, BLUE]


@pytest.mark.rule("GR-19")
def test_one_opponent_is_accused_or_nobody() -> None:
    game = about_to_ransack().decide(RED, "R1@1", KEEP)
    assert game.legal(BLUE) == [accuse(RED), accuse(GREEN), accuse(GREY), KEEP]
    assert game.refused(BLUE, accuse(BLUE)) == "GR-19"


@pytest.mark.rule("GR-19")
def test_who_has_laid_the_accuse_card_is_not_asked_again() -> None:
    game = about_to_ransack().accused(RED, BLUE).accused(GREEN, BLUE).decide(RED, "R1@1")
    assert game.asked() == [BLUE]
    game.decide(BLUE, KEEP)
    assert game.asked() == [GREY]
    game.decide(GREY, KEEP)
    assert game.asked() == [RED]
    assert game.phase == "turn"


@pytest.mark.rule("GR-19")
def test_who_keeps_the_card_is_asked_in_the_next_phase() -> None:
    game = about_to_ransack().decide(RED, "R1@1", KEEP).decide(BLUE, accuse(RED)).decide(GREEN, KEEP).decide(GREY, KEEP)
    game.decide(RED, "R2@2")
    for seat in (RED, GREEN, GREY):
        assert game.asked() == [seat]
        game.decide(seat, KEEP)
    assert game.phase == "turn"


@pytest.mark.rule("GR-19")
def test_without_any_accuse_card_left_nobody_is_asked() -> None:
    game = about_to_ransack(players=3).accused(RED, BLUE).accused(BLUE, RED).accused(GREEN, RED).decide(RED, "R1@1")
    assert game.fate(1) == "ransacked"
    assert game.phase == "turn"
    assert game.asked() == [RED]


@pytest.mark.rule("GR-19", "GR-34")
def test_an_accusation_is_open_at_once() -> None:
    game = about_to_ransack().decide(RED, "R1@1", accuse(GREY))
    assert game.asked() == [BLUE]
    for reader in (BLUE, GREEN, GREY, SPECTATOR):
        assert game.heard("accused", reader) == [{"seat": RED, "accused": GREY}]
        assert game.view(reader)["seats"][RED]["accused"] == GREY


@pytest.mark.rule("GR-19")
@EDITIONS
def test_two_graves_ransacked_in_a_turn_are_two_phases(rules: str) -> None:
    game = about_to_ransack(rules=rules, players=3).decide(RED, "R1@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    game.decide(RED, "R2@2")
    assert game.phase == "accusing"
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    assert game.asked() == [BLUE]
    assert game.phase == "turn"


@pytest.mark.rule("GR-19", "GR-24")
@EDITIONS
def test_the_phase_comes_before_the_end_is_looked_at(rules: str) -> None:
    game = about_to_ransack(rules=rules).ransacked(3, 4, 5).last_turn_of_round(8).decide(RED, "R1@1")
    assert game.phase == "accusing"
    for seat in (RED, BLUE, GREEN, GREY):
        game.decide(seat, KEEP)
    assert game.phase == "turn"
    game.decide(RED, DONE)
    assert game.phase == "over"


# --- after the phase


@pytest.mark.rule("GR-20")
@EDITIONS
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_after_the_phase_a_second_card_may_follow(rules: str, seat: int) -> None:
    # Not only the first player's: blue is second in the round here.
    game = about_to_ransack(rules=rules, players=3).at(turn=seat, turns=seat).decide(seat, "R1@1")
    for asked in (seat, seat + 1, seat + 2):
        game.decide(asked % 3, KEEP)
    assert game.asked() == [seat]
    assert game.prompt(seat) == "second-card"
    assert game.refused(seat, "R2@1") == "GR-10"
    game.decide(seat, "R2@3")
    assert game.asked() == [seat + 1]


@pytest.mark.rule("GR-20")
@EDITIONS
def test_after_the_second_card_the_phase_is_the_last_of_the_turn(rules: str) -> None:
    game = about_to_ransack(rules=rules, players=3).decide(RED, "R1@3", "R2@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    assert game.asked() == [BLUE]
    assert game.prompt(BLUE) == "first-card"


@pytest.mark.rule("GR-20")
def test_a_table_may_let_the_phase_end_the_turn() -> None:
    game = about_to_ransack(players=3, after_accusing="ends").decide(RED, "R1@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    assert game.asked() == [BLUE]
    assert game.prompt(BLUE) == "first-card"


@pytest.mark.rule("GR-20")
def test_then_it_ends_the_turn_even_if_nobody_has_an_accuse_card_left() -> None:
    game = about_to_ransack(players=3, after_accusing="ends").accused(RED, BLUE).accused(BLUE, RED).accused(GREEN, RED)
    assert game.decide(RED, "R1@1").asked() == [BLUE]


@pytest.mark.rule("GR-20")
@pytest.mark.parametrize(("first", "asked"), [(RED, RED), (GREEN, BLUE)])
def test_or_let_only_the_first_player_go_on(first: int, asked: int) -> None:
    game = about_to_ransack(players=3, after_accusing="first-player-goes-on")
    game.state["first"], game.state["turns"] = first, (RED - first) % 3
    game.decide(RED, "R1@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    assert game.asked() == [asked]
    assert game.prompt(asked) == ("second-card" if asked == RED else "first-card")


@pytest.mark.rule("GR-20", "GR-24")
def test_where_the_turn_ends_no_card_follows_the_fourth_grave() -> None:
    game = about_to_ransack(players=3, rules="french", after_accusing="ends").ransacked(5, 6, 7).decide(RED, "R1@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, KEEP)
    assert game.asked() == []


@pytest.mark.rule("GR-20")
def test_an_intact_grave_never_ends_the_turn() -> None:
    game = table(after_accusing="ends").grave(1, ALMOST_INTACT).decide(RED, "R1@1")
    assert game.asked() == [RED]
    assert game.prompt(RED) == "second-card"


@pytest.mark.rule("GR-20")
@EDITIONS
def test_a_phase_ends_no_round_and_moves_no_first_player_card(rules: str) -> None:
    game = about_to_ransack(rules=rules, players=3).decide(RED, "R1@1")
    for seat in (RED, BLUE, GREEN):
        game.decide(seat, accuse((seat + 1) % 3))
    game.decide(RED, "R2@4")
    assert (game.view(RED)["first"], game.view(RED)["round"]) == (RED, 1)
    assert game.heard("round-ended") == []
    assert game.asked() == [BLUE]


@pytest.mark.rule("GR-21")
def test_a_player_can_be_accused_by_several() -> None:
    game = about_to_ransack().decide(RED, "R1@1", accuse(BLUE)).decide(BLUE, KEEP)
    assert accuse(BLUE) in game.legal(GREEN)
    game.decide(GREEN, accuse(BLUE)).decide(GREY, accuse(BLUE))
    assert [seat["accused"] for seat in game.view(SPECTATOR)["seats"]] == [BLUE, None, BLUE, BLUE]


# --- graves scored by the end


def about_to_end(**options: object) -> Table:
    """Red's is the last turn; graves 1 and 2 lie open with more robbery than defence."""
    game = table(**options).grave(1, "R3 D1").grave(2, "R2")  # type: ignore[arg-type]
    return game.last_turn_of_round(8)


@pytest.mark.rule("GR-22")
@EDITIONS
def test_graves_ransacked_only_by_the_end_start_no_phase(rules: str) -> None:
    game = about_to_end(rules=rules).decide(RED, "D1@7", DONE)
    assert (game.fate(1), game.fate(2)) == ("ransacked", "ransacked")
    assert game.phase == "over"


@pytest.mark.rule("GR-22")
def test_a_table_may_allow_one_phase_after_the_final_scoring() -> None:
    game = about_to_end(accuse_at_end=True).decide(RED, "D1@7", DONE)
    assert (game.fate(1), game.fate(2)) == ("ransacked", "ransacked")
    assert game.phase == "accusing"
    for seat in (RED, BLUE, GREEN, GREY):
        assert game.asked() == [seat]
        game.decide(seat, accuse((seat + 1) % 4))
    assert game.phase == "over"
    assert game.asked() == []


@pytest.mark.rule("GR-22")
def test_that_phase_begins_with_the_player_who_had_the_last_turn() -> None:
    game = table(accuse_at_end=True).grave(1, "R3").last_turn_of_round(8, GREEN).decide(GREEN, "D1@7", DONE)
    assert game.asked() == [GREEN]
    game.decide(GREEN, KEEP)
    assert game.asked() == [GREY]


@pytest.mark.rule("GR-22")
def test_there_is_no_such_phase_if_the_end_ransacks_nothing() -> None:
    game = table(accuse_at_end=True).ransacked(1, 2).grave(3, "D1").last_turn_of_round(8).decide(RED, "D1@7", DONE)
    assert game.phase == "over"


@pytest.mark.rule("GR-22")
def test_nor_if_all_accuse_cards_are_used() -> None:
    game = about_to_end(players=3, accuse_at_end=True).accused(RED, BLUE).accused(BLUE, RED).accused(GREEN, RED)
    assert game.decide(RED, "D1@7", DONE).phase == "over"


@pytest.mark.rule("GR-22", "GR-34")
def test_hands_stay_hidden_until_that_phase_is_over() -> None:
    game = about_to_end(accuse_at_end=True).goals(BLUE, "black-1-2", "white-majority").decide(RED, "D1@7", DONE)
    assert game.view(RED)["seats"][BLUE]["hand"] is None
    assert game.view(RED)["seats"][BLUE]["goals"] is None
    for seat in (RED, BLUE, GREEN, GREY):
        game.decide(seat, KEEP)
    assert len(game.view(RED)["seats"][BLUE]["hand"]) == 9
