"""Attackers: guests who try anything to read a hand, and a ledger of whose hands each of them may see.

Whatever an attacker is sent is searched for hands. A hand is lawful for whoever was dealt it, and for whoever was given
a bot's seat by somebody who was asked; nobody sees a second one, nor that of a person who did not get up.
"""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.reading import with_names
from tests.server.serving import Json, Player, Seat

GAME = "graverobbers"


def hands_in(data: Any) -> Iterator[int]:
    """The seats whose hands can be read in something."""
    if isinstance(data, dict):
        if isinstance(data.get("seat"), int) and isinstance(data.get("hand"), list) and data["hand"]:
            yield data["seat"]
        for value in data.values():
            yield from hands_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from hands_in(value)


class Attacker:
    """A throw-away guest, in a browser of its own or in one that another attacker has used."""

    def __init__(self, address: str, name: str, browser: Attacker | None = None) -> None:
        self.player = Player(address, name)
        self.http, self.name, self.guest = self.player.http, name, self.player.guest
        self.http.cookies = httpx.Cookies(browser.http.cookies if browser else None)
        del self.http.headers["authorization"]
        self.http.headers["origin"] = address
        self.guest = self.http.post("/guests", json={"name": name, "cookie": True}).json()["guest"]
        self.lawful: set[int] = set()
        self.seen: set[int] = set()
        self.sockets: list[Seat] = []

    def try_to(self, method: str, path: str, invite: str | None = None, **body: Any) -> Any:
        """Ask for something; the answer, whatever it is, looked through."""
        headers = {"X-Invite": invite} if invite else {}
        content = None if method == "GET" else body
        answer = self.http.request(method, path, json=content, headers=headers)
        return self.look_through(answer.text) or {}

    def look_through(self, text: str) -> Any:
        try:
            data = with_names(GAME, json.loads(text))
        except ValueError:
            return None
        self.seen |= set(hands_in(data))
        return data

    def listen(self, table: str, invite: str | None = None) -> None:
        """One more connection, if there is one to be had."""
        with contextlib.suppress(ConnectionClosed, AssertionError):
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            seat = _Eavesdropper(self.player.address, table, cookie, invite)
            self.sockets.append(seat)

    def hear(self) -> None:
        """Whatever has come over all connections."""
        for socket in self.sockets:
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                time.sleep(0.01)
                while True:
                    self.look_through(str(socket.socket.recv(0)))
            for text in socket.received:
                self.look_through(text)


class _Eavesdropper(Seat):
    """A connection made with a browser's cookies."""

    def __init__(self, address: str, table: str, cookie: str, invite: str | None) -> None:
        self._cookie, self._origin = cookie, address
        super().__init__(address, table, None, invite)

    def headers(self, token: str | None) -> dict[str, str]:
        return {"Cookie": self._cookie, "Origin": self._origin}


@dataclass
class AttackedMatch:
    """A running match with a victim, bots, and attackers around it."""

    address: str
    victim: Player
    table: Json
    attackers: list[Attacker]
    victims: set[int] = field(default_factory=set)  # seats of people who have not got up

    @property
    def path(self) -> str:
        return f"/tables/{self.table['table']}"

    @property
    def invite(self) -> str:
        """The code as it is now: the worst case is that the attackers know it."""
        return str(self.victim.get(self.path)["you"]["invite"])

    def new_attacker(self, name: str, browser: Attacker | None = None) -> Attacker:
        attacker = Attacker(self.address, name, browser)
        self.attackers.append(attacker)
        return attacker

    def ask(self, attacker: Attacker, seat: int, **wish: Any) -> int | None:
        """Ask for a seat; the number of the request, if it was one."""
        asked = attacker.try_to("POST", f"{self.path}/seats/{seat}/ask", **{"invite": self.invite, **wish})
        number: int | None = asked.get("you", {}).get("request")
        return number

    def agree(self, who: Attacker | Player, number: int | None) -> None:
        """Say yes; whoever gets a seat by it has it lawfully."""
        http = who.http
        before = self.victim.get(self.path)["requests"]
        answer = http.post(f"{self.path}/requests/{number or 0}", json={"agree": True})
        if isinstance(who, Attacker):
            who.look_through(answer.text)
        if answer.status_code == 200:
            wanted = next((one for one in before if one["request"] == number), None)
            for attacker in self.attackers:
                if wanted is not None and wanted["name"] == answer.json()["seats"][wanted["seat"]]["name"]:
                    mine = attacker.http.get(self.path, headers={"X-Invite": self.invite}).json().get("you", {})
                    if mine.get("seat") == wanted["seat"]:
                        attacker.lawful.add(wanted["seat"])

    def check(self) -> None:
        """Nobody has seen what is not theirs to see."""
        for attacker in self.attackers:
            for where in (self.path, f"{self.path}/view", f"/matches/{self.victim.get(self.path)['match']}"):
                attacker.try_to("GET", where, self.invite)
            attacker.hear()
            assert attacker.seen <= attacker.lawful, (
                f"{attacker.name} reads the hands of {attacker.seen - attacker.lawful}"
            )
            assert len(attacker.seen) <= 1, f"{attacker.name} reads {len(attacker.seen)} hands"
            assert not attacker.seen & self.victims, f"{attacker.name} reads a victim's hand"


def attacked_match(
    address: str, attackers_at_table: int = 0, attacker_is_host: bool = False, **wishes: Any
) -> AttackedMatch:
    """A match of four: a victim, so many attackers, one of whom may be host, and bots. More attackers stand around."""
    victim = Player(address, "Vic")
    attackers = [Attacker(address, f"Spy {'ABC'[n]}") for n in range(3)]
    seats = [{"kind": "open"}, *[{"kind": "open"}] * attackers_at_table, *[{"kind": "bot"}] * (3 - attackers_at_table)]
    wishes = {"game": GAME, "spectators": True, "public": True, "hints": True, "seats": seats, **wishes}
    host = attackers[0].http if attacker_is_host else victim.http
    table = host.post("/tables", json=wishes).json()
    path = f"/tables/{table['table']}"
    victim.post(f"{path}/join", seat=0)
    for number in range(attackers_at_table):
        attackers[number].http.post(f"{path}/join", json={"seat": number + 1})
        attackers[number].lawful.add(number + 1)
    assert host.post(f"{path}/start", json={}).status_code == 200
    return AttackedMatch(address, victim, table, attackers, victims={0})


def at_once(*acts: Any) -> None:
    """Do all of it at the same time, as well as one can."""
    with ThreadPoolExecutor(len(acts)) as threads:
        for done in [threads.submit(act) for act in acts]:
            done.result()


def by_chance(scene: AttackedMatch, chance: random.Random, steps: int) -> None:
    """Any of the things that can be asked for, in any order."""
    codes: list[str] = []
    requests: list[int] = []
    match = scene.victim.get(scene.path)["match"]
    for _ in range(steps):
        attacker, seat = chance.choice(scene.attackers), chance.randrange(4)
        path, invite = scene.path, scene.invite
        what = chance.randrange(18)
        if what == 0:
            joined = attacker.try_to(
                "POST", f"{path}/join", seat=seat, invite=invite, name=chance.choice(["Vic", "Thumb", "X"])
            )
            assert joined.get("you", {}).get("seat") in (None, *attacker.lawful), "a seat without anybody's consent"
        elif what == 1:
            attacker.try_to("POST", f"{path}/leave")
        elif what == 2 and (number := scene.ask(attacker, seat)) is not None:
            requests.append(number)
        elif what == 3 and requests:
            anybody: list[Attacker | Player] = [*scene.attackers, scene.victim]
            scene.agree(chance.choice(anybody), chance.choice(requests))
        elif what == 4:
            codes += [attacker.try_to("POST", f"{path}/resume-code").get("code") or "0000"]
        elif what == 5 and codes:
            code = chance.choice(codes)
            moved = attacker.try_to("POST", "/resume", code=code).get("you", {})
            if isinstance(moved.get("seat"), int):  # another attacker's own seat, handed on by that attacker
                assert moved["seat"] not in scene.victims
                attacker.lawful.add(moved["seat"])
        elif what == 6:
            attacker.try_to(
                "POST", f"{path}/seats/{max(1, seat)}/kick"
            )  # without the victim there is no more to tell by
        elif what == 7:
            attacker.try_to("POST", f"{path}/seats/{seat}/{chance.choice(['bot', 'open', 'mute'])}")
        elif what == 8:
            attacker.listen(scene.table["table"], invite)
        elif what == 9:
            eyes = chance.choice(["open", "spectator", "0", "1", "2", "3"])
            attacker.try_to("GET", f"/matches/{match}/frames?eyes={eyes}", invite)
        elif what == 10:
            attacker.try_to("GET", f"/matches/{match}/{chance.choice(['record', 'analysis'])}", invite)
        elif what == 11:
            attacker.try_to("GET", f"{path}/{chance.choice(['hint', 'notes', 'chat', 'view'])}", invite)
        elif what == 12:
            attacker.try_to("POST", f"{path}/{chance.choice(['rematch', 'start', 'invite'])}")
        elif what == 13:
            attacker.try_to("PATCH", "/guests/me", name=chance.choice(["Vic", "Thumb", "Vic 2", "Attacker"]))
        elif what == 14:
            attacker.try_to("PUT", f"{path}/notes", text="?")
        elif what == 15:
            attacker.try_to("POST", f"{path}/decisions", id="x", prompt=chance.randrange(3), decision="R1@1")
        elif what == 16:
            attacker.try_to("POST", f"{path}/chat", text="?")
        elif what == 17 and len(scene.attackers) < 6:
            scene.new_attacker(chance.choice(["Thumb", "Vic", "Eve"]), chance.choice([None, *scene.attackers]))
