"""Rulings on robberies: fists, persons, loot, sharing (GD-13 to GD-20)."""

from __future__ import annotations

import pytest

from lychgate.play.match.match import Match
from tests.games.gravediggers.table import ANN, BEN, CAT, SPECTATOR, lying, make_fists, money, refused, table, told


def robbed(cards: str, *fists: int, purse: int = 20) -> Match:
    """A robbery of these cards, everybody having 20 money; nothing is left in the pile."""
    game = table(len(fists)).money(*[purse] * len(fists)).cemetery(1, cards).cemetery(2, "5").robbing(1)
    for seat in range(len(fists)):
        game.hand(seat, "5")
    return make_fists(game.match(), *fists)


def gains(match: Match, purse: int = 20) -> list[int]:
    return [amount - purse for amount in money(match)]


# --- fists


@pytest.mark.rule("GD-13")
def test_a_fist_holds_0_or_more_of_the_own_money() -> None:
    match = table().money(3, 0, 12).notes(2, 2, 1).cemetery(1, "5").robbing(1).match()
    assert [str(decision) for decision in match.legal(ANN)] == ["fist 0", "fist 1", "fist 2", "fist 3"]
    assert refused(match, ANN, "fist 4") == "GD-13"


@pytest.mark.rule("GD-13")
def test_without_money_one_plays_on_with_an_empty_fist() -> None:
    match = table().money(3, 0, 12).notes(2, 2, 1).cemetery(1, "5").robbing(1).match()
    assert [str(decision) for decision in match.legal(BEN)] == ["fist 0"]
    make_fists(match, 0, 0, 0)
    assert money(match) == [3, 0, 12]


@pytest.mark.rule("GD-13")
def test_a_fist_is_sealed_until_the_last_one_is_made() -> None:
    worlds = [table().cemetery(1, "5").robbing(1).match() for _ in range(2)]
    for match, amount in zip(worlds, (0, 9), strict=True):
        match.decide(BEN, f"fist {amount}")
        assert match.asked == [ANN, CAT]
        assert match.view(BEN)["seats"][BEN]["fist"] == amount
        assert told(match, "fist-made", "fist-opened") == [("fist-made", BEN)]
    one, other = worlds
    for seat in (ANN, CAT, SPECTATOR):
        assert one.view(seat)["seats"][BEN]["fist"] is None
        assert one.view(seat)["seats"][BEN]["answered"] is True
        assert one.view(seat) == other.view(seat)
        assert one.view_bytes(seat).tobytes() == other.view_bytes(seat).tobytes()
        assert one.story(seat) == other.story(seat)


@pytest.mark.rule("GD-13")
def test_a_sealed_fist_of_a_player_without_cards_is_not_shown_as_empty() -> None:
    match = table().hand(BEN, "").cemetery(1, "5").robbing(1).match()
    match.decide(BEN, "fist 3")
    assert match.view(ANN)["seats"][BEN]["fist"] is None


@pytest.mark.rule("GD-13")
def test_a_fist_made_cannot_be_made_again_or_taken_back() -> None:
    match = table().cemetery(1, "5").robbing(1).match()
    match.decide(BEN, "fist 3")
    assert refused(match, BEN, "fist 2") == "not-asked"
    assert not match.can_undo(BEN)


@pytest.mark.rule("GD-13")
def test_all_fists_open_together() -> None:
    match = robbed("5", 2, 0, 7)
    assert told(match, "fist-opened") == [("fist-opened", ANN, 2), ("fist-opened", BEN, 0), ("fist-opened", CAT, 7)]


# --- persons


@pytest.mark.rule("GD-14", "GD-15")
@pytest.mark.parametrize("others", ["", "G", "B", "A", "G G B B A", "G B A"])
def test_one_widow_distracts_all_others_and_sharing_is_as_usual(others: str) -> None:
    match = robbed(f"W {others} 5 5", 4, 8, 0)
    assert gains(match) == [4, 0, 0]
    assert ("one-widow",) in told(match)
    assert told(match, "one-guard", "guards", "bandits", "accomplices", "quarrel") == []


@pytest.mark.rule("GD-15")
@pytest.mark.parametrize("widows", ["W W", "W W W", "W W W W"])
def test_two_widows_talk_among_themselves_and_the_others_act(widows: str) -> None:
    assert gains(robbed(f"{widows} 5 5", 4, 8, 0)) == [4, 0, 0]
    assert gains(robbed(f"{widows} A 5 5", 4, 8, 0)) == [0, 8, 0]
    assert gains(robbed(f"{widows} B 5 5", 4, 8, 0)) == [-4, -8, 0]
    assert gains(robbed(f"{widows} G 5 5", 4, 8, 0)) == [0, 0, 5]


@pytest.mark.rule("GD-15", "GD-18")
def test_x_is_no_person_and_stays_with_a_widow() -> None:
    match = robbed("W X 5", 10, 11, 0)
    assert told(match, "loot") == [("loot", 5, 1, 10)]
    assert gains(match) == [10, 0, 0]


@pytest.mark.rule("GD-16")
@pytest.mark.parametrize("others", ["", "B", "B B A", "A", "X X", "W W"])
def test_one_guard_rewards_empty_fists_and_ends_the_robbery(others: str) -> None:
    match = robbed(f"G {others} 5 10", 0, 8, 0)
    assert gains(match) == [5, 0, 5]
    assert told(match, "rewarded") == [("rewarded", ANN, 5), ("rewarded", CAT, 5)]
    assert told(match, "loot", "paid", "bandits", "accomplices", "quarrel") == []


@pytest.mark.rule("GD-16")
@pytest.mark.parametrize("guards", ["G G", "G G G", "G G G G"])
def test_two_guards_play_cards_and_go(guards: str) -> None:
    assert gains(robbed(f"{guards} 5 5", 4, 8, 0)) == [4, 0, 0]
    assert gains(robbed(f"{guards} B 5 5", 4, 8, 0)) == [-4, -8, 0]
    assert gains(robbed(f"{guards} A 5 5", 4, 8, 0)) == [0, 8, 0]


@pytest.mark.rule("GD-17")
@pytest.mark.parametrize("persons", ["B", "B B", "B B A", "B B B A A", "W W G G B"])
def test_more_bandits_than_accomplices_take_every_fist(persons: str) -> None:
    match = robbed(f"{persons} 5 X", 4, 8, 0)
    assert gains(match) == [-4, -8, 0]
    assert told(match, "loot", "paid") == []
    assert told(match, "fist-lost", "empty-fist") == [("fist-lost", ANN, 4), ("fist-lost", BEN, 8), ("empty-fist", CAT)]


@pytest.mark.rule("GD-17")
@pytest.mark.parametrize("persons", ["A", "A A", "A A B", "A A A B B", "W W G G A"])
def test_more_accomplices_than_bandits_pay_the_highest_fist_first(persons: str) -> None:
    assert gains(robbed(f"{persons} 5 5", 4, 8, 2)) == [0, 8, 0]
    assert gains(robbed(f"{persons} 5 5", 2, 8, 2)) == [0, 8, 0]
    assert gains(robbed(f"{persons} 5 5", 2, 8, 0)) == [2, 8, 0]


@pytest.mark.rule("GD-17")
@pytest.mark.parametrize("persons", ["A B", "A A B B", "W W A B"])
def test_as_many_bandits_as_accomplices_quarrel_and_go(persons: str) -> None:
    match = robbed(f"{persons} 5 5", 4, 8, 0)
    assert gains(match) == [4, 0, 0]
    assert told(match, "quarrel") == [("quarrel", persons.split().count("B"))]


# --- loot


@pytest.mark.rule("GD-18")
@pytest.mark.parametrize(
    ("cards", "loot"),
    [("2", 2), ("2 3 4 5 10", 24), ("5 X", 10), ("5 10 X X", 45), ("2 X X X X", 10), ("X", 0), ("X X X", 0)],
)
def test_loot_is_the_sum_of_the_values_and_once_more_for_each_x(cards: str, loot: int) -> None:
    assert [event[-1] for event in told(robbed(cards, 0, 0), "loot")] == [loot]


@pytest.mark.rule("GD-18", "GD-19")
def test_without_a_value_card_nobody_is_paid() -> None:
    match = robbed("X A", 1, 0, 3)
    assert gains(match) == [0, 0, 0]
    assert told(match, "loot-short", "too-late", "empty-fist") == [
        ("loot-short", CAT, 3, 3, 0),
        ("too-late", ANN, 1),
        ("empty-fist", BEN),
    ]


# --- sharing


@pytest.mark.rule("GD-19")
def test_sharing_goes_from_the_lowest_fist_up() -> None:
    match = robbed("10 5", 8, 3, 4)
    assert gains(match) == [8, 3, 4]
    assert told(match, "paid") == [("paid", BEN, 3), ("paid", CAT, 4), ("paid", ANN, 8)]
    assert told(match, "loot-left") == []


@pytest.mark.rule("GD-19")
def test_with_the_loot_one_short_the_highest_gets_nothing_and_the_bank_the_rest() -> None:
    match = robbed("10 4", 8, 3, 4)
    assert gains(match) == [0, 3, 4]
    assert told(match, "loot-short", "loot-left") == [("loot-short", ANN, 8, 8, 7), ("loot-left", 7)]


@pytest.mark.rule("GD-19")
def test_equal_fists_are_all_paid_or_none_of_them() -> None:
    assert gains(robbed("10", 4, 4, 2)) == [4, 4, 2]
    match = robbed("5 4", 4, 4, 2)
    assert gains(match) == [0, 0, 2]
    assert told(match, "loot-short") == [("loot-short", ANN, 4, 8, 7), ("loot-short", BEN, 4, 8, 7)]


@pytest.mark.rule("GD-19")
def test_after_one_who_cannot_be_paid_nobody_is() -> None:
    match = robbed("10 3", 6, 6, 2, 7)
    assert gains(match) == [0, 0, 2, 0]
    assert told(match, "too-late") == [("too-late", 3, 7)]
    match = robbed("10 3 A", 14, 6, 2, 7)
    assert gains(match) == [0, 0, 0, 0]
    assert told(match, "loot-left") == [("loot-left", 13)]


@pytest.mark.rule("GD-19")
def test_empty_fists_take_nothing_from_the_loot() -> None:
    assert gains(robbed("5", 0, 0, 5)) == [0, 0, 5]


@pytest.mark.rule("GD-19")
def test_unpaid_fists_go_back() -> None:
    assert money(robbed("2", 20, 20)) == [20, 20]


# --- afterwards


@pytest.mark.rule("GD-20")
@pytest.mark.parametrize("persons", ["", "W", "G", "B", "A"])
def test_after_a_robbery_the_cards_leave_and_one_from_the_pile_is_laid(persons: str) -> None:
    match = make_fists(table().pile("10 5").cemetery(3, f"4 ^4 {persons}").robbing(3).match(), 0, 1, 2)
    assert [lying(match, 3, seat) for seat in (ANN, SPECTATOR)] == ["?", "?"]
    assert match.view(None)["pile"] == 1
    assert told(match, "refilled") == [("refilled", 3)]
    assert match.view(None)["gone"].count("4") == 4


@pytest.mark.rule("GD-20")
def test_a_refilled_cemetery_holds_a_card_that_nobody_knows() -> None:
    match = make_fists(table().pile("10").cemetery(3, "4").robbing(3).match(), 0, 1, 2)
    assert match.view(ANN)["cemeteries"][2]["cards"] == [
        {"card": None, "up": False, "layer": None, "known_by": [], "touched": False}
    ]


@pytest.mark.rule("GD-24")
def test_the_bank_never_runs_dry() -> None:
    """The box has coins for 235; here the players are paid 300."""
    match = robbed("10 10 5 5 5 5 5 4 4 4 4 X X X X", 60, 60, 60, 60, 60, purse=60)
    assert gains(match, purse=60) == [60] * 5
