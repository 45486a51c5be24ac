"""Rulings on what is in the box and on getting ready (GR-1 to GR-6)."""

from __future__ import annotations

import pytest

from lychgate.games.graverobbers.rules.cards import COLOURS, DECK, GOAL, GOAL_CARDS, NAMES
from tests.games.graverobbers.table import BLUE, GAME, GREEN, GREY, RED, SPECTATOR, Table, table

COUNTS = range(3, 7)


@pytest.fixture(params=COUNTS, ids=lambda players: f"{players} players")
def dealt(request: pytest.FixtureRequest) -> Table:
    """A game just dealt, before anybody has chosen goals."""
    return table(request.param).deal(seed=request.param)


# --- the box


@pytest.mark.rule("GR-1")
def test_the_deck_has_27_robbers_27_detectives_and_18_bobbies() -> None:
    deck = dict(zip(NAMES, DECK, strict=True))
    assert [deck[f"R{n}"] for n in (1, 2, 3)] == [9, 9, 9]
    assert [deck[f"D{n}"] for n in (1, 2, 3)] == [13, 9, 5]
    assert [deck[f"B{n}"] for n in (0, 1, 2)] == [6, 6, 6]
    assert sum(DECK) == 72


@pytest.mark.rule("GR-1")
def test_all_72_cards_are_dealt_or_left_over(dealt: Table) -> None:
    assert (dealt.state["hand"].sum(axis=0) + dealt.state["undealt"]).tolist() == list(DECK)


@pytest.mark.rule("GR-1")
@pytest.mark.parametrize("name", NAMES)
def test_every_card_counts_the_number_printed_on_it(name: str) -> None:
    game = table().grave(1, "R1 D1 R1 D1 R1 D1").hand(RED, f"{name} R1").decide(RED, f"{name}@1")
    sums = (game.heard("grave-intact") + game.heard("grave-ransacked"))[0]
    added = int(name[1])
    assert (sums["defence"], sums["robbery"]) == ((3, 3 + added) if name[0] == "R" else (3 + added, 3))


@pytest.mark.rule("GR-2")
def test_each_colour_has_seven_neighbouring_pairs_and_two_majorities() -> None:
    names = [GOAL.data(number) for number in range(1, 19)]
    pairs = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-1"]
    for colour in ("black", "white"):
        assert sorted(n for n in names if n.startswith(colour)) == sorted(
            [f"{colour}-{pair}" for pair in pairs] + [f"{colour}-majority"] * 2
        )


@pytest.mark.rule("GR-2")
def test_goals_are_worth_what_the_french_cards_print() -> None:
    points = {GOAL.data(number): worth for number, (*_, worth) in enumerate(GOAL_CARDS, start=1)}
    assert points["black-1-2"] == 6
    assert points["black-majority"] == 7
    assert points["white-1-2"] == 4
    assert points["white-majority"] == 5
    assert sorted(points.values()) == [4] * 7 + [5] + [6] * 7 + [7]


@pytest.mark.rule("GR-3")
def test_there_are_seven_graves_and_six_colours() -> None:
    assert [grave["number"] for grave in table().view(RED)["graves"]] == [1, 2, 3, 4, 5, 6, 7]
    assert COLOURS == ("red", "blue", "green", "grey", "pink", "yellow")


@pytest.mark.rule("GR-3")
def test_everybody_begins_with_the_accuse_card(dealt: Table) -> None:
    assert [seat["accused"] for seat in dealt.view(SPECTATOR)["seats"]] == [None] * dealt.players


# --- getting ready


@pytest.mark.rule("GR-4")
@pytest.mark.parametrize(("players", "cards"), [(3, 20), (4, 16), (5, 14), (6, 12)])
def test_the_hand_is_the_smaller_the_more_players_there_are(players: int, cards: int) -> None:
    game = table(players).deal()
    assert game.state["hand_size"].tolist() == [cards] * players + [0] * (6 - players)
    assert game.state["hand"].sum(axis=1).tolist() == [cards] * players + [0] * (6 - players)
    assert game.heard("dealt")[0]["cards"] == cards


@pytest.mark.rule("GR-4")
def test_cards_left_over_are_out_of_the_game_and_unseen(dealt: Table) -> None:
    assert dealt.state["undealt"].sum() == 72 - sum(dealt.state["hand_size"])
    for seat in (SPECTATOR, RED, BLUE):
        assert not dealt.view_bytes(seat).view(GAME.state_layout)["undealt"].any()


@pytest.mark.rule("GR-4")
def test_every_deal_is_another_one() -> None:
    hands = {table().deal(seed).state["hand"].tobytes() for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("GR-5")
def test_everybody_gets_three_different_goals_the_rest_stays_away(dealt: Table) -> None:
    goals = dealt.state["goal"][: dealt.players]
    left = int(dealt.state["goals_left"])
    assert (goals > 0).all()
    assert sorted([*(goals.flatten() - 1), *(g for g in range(18) if left >> g & 1)]) == list(range(18))


@pytest.mark.rule("GR-5")
def test_all_choose_at_the_same_time_in_any_order(dealt: Table) -> None:
    seats = list(range(dealt.players))
    assert dealt.asked() == seats
    for seat in reversed(seats):
        assert dealt.prompt(seat) == "goal"
        assert dealt.legal(seat) == ["goal 1", "goal 2", "goal 3"]
        dealt.decide(seat, "goal 2")
        assert dealt.asked() == (seats[:seat] if seat else [dealt.state["turn"]])
    assert dealt.phase == "turn"


@pytest.mark.rule("GR-5")
@pytest.mark.parametrize("which", [1, 2, 3])
def test_two_goals_are_kept_and_the_chosen_one_is_returned(which: int) -> None:
    game = table(3).deal()
    before = game.state["goal"][RED].tolist()
    returned = before.pop(which - 1)
    game.decide(RED, f"goal {which}").decide(BLUE, "goal 1").decide(GREEN, "goal 3")
    assert game.state["goal"][RED].tolist() == [*before, returned]
    assert game.heard("returned-goal", RED) == [{"seat": RED, "goal": returned}]
    assert len(game.heard("goals-chosen")) == 1


@pytest.mark.rule("GR-5")
def test_goals_of_any_mix_of_colours_may_be_kept() -> None:
    kept = set()
    for seed in range(20):
        game = table(3).deal(seed)
        for seat in (RED, BLUE, GREEN):
            game.decide(seat, "goal 1")
        for seat in (RED, BLUE, GREEN):
            kept.add(tuple(sorted(goal["colour"] for goal in game.view(seat)["seats"][seat]["goals"])))
    assert kept == {("black", "black"), ("black", "white"), ("white", "white")}


@pytest.mark.rule("GR-5", "GR-34")
def test_nobody_sees_what_another_chose() -> None:
    one, other = table(3).deal(), table(3).deal()
    one.decide(BLUE, "goal 1")
    other.decide(BLUE, "goal 3")
    for seat in (RED, GREEN, SPECTATOR):
        assert (one.view_bytes(seat) == other.view_bytes(seat)).all()
        assert one.heard("answered", seat) == other.heard("answered", seat) == [{"seat": BLUE}]
    one.decide(RED, "goal 1").decide(GREEN, "goal 1")
    other.decide(RED, "goal 1").decide(GREEN, "goal 1")
    for seat in (RED, GREEN, SPECTATOR):
        assert (one.view_bytes(seat) == other.view_bytes(seat)).all()
        assert BLUE not in [event["seat"] for event in one.heard("returned-goal", seat)]


@pytest.mark.rule("GR-5")
def test_the_own_hand_is_seen_before_goals_are_chosen() -> None:
    game = table().deal()
    seats = game.view(GREY)["seats"]
    assert len(seats[GREY]["hand"]) == 16
    assert len(seats[GREY]["goals"]) == 3


@pytest.mark.rule("GR-6")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_table_may_name_who_begins(seat: int) -> None:
    game = table(first_player=seat).deal()
    assert game.view(RED)["first"] == game.view(RED)["turn"] == seat - 1
    assert game.heard("first-player") == [{"first": seat - 1}]
    for chooser in range(4):
        game.decide(chooser, "goal 1")
    assert game.asked() == [seat - 1]


@pytest.mark.rule("GR-6")
def test_otherwise_chance_decides_who_begins() -> None:
    for players in COUNTS:
        begins = set()
        for seed in range(60):
            game = table(players).deal(seed)
            for seat in range(players):
                game.decide(seat, "goal 1")
            begins.add(int(game.state["first"]))
        assert begins == set(range(players))


@pytest.mark.rule("GR-6")
def test_it_is_drawn_and_told_when_the_last_goal_has_been_returned() -> None:
    game = table(3).deal()
    for seat in (BLUE, GREEN):
        game.decide(seat, "goal 1")
    for reader in (RED, BLUE, SPECTATOR):
        assert game.view(reader)["first"] is game.view(reader)["turn"] is None
    assert game.heard("first-player") == []
    game.decide(RED, "goal 1")
    (first,) = game.asked()
    assert game.view(RED)["first"] == game.view(RED)["turn"] == first
    assert [told.name for told in game.story[-2:]] == ["goals-chosen", "first-player"]
    assert game.heard("first-player") == [{"first": first}]
