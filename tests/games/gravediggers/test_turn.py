"""Rulings on a turn: tiles and what they ask for (GD-5 to GD-12)."""

from __future__ import annotations

from collections import Counter

import pytest

import lychgate
from lychgate.play.match.match import Match
from tests.games.gravediggers.table import (
    ANN,
    BEN,
    CAT,
    SPECTATOR,
    Table,
    lying,
    make_fists,
    money,
    refused,
    table,
    told,
)


def a_table() -> Table:
    """Everybody has cards, so has the pile, and each cemetery."""
    game = table().pile("3 3 4 4")
    for number in range(1, 6):
        game.cemetery(number, "5")
    return game


def tiles_up(match: Match) -> dict[str, int]:
    return {name: tile["up"] for name, tile in match.view(None)["tiles"].items()}


# --- tiles


@pytest.mark.rule("GD-5")
def test_turns_go_clockwise_and_each_begins_with_a_tile() -> None:
    match = a_table().tiles(place=4).match()
    for seat in (ANN, BEN, CAT):
        assert match.asked == [seat]
        match.decide(seat, "5@1")
    assert match.asked == [ANN]
    assert told(match, "tile") == [("tile", BEN, 0), ("tile", CAT, 0), ("tile", ANN, 0)]


@pytest.mark.rule("GD-5")
def test_tiles_stay_up_until_the_seventh_is_carried_out() -> None:
    match = a_table().tiles(look=1).match()
    match.decide(ANN, "5@1")
    assert tiles_up(match) == {"place": 4, "look": 1, "turn": 1, "gravedigger": 1}
    assert told(match, "tiles-mixed") == []
    match.decide(BEN, "look 1.2")
    assert told(match, "tiles-mixed") == [("tiles-mixed",)]
    assert sum(tiles_up(match).values()) == 1


@pytest.mark.rule("GD-5")
def test_a_last_tile_that_is_passed_over_also_has_them_mixed() -> None:
    match = table().pile("3 3").cemetery(1, "5").tiles(turn=1).match()
    match.decide(ANN, "5@2")
    assert told(match)[-5:-1] == [("drew-hidden", ANN), ("tile", BEN, 2), ("not-possible", BEN, 2), ("tiles-mixed",)]
    assert match.asked == [CAT]


@pytest.mark.rule("GD-5")
def test_every_tile_is_as_likely_to_be_turned_up_as_the_others() -> None:
    first: Counter[int] = Counter()
    for seed in range(700):
        match = lychgate.new("gravediggers", players=2, seed=seed)
        first[next(event.arguments["tile"] for event in match.story(None) if event.name == "tile")] += 1
    assert abs(first[0] - 400) < 65
    assert all(abs(first[tile] - 100) < 45 for tile in (1, 2, 3))


# --- Place


@pytest.mark.rule("GD-6")
@pytest.mark.parametrize("cemetery", [1, 2, 5])
def test_a_card_is_laid_face_down_at_any_cemetery_and_one_is_drawn(cemetery: int) -> None:
    match = table().hand(ANN, "W 5 5").pile("10 10").cemetery(1, "5").match()
    before = lying(match, cemetery, ANN)
    match.decide(ANN, f"W@{cemetery}")
    assert lying(match, cemetery, ANN) == f"{before} W".strip()
    assert match.view(ANN)["seats"][ANN]["hand"] == ["5", "5", "10"]
    assert match.view(ANN)["pile"] == 1
    assert told(match, "laid", "drew", reader=ANN)[1:] == [("drew", ANN, 5)]
    assert told(match, "laid-hidden", "drew-hidden", reader=BEN)[1:] == [("drew-hidden", ANN)]


@pytest.mark.rule("GD-6")
def test_without_a_pile_nothing_is_drawn() -> None:
    match = table().hand(ANN, "W 5").match()
    match.decide(ANN, "W@3")
    assert match.view(ANN)["seats"][ANN]["hand"] == ["5"]
    assert told(match, "drew-hidden", reader=BEN) == []


@pytest.mark.rule("GD-6")
def test_only_a_card_from_the_own_hand_can_be_laid() -> None:
    match = table().hand(ANN, "W 5").hand(BEN, "10 10").match()
    assert refused(match, ANN, "10@1") == "GD-6"
    assert [str(decision) for decision in match.legal(ANN)] == [f"{card}@{n}" for card in "5W" for n in range(1, 6)]


@pytest.mark.rule("GD-6")
def test_cards_keep_their_places_when_another_cemetery_is_robbed() -> None:
    game = table(2).pile("2 2").cemetery(1, "3").cemetery(2, "4").cemetery(1, "^W").cemetery(2, "^10")
    match = make_fists(game.cemetery(1, "5").cemetery(2, "X").robbing(2).match(), 0, 0)
    assert lying(match, 1) == "? ^W ?"
    assert lying(match, 2) == "?"


# --- Look and Turn


@pytest.mark.rule("GD-7")
def test_a_hidden_card_is_looked_at_alone() -> None:
    match = table().cemetery(4, "5 W").on_tile("look").match()
    match.decide(ANN, "look 4.2")
    assert [lying(match, 4, seat) for seat in (ANN, BEN, CAT, SPECTATOR)] == ["? W", "? ?", "? ?", "? ?"]
    assert told(match, "looked", "looked-hidden", reader=ANN) == [("looked", ANN, 4, 2, 7)]
    assert told(match, "looked", "looked-hidden", reader=BEN) == [("looked-hidden", ANN, 4, 2)]


@pytest.mark.rule("GD-7")
def test_only_a_hidden_card_can_be_looked_at() -> None:
    match = table().cemetery(4, "5 ^W").on_tile("look").match()
    assert refused(match, ANN, "look 4.2") == "GD-7"
    assert refused(match, ANN, "look 4.3") == "GD-7"
    assert refused(match, ANN, "look 1.1") == "GD-7"
    assert [str(decision) for decision in match.legal(ANN)] == ["look 4.1"]


@pytest.mark.rule("GD-8")
def test_a_card_turned_up_stays_up_for_all() -> None:
    match = table().cemetery(4, "5 W 2").on_tile("turn").match()
    match.decide(ANN, "turn 4.2")
    assert [lying(match, 4, seat) for seat in (ANN, BEN, SPECTATOR)] == ["? ^W ?"] * 3
    assert told(match, "turned") == [("turned", ANN, 4, 2, 7)]


@pytest.mark.rule("GD-8")
def test_the_last_hidden_card_of_a_cemetery_cannot_be_turned() -> None:
    match = table().cemetery(1, "5").cemetery(2, "^5 4 ^3").cemetery(3, "5 ^2 3").on_tile("turn").match()
    assert refused(match, ANN, "turn 1.1") == "GD-8"
    assert refused(match, ANN, "turn 2.2") == "GD-8"
    assert refused(match, ANN, "turn 3.2") == "GD-8"
    assert [str(decision) for decision in match.legal(ANN)] == ["turn 3.1", "turn 3.3"]


# --- Gravedigger


@pytest.mark.rule("GD-9")
def test_the_gravedigger_has_a_cemetery_robbed_at_once() -> None:
    match = table().cemetery(5, "5").on_tile("gravedigger").match()
    match.decide(ANN, "rob 5")
    assert match.asked == [ANN, BEN, CAT]
    assert match.view(None)["robbed"] == 5
    assert [prompt.name for prompt in match.prompts] == ["fist"] * 3
    make_fists(match, 5, 6, 7)
    assert money(match) == [15, 10, 10]
    assert match.view(None)["robbed"] is None
    assert match.asked == [BEN]


@pytest.mark.rule("GD-10")
@pytest.mark.parametrize(
    ("tile", "cards"), [("look", ""), ("turn", ""), ("turn", "5"), ("turn", "5 ^5"), ("gravedigger", "")]
)
def test_a_tile_that_cannot_be_carried_out_is_passed_over(tile: str, cards: str) -> None:
    """A turn is laid before it, by which nothing changes at the cemeteries: a robbery without a pile."""
    match = table().cemetery(1, "5").cemetery(2, cards).tiles(**{tile: 1}).robbing(1).match()
    make_fists(match, 0, 0, 0)
    assert told(match, "not-possible") == [("not-possible", BEN, ["place", "look", "turn", "gravedigger"].index(tile))]
    assert match.view(None)["turn"] == CAT  # Ben's turn is over


@pytest.mark.rule("GD-10")
@pytest.mark.parametrize(("tile", "cards"), [("look", "5"), ("look", "^5 5"), ("turn", "5 5"), ("gravedigger", "5")])
def test_otherwise_it_must_be_carried_out(tile: str, cards: str) -> None:
    match = table().cemetery(1, "5").cemetery(2, cards).tiles(**{tile: 1}).robbing(1).match()
    make_fists(match, 0, 0, 0)
    assert match.asked == [BEN]
    assert told(match, "not-possible") == []
    verb = "rob" if tile == "gravedigger" else tile
    assert all(str(decision).startswith(f"{verb} 2") for decision in match.legal(BEN))


@pytest.mark.rule("GD-11")
def test_a_cemetery_without_cards_cannot_be_robbed() -> None:
    match = table().cemetery(2, "5").on_tile("gravedigger").match()
    assert refused(match, ANN, "rob 1") == "GD-11"
    assert [str(decision) for decision in match.legal(ANN)] == ["rob 2"]


@pytest.mark.rule("GD-11", "GD-20")
def test_with_the_pile_empty_a_robbed_cemetery_stays_empty_until_a_card_is_laid_there() -> None:
    match = table().cemetery(2, "5").cemetery(3, "5").tiles(place=1, gravedigger=1).robbing(2).match()
    make_fists(match, 0, 0, 0)
    assert lying(match, 2) == ""
    match.decide(BEN, "5@2")
    assert [str(decision) for decision in match.legal(CAT)] == ["rob 2", "rob 3"]


# --- who knows what


@pytest.mark.rule("GD-12")
def test_who_lays_a_card_knows_it_and_all_see_who_did() -> None:
    match = table().hand(ANN, "W 5").match()
    match.decide(ANN, "W@3")
    assert [lying(match, 3, seat) for seat in (ANN, BEN, SPECTATOR)] == ["W", "?", "?"]
    for seat in (ANN, BEN, SPECTATOR):
        (card,) = match.view(seat)["cemeteries"][2]["cards"]
        assert (card["layer"], card["known_by"]) == (ANN, [ANN])


@pytest.mark.rule("GD-12")
def test_what_was_laid_or_looked_at_is_known_for_as_long_as_it_lies_there() -> None:
    game = table(2).hand(ANN, "W 5 5 5").hand(BEN, "2 3 4").cemetery(1, "10").tiles(place=4, look=1, gravedigger=1)
    match = game.match()
    match.decide(ANN, "W@1")
    match.decide(BEN, "2@1")
    match.decide(ANN, "5@2")
    match.decide(BEN, "3@1")
    match.decide(ANN, "5@2")
    match.decide(BEN, "look 1.1")
    assert [lying(match, 1, seat) for seat in (ANN, BEN)] == ["? W ? ?", "10 ? 2 3"]
    match.decide(ANN, "rob 2")
    make_fists(match, 1, 1)
    assert [lying(match, 1, seat) for seat in (ANN, BEN)] == ["? W ? ?", "10 ? 2 3"]
    assert match.view(BEN)["cemeteries"][0]["cards"][0]["known_by"] == [BEN]


@pytest.mark.rule("GD-12")
def test_all_see_the_cards_of_a_robbed_cemetery_before_they_leave() -> None:
    match = make_fists(table().pile("2").cemetery(1, "5 ^X", by=BEN).robbing(1).match(), 0, 0, 0)
    for seat in (ANN, BEN, SPECTATOR):
        assert told(match, "card-shown", reader=seat) == [("card-shown", 1, 1, 4), ("card-shown", 1, 2, 6)]
        gone = match.view(seat)["gone"]
        assert gone.count("X") == 1  # Ann, Ben and Cat hold the other three
        assert gone.count("5") == 11 - 3


@pytest.mark.rule("GD-12")
def test_nobody_is_told_what_another_lays_or_draws() -> None:
    one, other = (table().hand(ANN, f"{card} 5").pile(drawn).match() for card, drawn in (("W", "3"), ("G", "4")))
    one.decide(ANN, "W@3")
    other.decide(ANN, "G@3")
    for seat in (BEN, CAT, SPECTATOR):
        assert one.story(seat) == other.story(seat)
        hidden = one.view(seat), other.view(seat)
        for view in hidden:
            view.pop("gone")  # the two positions differ in what they do not mention
        assert hidden[0] == hidden[1]
