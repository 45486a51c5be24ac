"""Rulings on what a player or a table may not do: a reason that stays the same, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import lychgate
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.decisions import DECISIONS
from lychgate.play.text.words import Words
from tests.games.graverobbers.table import (
    BLUE,
    DONE,
    GAME,
    GREEN,
    GREY,
    KEEP,
    RED,
    SPECTATOR,
    TABLE_REASONS,
    Table,
    accuse,
    table,
)


def accusing() -> Table:
    """Red has ransacked a grave and kept the Accuse! card; blue is asked."""
    return table().grave(1, "R3 R3 R3 R3 D1 D1").decide(RED, "R1@1", KEEP)


# --- each reason


@pytest.mark.rule("GR-7", "GR-9", "GR-10", "GR-11", "GR-12", "GR-19")
@pytest.mark.parametrize(
    ("lay_out", "seat", "decision", "reason"),
    [
        pytest.param(lambda: table().hand(RED, "R1 R2"), RED, "R3@1", "GR-7", id="a card not in hand"),
        pytest.param(table, RED, DONE, "GR-7", id="no card at all"),
        pytest.param(lambda: table().decide(RED, "R1@2"), RED, "R2@2", "GR-9", id="two cards at one grave"),
        pytest.param(lambda: table().intact(2), RED, "R1@2", "GR-10", id="a card at a scored grave"),
        pytest.param(
            lambda: table().hand(RED, "B1 R1").grave(2, "R1 R1"), RED, "B0?2", "GR-11", id="a spy not in hand"
        ),
        pytest.param(lambda: table().grave(2, "R1"), RED, "B0?2", "GR-11", id="nothing face down"),
        pytest.param(lambda: table().grave(2, "R1 R1 R1"), RED, "B0?2", "GR-11", id="a covered card"),
        pytest.param(lambda: table().intact(2), RED, "B0?2", "GR-11", id="a scored grave"),
        pytest.param(lambda: table().grave(2, "R1 R1").decide(RED, "B0?2"), RED, DONE, "GR-12", id="a spy alone"),
        pytest.param(
            lambda: table().grave(2, "R1 R1").grave(3, "R1 R1").decide(RED, "B0?2"),
            RED,
            "B1?3",
            "GR-12",
            id="two spies",
        ),
        pytest.param(
            lambda: table(rules="french").grave(2, "R1 R1").decide(RED, "R1@1"),
            RED,
            "B0?2",
            "GR-12",
            id="French, a late spy",
        ),
        pytest.param(
            lambda: table().hand(RED, "B0").grave(2, "R1 R1"), RED, "B0?2", "GR-12", id="the last card as a spy"
        ),
        pytest.param(accusing, BLUE, accuse(BLUE), "GR-19", id="accusing oneself"),
    ],
)
def test_a_rule_that_forbids_is_named(lay_out: Callable[[], Table], seat: int, decision: str, reason: str) -> None:
    game = lay_out()
    assert game.refused(seat, decision) == reason
    assert decision not in game.legal(seat)


@pytest.mark.rule("GR-5", "GR-19", "GR-23")
@pytest.mark.parametrize(
    ("lay_out", "seat", "decision", "reason"),
    [
        pytest.param(table, BLUE, "R1@1", "not asked", id="out of turn"),
        pytest.param(accusing, RED, accuse(BLUE), "not asked", id="accusing when another is asked"),
        pytest.param(
            lambda: table(first_player=1).deal().decide(RED, "goal 1"), RED, "goal 2", "not asked", id="a second choice"
        ),
        pytest.param(table, SPECTATOR, "R1@1", "not asked", id="a spectator"),
        pytest.param(table, GREY + 1, "R1@1", "not asked", id="a seat nobody has"),
        pytest.param(lambda: table().over(), RED, "R1@1", "over", id="after the end"),
        pytest.param(table, RED, "goal 1", "not this", id="a goal in a turn"),
        pytest.param(table, RED, accuse(BLUE), "not this", id="accusing in a turn"),
        pytest.param(table, RED, KEEP, "not this", id="keeping the Accuse! card in a turn"),
        pytest.param(accusing, BLUE, "R1@2", "not this", id="a card while accusing"),
        pytest.param(accusing, BLUE, DONE, "not this", id="ending the turn while accusing"),
        pytest.param(accusing, BLUE, "goal 1", "not this", id="a goal while accusing"),
        pytest.param(lambda: table().deal(), RED, "R1@2", "not this", id="a card before goals are chosen"),
        pytest.param(lambda: table().deal(), RED, DONE, "not this", id="ending a turn before goals are chosen"),
        pytest.param(accusing, BLUE, accuse(GREY + 1), "unknown", id="accusing an empty seat"),
        pytest.param(table, RED, accuse(GREY + 1), "unknown", id="accusing an empty seat in a turn"),
        pytest.param(
            lambda: table().deal(), RED, accuse(GREY + 1), "unknown", id="an empty seat before goals are chosen"
        ),
    ],
)
def test_the_table_has_reasons_of_its_own(lay_out: Callable[[], Table], seat: int, decision: str, reason: str) -> None:
    game = lay_out()
    assert game.refused(seat, decision) == reason
    assert decision not in game.legal(seat)


@pytest.mark.parametrize("action", [-1, -(2**40), decisions.ACTIONS, 2**40])
def test_a_number_that_no_decision_has_is_unknown(action: int) -> None:
    for game in (table(), accusing(), table().deal(), table().over()):
        code = GAME.call("refusal", game.box, game.bytes, RED, action)
        assert TABLE_REASONS[code] == "unknown"


@pytest.mark.parametrize("seat", [-1, -2, 4, SEATS, 31, 32, 63, 64, 65, 128])
def test_a_seat_that_nobody_has_is_never_asked(seat: int) -> None:
    for game in (table(), accusing(), table().deal()):
        for decision in ("R1@1", accuse(GREEN), "goal 1"):
            assert game.refused(seat, decision) == "not asked"
        assert game.legal(seat) == []
        assert game.prompt(seat) == "nothing"


def test_every_decision_of_every_seat_is_legal_or_refused_for_a_reason() -> None:
    for game in (table().grave(1, "R1 R1"), accusing(), table().deal(), table().grave(1, "R1 D1").decide(RED, "B0?1")):
        for seat in range(4):
            legal = game.legal(seat)
            for action in range(decisions.ACTIONS):
                text = DECISIONS.write(action)
                assert (game.refused(seat, text) is None) == (text in legal)


# --- as players meet them: one sentence, a code, the rule, and nothing changes


def refuse(match: Any, seat: int, decision: Any) -> lychgate.LychgateError:
    """The error a decision is met with; the match is as it was."""
    reader = seat if seat in range(match.players) else None
    before = (match.state.tobytes(), match.asked, match.story(reader), len(match.log))
    with pytest.raises(lychgate.LychgateError) as caught:
        match.decide(seat, decision)
    assert (match.state.tobytes(), match.asked, match.story(reader), len(match.log)) == before
    return caught.value


def seated() -> Any:
    """A match in its first turn: seat 0 begins."""
    match = lychgate.new("graverobbers", players=4, seed=1, options={"first_player": 1})
    for seat in range(4):
        match.decide(seat, "goal 1")
    return match


@pytest.mark.rule("GR-7")
def test_a_player_is_told_which_rule_refuses() -> None:
    error = refuse(seated(), RED, DONE)
    assert (error.code, error.rule) == ("illegal-decision", "GR-7")
    assert "done" in error.sentence
    assert "one or two cards" in error.sentence


@pytest.mark.rule("GR-7", "GR-11", "GR-12")
@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (
            "GR-7",
            "one or two cards from your hand; you cannot end it before the first, nor play a card that you do not",
        ),
        ("GR-11", "a scored grave has no card to spy on"),
        (
            "GR-12",
            "one spy at most, a spy needs a card laid beside it, and in the French edition (option spy) it comes first",
        ),
    ],
)
def test_a_rule_that_refuses_for_several_reasons_names_them_all(rule: str, words: str) -> None:
    assert words in Words("en").say(f"refusal-{rule}", {"decision": "done"}, GAME)


@pytest.mark.rule("GR-19")
def test_a_seat_that_nobody_has_is_accused_neither_in_a_turn_nor_while_accusing() -> None:
    accusing = {"players": 4, "phase": "accusing", "graves": {"1": {"fate": "ransacked"}}}
    for match in (seated(), lychgate.position("graverobbers", accusing)):
        error = refuse(match, match.asked[0], "!5")
        assert (error.code, error.sentence) == ("unknown-decision", "There is no such decision at this table: !5.")


def test_who_answers_something_else_is_told_what_is_asked() -> None:
    assert refuse(seated(), RED, KEEP).sentence == (
        "You are asked “Your turn: lay a card at a grave, or send a bobby, if you have one, to spy.”, "
        "and keep does not answer that."
    )


@pytest.mark.parametrize(
    ("seat", "decision", "code"),
    [
        (BLUE, DONE, "not-asked"),
        (17, DONE, "not-asked"),
        (RED, KEEP, "illegal-decision"),
        (RED, decisions.ACTIONS, "unknown-decision"),
        (RED, -1, "unknown-decision"),
        (RED, "R4@1", "unknown-decision"),
        (RED, "R0@1", "unknown-decision"),
        (RED, "R1@8", "unknown-decision"),
        (RED, "R1?1", "unknown-decision"),
        (RED, "", "unknown-decision"),
        (RED, {"lay": "R1"}, "unknown-decision"),
        (RED, {"lay": ["R1"], "grave": {}}, "unknown-decision"),
        (RED, {"lay": "R1", "grave": 1, "face": "up"}, "unknown-decision"),
        (RED, {}, "unknown-decision"),
        (RED, {"lay": "R1", "grave": True}, "unknown-decision"),
        (RED, {"lay": "R1", "grave": 1.0}, "unknown-decision"),
        (RED, {"accuse": 2.0}, "unknown-decision"),
        (RED, {"return": True}, "unknown-decision"),
        (RED, None, "unknown-decision"),
        (RED, 1.0, "unknown-decision"),
        (RED, True, "unknown-decision"),
    ],
)
def test_a_player_is_told_why_the_table_refuses(seat: int, decision: Any, code: str) -> None:
    error = refuse(seated(), seat, decision)
    assert (error.code, error.rule) == (code, None)
    assert error.sentence.endswith(".")
    assert error.sentence.count(". ") == 0  # one sentence


@pytest.mark.parametrize(
    ("asked", "rule", "expected", "got"),
    [
        ({"players": 2}, "GR-4", "3 to 6 players", "2"),
        ({"players": 7}, "GR-4", "3 to 6 players", "7"),
        ({"players": 4, "rules": "swiss"}, None, "german, french", "'swiss'"),
        ({"players": 4, "options": {"bobbies": True}}, None, "spy, early_end", "'bobbies'"),
        ({"players": 4, "options": {"spy": "never"}}, "GR-12", "'either' or 'first'", "'never'"),
        ({"players": 4, "options": {"early_end": True}}, "GR-24", "'round' or 'turn'", "True"),
        ({"players": 4, "options": {"tie": "coin"}}, "GR-31", "'share' or 'tied-are-out'", "'coin'"),
        ({"players": 4, "options": {"match_tie": ""}}, "GR-32", "'second-total' or 'last-game'", "''"),
        (
            {"players": 4, "options": {"after_accusing": 1}},
            "GR-20",
            "'goes-on', 'ends' or 'first-player-goes-on'",
            "1",
        ),
        ({"players": 4, "options": {"accuse_at_end": "yes"}}, "GR-22", "False or True", "'yes'"),
        ({"players": 4, "options": {"open_hands": None}}, "GR-33", "False or True", "None"),
        ({"players": 4, "options": {"first_player": 7}}, "GR-6", "1 to 4", "7"),
        ({"players": 4, "options": {"first_player": 5}}, "GR-6", "1 to 4", "5"),
    ],
)
def test_a_table_is_told_what_fits(asked: dict[str, Any], rule: str | None, expected: str, got: str) -> None:
    with pytest.raises(lychgate.BadOptions) as caught:
        lychgate.new("graverobbers", **asked)
    assert caught.value.code == "bad-options"
    assert caught.value.rule == rule
    assert expected in caught.value.sentence
    assert caught.value.sentence.endswith(f"got {got}.")
