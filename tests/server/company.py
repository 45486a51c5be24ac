"""People at a table: gathered, dealt to, and playing by chance until it is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.serving import Json, Player, Seat


def gather(address: str, game: str = "graverobbers", seats: int = 3, **wishes: Any) -> tuple[list[Player], Json]:
    """A table of this game with so many people at it; the first is host."""
    players = [Player(address, f"P{n}") for n in range(seats)]
    wanted = [{"kind": "you"}] + [{"kind": "open"}] * (seats - 1)
    table = players[0].post("/tables", 201, game=game, seats=wanted, **wishes)
    for player in players[1:]:
        player.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    return players, table


def with_bots(address: str, bots: int = 2, bot: str = "random", **wishes: Any) -> tuple[Player, Json]:
    """A table of Graverobbers with one player and bots."""
    player = Player(address, "Ada")
    seats = [{"kind": "you"}] + [{"kind": "bot", "bot": bot}] * bots
    return player, player.post("/tables", 201, game="graverobbers", seats=seats, **wishes)


def deal(players: list[Player], table: Json) -> list[Seat]:
    """Everybody connects and the host deals."""
    seats = [player.sit(table) for player in players]
    players[0].post(f"/tables/{table['table']}/start")
    for seat in seats:
        seat.wait_for("full")
    return seats


def play_again(players: list[Player], table: Json, seats: list[Seat]) -> None:
    """Everybody says so, and is dealt to."""
    for player in players:
        player.post(f"/tables/{table['table']}/rematch")
    for seat in seats:
        seat.wait_for("full")


def take_over(host: Player, other: Player, table: Json, seat: int) -> Json:
    """Somebody asks for a bot's seat in a match under way, and the host agrees; the table as they see it then."""
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    asked = other.post(f"{path}/seats/{seat}/ask", invite=invite)
    host.post(f"{path}/requests/{asked['you']['request']}", agree=True)
    found: Json = other.get(path)
    assert found["you"]["seat"] == seat
    return found


def play_on(seats: list[Seat], chance: random.Random, most: int = 100_000) -> int:
    """Let whoever is asked decide by chance, until the match is over or enough was decided; how much."""
    decided = 0
    while decided < most and not all(seat.outcome for seat in seats):
        asked = [seat for seat in seats if seat.prompt is not None]
        if not asked:
            hear_something(seats)
            continue
        seat = chance.choice(asked)
        assert seat.prompt is not None
        choice, in_window = chance.choice(seat.prompt["decisions"]), seat.prompt["window"] is not None
        if isinstance(choice, dict):
            choice = choice["decision"] if chance.random() < 0.5 else choice["data"]
        answer = seat.decide(choice)
        if answer.get("code") == "stale-prompt" and in_window:
            continue  # the seat's own standing wish was quicker, or the clock
        assert answer["type"] == "accepted", answer
        decided += 1
    return decided


def hear_something(seats: list[Seat]) -> None:
    """Listen to all of them until one is told something."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for seat in seats:
            if seat.hears_within(0.002):
                return
    raise AssertionError("nobody is asked, and nothing happens")


def asked_seat(seats: list[Seat]) -> Seat:
    """A seat that is asked."""
    while not any(seat.prompt for seat in seats):
        hear_something(seats)
    return next(seat for seat in seats if seat.prompt)


def decided_in_vain(address: str) -> tuple[Player, Json, Seat, Json]:
    """Somebody who may take back what they just decided: player, table, seat, and that decision.

    It was not made in a window: there a standing wish may answer at any moment in their place.
    """
    players, table = gather(address, "outerspace", 2)
    seats, chance = deal(players, table), random.Random(1)
    while True:
        seat = asked_seat(seats)
        assert seat.prompt is not None
        said, in_window = {"prompt": seat.prompt["id"], "decision": chance.choice(seat.choices)}, seat.prompt["window"]
        answer = seat.decide(said["decision"])
        if answer["type"] == "accepted" and not in_window and seat.match is not None and seat.match["can_undo"]:
            return players[seats.index(seat)], table, seat, said


def first_choice(seat: Seat) -> Any:
    return seat.choices[0]


def wait_until(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Until something holds that comes by itself."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def dealt(address: str, **wishes: Any) -> tuple[Player, Json, str]:
    """A host against two bots in a match under way: the host, the table, its path."""
    host, table = with_bots(address, **wishes)
    host.post(f"/tables/{table['table']}/start")
    return host, table, f"/tables/{table['table']}"


def in_browser(address: str, name: str, browser: httpx.Cookies | None = None) -> Player:
    """Somebody who becomes a guest in a browser, a new one or one in which somebody was a guest before."""
    player = Player(address, name)
    player.http.cookies = httpx.Cookies(browser)
    del player.http.headers["authorization"]
    player.http.headers["origin"] = address
    player.guest = player.post("/guests", 201, name=name, cookie=True)["guest"]
    return player
