"""One call tells what a match has come to for everybody: the same as asking for each view, picture and prompt."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.play.match import updates
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.match.story import Happening, event_rows
from lychgate.play.match.updates import MOVE_CONTRACT, Readers, Updated
from tests.crossing import crossed

EVERYBODY = -1


def new(game: str) -> tuple[Match, Readers]:
    match = lychgate.new(game, players=3, seed=5)
    readers = Readers(match.game, match.players)
    for seat in range(match.players):
        readers.next_prompt(seat, match.prompt_id(seat))
    return match, readers


def tell(match: Match, readers: Readers, events: Sequence[Happening], wanted: int = EVERYBODY) -> Updated:
    return readers.update(match.box, match.state, event_rows(events), match.game_number, wanted=wanted)


def written(updated: Updated, reader: int) -> bytes:
    news = updated.of(reader)
    return updated.text[news.begin : news.end]


def read(updated: Updated, reader: int) -> Any:
    """What was written for a reader. The window of a prompt is left open."""
    return json.loads(b"{%b%b}" % (written(updated, reader), b"}" if updated.of(reader).asks else b""))


def check(match: Match, readers: Readers, updated: Updated, events: Sequence[Happening]) -> None:
    """Views, pictures, events and prompts are those that the match gives one by one."""
    assert [seat for seat in range(match.players) if updated.asked >> seat & 1] == match.asked
    for reader in range(match.players + 1):
        one = updated.of(reader)
        seat = reader if reader < match.players else None
        view = match.view_bytes(seat)
        assert readers.view(reader).tobytes() == view.tobytes()
        own = [event for event in events if event.is_told_to(seat)]
        assert one.events == len(own)
        assert bool(one.asks) == (seat in match.asked)
        if not one.changed:
            assert written(updated, reader) == b""
            continue
        found, sent = read(updated, reader), readers.sent(reader)
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
def test_a_decision_tells_what_the_match_tells_one_by_one(game: str) -> None:
    (match, readers), luck = new(game), Random(5)
    updated: Updated | None = tell(match, readers, match.told)
    while updated is not None:
        seat, told, asked = luck.choice(match.asked), len(match.told), updated.asked
        before = [readers.view(reader).tobytes() for reader in range(match.players + 1)]
        apart, action = match.clone(), luck.choice(match.legal_actions(seat))
        moved, updated = readers.move(match, seat, action, EVERYBODY)
        match.go_on(moved)
        apart.decide(seat, action)
        assert (match.state.tobytes(), match.chance.tobytes()) == (apart.state.tobytes(), apart.chance.tobytes())
        assert list(match.told) == list(apart.told)
        if updated is None:
            continue
        check(match, readers, updated, match.told[told:])
        for reader in range(match.players + 1):
            one = updated.of(reader)
            another_question = (asked ^ updated.asked) >> reader & 1 or (reader == seat and one.asks)
            seen_otherwise = before[reader] != readers.view(reader).tobytes()
            assert one.changed == bool(one.events or another_question or seen_otherwise)
    assert match.over
    readers.next_prompt(seat, match.prompt_id(seat))
    check(match, readers, tell(match, readers, match.told[told:]), match.told[told:])


def test_events_are_the_same_rows_whether_somebody_has_looked_at_them_or_not() -> None:
    match, luck = lychgate.new("graverobbers", players=3, seed=5), Random(1)
    begins = [len(match.told)]
    for number in range(12):
        match.decide(match.asked[0], luck.choice(match.legal_actions(match.asked[0])))
        begins.append(len(match.told))
        if number == 4:
            assert len(list(match.told)) == begins[-1]  # decoded up to here
    rows = [match.told.rows(since).tolist() for since in begins]
    assert rows == [event_rows(match.told[since:]).tolist() for since in begins]
    assert len(rows[0]) > len(rows[5]) > len(rows[-2]) > 1
    assert rows[-1] == [0]


def test_a_refused_decision_changes_nothing() -> None:
    match, readers = new("graverobbers")
    tell(match, readers, match.told)
    state, sent = match.state.tobytes(), [readers.sent(reader) for reader in range(4)]
    seat = match.asked[0]
    illegal = next(action for action in range(match.game.actions) if action not in match.legal_actions(seat))
    with pytest.raises(LychgateError):
        readers.move(match, seat, illegal, EVERYBODY)
    assert (match.state.tobytes(), [readers.sent(reader) for reader in range(4)]) == (state, sent)


def test_a_decision_that_draws_nothing_keeps_the_source_of_chance() -> None:
    """A match is copied by its parts: what is drawn from in one must not be that of another."""
    match, readers = new("graverobbers")
    tell(match, readers, match.told)
    kept = 0
    while not match.over:
        seat, before = match.asked[0], match.chance.tobytes()
        moved, _ = readers.move(match, seat, match.legal_actions(seat)[0], 0)
        assert match.chance.tobytes() == before
        assert (moved.chance is match.chance) == (moved.chance.tobytes() == before)
        kept += moved.chance is match.chance
        match.go_on(moved)
    assert kept


def test_nothing_is_written_for_those_who_are_not_wanted() -> None:
    match, readers = new("graverobbers")
    updated = tell(match, readers, match.told, 1 << 1)
    assert all(updated.of(reader).changed for reader in range(4))
    assert [bool(written(updated, reader)) for reader in range(4)] == [False, True, False, False]


def test_what_has_no_room_is_written_again_and_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, readers = new("graverobbers")
    work = updates._Workspace.of(match.game, match.players)
    monkeypatch.setattr(work, "out", np.empty(100, np.uint8))
    check(match, readers, tell(match, readers, match.told), match.told)
    assert [readers.sent(reader).version for reader in range(4)] == [1] * 4

    monkeypatch.setattr(work, "out", np.empty(100, np.uint8))
    told, seat = len(match.told), match.asked[0]
    moved, updated = readers.move(match, seat, match.legal_actions(seat)[0], EVERYBODY)
    match.go_on(moved)
    assert updated is not None
    check(match, readers, updated, match.told[told:])
    assert [readers.sent(reader).version for reader in range(4)] == [1 + updated.of(n).changed for n in range(4)]


@pytest.mark.parametrize("name", registry.names())
def test_nothing_that_a_match_needs_is_compiled_while_it_is_played(name: str) -> None:
    handed = {"setup", "outcome", "thumb", *MOVE_CONTRACT}
    assert handed <= {pointer.name for pointer in bots.pointers(registry.find(name), ["thumb"])}
