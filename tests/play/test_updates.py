"""One call tells what a match has come to for everybody: the same as asking for each view, picture and prompt."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.match import updates
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.match.story import Happening, event_rows
from lychgate.play.match.updates import News, Readers
from tests.crossing import crossed

EVERYBODY = -1


def new(game: str) -> tuple[Match, Readers]:
    match = lychgate.new(game, players=3, seed=5)
    readers = Readers(match.game, match.players)
    for seat in range(match.players):
        readers.next_prompt(seat, match.prompt_id(seat))
    return match, readers


def tell(match: Match, readers: Readers, events: Sequence[Happening], wanted: int = EVERYBODY) -> list[News]:
    return readers.update(match.box, match.state, event_rows(events), match.game_number, wanted=wanted)


def read(news: News) -> Any:
    """What was written for a reader. The window of a prompt is left open."""
    return json.loads(b"{%b%b}" % (news.text, b"}" if news.asks else b""))


def check(match: Match, readers: Readers, news: Sequence[News], events: Sequence[Happening]) -> None:
    """Views, pictures, events and prompts are those that the match gives one by one."""
    assert [seat for seat in range(match.players) if readers.asked >> seat & 1] == match.asked
    for reader, one in enumerate(news):
        seat = reader if reader < match.players else None
        view = match.view_bytes(seat)
        assert readers.view(reader).tobytes() == view.tobytes()
        own = [event for event in events if event.is_told_to(seat)]
        assert one.events == len(own)
        assert bool(one.asks) == (seat in match.asked)
        if not one.changed:
            assert one.text == b""
            continue
        found, sent = read(one), readers.sent(reader)
        assert (found["version"], found["told"]) == (sent.version, sent.events - len(own))
        assert found["view"] == json.loads(match.game.picture_numbers(match.box, view))
        widths = [len(match.game.events[event.kind].arguments) for event in own]
        assert found["events"] == [
            [event.game_number, event.kind, *event.numbers[:width]] for event, width in zip(own, widths, strict=True)
        ]
        if seat is None or seat not in match.asked:
            assert found["prompt"] is None
            assert found["ruins"] == []
        else:
            legal = {"asks": match.asks(seat), "decisions": match.legal_actions(seat)}
            assert found["prompt"] == {"id": match.prompt_id(seat), **legal}
            assert found["ruins"] == [list(pair) for pair in ruins_among(match, seat, view)]


@pytest.mark.parametrize("game", crossed(registry.names()))
def test_an_update_tells_what_the_match_tells_one_by_one(game: str) -> None:
    (match, readers), luck = new(game), Random(5)
    check(match, readers, tell(match, readers, match.told), match.told)
    while not match.over:
        seat = luck.choice(match.asked)
        before = [readers.view(reader).tobytes() for reader in range(match.players + 1)]
        told, asked = len(match.told), readers.asked
        match.decide(seat, luck.choice(match.legal(seat)))
        readers.next_prompt(seat, match.prompt_id(seat))
        events = match.told[told:]
        news = tell(match, readers, events)
        check(match, readers, news, events)
        for reader, one in enumerate(news):
            another_question = (asked ^ readers.asked) >> reader & 1 or (reader == seat and one.asks)
            seen_otherwise = before[reader] != readers.view(reader).tobytes()
            assert one.changed == bool(one.events or another_question or seen_otherwise)


def test_nothing_is_written_for_those_who_are_not_wanted() -> None:
    match, readers = new("graverobbers")
    news = tell(match, readers, match.told, 1 << 1)
    assert all(one.changed for one in news)
    assert [bool(one.text) for one in news] == [False, True, False, False]


def test_an_update_without_room_is_made_again_and_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, readers = new("graverobbers")
    monkeypatch.setattr(updates._Workspace.of(match.game), "out", np.empty(100, np.uint8))
    news = tell(match, readers, match.told)
    check(match, readers, news, match.told)
    assert [readers.sent(reader).version for reader in range(4)] == [1] * 4
