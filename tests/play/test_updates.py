"""One call tells what a match has come to for everybody: the same as asking for each view, picture and prompt."""

from __future__ import annotations

import json
from random import Random

import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.match import updates
from lychgate.play.match.match import Match
from lychgate.play.match.updates import Readers, Update
from tests.crossing import crossed

EVERYBODY = -1


def check(match: Match, readers: Readers, update: Update) -> None:
    """Views, pictures and prompts are those that the match gives one by one."""
    assert [seat for seat in range(match.players) if readers.asked >> seat & 1] == match.asked
    for reader in range(match.players + 1):
        seat = reader if reader < match.players else None
        view = match.view_bytes(seat)
        assert readers.view(reader).tobytes() == view.tobytes()
        assert update.picture(reader) == match.game.picture_numbers(match.box, view)
        asked = update.prompt(reader)
        if seat is None or seat not in match.asked:
            assert asked is None
        else:
            assert asked is not None
            assert json.loads(b"[%b]" % asked.asks) == match.asks(seat)
            assert json.loads(b"[%b]" % asked.decisions) == match.legal_actions(seat)


@pytest.mark.parametrize("game", crossed(registry.names()))
def test_an_update_tells_what_the_match_tells_one_by_one(game: str) -> None:
    match, luck = lychgate.new(game, players=3, seed=5), Random(5)
    readers = Readers(match.game, match.players)
    check(match, readers, readers.update(match.box, match.state, EVERYBODY))
    while not match.over:
        seat = luck.choice(match.asked)
        before = [readers.view(reader).tobytes() for reader in range(match.players + 1)]
        match.decide(seat, luck.choice(match.legal(seat)))
        update = readers.update(match.box, match.state, EVERYBODY)
        check(match, readers, update)
        for reader, seen in enumerate(before):
            assert update.changed(reader) == (seen != readers.view(reader).tobytes())


def test_nothing_is_drawn_for_those_who_are_not_wanted() -> None:
    match = lychgate.new("graverobbers", players=3, seed=5)
    update = Readers(match.game, 3).update(match.box, match.state, 1 << 1)
    assert [bool(update.picture(reader)) for reader in range(4)] == [False, True, False, False]
    assert [update.prompt(reader) is not None for reader in range(4)] == [False, True, False, False]


def test_an_update_without_room_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lychgate.new("graverobbers", players=3, seed=5)
    readers = Readers(match.game, 3)
    monkeypatch.setattr(updates, "ROOM", 100)
    update = readers.update(match.box, match.state, EVERYBODY)
    check(match, readers, update)
    assert all(update.changed(reader) for reader in range(4))
