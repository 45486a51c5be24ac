"""Games at the table: what a match refuses changes nothing, and everything it tells has words."""

from __future__ import annotations

from random import Random

import pytest

import lychgate
from lychgate.conformance.cases import Case, all_cases, find, games
from lychgate.conformance.counts import count
from lychgate.conformance.table import some_positions
from lychgate.play.match.match import Match
from lychgate.play.record.fairness import seed_bytes
from lychgate.play.text.words import Words, game_bundle

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", games())


def new(case: Case, seed: int) -> Match:
    key = seed_bytes(seed)
    return Match(find(case.game), case.players, rules=case.rules, options=case.options, seed=key)


def snapshot(match: Match) -> tuple[object, ...]:
    """All there is to a match."""
    readers = [None, *range(match.players)]
    return (
        match.state.tobytes(), match.box.tobytes(), match.chance.tobytes(), len(match.log), match.prompts,
        [len(match.story(reader)) for reader in readers],
    )  # fmt: skip


def refused(match: Match, seat: int, decision: object) -> lychgate.IllegalDecision:
    with pytest.raises(lychgate.IllegalDecision) as raised:
        match.decide(seat, decision)  # type: ignore[arg-type]
    return raised.value


@EVERY_CASE
def test_a_refused_decision_changes_nothing(case: Case) -> None:
    match, random = new(case, 1), Random(1)
    step = max(count(5, 1), match.game.actions // count(40, 300))
    while not match.over:
        if random.randrange(count(30, 6)) == 0:
            before = snapshot(match)
            for seat in (-1, *range(match.players), match.players):
                allowed = set(match.legal_actions(seat)) if seat in range(match.players) else set()
                for action in (-1, *range(random.randrange(step), match.game.actions, step), 10**6):
                    if action not in allowed:
                        assert refused(match, seat, action).sentence.endswith(".")
            assert snapshot(match) == before
        seat = random.choice(match.asked)
        match.decide(seat, random.choice(match.legal(seat)))
    before = snapshot(match)
    for seat in range(match.players):
        assert isinstance(refused(match, seat, 0), lychgate.GameOver)
    assert snapshot(match) == before


@EVERY_GAME
def test_everything_that_is_told_has_words(game: str) -> None:
    found = find(game)
    bundle = game_bundle(found, "en")
    for message in (*found.events, *found.prompts, *found.points):
        assert bundle.has_message(message.id), f"no message {message.id} in story.en.ftl"


@EVERY_CASE
def test_every_refusal_by_a_rule_has_words(case: Case) -> None:
    table = case.table()
    bundle = game_bundle(table.game, "en")
    for seed in range(count(1, 10)):
        for state in some_positions(table, seed)[:: count(4, 1)]:
            for seat in table.acting(state):
                for why in set(table.refusals(state, seat).values()):
                    assert why <= 0 or bundle.has_message(f"refusal-{table.game.rule(why)}")


@EVERY_CASE
def test_a_whole_match_can_be_told_to_everybody(case: Case) -> None:
    match, random, words = new(case, 2), Random(2), Words("en")
    said: list[str] = []
    while not match.over:
        said += [words.prompt(match.game, prompt, match.names) for prompt in match.prompts]
        seat = random.choice(match.asked)
        match.decide(seat, str(random.choice(match.legal(seat))))
    for reader in (None, *range(match.players)):
        said += [words.event(match.game, event, match.names, reader) for event in match.story(reader)]
    assert match.outcome is not None
    said += [words.points(match.game, line, match.names) for line in match.outcome.lines]
    for sentence in said:
        assert sentence
        assert "{" not in sentence, f"an argument is missing: {sentence}"
        assert "$" not in sentence


@pytest.mark.parametrize("name", [name for name in games() if find(name).together])
def test_whoever_loses_every_game_together_has_not_won_the_match(name: str) -> None:
    """Random play hardly ever wins such a game; the first match without a win is looked at."""
    for seed in range(50):
        match = lychgate.new(name, players=2, games=2, seed=seed)
        chance = Random(seed)
        while not match.over:
            seat = match.asked[0]
            match.decide(seat, chance.choice(match.legal_actions(seat)))
        assert match.outcome is not None
        if not sum(match.outcome.points):
            assert match.outcome.winners == ()
            return
    raise AssertionError("no match was lost")
