"""Rulings on credit (GD-21), the end and who wins (GD-22, GD-23), and money behind screens (GD-25)."""

from __future__ import annotations

import pytest

from lychgate.core.model.chance import quick
from lychgate.core.model.layout import blank
from lychgate.games.gravediggers.words.shape import PHASES
from lychgate.play.match.match import Match
from tests.games.gravediggers.table import (
    ANN,
    BEN,
    CAT,
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


# --- credit while the tile waits


def fists(match: Match, *answers: str) -> Match:
    """Everybody's answer at a robbery, by seat."""
    for seat, answer in enumerate(answers):
        match.decide(seat, answer)
    return match


@pytest.mark.rule("GD-21")
def test_while_the_tile_waits_credit_is_one_more_decision_of_a_player_with_less_than_10() -> None:
    match = table().money(10, 9, 10).match()
    match.decide(ANN, "5@1")
    assert match.asked == [BEN]
    assert match.prompts[0].name == "place"
    assert str(match.legal(BEN)[-1]) == "credit"
    match.decide(BEN, "credit")
    assert money(match) == [10, 19, 10]
    assert notes(match) == [0, 1, 0]
    assert match.view(None)["notes_left"] == 4
    assert told(match, "credit-taken", "tile") == [("tile", BEN, 0), ("credit-taken", BEN, 9, 4)]
    assert match.asked == [BEN]
    assert match.prompts[0].name == "place"
    assert refused(match, BEN, "credit") == "GD-21"


@pytest.mark.rule("GD-21")
@pytest.mark.parametrize("tile", ["look", "turn", "gravedigger"])
def test_so_it_is_on_every_tile(tile: str) -> None:
    match = table().money(3, 10, 10).cemetery(1, "5 4").on_tile(tile).match()
    assert str(match.legal(ANN)[-1]) == "credit"
    match.decide(ANN, "credit")
    assert match.asked == [ANN]
    assert match.prompts[0].name == {"gravedigger": "rob"}.get(tile, tile)
    assert "credit" not in [str(decision) for decision in match.legal(ANN)]


@pytest.mark.rule("GD-21")
def test_credit_not_taken_is_told_to_nobody() -> None:
    match = table().money(10, 0, 10).cemetery(1, "5").match()
    match.decide(ANN, "5@1")
    before = len(match.story(None))
    match.decide(BEN, "X@2")
    assert money(match) == [10, 0, 10]
    assert [event.name for event in match.story(ANN)[before:]][:1] == ["laid-hidden"]
    rich, poor = (table().money(amount, 10, 10).cemetery(1, "5").robbing(1).match() for amount in (12, 2))
    for match in (rich, poor):
        fists(match, "fist 1", "fist 2", "fist 0")
    for reader in (BEN, CAT, SPECTATOR):
        assert told(rich, reader=reader) == told(poor, reader=reader)


@pytest.mark.rule("GD-21", "GD-10")
def test_a_passed_over_tile_offers_none() -> None:
    match = table().money(10, 0, 10).tiles(turn=1).hand(ANN, "5 5").match()
    match.decide(ANN, "5@1")  # nothing may be turned: Ben is passed over
    assert told(match, "not-possible") == [("not-possible", BEN, 2)]
    assert match.asked == [CAT]


@pytest.mark.rule("GD-21")
def test_with_10_or_more_there_is_no_credit() -> None:
    match = table().money(0, 10, 0).match()
    match.decide(ANN, "5@1")
    assert refused(match, BEN, "credit") == "GD-21"


@pytest.mark.rule("GD-21")
def test_with_no_note_left_there_is_no_credit() -> None:
    match = table().money(0, 0, 0).notes(2, 2, 1).match()
    assert refused(match, ANN, "credit") == "GD-21"
    match = table().money(0, 0, 0).notes(2, 2, 1).cemetery(1, "5").robbing(1).match()
    assert [str(decision) for decision in match.legal(ANN)] == ["fist 0"]
    assert refused(match, ANN, "credit fist 5") == "GD-21"


@pytest.mark.rule("GD-21")
def test_notes_held_do_not_count_against_money() -> None:
    match = table().money(10, 9, 10).notes(0, 3, 0).match()
    match.decide(ANN, "5@1")
    match.decide(BEN, "credit")
    assert notes(match) == [0, 4, 0]


# --- credit with the fist


@pytest.mark.rule("GD-21")
def test_at_a_robbery_credit_and_fist_are_one_answer_and_the_fist_may_use_the_10() -> None:
    match = table().money(4, 10, 10).cemetery(1, "5 10").robbing(1).match()
    assert [str(decision) for decision in match.legal(ANN)] == [
        *(f"fist {amount}" for amount in range(5)),
        *(f"credit fist {amount}" for amount in range(15)),
    ]
    assert [str(decision) for decision in match.legal(BEN)] == [f"fist {amount}" for amount in range(11)]
    assert refused(match, ANN, "credit fist 15") == "GD-13"
    assert refused(match, ANN, "fist 5") == "GD-13"
    assert refused(match, ANN, "credit") == "illegal-decision"
    fists(match, "credit fist 14", "fist 0", "fist 0")
    assert money(match) == [28, 10, 10]
    assert notes(match) == [1, 0, 0]


@pytest.mark.rule("GD-21", "GD-13")
def test_until_all_have_answered_a_wish_looks_like_any_fist() -> None:
    one, other = (table().money(4, 10, 10).cemetery(1, "5").robbing(1).match() for _ in range(2))
    one.decide(ANN, "credit fist 12")
    other.decide(ANN, "fist 3")
    for reader in (BEN, CAT, SPECTATOR):
        assert (one.view_bytes(reader) == other.view_bytes(reader)).all()
        assert told(one, reader=reader) == told(other, reader=reader) == [("fist-made", ANN)]
    assert one.view(ANN)["seats"][ANN]["credit"] is True
    assert one.view(BEN)["seats"][ANN]["credit"] is None
    assert money(one) == [4, 10, 10]


@pytest.mark.rule("GD-21", "GD-13")
def test_worlds_that_fit_draw_anothers_credit_and_fist_together() -> None:
    match = table().money(1, 10, 10).cemetery(1, "5").robbing(1).match()
    match.decide(ANN, "fist 0")
    seen, world, found = match.view_bytes(BEN), blank(GAME.state_layout), set()
    for seed in range(400):
        GAME.call("redeal", match.box, seen, BEN, quick(seed), world)
        state = world.view(GAME.state_layout)[0]
        found.add((int(state["fist"][ANN]), int(state["wish"])))
    assert found == {(0, 0), (1, 0)} | {(amount, 1 << ANN) for amount in range(12)}


@pytest.mark.rule("GD-21")
def test_then_notes_go_round_from_the_player_on_turn_and_all_see_what_was_behind_the_screen() -> None:
    match = table(4).money(9, 10, 3, 0).cemetery(2, "3").robbing(2, seat=CAT).match()
    fists(match, "credit fist 0", "fist 0", "credit fist 13", "fist 0")
    for reader in (ANN, BEN, SPECTATOR):
        assert told(match, "credit-taken", "fist-opened", reader=reader)[:3] == [
            ("credit-taken", CAT, 3, 4), ("credit-taken", ANN, 9, 3), ("fist-opened", ANN, 0),
        ]  # fmt: skip
    assert notes(match) == [1, 0, 1, 0]


@pytest.mark.rule("GD-21")
def test_who_wished_in_vain_makes_the_fist_anew_and_the_others_stay_shut() -> None:
    match = table().money(2, 3, 10).notes(2, 2, 0).cemetery(1, "5 5").robbing(1, seat=BEN).match()
    fists(match, "credit fist 12", "credit fist 1", "fist 7")
    assert told(match, "credit-taken", "credit-in-vain", "fist-opened") == [
        ("credit-taken", BEN, 3, 0), ("credit-in-vain", ANN),
    ]  # fmt: skip
    assert match.asked == [ANN]
    assert match.prompts[0].name == "fist-anew"
    assert match.prompts[0].arguments == {"money": 2, "cemetery": 1}
    assert [str(decision) for decision in match.legal(ANN)] == ["fist 0", "fist 1", "fist 2"]
    assert [player["fist"] for player in match.view(ANN)["seats"]] == [None, None, None]
    match.decide(ANN, "fist 2")
    assert [event[2] for event in told(match, "fist-opened")] == [2, 1, 7]
    assert money(match) == [4, 14, 17]
    assert match.view(None)["notes_left"] == 0


@pytest.mark.rule("GD-21", "GD-22")
def test_credit_goes_with_final_fists_too_from_who_laid_the_last_card() -> None:
    match = table().money(10, 9, 10).hand(CAT, "B").on_tile("place", seat=CAT).cemetery(2, "B").notes(2, 2, 0).match()
    match.decide(CAT, "B@3")
    fists(match, "fist 10", "credit fist 19", "fist 1")  # cemetery 3: bandits take all
    assert money(match) == [0, 0, 9]
    assert match.view(None)["notes_left"] == 0
    fists(match, "fist 0", "fist 0", "fist 0")
    assert match.outcome is not None
    assert match.outcome.points == (-20, -30, 9)


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


def test_bad_answers_about_credit() -> None:
    match = table().money(10, 4, 3).match()
    match.decide(ANN, "5@1")
    assert refused(match, BEN, "credit fist 1") == "illegal-decision"
    assert refused(match, CAT, "credit") == "not-asked"
    assert refused(match, ANN, "credit") == "not-asked"
    assert refused(match, BEN, "pass") == "unknown-decision"
    assert refused(match, BEN, "credit fist 20") == "GD-21"


# --- cemeteries that the pile cannot refill


@pytest.mark.rule("GD-11")
def test_a_cemetery_robbed_when_the_pile_is_empty_may_be_closed_for_good() -> None:
    match = table(emptied="closed").cemetery(1, "5").cemetery(2, "4").robbing(1).tiles(place=1).match()
    make_fists(match, 0, 0, 0)
    for reader in (ANN, SPECTATOR):
        assert told(match, "closed", reader=reader) == [("closed", 1)]
        assert [cemetery["closed"] for cemetery in match.view(reader)["cemeteries"]] == [True] + 4 * [False]
    match.decide(BEN, "X@1")  # cards may still be laid there ...
    match.state.view(GAME.state_layout)["phase"] = PHASES.index("gravedigger")
    assert [str(decision) for decision in match.legal(CAT)] == ["rob 2"]
    assert refused(match, CAT, "rob 1") == "GD-11"
    match.state.view(GAME.state_layout)["phase"] = PHASES.index("look")
    assert "look 1.1" in [str(decision) for decision in match.legal(CAT)]  # ... and looked at


@pytest.mark.rule("GD-11", "GD-22")
def test_nor_is_it_robbed_in_the_end() -> None:
    game = table(emptied="closed").at(closed=0b1).cemetery(1, "10").cemetery(2, "2").hand(ANN, "5")
    match = game.match()
    match.decide(ANN, "5@1")
    assert robbed_in_order(match) == [2]
    assert match.over
    assert "?" in lying(match, 1)  # its cards are never shown
    assert told(match, "closed") == []


@pytest.mark.rule("GD-10", "GD-11")
def test_a_gravedigger_is_passed_over_where_only_closed_cemeteries_have_cards() -> None:
    match = table(emptied="closed").at(closed=0b1).cemetery(1, "10").tiles(gravedigger=1).match()
    match.decide(ANN, "5@1")
    assert told(match, "not-possible") == [("not-possible", BEN, 3)]


@pytest.mark.rule("GD-11")
def test_with_cards_in_the_pile_none_is_closed() -> None:
    match = table(emptied="closed").cemetery(1, "5").pile("3 3").robbing(1).match()
    make_fists(match, 0, 0, 0)
    assert told(match, "closed") == []
    assert not any(cemetery["closed"] for cemetery in match.view(None)["cemeteries"])
