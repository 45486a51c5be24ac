"""The wire of numbers tells what the sentences tell: number for number, with the game as data and nothing else."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.play.match import refusals
from lychgate.play.match.changes import IN_WINDOW, Changes, Step
from lychgate.play.match.undo import UNDO
from lychgate.play.text.export import game_data
from lychgate.play.text.words import Words
from lychgate.server.messages.matches import Change, encode
from lychgate.server.messages.refusals import say
from lychgate.server.socket.frames import write_text
from lychgate.server.telling.match_messages import MatchMessages
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.telling.writer import writer
from tests.server.reading import with_names

SERVER = Path(lychgate.__file__).parent / "server"
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


class Reader:
    """A client that makes names of numbers."""

    def __init__(self, game: str) -> None:
        self.game, self.data = registry.find(game), game_data(registry.find(game))

    def told(self, what: str, numbers: list[int]) -> tuple[str, dict[str, int]]:
        """A declared message by its numbers: name, and arguments by name."""
        kind, *given = numbers
        declared = self.data[what][kind]
        names = [one["name"] for one in declared["arguments"]]
        return declared["name"], dict(zip(names, given, strict=True))

    def lines(self, rows: list[list[int]]) -> list[tuple[int, str, dict[str, int]]]:
        return [(game_number, *self.told("points", numbers)) for game_number, *numbers in rows]

    def same_outcome(self, numbers: Any, words: Any) -> None:
        assert (numbers is None) == (words is None)
        if numbers is not None:
            said = [(line["game_number"], line["name"], line["arguments"]) for line in words["lines"]]
            assert self.lines(numbers["lines"]) == said
            assert {**numbers, "lines": 0} == {**words, "lines": 0}

    def same(self, numbers: Any, words: Any) -> None:
        """A change, or a whole match, as numbers and in words."""
        assert numbers.keys() == words.keys()
        for key in numbers.keys() - {"events", "prompt", "outcome", "ended", "view"}:
            assert numbers[key] == words[key]
        assert with_names(self.game.name, {"view": numbers["view"]})["view"] == words["view"]
        happened = [(event["game_number"], event["name"], event["arguments"]) for event in words["events"]]
        assert [(one[0], *self.told("events", one[1:])) for one in numbers["events"]] == happened
        first = numbers["told"] + 1
        assert [event["number"] for event in words["events"]] == list(range(first, first + len(happened)))
        self.same_prompt(numbers["prompt"], words["prompt"])
        self.same_outcome(numbers["outcome"], words["outcome"])
        for one, other in zip(numbers["ended"], words["ended"], strict=True):
            self.same_outcome(one["outcome"], other["outcome"])
            assert (one["number"], one["totals"]) == (other["number"], other["totals"])
            assert with_names(self.game.name, {"view": one["view"]})["view"] == other["view"]

    def same_prompt(self, numbers: Any, words: Any) -> None:
        assert (numbers is None) == (words is None)
        if numbers is not None:
            assert self.told("prompts", numbers["asks"]) == (words["name"], words["arguments"])
            written = [self.game.decisions.write(action) for action in numbers["decisions"]]
            assert written == [decision["decision"] for decision in words["decisions"]]
            assert (numbers["id"], numbers["window"]) == (words["id"], words["window"])


@pytest.mark.parametrize("game", registry.names())
def test_whole_matches_are_told_alike_as_numbers_and_in_words(game: str) -> None:
    chance, players = random.Random(game), max(2, registry.find(game).players.start)
    running = RunningMatch("m", lychgate.new(game, players=players, games=2, seed=4, names=NAMES[:players]))
    reader, changes, whole_frames = Reader(game), running.dealt, 0
    while True:
        for step in changes:
            reader.same(*(changed(running, step, form) for form in (None, "en")))
        if isinstance(changes, Changes):
            whole_frames += check_frames(running, changes)
        if running.over:
            break
        seat = chance.choice(sorted(running.asked))
        changes = running.decide(seat, chance.choice(running.match.legal_actions(seat)))
    assert whole_frames > 20
    for who in (*range(players), None):
        reader.same(*(whole(running, who, form) for form in (None, "en")))


def messages(running: RunningMatch, form: str | None) -> MatchMessages:
    names = running.match.names
    return MatchMessages(running, names, writer(running.game, names, form))


def changed(running: RunningMatch, step: Step, form: str | None) -> Any:
    """A change as JSON. It is put together by hand, and yet is of the declared type."""
    written = json.loads(messages(running, form).change(step))
    assert list(written) == ["type", *Change.__struct_fields__]
    return written


def check_frames(running: RunningMatch, changes: Changes) -> int:
    """What is written whole is what is put together for the others; how much that is. Some things never are."""
    by_reader, names, found = {step.reader: step for step in changes}, running.match.names, 0
    another_game = changes.game_before != running.match.game_number
    for countdown in (None, 30.0):
        long_way = MatchMessages(running, names, writer(running.game, names, None), countdown)
        for seat, frame in enumerate(changes.frames(clocked=countdown is not None)):
            step = by_reader.get(seat)
            assert changes.concerns(seat) == (step is not None)
            if frame:
                assert step is not None
                assert frame == write_text(long_way.change(step))
                found += 1
            elif not running.over and not another_game and step is not None and step.text:
                assert seat in running.undoable or (step.asks == IN_WINDOW and countdown is not None)
    return found


def whole(running: RunningMatch, who: int | None, form: str | None) -> Any:
    return json.loads(encode(messages(running, form).everything(who)))


@pytest.mark.parametrize("game", registry.names())
def test_a_refusal_as_numbers_says_the_same_sentence(game: str) -> None:
    """Whatever is refused at a few moments of a match: message and arguments are enough for the words."""
    chance, refused = random.Random(game), set()
    found = registry.find(game)
    running = RunningMatch("m", lychgate.new(game, players=max(2, found.players.start), seed=5))
    names = running.match.names
    in_words = writer(found, names, "en")
    for _ in range(count(10, 40)):
        if running.over:
            break
        seat = chance.choice(sorted(running.asked))
        for action in chance.sample(range(found.actions), min(60, found.actions)):
            error = refusal_of(running, seat, action)
            if error is not None:
                refused.add(error.message)
                assert error.arguments["decision"] == action
                sent = json.loads(json.dumps({"message": error.message, "arguments": error.arguments}))
                read = LychgateError("", **sent)
                assert Words("en").refusal(read, found, names) == error.sentence
                assert Words("en").refusal(read, found, names, quoted(found, names)) == in_words.refusal_words(error)
        running.decide(seat, chance.choice(running.match.legal_actions(seat)))
    assert len(refused) > 1


def refusal_of(running: RunningMatch, seat: int, action: int) -> LychgateError | None:
    try:
        refusals.check(running.match, seat, action)
    except LychgateError as error:
        return error
    return None


def quoted(game: Any, names: list[str]) -> Any:
    """A decision as a page calls it in a refusal."""

    def called(action: int) -> str:
        said = Words("en").decision(game, action, names)
        return say("refused-decision", {"decision": said[:1].upper() + said[1:]})

    return called


def test_undo_is_given_back_as_minus_one_and_as_a_word() -> None:
    game = registry.find("outerspace")
    assert writer(game, [], None).decision(UNDO) == -1
    assert writer(game, [], "en").decision(UNDO) == "undo"


def test_no_language_is_named_in_the_server() -> None:
    for path in SERVER.rglob("*.py"):
        assert not re.search(r"""["'](en|de|fr|it)["']""", path.read_text("utf-8")), path
