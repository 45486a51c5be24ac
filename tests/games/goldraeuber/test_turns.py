"""Turns of Goldräuber ruled on one by one: dice, life points, carrying, collapses, the end."""

from __future__ import annotations

import random

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.errors import BadOptions
from lychgate.play.match.match import Match
from tests.games.goldraeuber.table import ANN, BEN, CAT, GAME, as_oracle, seats, table, told

# --- before the start


@pytest.mark.rule("GO-7")
@pytest.mark.parametrize("players", GAME.players)
def test_chance_decides_who_begins_unless_the_table_does(players: int) -> None:
    def beginner(seed: int, first_player: int) -> int:
        match = lychgate.new("goldraeuber", players=players, seed=seed, options={"first_player": first_player})
        return int(match.view(None)["first"])

    assert {beginner(seed, 0) for seed in range(20)} == set(range(players))
    for seat in range(players):
        assert {beginner(seed, seat + 1) for seed in range(3)} == {seat}


@pytest.mark.rule("GO-7")
def test_who_begins_has_a_seat_at_the_table() -> None:
    with pytest.raises(BadOptions, match="a seat from 1 to 2 or 0, got 3") as raised:
        GAME.make_box(2, options={"first_player": 3})
    assert raised.value.rule == "GO-7"


@pytest.mark.rule("GO-5")
@pytest.mark.parametrize(
    ("players", "first", "points"),
    [(2, 1, [2, 2]), (3, 2, [2, 2, 2]), (4, 1, [3, 2, 2, 2]), (4, 3, [2, 2, 3, 2])],
)
def test_life_points_are_split_evenly_unless_agreed_otherwise(players: int, first: int, points: list[int]) -> None:
    match = lychgate.new("goldraeuber", players=players, seed=1, options={"first_player": first})
    match.decide(first - 1, "keep")
    assert [player["life"] for player in match.view(None)["seats"]] == points


@pytest.mark.rule("GO-5")
def test_the_first_player_says_how_life_points_are_split_and_the_last_gets_the_rest() -> None:
    match = table(4, phase="splitting", first=2)
    for decision in ("points 5", "points 1", "points 2"):
        match.decide(BEN, decision)
    assert told(match, "got-points") == [
        ("got-points", 1, 5),
        ("got-points", 2, 1),
        ("got-points", 3, 2),
        ("got-points", 0, 1),
    ]


@pytest.mark.rule("GO-25")
def test_a_conscience_that_says_no_puts_the_game_away() -> None:
    match = table(3, options={"conscience": True}, phase="conscience")
    match.decide(ANN, "no")
    assert match.outcome is not None
    assert match.outcome.points == (0, 0, 0)
    assert [line.rule for line in match.outcome.lines] == ["GO-25"] * 3
    match = table(3, options={"conscience": True}, phase="conscience")
    match.decide(ANN, "yes")
    assert match.view(None)["phase"] == "splitting"
    alone = table(1, options={"conscience": True}, phase="conscience", chance=[3])
    alone.decide(ANN, "yes")
    assert (alone.view(None)["phase"], alone.view(None)["seats"][0]["life"]) == ("acting", 3)


@pytest.mark.rule("GO-25")
def test_the_monk_is_thought_of_before_anything_else_and_answered_for_if_the_table_wants_to() -> None:
    def begun(conscience: bool, players: int = 2) -> tuple[list[str], str]:
        match = lychgate.new("goldraeuber", players=players, seed=1, options={"conscience": conscience})
        return [event.name for event in match.story(None)][:2], match.prompts[0].name

    assert begun(True) == (["asked-conscience"], "conscience")
    assert begun(False) == (["asked-conscience", "opened"], "split-own")
    assert begun(False, players=1)[1] not in ("conscience", "split")


# --- the die

CALM = """
T^ (T^) (?) (?) (?) (?)
(?) (?) (?) (?) (?) (?)
(?) (?) (?) (?) (?) (?)
. .     (?) (?) .   .
"""
FURIOUS = """
T^ T^ G   (?) (?) (?)
(?) (?) (?) (?) (?) (?)
(?) (?) (?) (?) (?) (?)
. .     (?) (?) .   .
"""


@pytest.mark.rule("GO-8")
@pytest.mark.parametrize("mine", [CALM, FURIOUS])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_is_an_action_or_a_collapse_by_the_monks_mood(mine: str, die: int) -> None:
    match = table(mine=mine, seats=seats("outside", "a1"), chance=[die - 1])
    match.decide(ANN, "wait")
    limit = 2 if mine == FURIOUS else 4
    assert match.view(None)["actions_up_to"] == limit
    assert match.asked == [BEN]
    assert match.view(None)["phase"] == ("acting" if die <= limit else "collapsing")


@pytest.mark.rule("GO-8")
def test_the_monk_is_furious_from_the_next_roll_on() -> None:
    mine = FURIOUS.replace("T^ G", "T^ (G)")
    match = table(mine=mine, seats=seats("b1", "a1"), die=4, chance=[2])
    match.decide(ANN, "turn c1")
    assert told(match, "monk-angry")
    assert match.view(None)["mood"] == "angry"
    assert match.view(None)["phase"] == "collapsing"  # Ben's 3


@pytest.mark.rule("GO-8", "GO-21")
def test_the_monk_stays_furious_when_the_emptied_treasure_card_collapses() -> None:
    match = table(mine=FURIOUS, seats=seats("b1", "a1", carries={0: "treasure"}), phase="collapsing", die=5, chance=[2])
    match.decide(ANN, "collapse c1")
    assert not match.over
    assert (match.view(None)["mood"], match.view(None)["phase"]) == ("angry", "collapsing")


@pytest.mark.rule("GO-16")
def test_own_life_points_are_spent_before_those_of_the_company_clockwise() -> None:
    mine = CALM.replace(". .     (?) (?) .   .", ". (?) (?) (?) (?) .")
    match = table(3, mine=mine, seats=seats("a1", "a1", "a1", life=(1, 1, 2)), turn=2, phase="changing", die=6)
    match.decide(BEN, "die 3")
    assert told(match, "spent") == [("spent", 1, 1, 0), ("spent", 2, 2, 0)]
    assert [player["life"] for player in match.view(None)["seats"]] == [1, 0, 0]


@pytest.mark.rule("GO-16")
def test_life_points_are_offered_for_sharing_only_where_there_are_some_and_somebody_to_share_with() -> None:
    def after_turning_up(*places: str, life: tuple[int, int]) -> str:
        match = table(mine=CALM, seats=seats(*places, life=life), chance=[0])
        match.decide(ANN, "turn b1")
        return str(match.view(None)["phase"])

    assert after_turning_up("a1", "a1", life=(0, 2)) == "sharing"
    assert after_turning_up("a1", "a1", life=(0, 0)) == "acting"
    assert after_turning_up("a1", "outside", life=(1, 2)) == "acting"  # Ben's roll


@pytest.mark.rule("GO-16")
def test_three_on_a_card_shift_before_the_action_and_may_keep_the_own_share() -> None:
    mine = CALM.replace(". .     (?) (?) .   .", ". (?) (?) (?) (?) .")
    match = table(3, mine=mine, seats=seats("a1", "a1", "a1", life=(1, 1, 2)), die=2)
    match.decide(ANN, "points 1")
    assert [(prompt.name, prompt.arguments) for prompt in match.prompts] == [("share", {"getting": BEN, "left": 3})]
    assert "keep" not in {str(decision) for decision in match.legal(ANN)}
    match.decide(ANN, "points 3")
    assert [player["life"] for player in match.view(None)["seats"]] == [1, 3, 0]
    assert match.view(None)["phase"] == "acting"
    match.decide(ANN, "turn b1")
    assert match.view(None)["phase"] == "sharing"  # and once more at the end of the turn
    match.decide(ANN, "keep")
    assert match.asked == [BEN]


@pytest.mark.rule("GO-16")
@pytest.mark.parametrize("players", GAME.players)
def test_nobody_is_asked_where_there_is_nothing_to_choose(players: int) -> None:
    """But a mine may leave one action only, or one card to collapse: those are carried out, not chosen."""
    for seed in range(count(20, 400)):
        match, dice = lychgate.new("goldraeuber", players=players, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.asked[0]
            legal = match.legal(seat)
            assert len(legal) > 1 or match.prompts[0].name.startswith(("action", "collapse"))
            match.decide(seat, dice.choice(legal))


@pytest.mark.rule("GO-5", "GO-16")
def test_everybody_starts_with_a_life_point_but_may_give_the_last_one_away() -> None:
    assert "points 0" not in {str(decision) for decision in table(phase="splitting").legal(ANN)}
    match = table(mine=CALM, seats=seats("a1", "a1", life=(1, 1)), phase="sharing")
    match.decide(ANN, "points 0")
    assert [player["life"] for player in match.view(None)["seats"]] == [0, 2]


@pytest.mark.rule("GO-16")
def test_shared_life_points_go_round_clockwise_from_the_one_on_turn() -> None:
    mine = CALM.replace(". .     (?) (?) .   .", ". (?) (?) (?) (?) .")
    match = table(3, mine=mine, seats=seats("a1", "a1", "a1", life=(1, 1, 2)), turn=2, phase="sharing")
    match.decide(BEN, "points 0")
    assert [prompt.arguments["getting"] for prompt in match.prompts] == [CAT]
    match.decide(BEN, "points 1")
    assert [player["life"] for player in match.view(None)["seats"]] == [3, 0, 1]
    assert match.asked == [CAT]


@pytest.mark.rule("GO-16")
def test_who_gives_as_many_as_there_were_has_kept_them() -> None:
    def after_giving(points: int) -> Match:
        match = table(mine=CALM, seats=seats("a1", "a1", life=(1, 2)), phase="sharing")
        match.decide(ANN, f"points {points}")
        return match

    assert told(after_giving(1), "kept-points") == [("kept-points", ANN)]
    assert told(after_giving(2), "kept-points") == []


@pytest.mark.rule("GO-16")
def test_of_three_too_who_keeps_all_there_is_has_kept_it() -> None:
    mine = CALM.replace(". .     (?) (?) .   .", ". (?) (?) (?) (?) .")
    match = table(3, mine=mine, seats=seats("a1", "a1", "a1", life=(2, 0, 0)), phase="sharing")
    match.decide(ANN, "points 2")
    assert told(match, "kept-points") == [("kept-points", ANN)], "as after `keep`, which leaves the same behind"


@pytest.mark.rule("GO-16")
def test_of_three_one_without_life_points_lets_the_others_share_theirs_before_the_action() -> None:
    mine = CALM.replace(". .     (?) (?) .   .", ". (?) (?) (?) (?) .")
    match = table(3, mine=mine, seats=seats("a1", "a1", "a1", life=(0, 2, 0)), phase="acting", die=1)
    offered = {str(decision) for decision in match.legal(ANN)}
    assert {"points 0", "points 1", "points 2"} <= offered
    match.decide(ANN, "points 0")
    match.decide(ANN, "points 0")
    assert [seat["life"] for seat in match.view(ANN)["seats"]] == [0, 0, 2]


@pytest.mark.rule("GO-24")
@pytest.mark.parametrize("die", range(1, 7))
def test_experts_roll_again_for_the_number_that_collapses(die: int) -> None:
    match = table(expert=True, mine=CALM, seats=seats("a1", "a1", life=(0, 0)), chance=[4, die - 1], numbers={"f1": 5})
    match.decide(ANN, "turn b1")
    view = match.view(None)
    assert (view["phase"], view["second"], view["die"]) == ("collapsing", True, die)
    numbers = {place["number"] for row in view["map"] for place in row if place and may_collapse(match, place)}
    assert numbers == ({die} if die < 6 else {1, 2, 3, 4, 5, None})


def may_collapse(match: Match, place: dict[str, object]) -> bool:
    return f"collapse {place['place']}" in {str(decision) for decision in match.legal(match.asked[0])}


@pytest.mark.rule("GO-24")
def test_the_second_die_can_be_changed_like_the_first() -> None:
    match = table(
        expert=True, mine=CALM, seats=seats("a1", "outside", life=(2, 0)), phase="changing", die=5, chance=[2]
    )
    match.decide(ANN, "die 5")
    assert [str(decision) for decision in match.legal(ANN)] == [f"die {die}" for die in range(1, 6)]
    match.decide(ANN, "die 4")
    view = match.view(None)
    assert (view["phase"], view["die"], view["seats"][0]["life"]) == ("collapsing", 4, 1)


@pytest.mark.rule("GO-24")
def test_the_first_die_changed_into_an_action_needs_no_second() -> None:
    match = table(expert=True, mine=CALM, seats=seats("a1", "outside", life=(2, 0)), phase="changing", die=5)
    match.decide(ANN, "die 4")
    assert (match.view(None)["phase"], match.view(None)["second"]) == ("acting", False)


@pytest.mark.rule("GO-24")
def test_in_the_basic_game_there_is_no_second_die() -> None:
    match = table(mine=CALM, seats=seats("a1", "outside", life=(2, 0)), phase="changing", die=5)
    match.decide(ANN, "die 5")
    assert (match.view(None)["phase"], match.view(None)["second"]) == ("collapsing", False)


# --- carrying

LOOT = """
t^ t^ G   C   (?) (?)
(?) (?) (?) (?) (?) (?)
(?) (?) (?) (?) (?) (?)
. .     (?) (?) .   .
"""


@pytest.mark.rule("GO-18")
def test_what_is_left_lying_can_be_taken_before_a_later_roll() -> None:
    match = table(mine=LOOT, seats=seats("b1", "outside"), chance=[0, 0])
    match.decide(ANN, "step c1")
    match.decide(ANN, "leave")
    match.decide(BEN, "wait")
    assert match.view(None)["phase"] == "taking"
    match.decide(ANN, "take")
    assert match.view(None)["seats"][0]["carries"] == "treasure"
    assert match.view(None)["phase"] == "acting"


@pytest.mark.rule("GO-18", "GO-19")
def test_with_full_hands_nobody_is_asked() -> None:
    match = table(mine=LOOT, seats=seats("c1", "outside", carries={0: "treasure"}), chance=[0, 0])
    match.decide(ANN, "step d1")
    assert match.asked == [BEN]
    match.decide(BEN, "wait")
    assert match.view(None)["phase"] == "acting"


@pytest.mark.rule("GO-18", "GO-19", "GO-20")
def test_a_miner_brings_out_one_thing_after_the_other() -> None:
    match = table(mine=LOOT, seats=seats("a1", "outside", carries={0: "comrade"}), chance=[0] * 30)
    match.decide(ANN, "out")
    assert match.view(None)["things"]["comrade"]["state"] == "safe"
    assert not match.over
    for decision in ("step a1", "step b1", "step c1", "take", "step b1", "step a1", "out"):
        if match.asked == [BEN]:
            match.decide(BEN, "wait")
        match.decide(ANN, decision)
    assert match.outcome is not None
    assert match.outcome.points == (1, 1)
    assert [line.rule for line in match.outcome.lines] == ["GO-20", "GO-20"]


@pytest.mark.rule("GO-20", "GO-23")
@pytest.mark.parametrize("load", ["treasure", "comrade"])
def test_alone_either_wins_and_two_need_both(load: str) -> None:
    alone = LOOT.replace("(?) (?) (?) (?) (?) (?)\n. .", ". (?) (?) (?) (?) .\n. .")
    match = table(1, mine=alone, seats=seats("a1", carries={0: load}))
    match.decide(ANN, "out")
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.lines[0].rule) == ((1,), "GO-23")
    match = table(2, mine=LOOT, seats=seats("a1", "outside", carries={0: load}))
    match.decide(ANN, "out")
    assert not match.over


# --- the end


@pytest.mark.rule("GO-14", "GO-15")
def test_what_collapses_unseen_stays_unseen_unless_it_is_an_inner_card() -> None:
    mine = CALM.replace("T^ (T^) (?) (?)", "T^ (T^) (T^) (?)")
    match = table(mine=mine, seats=seats("outside", "outside"), phase="collapsing", die=5, chance=[5])
    match.decide(ANN, "collapse b1")
    assert told(match)[0][0] == "collapsed-unseen"
    match.decide(BEN, "collapse c1")
    assert told(match, "collapsed-and-shown") == [("collapsed-and-shown", 1, 3, 1, 0)]
    cards = {place["place"]: place for row in match.view(None)["map"] for place in row if place}
    assert (cards["b1"]["face"], cards["b1"]["kind"]) == ("collapsed", None)
    assert (cards["c1"]["face"], cards["c1"]["kind"]) == ("collapsed", "tunnel")


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize(("sign", "thing"), [("G", 0), ("C", 1)])
def test_a_collapse_that_shows_treasure_or_comrade_loses_at_once(sign: str, thing: int) -> None:
    mine = CALM.replace("(T^) (?)", f"(T^) ({sign})")
    match = table(mine=mine, seats=seats("outside", "outside"), phase="collapsing", die=5)
    match.decide(ANN, "collapse c1")
    assert told(match, "shown-dead") == [("shown-dead", thing)]
    assert match.outcome is not None
    assert [line.rule for line in match.outcome.lines] == ["GO-15", "GO-15"]


@pytest.mark.rule("GO-18", "GO-21")
def test_the_worst_of_several_bad_ends_is_told() -> None:
    match = table(mine=LOOT, seats=seats("a1", "c1"), phase="collapsing", die=5)
    match.decide(ANN, "collapse c1")  # Ben and the treasure
    assert told(match, "miner-buried", "buried") == [("miner-buried", 1)]
    match = table(mine=LOOT, seats=seats("a1", "outside"), phase="collapsing", die=5)
    match.decide(ANN, "collapse c1")
    assert told(match, "buried") == [("buried", 0)]


NARROW = """
t^ t^ G   #T^ # #
#  #  (?) #T^ # #
#  #  #   #   # #
. .   #   #   . .
"""


@pytest.mark.rule("GO-21", "GO-22")
def test_who_is_cut_off_loses_the_game_for_all_and_so_does_a_marker() -> None:
    match = table(mine=NARROW, seats=seats("b1", "outside"), phase="collapsing", die=5)
    match.decide(ANN, "collapse a1")
    assert told(match, "miner-cut-off") == [("miner-cut-off", 0)]
    match = table(mine=NARROW, seats=seats("outside", "outside"), phase="collapsing", die=5)
    match.decide(ANN, "collapse b1")
    assert told(match, "cut-off") == [("cut-off", 0)]


@pytest.mark.rule("GO-22")
def test_with_fewer_hidden_inner_cards_in_reach_than_things_unfound_the_game_is_lost() -> None:
    mine = """
    t^ t^ (?) #T^ # #
    #  #  (?) (?) # #
    #  #  (?) (?) # #
    .  .  (?) (?) . .
    """
    match = table(mine=mine, seats=seats("outside", "outside"), phase="collapsing", die=5, chance=[5, 5, 5, 5])
    match.decide(ANN, "collapse a1")  # c1, c2 and d2 can be reached from below
    assert not match.over
    match.decide(BEN, "collapse c3")
    assert not match.over
    match.decide(ANN, "collapse d4")
    assert told(match, "hopeless") == [("hopeless",)]


@pytest.mark.rule("GO-22", "GO-23")
def test_alone_being_cut_off_from_one_thing_does_not_lose() -> None:
    mine = """
    t^ t^ G   (?) t> t>
    #  #  #T^ (?) #  #
    .  #  #   #   #  .
    .  .  #   #   .  .
    """
    match = table(1, mine=mine, seats=seats("outside"), phase="collapsing", die=5)
    match.decide(ANN, "collapse b1")
    assert not match.over  # over d1 one still gets to the treasure
    mine = mine.replace("G   (?) t>", "G   #T^ t>")
    match = table(1, mine=mine, seats=seats("outside"), phase="collapsing", die=5, chance=[5])
    match.decide(ANN, "collapse b1")
    assert told(match, "hopeless") == [("hopeless",)]  # d2 cannot be reached either


@pytest.mark.rule("GO-22")
def test_nothing_hidden_decides_whether_the_game_is_lost() -> None:
    """The same collapse with treasure and comrade anywhere: it ends alike, unless it shows one of them."""
    for first, second in (("G", "C"), ("C", "G")):
        mine = NARROW.replace(" G ", f" ({first}) ").replace("(?)", f"({second})").replace("#T^ #", "#T^ #")
        match = table(mine=mine, seats=seats("outside", "outside"), phase="collapsing", die=5)
        match.decide(ANN, "collapse b1")
        assert told(match, "hopeless") == [("hopeless",)]


@pytest.mark.rule("GO-17")
def test_nobody_in_the_mine_is_ever_without_an_action() -> None:
    """GO-21 has ended the game before; so only a miner outside, before a mine all barred, has nothing to do."""
    for seed in range(count(6, 2000)):
        match = lychgate.new("goldraeuber", players=1 + seed % 4, seed=seed)
        while not match.over:
            legal = match.legal(match.asked[0])
            match.decide(match.asked[0], legal[seed * len(match.log) % len(legal)])
        assert not told(match, "nothing-possible")
        assert as_oracle(match.box, match.state).end[0]
