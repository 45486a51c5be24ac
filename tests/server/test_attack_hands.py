"""Up to three throw-away guests, the host and spectators among them, try to read a hand of a running match.

Each variation of the attack is a test; in the long suite anything is tried in any order.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import pytest

from lychgate.conformance.counts import count
from tests.server.attackers import GAME, at_once, attacked_match, by_chance, hands_in
from tests.server.clock import Clock
from tests.server.company import wait_until
from tests.server.reading import with_names
from tests.server.serving import both_wires, serving, settings_for

CLOCK = Clock()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lychgate.server.matches.presence.LOOK_SECONDS", 0.05)
        with serving(settings_for(tmp_path_factory.mktemp("server"), bot_seconds=5.0), CLOCK) as found:
            yield found


def test_guests_named_like_the_bots_sit_down_read_and_leave(address: str) -> None:
    scene = attacked_match(address)
    for seat, attacker in zip((1, 2, 3), scene.attackers, strict=True):
        for name in (scene.victim.get(scene.path)["seats"][seat]["name"], "Thumb", "Thumb 4", None):
            attacker.try_to("POST", f"{scene.path}/join", seat=seat, invite=scene.invite, name=name)
            attacker.try_to("GET", f"{scene.path}/view")
            attacker.try_to("POST", f"{scene.path}/leave")
    scene.check()


def test_a_player_gets_up_and_tries_one_seat_after_the_other(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1)
    attacker = scene.attackers[0]
    for seat in (2, 3, 1):
        attacker.try_to("POST", f"{scene.path}/leave")
        attacker.try_to("POST", f"{scene.path}/join", seat=seat, invite=scene.invite)
        scene.agree(scene.victim, scene.ask(attacker, seat))
    scene.check()
    assert attacker.seen == {1}


def test_a_player_gets_up_and_comes_back_as_another_guest_of_the_browser(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1)
    attacker = scene.attackers[0]
    attacker.try_to("POST", f"{scene.path}/leave")
    other = scene.new_attacker("Somebody else", browser=attacker)
    assert scene.ask(other, 2) is None
    other.try_to("POST", f"{scene.path}/join", seat=2, invite=scene.invite)
    scene.check()
    assert other.seen == set()


def test_codes_for_another_device_lead_to_no_second_hand(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=2)
    first, second, third = scene.attackers
    codes = [attacker.try_to("POST", f"{scene.path}/resume-code")["code"] for attacker in (first, second)]
    first.try_to("POST", f"{scene.path}/leave")
    first.try_to("POST", "/resume", code=codes[1])
    third.try_to("POST", "/resume", code=codes[0])  # of a seat that was left
    first.try_to("POST", f"{scene.path}/join", seat=1, invite=scene.invite)
    for attacker in scene.attackers:
        attacker.try_to("POST", "/resume", code="0000-0000-0000-0000")
    scene.new_attacker("Phone", browser=first).try_to("POST", "/resume", code=codes[1])
    scene.check()


def test_a_host_sends_a_player_away_to_have_the_seat_given_to_another_guest(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1, attacker_is_host=True)
    host, other, _ = scene.attackers
    scene.victims.clear()  # who was sent away sees the table no more; the ledger says whose the hand is
    path, seat = scene.path, 0
    kicked = host.try_to("POST", f"{path}/seats/{seat}/kick")
    invite = kicked["you"]["invite"]
    for attacker in (host, other):
        asked = attacker.try_to("POST", f"{path}/seats/{seat}/ask", invite=invite)
        assert asked["code"] in ("seat-closed", "already-seated")
        attacker.try_to("POST", f"{path}/join", seat=seat, invite=invite)
    host.try_to("POST", f"{path}/seats/{seat}/bot", bot="random")
    host.try_to("POST", f"{path}/seats/{seat}/open")
    asked = other.try_to("POST", f"{path}/seats/{seat}/ask", invite=invite)
    host.try_to("POST", f"{path}/requests/1", agree=True)
    for attacker in scene.attackers:
        attacker.try_to("GET", f"{path}/view", invite)
        assert attacker.seen <= attacker.lawful
    assert other.seen == set()


def test_who_was_sent_away_comes_back_by_every_door(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1)
    attacker = scene.attackers[0]
    code = attacker.try_to("POST", f"{scene.path}/resume-code")["code"]
    attacker.listen(scene.table["table"])
    scene.victim.post(f"{scene.path}/seats/1/kick")
    attacker.hear()
    seen = set(attacker.seen)
    again = scene.new_attacker("Somebody else", browser=attacker)
    attacker.seen.clear()
    attacker.sockets.clear()
    for one in (attacker, again):
        one.listen(scene.table["table"], scene.invite)
        one.try_to("POST", "/resume", code=code)
        for seat in (1, 2, 3):
            assert scene.ask(one, seat) is None
            one.try_to("POST", f"{scene.path}/join", seat=seat, invite=scene.invite)
    scene.check()
    assert seen <= {1}
    assert attacker.seen == again.seen == set()


def test_somebody_watches_and_then_sits(address: str) -> None:
    scene = attacked_match(address)
    attacker = scene.attackers[0]
    attacker.listen(scene.table["table"], scene.invite)
    number = scene.ask(attacker, 1)
    assert number is not None
    scene.agree(attacker, number)  # one's own request
    scene.victim.post(f"{scene.path}/requests/{number}", agree=False)
    assert scene.ask(attacker, 2) is None
    again = scene.new_attacker("Another", browser=attacker)
    scene.agree(again, scene.ask(again, 2))
    scene.check()
    assert attacker.seen == again.seen == set()


def test_the_host_leaves_and_a_spy_rules(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=2)
    heir, other, third = scene.attackers
    for attacker in (heir, other):
        attacker.listen(scene.table["table"], scene.invite)
    scene.victim.post(f"{scene.path}/leave")  # the seat is given up, but nobody has agreed to anything yet
    wait_until(lambda: bool(heir.try_to("GET", scene.path).get("you", {}).get("host")))
    for attacker in (heir, other):
        for act in ("seats/3/open", "seats/0/open", "seats/3/bot", "seats/2/kick", "rematch", "start"):
            attacker.try_to("POST", f"{scene.path}/{act}")
        for seat in (0, 3):
            attacker.try_to(
                "POST", f"{scene.path}/join", seat=seat, invite=heir.try_to("GET", scene.path)["you"]["invite"]
            )
            attacker.try_to("POST", f"{scene.path}/seats/{seat}/ask")
    for attacker in (heir, other, third):
        attacker.try_to("GET", f"{scene.path}/view")
        attacker.hear()
        assert attacker.seen <= attacker.lawful


def test_play_again_in_the_middle_of_a_match(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1, attacker_is_host=True)
    for attacker in scene.attackers:
        for act in ("rematch", "start"):
            assert attacker.try_to("POST", f"{scene.path}/{act}").get("phase") != "playing" or attacker.lawful
    scene.check()


@both_wires
def test_hints_records_and_replays_of_a_running_match(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1)
    match = scene.victim.get(scene.path)["match"]
    for attacker in scene.attackers:
        for eyes in ("open", "spectator", "0", "1", "2", "3"):
            attacker.try_to("GET", f"/matches/{match}/frames?eyes={eyes}", scene.invite)
        for what in ("record", "analysis", ""):
            attacker.try_to("GET", f"/matches/{match}/{what}", scene.invite)
        for what in ("notes", "chat", "view"):
            attacker.try_to("GET", f"{scene.path}/{what}", scene.invite)
    scene.attackers[1].try_to("GET", f"{scene.path}/hint", scene.invite)
    scene.check()


def test_notes_pointing_undo_and_chat_from_beside_the_table(address: str) -> None:
    scene = attacked_match(address)
    scene.victim.http.put(f"{scene.path}/notes", json={"text": "I hold R3"})
    for attacker in scene.attackers:
        attacker.listen(scene.table["table"], scene.invite)
        for socket in attacker.sockets:
            socket.say(type="undo", id="a", prompt=0)
            socket.say(type="decide", id="b", prompt=0, decision="R1@1")
            socket.say(type="point", at="a1")
            socket.say(type="chat", text="?")
            socket.say(type="sync")
        assert "I hold R3" not in str(attacker.try_to("GET", f"{scene.path}/notes"))
        attacker.try_to("POST", f"{scene.path}/undo", id="a", prompt=0)
    scene.check()


def test_a_connection_from_before_hears_no_hand_afterwards(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=2)
    first, second, _ = scene.attackers
    for attacker in (first, second):
        for _ in range(2):
            attacker.listen(scene.table["table"], scene.invite)
    first.try_to("POST", f"{scene.path}/leave")
    first.try_to("POST", f"{scene.path}/join", seat=2, invite=scene.invite)
    code = second.try_to("POST", f"{scene.path}/resume-code")["code"]
    third = scene.attackers[2]
    third.listen(scene.table["table"], scene.invite)
    third.lawful.add(2)
    third.try_to("POST", "/resume", code=code)  # handed on by who held it
    scene.check()


def test_a_name_of_a_player_is_no_way_in(address: str) -> None:
    scene = attacked_match(address)
    scene.victim.post(f"{scene.path}/leave")
    attacker = scene.attackers[0]
    attacker.try_to("PATCH", "/guests/me", name="Vic")
    attacker.try_to("POST", f"{scene.path}/join", seat=0, invite=scene.invite, name="Vic")
    scene.victim.post(f"{scene.path}/join", seat=0)
    for name in ("Vic", "vic", "Vïc", "Ｖic"):
        answer = attacker.try_to("POST", f"{scene.path}/seats/1/ask", name=name, invite=scene.invite)
        assert answer["requests"][0]["name"] != "Vic"
    scene.check()


def test_a_seat_that_is_kept_for_its_owner(address: str) -> None:
    scene = attacked_match(address, attackers_at_table=1, attacker_is_host=True)
    host, other, _ = scene.attackers
    host.listen(scene.table["table"])
    CLOCK.pass_by(181)
    wait_until(lambda: host.try_to("GET", scene.path)["seats"][0]["bot"] is not None)
    invite = host.try_to("GET", scene.path)["you"]["invite"]
    for attacker in (host, other):
        attacker.try_to("POST", f"{scene.path}/join", seat=0, invite=invite)
        refused = attacker.try_to("POST", f"{scene.path}/seats/0/ask", invite=invite)
        assert refused["code"] in ("seat-kept", "already-seated")
    host.try_to("POST", f"{scene.path}/requests/1", agree=True)
    host.try_to("POST", f"{scene.path}/seats/0/kick")
    invite = host.try_to("GET", scene.path)["you"]["invite"]
    assert other.try_to("POST", f"{scene.path}/seats/0/ask", invite=invite)["code"] == "seat-closed"
    for attacker in scene.attackers:
        attacker.try_to("GET", f"{scene.path}/view", invite)
        attacker.hear()
        assert attacker.seen <= attacker.lawful


def test_requests_and_consents_that_race(address: str) -> None:
    scene = attacked_match(address)
    scene.victim.sit(scene.table)
    invite = scene.invite

    def ask_and_join(attacker: int, seat: int) -> None:
        one = scene.attackers[attacker]
        one.try_to("POST", f"{scene.path}/seats/{seat}/ask", invite=invite)
        one.try_to("POST", f"{scene.path}/join", seat=seat, invite=invite)

    at_once(*(partial(ask_and_join, attacker, seat) for attacker in range(3) for seat in (1, 2)))
    numbers = [one["request"] for one in scene.victim.get(scene.path)["requests"]]
    assert len(numbers) == 3
    for attacker in scene.attackers:
        assert attacker.seen == set()
    at_once(*(partial(scene.victim.http.post, f"{scene.path}/requests/{n}", json={"agree": True}) for n in numbers))
    for attacker in scene.attackers:
        seat = attacker.try_to("GET", scene.path, invite)["you"]["seat"]
        attacker.lawful |= set() if seat is None else {seat}
    taken = [seat for attacker in scene.attackers for seat in attacker.lawful]
    assert len(taken) == len(set(taken)) <= 2
    scene.check()


@both_wires
def test_a_hand_that_is_sent_would_be_found(address: str) -> None:
    scene = attacked_match(address)
    match = scene.victim.get(scene.path)["match"]
    for where in (f"{scene.path}/view", f"/matches/{match}/frames?eyes=0"):
        assert set(hands_in(with_names(GAME, scene.victim.get(where)))) == {0}
    scene.attackers[0].look_through(scene.victim.http.get(f"{scene.path}/view").text)
    with pytest.raises(AssertionError, match="reads the hands"):
        scene.check()


@pytest.mark.parametrize("wire", ["en", pytest.param(None, marks=pytest.mark.long)], indirect=True)
@pytest.mark.parametrize("seed", range(count(2, 60)))
def test_anything_in_any_order(address: str, seed: int) -> None:
    chance = random.Random(seed)
    scene = attacked_match(address, attackers_at_table=chance.randrange(3), attacker_is_host=chance.random() < 0.5)
    by_chance(scene, chance, count(40, 150))
    scene.check()
