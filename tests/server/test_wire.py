"""The wire of numbers on a running server: its version, the game as data, refusals and notices without words."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.play.text.export import WIRE, as_json, game_data, game_hash, game_words
from lychgate.play.text.words import Words
from lychgate.server.messages.games import GameData, GameWords
from lychgate.server.messages.refusals import say
from tests.server.company import asked_seat, deal, gather, with_bots
from tests.server.reading import prompt_name
from tests.server.serving import Player, both_wires

as_numbers = pytest.mark.parametrize("wire", [None], ids=["numbers"], indirect=True)


get = partial(httpx.get, timeout=60)  # a busy machine takes its time


# --- the game as data


@pytest.mark.parametrize("name", registry.names())
def test_a_game_as_data_is_found_by_its_hash_and_never_changes(address: str, name: str) -> None:
    game = registry.find(name)
    listed = {one["name"]: one["hash"] for one in get(f"{address}/api/games").json()}
    assert listed[name] == game_hash(game)
    data = get(f"{address}/api/games/{name}/{listed[name]}.json")
    assert data.content == as_json(game_data(game))
    words = get(f"{address}/api/games/{name}/{listed[name]}/en.json")
    assert words.content == as_json(game_words(game, "en"))
    for answer in (data, words):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "application/json"
    msgspec.json.decode(data.content, type=GameData)
    msgspec.json.decode(words.content, type=GameWords)


def test_a_language_that_there_is_not_is_english(address: str) -> None:
    game = registry.find("graverobbers")
    found = get(f"{address}/api/games/graverobbers/{game_hash(game)}/tlh.json")
    assert found.content == as_json(game_words(game, "en"))


@pytest.mark.parametrize(
    "path", ["{other}.json", "{hash}", "{hash}.txt", "{other}/en.json", "{hash}/en", "{hash}/en.ftl"]
)
def test_another_hash_is_not_found_and_not_cached(address: str, path: str) -> None:
    found = path.format(hash=game_hash(registry.find("graverobbers")), other="0" * 16)
    answer = get(f"{address}/api/games/graverobbers/{found}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.headers["cache-control"] == "no-store"


# --- the version


@pytest.mark.parametrize("hello", [{}, {"wire": WIRE - 1}, {"wire": WIRE + 1}, {"language": "en"}])
def test_an_old_page_is_told_to_reload(address: str, hello: dict[str, Any]) -> None:
    player, table = with_bots(address)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
    with connect(url, additional_headers={"Authorization": f"Bearer {player.token}"}) as socket:
        socket.send(json.dumps({"type": "hello", **hello}))
        said = json.loads(socket.recv(20))
        assert said == {
            "type": "error", "code": "old-page", "rule": None, "message": "refused-old-page", "arguments": {},
        }  # fmt: skip
        with pytest.raises(ConnectionClosed):
            socket.recv(20)
        assert socket.close_code == 4426


def test_who_reads_sentences_needs_no_version(address: str) -> None:
    player, table = with_bots(address)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket?sentences=en"
    with connect(url, additional_headers={"Authorization": f"Bearer {player.token}"}) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(20))["type"] == "full"


# --- decisions, refusals, notices


@as_numbers
def test_a_decision_is_made_and_given_back_by_its_number(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    seat = asked_seat(seats)
    assert seat.prompt is not None
    number = seat.prompt["decisions"][0]
    answer = seat.decide(number)
    assert answer == {"type": "accepted", "id": answer["id"], "prompt": 1, "decision": number}
    other = asked_seat([one for one in seats if one is not seat])
    assert prompt_name("graverobbers", other.prompt) == "goal"
    written = registry.find("graverobbers").decisions.write(other.choices[0])
    assert other.decide(written)["decision"] == other_number(written), "notation serves as well"


def other_number(written: str) -> int:
    return registry.find("graverobbers").decisions.written[written]


@as_numbers
def test_a_decision_that_is_no_number_of_the_game_is_refused(address: str) -> None:
    players, table = gather(address)
    seat = asked_seat(deal(players, table))
    last = registry.find("graverobbers").actions - 1
    refused = seat.decide(last + 1)
    assert (refused["code"], refused["message"]) == ("unknown-decision", "refusal-no-number")
    assert refused["arguments"] == {"last": str(last), "number": str(last + 1)}


def test_a_refusal_is_the_same_in_words_and_in_numbers(address: str) -> None:
    players, table = gather(address)
    deal(players, table)
    path, game = f"/tables/{table['table']}/decisions", registry.find("graverobbers")
    body = {"id": "x", "prompt": 1, "decision": "R1@1"}
    in_words = players[0].post(path, 422, **body)
    numbers = httpx.post(f"{address}/api{path}", json=body, headers=dict(players[0].http.headers)).json()
    assert "sentence" not in numbers
    assert numbers["prompt"]["asks"] == numbers["arguments"]["asked"]
    assert numbers["arguments"]["decision"] == game.decisions.written["R1@1"]
    for key in ("code", "rule", "message", "arguments"):
        assert numbers[key] == in_words[key]
    assert in_words["sentence"] == (
        "You are asked “Which of your three goals do you return face down? You keep the other two.”, and "
        "“Lay the robber 1 at grave 1” does not answer that."
    )
    read = LychgateError("", message=numbers["message"], arguments=numbers["arguments"])
    assert Words("en").refusal(read, game, ["P0", "P1", "P2"]) == (
        "You are asked “Which of your three goals do you return face down? You keep the other two.”, "
        "and R1@1 does not answer that."
    )


def test_a_request_that_is_refused_says_a_message_or_for_developers_a_sentence(address: str) -> None:
    missing = get(f"{address}/api/tables/0000000000").json()
    assert missing == {
        "code": "no-such-table", "rule": None, "message": "refused-no-such-table", "arguments": {}, "prompt": None,
    }  # fmt: skip
    said = get(f"{address}/api/tables/0000000000?sentences=en").json()
    assert said == missing | {"sentence": say("refused-no-such-table")}
    broken = httpx.post(f"{address}/api/guests", content=b"{", headers={"content-type": "application/json"}).json()
    assert (broken["code"], broken["message"], broken["arguments"]) == ("bad-request", None, {})
    assert broken["sentence"].startswith("The request is invalid: ")


@both_wires
def test_a_notice_is_a_message_with_arguments(address: str) -> None:
    host, table = with_bots(address, public=True)
    seat = host.sit(table)
    path = f"/tables/{table['table']}"
    host.post(f"{path}/start")
    other = Player(address, "Bo")
    asked = other.post(f"{path}/seats/1/ask")
    host.post(f"{path}/requests/{asked['you']['request']}", agree=True)
    line = seat.wait_for("chat")["line"]
    notice = line["notice"]
    assert (notice["kind"], notice["arguments"]["name"]) == ("took-over", "Bo")
    text = say(f"notice-{notice['kind']}", notice["arguments"])
    in_words = bool(line["text"])
    assert line["text"] == (text if in_words else "")
    assert host.get(f"{path}/chat")[-1] == line


@as_numbers
def test_whoever_comes_back_is_told_how_much_was_missed(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    seats[1].close()
    for seat in (seats[0], seats[2]):
        seat.decide(seat.choices[0])
    back = players[1].sit(table)
    missed = back.full["missed"]
    assert missed is None or missed.keys() == {"count"}
    told = back.full["match"]
    assert told["told"] == 0
    assert len(told["events"]) >= (missed or {"count": 0})["count"]
