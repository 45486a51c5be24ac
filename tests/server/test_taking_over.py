"""Taking over from a bot in the middle of a match: one may, but who has seen one hand sees no other."""

from __future__ import annotations

from pathlib import Path

from tests.server.company import gather, with_bots
from tests.server.house import Player, serving, settings_for


def test_who_has_seen_one_hand_of_a_match_sees_no_other(address: str) -> None:
    player, table = with_bots(address)
    path = f"/tables/{table['table']}"
    player.post(f"{path}/start")
    player.post(f"{path}/leave")
    assert player.post(f"{path}/join", 403, seat=1)["code"] == "seen-another"
    assert player.get(f"{path}/view")["match"] is None
    assert player.post(f"{path}/join", seat=0)["you"]["seat"] == 0


def test_who_took_over_from_a_bot_takes_over_from_no_other(address: str) -> None:
    player, table = with_bots(address, spectators=True)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    player.post(f"{path}/start")
    other = Player(address, "Bob")
    other.post(f"{path}/join", seat=1, invite=invite)
    other.post(f"{path}/leave")
    assert other.post(f"{path}/join", 403, seat=2, invite=invite)["code"] == "seen-another"
    assert other.post(f"{path}/join", seat=1, invite=invite)["you"]["seat"] == 1


def test_a_code_for_another_device_shows_nobody_a_second_hand(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/start")
    code = players[1].post(f"{path}/resume-code")["code"]
    players[0].post(f"{path}/leave")
    assert players[0].post("/resume", 403, code=code)["code"] == "seen-another"
    other = Player(address, "Other device")
    assert other.post("/resume", code=code)["you"]["seat"] == 1
    other.post(f"{path}/leave")
    assert other.post(f"{path}/join", 403, seat=0, invite=table["you"]["invite"])["code"] == "seen-another"


def test_what_was_seen_is_known_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        player, table = with_bots(address)
        path = f"/tables/{table['table']}"
        player.post(f"{path}/start")
        player.post(f"{path}/leave")
    with serving(settings) as address:
        player.http.base_url = f"{address}/api"
        assert player.post(f"{path}/join", 403, seat=1)["code"] == "seen-another"
        assert player.post(f"{path}/join", seat=0)["you"]["seat"] == 0


def test_before_and_between_matches_one_sits_where_one_likes(address: str) -> None:
    player, table = with_bots(address)
    path = f"/tables/{table['table']}"
    for seat in (1, 0):
        player.post(f"{path}/leave")
        assert player.post(f"{path}/join", seat=seat)["you"]["seat"] == seat
