"""Play by post: whose turn it is at one's tables, what has happened since, and wishes that hold over days."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import update

from lychgate.server.storage import schema
from tests.server.clock import Clock
from tests.server.company import deal, gather, wait_until
from tests.server.serving import Json, Player, Seat, serving_services, settings_for
from tests.server.test_windows import propose, until

POST: Json = {"clock": {"kind": "days", "days": 3}, "lost": None}


def own_tables(player: Player) -> list[tuple[str, bool, int]]:
    """A guest's tables as they are listed: whether they are asked there, and how much they have missed."""
    return [(found["table"], found["you"]["asked"], found["you"]["missed"]) for found in player.get("/tables/mine")]


def play(seats: list[Seat], asked: Seat) -> None:
    """One of two plays until it is the other's turn."""
    while asked.prompt is not None:
        assert asked.decide(asked.prompt["decisions"][0]["decision"])["type"] == "accepted"
        for seat in seats:
            while seat.hears_within(0.1):
                pass


def test_my_tables_come_by_whose_turn_it_is_with_what_i_have_missed(tmp_path: Path) -> None:
    clock, settings = Clock(), settings_for(tmp_path, unload_seconds=0.3)
    with serving_services(settings, clock) as (address, services):
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        tables: list[tuple[str, list[Seat]]] = []
        for _ in range(3):
            wanted: Any = [{"kind": "you"}, {"kind": "open"}]
            table = ada.post("/tables", 201, game="gravediggers", seats=wanted, **POST)
            bob.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
            tables.append((table["table"], deal([ada, bob], table)))
        for _, seats in tables:  # it is Bob's turn at all of them
            if seats[0].prompt is not None:
                play(seats, seats[0])
            for seat in seats:
                seat.close()
        assert [asked for _, asked, _ in own_tables(ada)] == [False] * 3
        assert [asked for _, asked, _ in own_tables(bob)] == [True] * 3
        oldest, (_, bobs) = tables[0][0], (tables[0][1][0], bob.sit(ada.get(f"/tables/{tables[0][0]}")))
        play([bobs], bobs)
        bobs.close()
        before = own_tables(ada)
        assert before[0][0] == oldest, "where she is asked"
        assert before[0][1:] == (True, before[0][2])
        assert before[0][2] > 0, "what Bob has done since"
        assert [missed for _, _, missed in before[1:]] == [0, 0]
        assert own_tables(bob)[-1] == (oldest, False, 0)
        wait_until(lambda: not services.tables)
        assert own_tables(ada) == before
        assert not services.tables, "none was brought into memory for it"
        with services.database.engine.connect().execution_options(writes=True) as connection:
            stale = {"match": "", "count": 0, "asked": [], "told": [0, 0]}  # as a crash may leave it
            connection.execute(update(schema.tables).values(standing=stale))
            connection.commit()
        assert own_tables(ada)[0][:2] == (oldest, True)


def test_a_wish_to_pass_holds_over_days_and_a_restart(tmp_path: Path) -> None:
    """It is a decision like any other, and in the log (BM-30): in the next window it answers, whoever is there."""
    clock, settings = Clock(), settings_for(tmp_path, unload_seconds=0.3)
    with serving_services(settings, clock) as (address, services):
        players, table = gather(address, "outerspace", 2, options={"first_player": 1}, **POST)
        seats = deal(players, table)
        propose(seats)
        until(seats[0], "act")
        assert seats[0].decide("end")["type"] == "accepted"
        until(seats[1], "last-chance")
        assert seats[1].decide("pass")["type"] == "accepted"
        until(seats[0], "last-chance")
        assert seats[0].decide("pass until-credits")["type"] == "accepted"
        until(seats[0], "discard")
        assert seats[0].decide("pass")["type"] == "accepted"
        for seat in seats:
            seat.close()
        wait_until(lambda: not services.tables)
    clock.pass_by(2 * 86_400)
    with serving_services(settings, clock) as (address, services):
        players[1].address, players[1].http.base_url = address, f"{address}/api"
        seat = players[1].sit(table)
        until(seat, "act")
        assert seat.decide("end")["type"] == "accepted"
        until(seat, "last-chance")
        running = services.tables[table["table"]].running
        assert running is not None
        wait_until(lambda: 0 not in running.asked)  # the other, who is not there, has passed
        assert seat.decide("pass")["type"] == "accepted"
        until(seat, "discard")
