"""A deal nobody can choose: the seed is promised, every seat adds to it, and keeps all that the deal came from."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

import pytest

from lychgate.core.errors import BadRecord
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.server.company import play_on
from tests.server.serving import Json, Player, Seat, serving_services, settings_for


def add(player: Player, table: Json, entropy: str, status: int = 200) -> Json:
    """Add a text to the deal that this table has promised."""
    body = {"entropy": entropy, "commitment": table["commitment"]}
    answer = player.http.put(f"/tables/{table['table']}/entropy", json=body)
    assert answer.status_code == status, answer.text
    told: Json = answer.json()
    return told


def two_at_a_table(address: str) -> tuple[list[Player], Json]:
    players = [Player(address, "Ada"), Player(address, "Bob")]
    table = players[0].post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "open"}])
    players[1].post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    return players, table


def dealt(players: list[Player], table: Json) -> tuple[list[Seat], list[Json]]:
    """Everybody connects and the host deals; what each is told then."""
    seats = [player.sit(table) for player in players]
    players[0].post(f"/tables/{table['table']}/start")
    return seats, [seat.wait_for("full") for seat in seats]


def test_every_seat_adds_to_every_deal_and_keeps_the_sealed_record(address: str) -> None:
    players, table = two_at_a_table(address)
    path, promises = f"/tables/{table['table']}", set()
    seats: list[Seat] = []
    for number in (1, 2):
        table = players[0].get(path)
        texts = [secrets.token_hex(32) for _ in players]
        for player, text in zip(players, texts, strict=True):
            add(player, table, text)
        if number == 1:
            seats, told = dealt(players, table)
        else:
            for player in players:
                player.post(f"{path}/rematch")
            told = [seat.wait_for("full") for seat in seats]
        kept = [Record.from_text(full["sealed"]) for full in told]
        assert kept[0] == kept[1]
        assert kept[0].seed is None
        assert kept[0].decisions == []
        assert (kept[0].commitment, kept[0].entropy) == (table["commitment"], {"1": texts[0], "2": texts[1]})
        play_on(seats, random.Random(number))
        match = players[0].get(path)["match"]
        record = Record.from_text(players[1].http.get(f"/matches/{match}/record").content)
        assert verify(record, commitment=table["commitment"], sealed=kept[1], entropy=dict(enumerate(texts))) > 0
        promises.add(table["commitment"])
    assert len(promises) == 2


def test_a_text_is_for_one_promise_and_comes_before_the_deal(address: str) -> None:
    players, table = two_at_a_table(address)
    assert add(players[1], table | {"commitment": "0" * 64}, "too early", 409)["code"] == "other-seed"
    assert add(players[0], table, "two\nlines", 422)["code"] == "bad-options"
    add(players[0], table, "three ravens")
    _, told = dealt(players, table)
    assert add(players[1], table, "too late", 409)["code"] == "not-gathering"
    assert Record.from_text(told[0]["sealed"]).entropy == {"1": "three ravens"}
    stranger = Player(address, "Eve")
    assert add(stranger, table, "from outside", 403)["code"] in ("not-invited", "not-seated")


def test_no_text_counts_that_names_no_promise(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    table = host.post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "open"}])
    other.post(f"/tables/{table['table']}/join", 400, invite=table["you"]["invite"], entropy="chosen before")


def test_the_sealed_record_stays_the_same_whatever_the_players_are_called(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = two_at_a_table(address)
        _, told = dealt(players, table)
        path = f"/tables/{table['table']}"
        players[1].post(f"{path}/leave")
        players[1].post(f"{path}/join", name="Eve", seat=1, invite=table["you"]["invite"])
        services.tables.clear()  # as after a restart: read anew
        again = players[0].sit(table).full
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Eve"]
        assert again["sealed"] == told[0]["sealed"]


def test_a_seat_notices_that_its_text_was_left_out(address: str) -> None:
    players, table = two_at_a_table(address)
    add(players[0], table, "three ravens")
    seats, told = dealt(players, table)
    play_on(seats, random.Random(1))
    record = Record.from_text(players[0].http.get(f"/matches/{told[0]['match']['match']}/record").content)
    sealed = Record.from_text(told[1]["sealed"])
    verify(record, sealed=sealed, entropy={0: "three ravens"})
    with pytest.raises(BadRecord, match="seat 2 has added is not part of this deal"):
        verify(record, sealed=sealed, entropy={1: "a black cat"})
