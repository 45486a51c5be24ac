"""Vigil, ruling by ruling."""

from __future__ import annotations

from typing import Any

import pytest

import lychgate
from lychgate.conformance.table import Table
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.model import batch
from lychgate.core.model.chance import all_tapes, probability, scripted
from lychgate.core.model.layout import Bytes, blank
from lychgate.play.match.match import Match
from tests.toy import GAME
from tests.toy.state import ANSWERING, BOX, STATE, WATCHING


def match(players: int = 2, rules: str = "standard", **options: Any) -> Match:
    return lychgate.new("vigil", players=players, rules=rules, options={"first_player": 1} | options, seed=1)


def at_watch(hands: list[list[int]], row: list[int], *, die: list[int], **options: Any) -> Match:
    """The first watch is seat 0's, bets are odd, even, odd; the die will show these pips."""
    state = blank(STATE)
    s = state.view(STATE)[0]
    s["phase"], s["bets_in"] = WATCHING, (1 << len(hands)) - 1
    for seat, hand in enumerate(hands):
        s["hand"][seat] = sum(1 << (card - 1) for card in hand)
        s["bet"][seat] = 1 + seat % 2
    s["row"][: len(row)] = row
    chance = scripted([pips - 1 for pips in die])
    return Match.at_position(GAME, len(hands), state, chance, options={"first_player": 1} | options)


def decide(match: Match, *decisions: str) -> Match:
    """Decisions one after the other, each of the lowest seat that is asked: `1: pass` is seat 1's."""
    for decision in decisions:
        seat, text = decision.split(": ")
        match.decide(int(seat), text)
    return match


def told(match: Match, reader: int | None) -> list[str]:
    return [event.name for event in match.story(reader)]


def row(match: Match, seat: int | None) -> list[int | None]:
    found: list[int | None] = match.view(seat)["row"]
    return found


# --- the deal and the bets


@pytest.mark.rule("VG-1", "VG-2")
@pytest.mark.parametrize(("players", "hand", "in_row"), [(2, 2, 2), (3, 1, 3)])
def test_cards_that_are_not_dealt_lie_in_a_row(players: int, hand: int, in_row: int) -> None:
    state = match(players).state.view(STATE)[0]
    dealt = [card for seat in range(players) for card in range(1, 7) if state["hand"][seat] >> (card - 1) & 1]
    assert len(dealt) == players * hand
    assert sorted(dealt + state["row"][:in_row].tolist()) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("VG-3")
def test_chance_or_the_table_decides_who_keeps_the_first_watch() -> None:
    firsts = {lychgate.new("vigil", players=3, seed=seed).view(None)["first"] for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert match(3, first_player=2).view(None)["first"] == 1


@pytest.mark.rule("VG-4")
def test_a_bet_is_seen_to_be_made_and_opened_with_the_last() -> None:
    table = decide(match(), "1: even")
    assert [seat["has_bet"] for seat in table.view(0)["seats"]] == [False, True]
    assert [seat["bet"] for seat in table.view(0)["seats"]] == [None, None]
    assert [seat["bet"] for seat in table.view(1)["seats"]] == [None, "even"]
    decide(table, "0: odd")
    assert [seat["bet"] for seat in table.view(None)["seats"]] == ["odd", "even"]
    assert told(table, None) == ["dealt", "bet-sealed", "bet-sealed", "bet-opened", "bet-opened"]


# --- the watch


@pytest.mark.rule("VG-5")
def test_the_next_seat_keeps_the_second_watch_and_then_it_is_over() -> None:
    table = at_watch([[1, 2], [3, 4]], [5, 6], die=[1, 1])
    assert table.asked == [0]
    decide(table, "0: look 1", "0: pass", "1: pass")
    assert table.asked == [1]
    decide(table, "1: look 2", "0: pass", "1: pass")
    assert table.over


@pytest.mark.rule("VG-5")
def test_a_brief_game_has_one_watch() -> None:
    table = decide(match(rules="brief"), "0: odd", "1: odd", "0: show", "0: pass", "1: pass")
    assert table.over


@pytest.mark.rule("VG-6")
def test_only_who_looks_sees_the_card() -> None:
    table = decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1]), "0: look 2")
    assert (row(table, 0), row(table, 1), row(table, None)) == ([None, 6], [None, None], [None, None])
    assert (told(table, 0), told(table, 1)) == (["looked"], ["looked-hidden"])
    assert table.story(0)[0].arguments == {"seat": 0, "place": 2, "card": 6}
    assert table.story(1)[0].arguments == {"seat": 0, "place": 2}


@pytest.mark.rule("VG-6")
def test_a_shown_hand_is_known_to_everybody_from_then_on() -> None:
    table = decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1]), "0: show")
    assert table.view(1)["seats"][0]["hand"] == [1, 2]
    decide(table, "0: play 2", "1: pass")
    assert table.view(None)["seats"][0]["hand"] == [1]
    assert table.view(None)["seats"][1]["hand"] is None


@pytest.mark.rule("VG-6")
def test_an_open_card_is_not_looked_at_and_an_empty_hand_not_shown() -> None:
    table = at_watch([[1], [3], [4]], [5, 6, 2], die=[1, 1])
    decide(table, "0: look 1", "0: pass", "1: play 3", "2: pass")
    for decision in ("look 1", "show"):
        with pytest.raises(lychgate.IllegalDecision) as refused:
            table.decide(1, decision)
        assert refused.value.rule == "VG-6"
    assert [str(decision) for decision in table.legal(1)] == ["look 2", "look 3"]


# --- the window


@pytest.mark.rule("VG-7")
def test_nothing_is_seen_of_an_answer_before_the_last_is_in() -> None:
    table = decide(at_watch([[1], [3], [4]], [5, 6, 2], die=[1, 1]), "0: show")
    before = [table.view_bytes(reader).tobytes() for reader in (0, 2, None)], told(table, None)
    decide(table, "1: play 3")
    assert ([table.view_bytes(reader).tobytes() for reader in (0, 2, None)], told(table, None)) == before
    assert table.view(1)["seats"][1]["answer"] == "play 3"


@pytest.mark.rule("VG-7")
def test_a_card_is_played_from_the_own_hand() -> None:
    table = decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1]), "0: show")
    with pytest.raises(lychgate.IllegalDecision) as refused:
        table.decide(0, "play 3")
    assert refused.value.rule == "VG-7"
    assert refused.value.sentence.startswith("play 3 is not possible")


@pytest.mark.rule("VG-7")
def test_not_every_table_allows_vows() -> None:
    table = decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1], vows=False), "0: show")
    assert [str(decision) for decision in table.legal(1)] == ["pass", "play 3", "play 4"]
    with pytest.raises(lychgate.IllegalDecision) as refused:
        table.decide(1, "vow")
    assert refused.value.rule == "VG-7"


@pytest.mark.rule("VG-8")
def test_who_has_vowed_is_asked_all_the_same_and_can_only_pass() -> None:
    table = decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1, 1]), "0: look 1", "0: pass", "1: vow", "1: look 2")
    assert table.asked == [0, 1]
    assert [str(decision) for decision in table.legal(1)] == ["pass"]
    with pytest.raises(lychgate.IllegalDecision) as refused:
        table.decide(1, "play 3")
    assert refused.value.rule == "VG-8"


@pytest.mark.rule("VG-8")
def test_a_vow_is_never_told() -> None:
    vowed, passed = (
        decide(at_watch([[1, 2], [3, 4]], [5, 6], die=[1, 1]), "0: look 1", "0: pass", f"1: {answer}")
        for answer in ("vow", "pass")
    )
    for reader in (0, None):
        assert vowed.view_bytes(reader).tobytes() == passed.view_bytes(reader).tobytes()
        assert vowed.story(reader) == passed.story(reader)
    assert vowed.view(1)["seats"][1]["vowed"]


@pytest.mark.rule("VG-9")
def test_the_card_nearest_to_the_watch_counts_even_if_it_is_lower() -> None:
    table = decide(at_watch([[1], [3], [4]], [5, 6, 2], die=[1]), "0: show", "2: play 4", "1: play 3", "0: pass")
    assert table.view(None)["past"] == [{"winner": 1, "card": 3, "die": 1}]
    assert table.view(2)["seats"][2]["hand"] == [4]


@pytest.mark.rule("VG-9")
def test_a_card_that_did_not_count_is_never_told() -> None:
    played, passed = (
        decide(at_watch([[1], [3], [4]], [5, 6, 2], die=[1]), "0: show", "0: pass", "1: play 3", f"2: {answer}")
        for answer in ("play 4", "pass")
    )
    for reader in (0, 1, 2, None):
        assert played.view_bytes(reader).tobytes() == passed.view_bytes(reader).tobytes()
        assert played.story(reader) == passed.story(reader)


# --- points


def points(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.points


@pytest.mark.rule("VG-10", "VG-11")
def test_a_card_higher_than_the_row_s_gets_the_pips_and_bets_one_point() -> None:
    table = at_watch([[1, 6], [3, 4]], [5, 2], die=[4, 3])
    decide(table, "0: show", "0: play 6", "1: pass")  # 6 beats 5: four points; even: one for seat 1
    decide(table, "1: show", "0: play 1", "1: pass")  # 1 does not beat 2; odd: one for seat 0
    assert points(table) == (5, 1)


@pytest.mark.rule("VG-10")
def test_the_die_is_rolled_and_a_card_turned_up_even_if_nobody_plays() -> None:
    table = decide(at_watch([[1, 6], [3, 4]], [5, 2], die=[4, 3]), "0: show", "0: pass", "1: pass")
    assert told(table, None)[-3:] == ["no-card-counts", "row-turned", "rolled"]
    assert row(table, None) == [5, None]


@pytest.mark.rule("VG-12")
def test_a_tie_is_shared() -> None:
    table = at_watch([[1, 6], [3, 4]], [5, 2], die=[1, 2])
    decide(table, "0: show", "0: pass", "1: pass", "1: show", "0: pass", "1: pass")
    assert table.outcome is not None
    assert (table.outcome.points, table.outcome.places, table.outcome.winners) == ((1, 1), (1, 1), (0, 1))


# --- everything that can happen


def smallest_box() -> Bytes:
    """Four cards, one each, two in the row; one watch, a die with three sides."""
    box = GAME.make_box(2, "brief", {"first_player": 1})
    b = box.view(BOX)[0]
    b["cards"], b["hand"], b["die"] = 4, 1, 3
    return box


def test_random_play_is_worth_what_all_its_courses_together_are_worth() -> None:
    """Every deal, decision and die of the smallest game, weighed: the exact value of playing at random."""
    table = Table(GAME, smallest_box())
    courses, total, worth = 0, 0.0, [0.0, 0.0]
    for tape in all_tapes():
        end, _ = table.rollout(table.setup(tape).state, tape)
        courses += 1
        total += probability(tape)
        for seat, gained in enumerate(table.outcome(end)[0]):
            worth[seat] += probability(tape) * gained
    assert courses == 24 * 2**2 * 3 * 2**2 * 3
    assert total == pytest.approx(1)
    games = batch.play(GAME, table.box, 400 if INTERPRETED else 40_000, 1)
    error = games.points.std(axis=0) / len(games.points) ** 0.5
    assert games.points.mean(axis=0) == pytest.approx(worth, abs=4 * error.max())


def test_a_window_is_open_until_the_last_answer_and_no_longer() -> None:
    table = decide(match(3), "0: odd", "1: odd", "2: odd", "0: look 1", "2: pass", "0: pass")
    assert table.state.view(STATE)["phase"][0] == ANSWERING
    assert table.asked == [1]
