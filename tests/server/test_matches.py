"""Whole matches over the API, by scripted clients: to the end, with people leaving and coming back."""

from __future__ import annotations

import json
import random

import pytest

from lychgate.core.input import registry
from lychgate.play.record.record import Record
from tests.server.company import asked_seat, deal, first_choice, gather, play_again, play_on, with_bots
from tests.server.serving import Player


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_can_be_played_over_the_api(address: str, game: str) -> None:
    players, table = gather(address, game, registry.find(game).players.start)
    seats = deal(players, table)
    assert play_on(seats, random.Random(game)) > 0
    outcomes = [seat.outcome for seat in seats if seat.outcome]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert registry.find(game).together or 1 in outcomes[0]["places"]


@pytest.mark.parametrize("game", registry.names())
def test_who_reconnects_in_the_middle_has_missed_nothing(address: str, game: str) -> None:
    players, table = gather(address, game, registry.find(game).players.start)
    seats, chance = deal(players, table), random.Random(5)
    while not all(seat.outcome for seat in seats):
        play_on(seats, chance, most=3)
        index = chance.randrange(len(seats))
        seats[index].close()
        seats[index] = players[index].sit(table)
    for player, seat in zip(players, seats, strict=True):
        again = player.sit(table)
        assert again.match is not None
        assert seat.match is not None
        for part in ("version", "view", "outcome"):
            assert again.match[part] == seat.match[part]
        assert again.events == seat.events


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_every_game_goes_on_through_lost_lines_another_device_and_a_bot(address: str, game: str) -> None:
    players, table = gather(address, game, max(2, registry.find(game).players.start))
    seats, chance, path = deal(players, table), random.Random(11), f"/tables/{table['table']}"
    play_on(seats, chance, most=5)
    seats[0].close()
    seats[0] = players[0].sit(table)

    code = players[0].post(f"{path}/resume-code")["code"]  # the host's own seat moves, and the host with it
    players[0] = Player(address, "another device")
    moved = players[0].post("/resume", code=code)
    seats[0] = players[0].sit(moved)
    play_on(seats, chance, most=5)
    if all(seat.outcome for seat in seats):  # in the mine one can be lost that soon
        play_again(players, table, seats)

    assert players[1].post(f"{path}/leave", bot="thumb")["seats"][1]["kind"] == "bot"
    seats[1].close()
    others = [seats[0], *seats[2:]]
    play_on(others, chance, most=5)
    if not any(seat.outcome for seat in others):
        players[1].post(f"{path}/join", seat=1, invite=moved["you"]["invite"])
        seats[1] = players[1].sit(moved)
        play_on(seats, chance)
    assert all(seat.outcome for seat in others)


def test_a_resume_code_moves_a_seat_to_another_device(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    path = f"/tables/{table['table']}"
    players[1].http.put(f"{path}/notes", json={"text": "P2 bluffs"})
    code = players[1].post(f"{path}/resume-code")["code"]
    phone = Player(address, "P1's phone")
    moved = phone.post("/resume", code=code.upper())
    assert moved["you"]["seat"] == 1
    assert moved["seats"][1]["name"] == "P1"
    assert phone.get(f"{path}/notes")["text"] == "P2 bluffs"
    assert players[1].get(path, 403)["code"] == "not-invited"
    assert players[2].post("/resume", 410, code=code)["code"] == "code-spent"
    seats[1] = phone.sit(moved)
    assert play_on(seats, random.Random(2)) > 0


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    path = f"/tables/{table['table']}"
    play_on(seats, random.Random(3), most=6)
    left = players[2].post(f"{path}/leave", bot="thumb")
    assert left["seats"][2]["kind"] == "bot"
    assert left["you"]["seat"] is None
    play_on(seats[:2], random.Random(4), most=6)
    back = players[2].post(f"{path}/join", seat=2, invite=table["you"]["invite"])
    assert back["seats"][2]["kind"] == "human"
    seats[2] = players[2].sit(table)
    play_on(seats, random.Random(5))
    assert all(seat.outcome for seat in seats)


def test_a_player_with_bots_reaches_the_end(address: str) -> None:
    player, table = with_bots(address, bot="thumb")
    seats = deal([player], table)
    play_on(seats, random.Random(1))
    assert seats[0].outcome


def test_a_match_can_be_played_without_a_websocket(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/start")
    decided, over = 0, False
    while not over:
        for player in players:
            match = player.get(f"{path}/view")["match"]
            over = match["outcome"] is not None
            if match["prompt"] is not None:
                choice = match["prompt"]["decisions"][decided % len(match["prompt"]["decisions"])]
                body = {"id": f"{decided}", "prompt": match["prompt"]["id"], "decision": choice["decision"]}
                assert player.post(f"{path}/decisions", **body)["decision"] == choice["decision"]
                decided += 1
    assert decided > 20


def test_those_who_say_so_play_again(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    path = f"/tables/{table['table']}"
    assert players[1].post(f"{path}/rematch", 409)["code"] == "not-over"
    play_on(seats, random.Random(1))
    first = players[0].get(path)
    play_again(players, table, seats)
    again = players[1].get(path)
    assert again["phase"] == "playing"
    assert again["matches"] == [first["match"]]
    assert again["match"] != first["match"]
    play_on(seats, random.Random(2))
    assert len(players[0].get(path)["matches"]) == 2


def test_a_text_of_a_player_goes_into_one_deal_only(address: str) -> None:
    """The next seed is drawn when the texts are known, so they would prove nothing any more."""
    host, other = Player(address, "Ada"), Player(address, "Bob")
    table = host.post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "open"}])
    path = f"/tables/{table['table']}"
    other.post(f"{path}/join", invite=table["you"]["invite"])
    own = {"entropy": "seven black cats", "commitment": table["commitment"]}
    assert other.http.put(f"{path}/entropy", json=own).status_code == 200
    seats, added = deal([host, other], table), []
    for seed in (1, 2):
        play_on(seats, random.Random(seed))
        played = host.get(path)["match"]
        added.append(Record.from_text(host.http.get(f"/matches/{played}/record").content).entropy)
        if seed == 1:
            play_again([host, other], table, seats)
    assert added == [{"2": "seven black cats"}, {}]


def test_several_games_are_played_for_a_total(address: str) -> None:
    players, table = gather(address, games=2)
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    outcome = seats[0].outcome
    assert outcome is not None
    assert len(outcome["games"]) == 2
    assert outcome["points"] == [sum(points) for points in zip(*outcome["games"], strict=True)]


@pytest.mark.rule("GR-34")
def test_every_reader_is_told_how_each_game_of_a_match_ended(address: str) -> None:
    players, table = gather(address, games=3, spectators=True, public=True)
    seats = deal(players, table)
    watching = Player(address, "Watcher").sit(table)
    assert seats[0].match is not None
    assert seats[0].match["ended"] == []
    play_on(seats, random.Random(1))
    while not watching.outcome:
        watching.hear()
    for reader in (*seats, watching):
        changes = [change for change in map(json.loads, reader.received) if change["type"] == "change"]
        told = [change for change in changes if change["ended"]]
        assert [change["game_number"] for change in told] == [2, 3], "each is told once, when it has ended"
        totals = [0, 0, 0]
        for number, change in enumerate(told, 1):
            (ended,) = change["ended"]
            outcome = ended["outcome"]
            totals = [total + points for total, points in zip(totals, outcome["points"], strict=True)]
            assert (ended["number"], ended["totals"]) == (number, totals)
            for seat, points in enumerate(outcome["points"]):
                assert sum(line["points"] for line in outcome["lines"] if line["seat"] == seat) == points
            assert {line["game_number"] for line in outcome["lines"]} == {number}
            for seat in ended["view"]["seats"]:
                assert len(seat["hand"]) == seat["hand_size"]
                assert len(seat["goals"]) == 2
        assert reader.outcome is not None
        assert reader.outcome["games"][:2] == [change["ended"][0]["outcome"]["points"] for change in told]


def test_who_comes_back_is_told_of_all_games_that_have_ended_and_shown_the_last(address: str) -> None:
    players, table = gather(address, games=3)
    seats, chance = deal(players, table), random.Random(1)
    while not (seats[0].match and seats[0].match["game_number"] == 3):
        play_on(seats, chance, most=1)
    last = next(json.loads(text) for text in reversed(seats[0].received) if '"ended":[{' in text)
    again = players[0].sit(table)
    assert again.match is not None
    first, second = again.match["ended"]
    assert (first["number"], first["view"]) == (1, None)
    assert [second] == last["ended"]
    assert first["outcome"]["lines"]


def test_a_player_who_comes_back_is_told_what_happened_since(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    for seat in seats:
        seat.decide("goal 1")
    playing = asked_seat(seats)
    away = seats.index(playing) - 1
    while len(seats[away].events) < len(playing.events):
        seats[away].hear()
    known = len(seats[away].events)
    seats[away].close()
    while playing.decide(first_choice(playing))["decision"] and playing.prompt:
        pass
    back = players[away].sit(table)
    assert back.full["missed"]["count"] == len(back.events) - known
    assert back.full["missed"]["sentences"][-1] == back.events[-1]["sentence"]


def test_a_player_without_a_connection_is_shown_as_away(address: str) -> None:
    players, table = gather(address)
    seats = [player.sit(table) for player in players]
    seats[2].close()
    while not seats[0].wait_for("table")["table"]["seats"][2]["away"]:
        pass
    seats[2] = players[2].sit(table)
    while seats[0].wait_for("table")["table"]["seats"][2]["away"]:
        pass
