"""Several people at one browser: its cookie is one guest's, a token in the hello is another's."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Json, Player, Seat


class Neighbour(Seat):
    """A player who says who they are in the hello, over a connection that carries another guest's cookie."""

    def __init__(self, address: str, table: str, cookie: str, token: str, invite: str) -> None:
        self.token = token
        self.cookie = cookie
        super().__init__(address, table, cookie, invite)

    def say(self, **message: Any) -> None:
        super().say(**(message | {"token": self.token} if message["type"] == "hello" else message))


def shared_table(address: str) -> tuple[Player, Player, Json]:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = host.post("/tables", 201, game="graverobbers", seats=seats)
    other.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    return host, other, table


def test_a_token_in_the_hello_says_who_speaks(address: str) -> None:
    host, other, table = shared_table(address)
    beside = Neighbour(address, table["table"], host.token, other.token, table["you"]["invite"])
    assert beside.table["you"]["seat"] == 1
    assert host.sit(table).table["you"]["seat"] == 0


def test_each_of_them_is_told_only_what_their_seat_may_know(address: str) -> None:
    host, other, table = shared_table(address)
    own = host.sit(table)
    beside = Neighbour(address, table["table"], host.token, other.token, table["you"]["invite"])
    host.post(f"/tables/{table['table']}/start")
    own.wait_for("full")
    beside.wait_for("full")
    assert own.match is not None
    assert beside.match is not None
    assert [seat["hand"] is not None for seat in own.match["view"]["seats"]] == [True, False, False]
    assert [seat["hand"] is not None for seat in beside.match["view"]["seats"]] == [False, True, False]


def test_lines_of_points_name_their_rule(address: str) -> None:
    host, other, table = shared_table(address)
    seats = [host.sit(table), other.sit(table)]
    host.post(f"/tables/{table['table']}/start")
    for seat in seats:
        seat.wait_for("full")
    while not seats[0].outcome:
        for seat in seats:
            if seat.prompt:
                assert seat.decide(seat.prompt["decisions"][0]["data"])["type"] == "accepted"
            else:
                seat.hears_within(0.01)
    assert {line["rule"] for line in seats[0].outcome["lines"]} <= {"GR-27", "GR-28", "GR-29", "GR-30"}
