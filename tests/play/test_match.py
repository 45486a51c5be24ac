"""Matches: what is asked, decided, seen, told and counted, on Graverobbers."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.play.match.match import Match


def play_out(match: Match, seed: int = 1) -> Match:
    """Random decisions to the end."""
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.asked)
        match.decide(seat, dice.choice(match.legal(seat)))
    return match


def choose_goals(match: Match) -> Match:
    for seat in range(match.players):
        match.decide(seat, "goal 1")
    return match


def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    one, two = (play_out(lychgate.new("graverobbers", players=4, seed=7)) for _ in range(2))
    assert np.array_equal(one.state, two.state)
    assert one.outcome == two.outcome
    assert one.story(2) == two.story(2)


def test_another_seed_is_another_deal() -> None:
    hands = [lychgate.new("graverobbers", players=3, seed=seed).view(0)["seats"][0]["hand"] for seed in (1, 2)]
    assert hands[0] != hands[1]


def test_without_a_seed_every_match_is_another() -> None:
    assert lychgate.new("graverobbers", players=3).seed != lychgate.new("graverobbers", players=3).seed


def test_entropy_from_a_seat_changes_the_deal() -> None:
    plain = lychgate.new("graverobbers", players=3, seed=1)
    mixed = lychgate.new("graverobbers", players=3, seed=1, entropy={2: "a black cat"})
    assert not np.array_equal(plain.state, mixed.state)


def test_a_decision_may_be_text_data_object_or_number() -> None:
    match = lychgate.new("graverobbers", players=4, seed=7)
    match.decide(0, "goal 2")
    match.decide(1, {"return": 3})
    match.decide(2, match.legal(2)[0])
    match.decide(3, match.legal(3)[1].action)
    assert [step.action - match.log[2].action for step in match.log] == [1, 2, 0, 1]


def test_an_illegal_decision_changes_nothing_and_names_its_rule() -> None:
    match = choose_goals(lychgate.new("graverobbers", players=4, seed=7))
    seat = match.asked[0]
    match.decide(seat, match.legal(seat)[0])
    laid_at = match.prompts[0].arguments["grave"]
    card = match.view(seat)["seats"][seat]["hand"][0]
    before, told = match.state.copy(), match.story(seat)
    with pytest.raises(lychgate.IllegalDecision, match="two different graves") as refused:
        match.decide(seat, f"{card}@{laid_at}")
    assert refused.value.rule == "GR-9"
    assert np.array_equal(match.state, before)
    assert match.story(seat) == told


@pytest.mark.parametrize(
    ("seat", "decision", "code"),
    [
        (0, "goal 9", "unknown-decision"),
        (0, "nonsense", "unknown-decision"),
        (0, -1, "unknown-decision"),
        (0, True, "unknown-decision"),
        (0, {"lay": ["R1"]}, "unknown-decision"),
        (0, "keep", "illegal-decision"),
        (9, "goal 1", "not-asked"),
        (-1, "goal 1", "not-asked"),
    ],
)
def test_what_cannot_be_decided_is_refused_in_one_sentence(seat: int, decision: str, code: str) -> None:
    match = lychgate.new("graverobbers", players=4, seed=7)
    with pytest.raises(lychgate.IllegalDecision) as refused:
        match.decide(seat, decision)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")


def test_nobody_decides_twice_or_after_the_end() -> None:
    match = lychgate.new("graverobbers", players=4, seed=7)
    match.decide(1, "goal 1")
    with pytest.raises(lychgate.NotAsked):
        match.decide(1, "goal 1")
    play_out(match)
    with pytest.raises(lychgate.GameOver):
        match.decide(1, "R1@1")


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    match = lychgate.new("graverobbers", players=3, seed=7)
    prompt = match.prompts[0]
    choose_goals(match)
    seat = match.asked[0]
    assert match.prompts[0].id == prompt.id + 1
    with pytest.raises(lychgate.NotAsked, match="already been answered"):
        match.decide(seat, match.legal(seat)[0], prompt=prompt.id)


def test_prompts_count_only_the_seats_own() -> None:
    match = lychgate.new("graverobbers", players=3, seed=7)
    match.decide(0, "goal 1")
    match.decide(1, "goal 1")
    assert [(prompt.seat, prompt.id) for prompt in match.prompts] == [(2, 1)]


def test_events_are_numbered_for_each_reader_without_gaps() -> None:
    match = play_out(lychgate.new("graverobbers", players=4, seed=7))
    for reader in (None, 0, 1, 2, 3):
        told = match.story(reader)
        assert [event.number for event in told] == list(range(1, len(told) + 1))
        assert match.story(reader, since=10) == told[10:]


def test_a_card_laid_face_down_is_told_to_who_laid_it_alone() -> None:
    match = play_out(lychgate.new("graverobbers", players=4, seed=7))
    for reader in (None, 0, 1, 2, 3):
        told = match.story(reader)
        assert {event.arguments["seat"] for event in told if event.name == "laid-down"} <= {reader}
        assert any(event.name == "laid-hidden" for event in told)


def test_lines_of_points_add_up() -> None:
    outcome = play_out(lychgate.new("graverobbers", players=5, seed=3)).outcome
    assert outcome is not None
    for seat, points in enumerate(outcome.points):
        assert sum(line.points for line in outcome.lines if line.seat == seat) == points
    assert all(line.rule.startswith("GR-") for line in outcome.lines)
    assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1)


def test_a_match_of_several_games_counts_totals() -> None:
    match = play_out(lychgate.new("graverobbers", players=4, seed=7, games=3))
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.games) == 3
    assert outcome.totals == tuple(sum(game.points[seat] for game in outcome.games) for seat in range(4))
    assert {event.game_number for event in match.story(None)} == {1, 2, 3}


def play_games(match: Match, ended: int, seed: int = 1) -> Match:
    """Random decisions until so many games have ended."""
    dice = random.Random(seed)
    while len(match.results) < ended:
        seat = dice.choice(match.asked)
        match.decide(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize("reader", [None, 0, 2])
def test_hands_and_kept_goals_are_shown_after_every_game(reader: int | None) -> None:
    alone = play_out(lychgate.new("graverobbers", players=3, seed=7))
    match = play_games(lychgate.new("graverobbers", players=3, seed=7, games=2), ended=1)
    assert not match.over
    for seat in match.final_view(1, reader)["seats"]:
        assert len(seat["hand"]) == seat["hand_size"]
        assert len(seat["goals"]) == 2
    assert match.final_view(1, reader) == alone.view(reader)  # the same decisions, without a game to follow


@pytest.mark.parametrize("name", ["graverobbers", "gravediggers", "goldraeuber", "outerspace"])
def test_a_finished_game_looks_the_same_however_the_next_one_goes_on(name: str) -> None:
    match = play_games(lychgate.new(name, players=3, seed=7, games=3), ended=1)
    readers = (None, 0, 1, 2)
    box, seen = match.endings[1].box, [match.final_view_bytes(1, reader).tobytes() for reader in readers]
    for view in seen:
        state = np.frombuffer(view, np.uint8).copy()
        assert match.game.call("acting", box, state) == 0, "it is the view of a game that is over"
    play_out(match, seed=5)
    assert [match.final_view_bytes(1, reader).tobytes() for reader in readers] == seen
    assert [match.final_view(3, reader) for reader in readers] == [match.view(reader) for reader in readers]


def test_only_games_that_have_ended_here_have_a_final_view() -> None:
    match = play_games(lychgate.new("graverobbers", players=3, seed=7, games=2), ended=1)
    with pytest.raises(lychgate.BadOptions, match="a game that has ended in this match, got 2"):
        match.final_view(2, None)
    with pytest.raises(lychgate.BadOptions, match="Expected a seat from 0 to 2"):
        match.final_view(1, 3)
    later = Match.at_position(match.game, 3, None, match.chance.copy(), games=2, earlier=[(3, 4, 5)])
    assert later.results[0].points == (3, 4, 5)
    with pytest.raises(lychgate.BadOptions, match="a game that has ended in this match, got 1"):
        later.final_view(1, None)


def test_what_ended_a_game_cannot_be_taken_back() -> None:
    match = lychgate.new("graverobbers", players=3, seed=7, games=2)
    for ended in (1, 2):
        play_games(match, ended)
        assert not any(match.can_undo(seat) for seat in range(3))
        assert sorted(match.endings) == list(range(1, ended + 1))


@pytest.mark.rule("GR-32")
def test_the_seat_left_of_the_last_first_player_begins_the_next_game() -> None:
    match = play_out(lychgate.new("graverobbers", players=5, seed=9, games=4))
    began = [event.arguments["first"] for event in match.story(None) if event.name == "first-player"]
    assert began == [(began[0] + game) % 5 for game in range(4)]


@pytest.mark.rule("GR-32")
@pytest.mark.parametrize(
    ("match_tie", "games", "places"),
    [
        ("second-total", [(5, 4, 3)], [1, 2, 3]),
        ("second-total", [(5, 1, 3), (1, 5, 0)], [2, 2, 1]),  # the second-highest total wins
        ("second-total", [(5, 1, 3, 3), (1, 5, 3, 3)], [1, 1, 1, 1]),  # there is none: all share
        ("second-total", [(5, 5, 3, 3)], [3, 3, 1, 1]),  # those who have it share
        ("last-game", [(5, 1, 3), (1, 5, 0)], [2, 1, 3]),  # more in the last game
        ("last-game", [(1, 1, 3), (5, 5, 0)], [2, 2, 1]),  # still tied: out
        ("last-game", [(1, 1, 1), (5, 5, 5)], [1, 1, 1]),
    ],
)
def test_a_tied_total(match_tie: str, games: list[tuple[int, ...]], places: list[int]) -> None:
    game = lychgate.new("graverobbers", players=3, seed=1).game
    box = game.make_box(len(places), options={"match_tie": match_tie})
    assert game.standings(box, games).places == places


def test_what_others_have_seen_cannot_be_taken_back() -> None:
    match = lychgate.new("graverobbers", players=3, seed=7)
    assert not match.can_undo(0)
    match.decide(0, "goal 1")  # sealed, but that it was given is seen
    assert not match.can_undo(0)
    with pytest.raises(lychgate.CannotUndo):
        match.undo(0)


def test_a_question_asked_again_after_taking_back_has_a_new_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lychgate.new("graverobbers", players=3, seed=7)
    monkeypatch.setattr("lychgate.play.match.undo.step_to_undo", lambda match, seat: 0)  # as in a half-made choice
    match.decide(0, "goal 1")
    match.decide(1, "goal 2")
    assert [match.prompt_id(seat) for seat in range(3)] == [2, 2, 1]
    match.undo(0)
    assert [match.prompt_id(seat) for seat in range(3)] == [3, 2, 1]


def test_names_are_an_annotation() -> None:
    named = lychgate.new("graverobbers", players=3, seed=7, names=["Ada", "Bo", "Cy"])
    nameless = lychgate.new("graverobbers", players=3, seed=7)
    assert nameless.names == ["Player 1", "Player 2", "Player 3"]
    assert np.array_equal(named.state, nameless.state)
    with pytest.raises(lychgate.BadOptions):
        lychgate.new("graverobbers", players=3, seed=7, names=["Ada"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"players": 4, "games": 0},
        {"players": 4, "rules": "martian"},
        {"players": 4, "options": {"spy": "never"}},
        {"players": 4, "entropy": {4: "x"}},
        {"players": 4, "entropy": {0: "x\n"}},
        {"players": 4, "entropy": {0: "x", "1": "y"}},
        {"players": 4, "entropy": {True: "x"}},
        {"players": 4, "entropy": "x"},
        {"players": 4, "entropy": 0},
        {"players": 4, "seed": b"short"},
        {"players": 4, "seed": "x"},
        {"players": 4, "seed": 1.5},
        {"players": 4, "seed": [1]},
        {"players": 4, "seed": True},
        {"players": 4, "seed": 10**5000},
        {"players": 4, "games": True},
        {"players": 4, "games": 2.0},
        {"players": 4, "games": "2"},
        {"players": 4, "options": [("spy", "first")]},
        {"players": 4, "options": "spy"},
        {"players": 4, "options": 5},
        {"players": 4, "names": 5},
        {"players": 4, "names": "abcd"},
        {"players": 4, "names": {"a": 1, "b": 2, "c": 3, "d": 4}},
        {"players": 4, "names": ["a", "b", "c", 4]},
        {"players": True},
    ],
)
def test_what_no_match_can_be_made_of_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(lychgate.BadOptions) as refused:
        lychgate.new("graverobbers", **{"seed": 1, **wrong})  # type: ignore[arg-type]
    assert "got " in refused.value.sentence
    assert refused.value.sentence.endswith(".")
    assert len(refused.value.sentence) < 220


@pytest.mark.parametrize(
    "path", [5, None, b"x", [], "no/such/file", "a\0b", "x" * 5000], ids=lambda path: repr(path)[:20]
)
def test_what_is_no_file_holds_no_record(path: Any) -> None:
    with pytest.raises(lychgate.BadRecord, match="There is no readable record at"):
        lychgate.load(path)


def test_a_seed_from_an_array_is_the_number_it_is() -> None:
    assert lychgate.new("graverobbers", players=3, seed=np.int64(7)).seed == (  # type: ignore[arg-type]
        lychgate.new("graverobbers", players=3, seed=7).seed
    )


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(lychgate.UnknownGame, match="graverobbers"):
        lychgate.new("graverubbers", players=4)


# --- copies


def started(games: int = 1) -> Match:
    match = choose_goals(lychgate.new("graverobbers", players=4, seed=7, games=games, names=["A", "B", "C", "D"]))
    match.notes[4] = "a note"
    return match


def copies(match: Match) -> list[Match]:
    return [match.clone(), pickle.loads(pickle.dumps(match))]


def test_a_copy_goes_on_as_the_match_would() -> None:
    for games in (1, 2):
        match = started(games)
        expected = play_out(match.clone())
        for copy in copies(match):
            assert copy.names == match.names
            assert copy.prompts == match.prompts
            assert play_out(copy).outcome == expected.outcome
            assert copy.record() == expected.record()
            assert [copy.story(seat) for seat in range(4)] == [expected.story(seat) for seat in range(4)]


def test_what_is_decided_in_a_copy_does_not_change_the_match() -> None:
    match = started()
    before = pickle.dumps(match)
    for copy in copies(match):
        copy.notes[5] = "another"
        play_out(copy)
    assert pickle.dumps(match) == before
    play_out(match)
    assert match.game is copy.game


def test_a_copy_can_take_back_what_the_match_could() -> None:
    match, dice, undone = lychgate.new("outerspace", players=2, seed=7), random.Random(1), 0
    for _ in range(80):
        seat = dice.choice(match.asked)
        before = match.state
        match.decide(seat, dice.choice(match.legal(seat)))
        for copy in copies(match):
            assert copy.can_undo(seat) == match.can_undo(seat)
            if copy.can_undo(seat):
                copy.undo(seat)
                undone += 1
                assert np.array_equal(copy.state, before)
                assert not np.array_equal(match.state, before)
    assert undone
