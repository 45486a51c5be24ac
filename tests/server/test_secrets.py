"""Non-interference over the wire: two tables that differ only in what a seat may not know send it the same bytes.

Two servers draw the same ids and seeds. In the second, everything the observer cannot know is scrambled
by the game's kit. Then both matches go on: the observer decides alike in both, the others decide whatever
leaves the observer's view alike. Every byte the observer is sent is compared.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lychgate.conformance.cases import kit_of
from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.core.model.contract import NOBODY
from lychgate.core.model.layout import blank
from lychgate.core.model.messages import event_buffer
from lychgate.play.match.changes import LONG_TEXT, Changes, Reader, Step
from lychgate.play.match.match import Ending, Match
from lychgate.play.match.story import happenings
from lychgate.server.runtime.services import Services
from lychgate.server.socket.frames import write_text
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.telling import match_messages
from tests.server.company import gather
from tests.server.serving import Player, Seat, both_wires, serving_services, settings_for

WATCHING = -1


class SameNames(Identifiers):
    """Ids, seeds and the time, the same in every server that uses it."""

    def __init__(self) -> None:
        self._count = 0

    def _drawn(self, size: int) -> str:
        self._count += 1
        return f"{self._count:0{size}}"

    def token(self) -> str:
        return self._drawn(40)

    def seed(self) -> bytes:
        return b"the same for all ".ljust(32, b".")

    def now(self) -> float:
        return 1_700_000_000.0


class World:
    """One server with one match, seen by one observer."""

    def __init__(self, address: str, services: Services, game: str, observer: int, games: int) -> None:
        players = max(3, registry.find(game).players.start)
        self.players, self.table = gather(address, game, players, games=games, spectators=True, public=True)
        self.services, self.observer, self._read = services, observer, 0
        watcher = Player(address, "Watcher")
        self.player = watcher if observer == WATCHING else self.players[observer]
        self.seat: Seat = self.player.sit(self.table)
        self.players[0].post(f"/tables/{self.table['table']}/start")

    @property
    def match(self) -> Match:
        running = self.services.tables[self.table["table"]].running
        assert running is not None
        return running.match

    def decide(self, seat: int, action: int) -> None:
        """Somebody decides, over the wire."""
        prompt = self.match.prompt_id(seat)
        decision = self.match.game.decisions.write(action)
        body: dict[str, Any] = {"id": f"{seat}-{prompt}", "prompt": prompt, "decision": decision}
        self.players[seat].post(f"/tables/{self.table['table']}/decisions", **body)

    def sent(self) -> list[str]:
        """What the observer was sent since the last time, byte for byte, with the answers to a few probes."""
        self.seat.say(type="decide", id="probe", prompt=9999, decision="nonsense")
        self.seat.say(type="undo", id="probe", prompt=1)
        self.seat.say(type="sync")
        self.seat.say(type="ping")
        self.seat.wait_for("pong")
        new, self._read = self.seat.received[self._read :], len(self.seat.received)
        return [*new, self.player.http.get(f"/tables/{self.table['table']}/view").text]

    def effect(self, seat: int, action: int) -> object:
        """What a decision would look like to the observer."""
        match, events = self.match, event_buffer()
        state, seen = match.state.copy(), blank(match.game.state_layout)
        match.game.call("apply", match.box, state, seat, action, match.chance.copy(), events)
        match.game.call("view", match.box, state, NOBODY if self.observer < 0 else self.observer, seen)
        reader = None if self.observer < 0 else self.observer
        told = [h for h in happenings(events, 1) if h.is_told_to(reader)]
        asked = match.game.call("acting", match.box, state)
        return seen.tobytes(), told, asked == 0, self.observer >= 0 and asked >> self.observer & 1


@contextlib.contextmanager
def two_worlds(folder: Path, game: str, observer: int, games: int = 1) -> Iterator[tuple[World, World]]:
    with contextlib.ExitStack() as servers:
        made = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            address, services = servers.enter_context(serving_services(settings_for(folder / name), SameNames()))
            made.append(World(address, services, game, observer, games))
        yield made[0], made[1]


def scramble(one: World, two: World, chance: Random) -> None:
    """Let the second world be the first, with what the observer cannot know made different."""
    kit = kit_of(one.match.game.name)
    two.match.state = kit.scramble(one.match.box, one.match.state, one.observer, chance)
    running = two.services.tables[two.table["table"]].running
    assert running is not None
    observer = None if one.observer < 0 else one.observer
    for number, reader in enumerate(running.readers):
        if reader != observer:  # others see it so from the beginning; to the observer nothing may have changed
            running.shown.view(number)[:] = two.match.view_bytes(reader)


def next_decisions(one: World, two: World, chance: Random) -> tuple[int, int, int] | None:
    """A seat, and what it decides in each world so that the observer cannot tell."""
    asked = one.match.asked
    chance.shuffle(asked)
    for seat in asked:
        choices = one.match.legal_actions(seat)
        chance.shuffle(choices)
        for action in choices[:12]:
            if seat == one.observer:
                alike = [action] if one.effect(seat, action) == two.effect(seat, action) else []
            else:
                wanted = one.effect(seat, action)
                alike = [other for other in two.match.legal_actions(seat) if two.effect(seat, other) == wanted]
            if alike:
                return seat, action, chance.choice(alike)
    return None


def compare(one: World, two: World, steps: int, chance: Random) -> int:
    """Play both on, comparing all that is sent; how many decisions could be compared."""
    assert one.sent() == two.sent()
    for step in range(steps):
        if one.match.over:
            return step
        scramble(one, two, chance)
        found = next_decisions(one, two, chance)
        if found is None:
            return step
        seat, here, there = found
        one.decide(seat, here)
        two.decide(seat, there)
        assert one.sent() == two.sent(), f"after {step} decisions"
    return steps


SHORT = "graverobbers"  # the other games in the long suite


def over_both_wires() -> list[Any]:
    """Every game with sentences, and as numbers."""
    return [
        pytest.param(game, wire, id=f"{game}-{name}", marks=() if game == SHORT else pytest.mark.long)
        for name, wire in (("sentences", "en"), ("numbers", None))
        for game in registry.names()
    ]


@pytest.mark.parametrize("observer", [0, WATCHING])
@pytest.mark.parametrize(("game", "wire"), over_both_wires(), indirect=["wire"])
def test_worlds_a_reader_cannot_tell_apart_send_the_same_bytes(tmp_path: Path, game: str, observer: int) -> None:
    with two_worlds(tmp_path, game, observer) as (one, two):
        assert compare(one, two, count(15, 60), Random(7)) > 1


@both_wires
def test_a_message_that_depends_on_what_is_hidden_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof of the proof: with such a leak planted, the comparison fails."""
    honest, whole = match_messages.MatchMessages.change, Changes.frames

    def leaking(self: match_messages.MatchMessages, step: Step) -> bytes:
        return planted(self.running.match, honest(self, step))

    def leaking_frames(self: Changes, *, clocked: bool) -> list[bytes]:
        frames = whole(self, clocked=clocked)
        return [write_text(planted(self.match, frame[len(LONG_TEXT) :])) if frame else frame for frame in frames]

    def planted(match: Match, change: bytes) -> bytes:
        odd = bool(match.state.sum() % 2)
        return msgspec.json.encode(msgspec.json.decode(change) | {"can_undo": odd})

    with two_worlds(tmp_path, "graverobbers", 0) as (one, two):
        monkeypatch.setattr(match_messages.MatchMessages, "change", leaking)
        monkeypatch.setattr(Changes, "frames", leaking_frames)
        with pytest.raises(AssertionError, match="after"):
            compare(one, two, 30, Random(7))


# --- games that have ended, while the match goes on


class Scrambled(dict[int, Ending]):
    """How games ended, with what the observer cannot know even then made different."""

    def __init__(self, game: str, observer: int, chance: Random) -> None:
        super().__init__()
        self.scramble, self.observer, self.chance = kit_of(game).scramble, observer, chance

    def __setitem__(self, number: int, ending: Ending) -> None:
        state = self.scramble(ending.box, ending.state, self.observer, self.chance)
        super().__setitem__(number, Ending(ending.box, state))


def play_first_game(one: World, two: World, chance: Random) -> None:
    """The same decisions in both worlds, until a game has ended that in the second was not quite the same."""
    two.match.endings = Scrambled(one.match.game.name, one.observer, chance)
    while one.match.game_number == 1:
        seat = chance.choice(one.match.asked)
        legal = {action: one.match.game.decisions.write(action) for action in one.match.legal_actions(seat)}
        action = chance.choice(
            [action for action in legal if not legal[action].startswith("pass ")]
        )  # wishes take time
        one.decide(seat, action)
        two.decide(seat, action)


@pytest.mark.parametrize("observer", [0, pytest.param(WATCHING, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "wire"), over_both_wires(), indirect=["wire"])
def test_the_end_of_a_game_shows_a_reader_nothing_more_than_the_game_does(
    tmp_path: Path, game: str, observer: int
) -> None:
    chance = Random(3)
    with two_worlds(tmp_path, game, observer, games=2) as (one, two):
        play_first_game(one, two, chance)
        assert any('"ended":[{"number":1,' in text for text in one.sent()), "it is told"
        two.sent()
        assert one.seat.received == two.seat.received
        assert compare(one, two, count(5, 30), chance) > 1


@both_wires
def test_an_end_that_shows_what_stays_hidden_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof of the proof: all that is true told instead of all that the reader may know."""

    def leaking(self: match_messages.MatchMessages, number: int, reader: Reader) -> Raw:
        ending = self.running.match.endings[number]
        return Raw(self.writer.picture(ending.box, ending.state))

    with two_worlds(tmp_path, "graverobbers", 0, games=2) as (one, two):
        monkeypatch.setattr(match_messages.MatchMessages, "_final_view", leaking)
        play_first_game(one, two, Random(3))
        assert one.sent() != two.sent()


def test_a_table_that_nobody_may_watch_tells_a_visitor_nothing_of_the_match(address: str) -> None:
    players, table = gather(address, public=True, spectators=False)
    visitor = Player(address, "Eve").sit(table)
    seats = [player.sit(table) for player in players]
    players[0].post(f"/tables/{table['table']}/start")
    for seat in seats:
        seat.wait_for("full")
    players[0].post(f"/tables/{table['table']}/chat", 201, text="psst")
    for seat in seats:
        seat.decide("goal 1")
    visitor.say(type="sync")
    visitor.say(type="ping")
    visitor.wait_for("pong")
    assert visitor.match is None
    assert "psst" not in "".join(visitor.received)
    assert not any('"type":"change"' in text for text in visitor.received)


def test_a_spectator_is_sent_the_public_minimum(address: str) -> None:
    players, table = gather(address, public=True, spectators=True)
    players[0].post(f"/tables/{table['table']}/start")
    watching = Player(address, "Eve").sit(table)
    assert watching.match is not None
    assert watching.match["prompt"] is None
    assert watching.full["notes"] is None
    nothing = {
        "seat": None,
        "host": False,
        "invite": None,
        "request": None,
        "declined": False,
        "decides": False,
        "asked": False,
        "missed": 0,
        "host_away": False,
    }
    assert watching.table["you"] == nothing
    assert all(seat["hand"] is None and seat["goals"] is None for seat in watching.match["view"]["seats"])
