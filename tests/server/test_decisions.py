"""Decisions over the wire: once, in time, on the prompt they name; refused with the reason otherwise."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import Executable

from lychgate.server.storage.schema import Row
from lychgate.server.telling.running_match import ANSWERS
from tests.server.company import asked_seat, deal, first_choice, gather, play_on
from tests.server.serving import Player, Seat, serving, serving_services, settings_for


def test_a_repeated_decision_is_answered_alike_and_counts_once(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    seat = asked_seat(seats)
    assert seat.prompt is not None
    said = {"type": "decide", "id": "once", "prompt": seat.prompt["id"], "decision": first_choice(seat)}
    seat.say(**said)
    answer = seat.wait_for("accepted")
    version = seat.match["version"] if seat.match else 0
    for _ in range(3):
        seat.say(**said)
        assert seat.wait_for("accepted") == answer
    again = players[seats.index(seat)].sit(table)
    assert again.match is not None
    assert again.match["version"] == version
    body = {key: said[key] for key in ("id", "prompt", "decision")}
    assert players[seats.index(seat)].post(f"/tables/{table['table']}/decisions", **body) == answer


def test_a_stale_decision_is_refused_with_the_prompt_that_is_open(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1), most=5)
    seat = asked_seat(seats)
    assert seat.prompt is not None
    prompt = seat.prompt
    seat.say(type="decide", id="late", prompt=prompt["id"] - 1, decision=first_choice(seat))
    answer = seat.wait_for("refused")
    assert answer["code"] == "stale-prompt"
    assert answer["prompt"] == prompt
    player = players[seats.index(seat)]
    body = {"id": "late", "prompt": prompt["id"] + 7, "decision": first_choice(seat)}
    refused = player.post(f"/tables/{table['table']}/decisions", 409, **body)
    assert (refused["code"], refused["prompt"]) == ("stale-prompt", prompt)


def test_what_was_answered_lately_is_known_without_the_log_and_the_rest_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address)
        seats = deal(players, table)
        seat = asked_seat(seats)
        assert seat.prompt is not None
        said = {"type": "decide", "id": "once", "prompt": seat.prompt["id"], "decision": first_choice(seat)}
        seat.say(**said)
        answer = seat.wait_for("accepted")
        questions: list[object] = []
        read_one = services.database.read_one

        def asking(question: Executable) -> Row | None:
            questions.append(question)
            return read_one(question)

        monkeypatch.setattr(services.database, "read_one", asking)
        seat.say(**said)
        assert seat.wait_for("accepted") == answer
        seat.say(**said | {"id": "another"})
        assert seat.wait_for("refused")["code"] == "stale-prompt"
        assert not questions
        play_on(seats, random.Random(1), most=2 * ANSWERS)
        seat.say(**said)
        assert seat.wait_for("accepted") == answer
        seat.say(**said | {"id": "another"})
        assert seat.wait_for("refused")["code"] == "stale-prompt"
        assert len(questions) == 2


def test_sealed_decisions_of_several_seats_do_not_conflict(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    prompts = [seat.prompt["id"] for seat in seats if seat.prompt]
    assert prompts == [1, 1, 1]
    for index, seat in enumerate(seats):  # all say it before any hears an answer
        seat.say(type="decide", id="goal", prompt=1, decision=f"goal {index + 1}")
    for seat in seats:
        assert seat.wait_for("accepted")["prompt"] == 1
    while not any(seat.prompt and seat.prompt["id"] == 2 for seat in seats):
        for seat in seats:
            seat.hears_within(0.05)


def test_what_the_rules_forbid_is_refused_with_the_rule(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    for seat in seats:
        seat.decide("goal 1")
    seat = asked_seat(seats)
    answer = seat.decide("done")  # a card has to be laid first
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "illegal-decision", "GR-7")
    assert answer["sentence"].startswith("“End the turn” is not possible: ")  # in words: who clicks knows no notation
    assert answer["prompt"] == seat.prompt
    assert seat.decide("goal 1")["sentence"].endswith("and “Return the first of your goals” does not answer that.")
    assert seat.decide("dance")["code"] == "unknown-decision"
    assert seat.decide({"lay": ["R1"], "grave": {}})["code"] == "unknown-decision"
    assert seat.decide(first_choice(seat))["type"] == "accepted"


def test_nobody_decides_for_another_seat(address: str) -> None:
    players, table = gather(address, public=True, spectators=True)
    seats = deal(players, table)
    for seat in seats:
        seat.decide("goal 1")
    seat = asked_seat(seats)
    other = seats[(seats.index(seat) + 1) % 3]
    other.say(type="decide", id="x", prompt=2, decision=first_choice(seat))
    assert other.wait_for("refused")["code"] == "not-asked"
    stranger = Player(address, "Eve")
    watching = stranger.sit(table)
    watching.say(type="decide", id="x", prompt=2, decision=first_choice(seat))
    assert watching.wait_for("refused")["code"] == "not-seated"
    body = {"id": "x", "prompt": 2, "decision": first_choice(seat)}
    assert stranger.post(f"/tables/{table['table']}/decisions", 403, **body)["code"] == "not-seated"


def test_after_the_end_nothing_can_be_decided(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    seats[0].say(type="decide", id="x", prompt=99, decision="done")
    assert seats[0].wait_for("refused")["code"] == "stale-prompt"


def test_a_restart_loses_nothing_and_still_knows_what_it_answered(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        players, table = gather(address)
        seats = deal(players, table)
        play_on(seats, random.Random(1), most=9)
        seat = asked_seat(seats)
        assert seat.prompt is not None
        index, prompt, choice = seats.index(seat), seat.prompt["id"], first_choice(seat)
        answer = seat.decide(choice, "kept")
        before = players[index].get(f"/tables/{table['table']}/view")["match"]
        for open_seat in seats:
            open_seat.close()
    with serving(settings) as address:
        again = Seat(address, table["table"], players[index].token)
        assert again.match == before
        again.say(type="decide", id="kept", prompt=prompt, decision=choice)
        assert again.wait_for("accepted") == answer
        again.say(type="decide", id="other", prompt=prompt, decision=choice)
        assert again.wait_for("refused")["code"] == "stale-prompt"
