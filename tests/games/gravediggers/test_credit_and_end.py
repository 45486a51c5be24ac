"""Rulings on credit (GD-21), the end and who wins (GD-22, GD-23), and money behind screens (GD-25)."""

from __future__ import annotations

import pytest

from lychgate.play.match import Match
from tests.games.gravediggers.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    GAME,
    SPECTATOR,
    Table,
    lying,
    make_fists,
    money,
    refused,
    table,
    told,
)


def notes(match: Match) -> list[int]:
    return [player["notes"] for player in match.view(None)["seats"]]


# --- credit before the tile


@pytest.mark.rule("GD-21")
def test_before_the_tile_a_player_with_less_than_10_is_asked_about_credit() -> None:
    match = table().money(10, 9, 10).match()
    match.decide(ANN, "5@1")
    assert match.asked == [BEN]
    assert match.prompts[0].name == "credit"
    assert [str(decision) for decision in match.legal(BEN)] == ["credit", "pass"]
    assert told(match, "tile") == []
    match.decide(BEN, "credit")
    assert money(match) == [10, 19, 10]
    assert notes(match) == [0, 1, 0]
    assert match.view(None)["notes_left"] == 4
    assert told(match, "credit-taken", "tile") == [("credit-taken", BEN, 9, 4), ("tile", BEN, 0)]


@pytest.mark.rule("GD-21")
def test_credit_may_be_declined() -> None:
    match = table().money(10, 0, 10).match()
    match.decide(ANN, "5@1")
    match.decide(BEN, "pass")
    assert money(match) == [10, 0, 10]
    assert notes(match) == [0, 0, 0]
    assert match.asked == [BEN]
    assert match.prompts[0].name == "place"


@pytest.mark.rule("GD-21")
def test_with_10_or_more_nobody_is_asked() -> None:
    match = table().money(0, 10, 0).match()
    match.decide(ANN, "5@1")
    assert match.prompts[0].name == "place"


@pytest.mark.rule("GD-21")
def test_with_no_note_left_nobody_is_asked() -> None:
    match = table().money(0, 0, 0).notes(2, 2, 1).match()
    match.decide(ANN, "5@1")
    assert match.prompts[0].name == "place"
    match = table().money(0, 0, 0).notes(2, 2, 1).cemetery(1, "5").on_tile("gravedigger").match()
    match.decide(ANN, "rob 1")
    assert match.asked == [ANN, BEN, CAT]
    assert match.prompts[0].name == "fist"


@pytest.mark.rule("GD-21")
def test_notes_held_do_not_count_against_money() -> None:
    match = table().money(10, 9, 10).notes(0, 3, 0).match()
    match.decide(ANN, "5@1")
    match.decide(BEN, "credit")
    assert notes(match) == [0, 4, 0]


# --- credit before the fists


@pytest.mark.rule("GD-21")
def test_before_the_fists_all_who_may_are_asked_clockwise_from_the_player_on_turn() -> None:
    game = table(4).money(9, 10, 3, 0).cemetery(1, "5").cemetery(2, "5").on_tile("gravedigger", seat=CAT)
    match = game.match()
    match.decide(CAT, "rob 2")
    for seat, answer in ((CAT, "credit"), (DAN, "pass"), (ANN, "credit")):
        assert match.asked == [seat]
        assert match.prompts[0].name == "credit-at"
        assert match.prompts[0].arguments["cemetery"] == 2
        match.decide(seat, answer)
    assert match.asked == [ANN, BEN, CAT, DAN]
    assert [prompt.arguments["money"] for prompt in match.prompts] == [19, 10, 13, 0]
    assert money(match) == [19, 10, 13, 0]


@pytest.mark.rule("GD-21")
def test_with_the_last_note_taken_nobody_else_is_asked() -> None:
    match = table().money(0, 0, 0).notes(2, 2, 0).cemetery(1, "5").on_tile("gravedigger", seat=BEN).match()
    match.decide(BEN, "rob 1")
    match.decide(BEN, "credit")
    assert match.asked == [ANN, BEN, CAT]
    assert match.prompts[0].name == "fist"
    assert match.view(None)["notes_left"] == 0


@pytest.mark.rule("GD-21", "GD-22")
def test_credit_is_asked_before_final_robberies_too() -> None:
    match = table().money(10, 9, 10).hand(ANN, "B").cemetery(2, "B").match()
    match.decide(ANN, "B@1")
    assert match.asked == [BEN]
    match.decide(BEN, "pass")
    make_fists(match, 10, 9, 1)
    assert match.asked == [ANN]
    match.decide(ANN, "credit")
    assert match.asked == [BEN]
    match.decide(BEN, "pass")
    assert match.asked == [CAT]
    match.decide(CAT, "credit")
    make_fists(match, 0, 0, 0)
    assert match.outcome is not None
    assert match.outcome.points == (0, 0, 9)


@pytest.mark.rule("GD-21")
def test_a_note_cannot_be_paid_back_before_the_end() -> None:
    match = table().money(50, 50, 50).notes(1, 0, 0).cemetery(1, "5").robbing(1).match()
    assert all(str(decision).startswith("fist") for decision in match.legal(ANN))


# --- the end


def last_card(*, seat: int = ANN, players: int = 3) -> Table:
    """A player is about to lay the last card from hand; the pile is empty."""
    return table(players).hand(seat, "5").on_tile("place", seat=seat)


def robbed_in_order(match: Match) -> list[int]:
    """Make empty fists to the end; in which order the cemeteries were robbed."""
    while not match.over:
        for seat in match.asked:
            match.decide(seat, "fist 0")
    return [event[1] for event in told(match, "final-robbery")]


@pytest.mark.rule("GD-22")
@pytest.mark.parametrize(("seat", "order"), [(ANN, [1, 2, 3, 4, 5]), (BEN, [2, 3, 4, 5, 1]), (CAT, [3, 4, 5, 1, 2])])
def test_from_the_own_cemetery_clockwise_all_are_robbed_one_last_time(seat: int, order: list[int]) -> None:
    game = last_card(seat=seat)
    for number in (1, 2, 3, 4, 5):
        game.cemetery(number, "4" if number < 5 else "3")
    match = game.match()
    match.decide(seat, "5@4")
    assert told(match, "game-ends") == [("game-ends", seat)]
    assert robbed_in_order(match) == order
    assert [lying(match, number) for number in order] == [""] * 5


@pytest.mark.rule("GD-22", "GD-11")
def test_cemeteries_without_cards_are_left_out_and_a_card_laid_last_opens_one_again() -> None:
    match = last_card().cemetery(2, "5").match()
    match.decide(ANN, "5@5")
    assert robbed_in_order(match) == [2, 5]


@pytest.mark.rule("GD-22")
def test_fists_are_made_anew_for_each_final_robbery() -> None:
    match = last_card().cemetery(1, "5").cemetery(2, "B").match()
    match.decide(ANN, "5@5")
    make_fists(match, 5, 0, 0)
    assert match.asked == [ANN, BEN, CAT]
    assert [match.view(seat)["seats"][seat]["fist"] for seat in (ANN, BEN, CAT)] == [None] * 3
    make_fists(match, 0, 4, 0)
    match.decide(BEN, "credit")
    make_fists(match, 0, 0, 5)
    assert match.outcome is not None
    assert match.outcome.points == (15, 6, 15)


@pytest.mark.rule("GD-22")
def test_with_cards_in_the_pile_the_last_card_from_hand_ends_nothing() -> None:
    match = last_card().pile("3").match()
    match.decide(ANN, "5@1")
    assert told(match, "game-ends") == []
    assert match.view(ANN)["seats"][ANN]["hand"] == ["3"]


@pytest.mark.rule("GD-22")
def test_with_the_pile_empty_the_game_goes_on_while_all_have_cards() -> None:
    match = table().hand(ANN, "5 5").match()
    match.decide(ANN, "5@1")
    assert told(match, "game-ends") == []
    assert match.asked == [BEN]


@pytest.mark.rule("GD-22", "GD-23")
def test_cards_left_in_hands_count_nothing_and_stay_hidden() -> None:
    match = last_card().hand(BEN, "10 10 W").cemetery(1, "2").match()
    match.decide(ANN, "5@1")
    robbed_in_order(match)
    assert match.outcome is not None
    assert match.outcome.points == (10, 10, 10)
    assert match.view(ANN)["seats"][BEN]["hand"] is None


@pytest.mark.rule("GD-23")
def test_each_note_costs_10_even_below_nothing_and_the_most_money_wins() -> None:
    match = last_card().money(12, 25, 10).notes(0, 2, 2).match()
    match.decide(ANN, "5@1")
    robbed_in_order(match)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.points == (12, 5, -10)
    assert outcome.places == (1, 2, 3)
    assert [(line.seat, line.name, line.points) for line in outcome.lines] == [
        (ANN, "money", 12),
        (BEN, "money", 25),
        (BEN, "notes", -20),
        (CAT, "money", 10),
        (CAT, "notes", -20),
    ]


@pytest.mark.rule("GD-23")
def test_a_tie_is_shared() -> None:
    match = last_card(players=4).money(12, 22, 12, 3).notes(0, 1, 0, 0).match()
    match.decide(ANN, "5@1")
    for seat in (DAN,):
        match.decide(seat, "pass")
    robbed_in_order(match)
    assert match.outcome is not None
    assert match.outcome.places == (1, 1, 1, 4)
    assert match.outcome.winners == (ANN, BEN, CAT)


# --- money behind screens


@pytest.mark.rule("GD-25")
def test_everybody_could_count_so_a_view_holds_all_money() -> None:
    match = table().money(12, 0, 31).match()
    for seat in (ANN, BEN, SPECTATOR):
        assert [player["money"] for player in match.view(seat)["seats"]] == [12, 0, 31]


@pytest.mark.rule("GD-25")
@pytest.mark.parametrize("open_money", [False, True])
def test_only_the_option_has_screens_show_it(open_money: bool) -> None:
    match = table(open_money=open_money).match()
    assert match.view(ANN)["open_money"] is open_money


@pytest.mark.rule("GD-25")
def test_open_money_changes_nothing_but_the_screens() -> None:
    boxes = [GAME.make_box(3, options={"open_money": value}) for value in (False, True)]
    differing = [
        name
        for name in GAME.box_layout.names or ()
        if (boxes[0].view(GAME.box_layout)[name] != boxes[1].view(GAME.box_layout)[name]).any()
    ]
    assert differing == ["open_money"]


@pytest.mark.rule("GD-25", "GD-21")
def test_who_takes_credit_shows_the_money() -> None:
    match = table().money(10, 4, 10).match()
    match.decide(ANN, "5@1")
    match.decide(BEN, "credit")
    for reader in (ANN, CAT, SPECTATOR):
        assert told(match, "credit-taken", reader=reader) == [("credit-taken", BEN, 4, 4)]


def test_bad_answers_to_the_credit_question() -> None:
    match = table().money(10, 4, 10).match()
    match.decide(ANN, "5@1")
    assert refused(match, BEN, "fist 1") == "illegal-decision"
    assert refused(match, CAT, "pass") == "not-asked"
