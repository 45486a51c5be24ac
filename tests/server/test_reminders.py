"""Reminders for play by post, through a real mail server and a real web server: who is told what, and when."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from lychgate.play.text.words import languages
from lychgate.server.reminders.sending import RETRY_SECONDS
from lychgate.server.reminders.waiting import MOST_FAILURES
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from tests.crossing import crossed
from tests.server.admins import TOKEN, Admin
from tests.server.clock import Clock
from tests.server.company import deal, wait_until
from tests.server.post_office import Hooks, Letters, links_in, mail_server, web_server
from tests.server.serving import Json, Player, Seat, serving_services, settings_for
from tests.server.test_by_post import POST, play

PUBLIC = "https://table.example"
HOUR = 3600.0


@dataclass
class Club:
    """A server that sends reminders, a clock, and where they arrive."""

    address: str
    services: Services
    clock: Clock
    letters: Letters
    hooks: Hooks

    def wait_for_looks(self, count: int = 2) -> None:
        """Until the server has looked so many times again for what is to be sent."""
        looks, reminders = [0], self.services.reminders
        before = reminders.book.forget_asked

        async def counted() -> None:
            await before()
            looks[0] += 1

        reminders.book.forget_asked = counted  # type: ignore[method-assign]
        wait_until(lambda: looks[0] > count)
        reminders.book.forget_asked = before  # type: ignore[method-assign]

    def here(self, link: str) -> str:
        """A link, at the address where the tests' server really is."""
        assert link.startswith(PUBLIC)
        return self.address + link.removeprefix(PUBLIC)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with opened(tmp_path) as found:
        yield found


@contextlib.contextmanager
def opened(folder: Path, **changes: Any) -> Iterator[Club]:
    clock = Clock()
    with mail_server() as letters, web_server() as hooks:
        mail: Json = {
            "smtp_host": "127.0.0.1",
            "smtp_port": letters.port,
            "smtp_tls": "none",
            "mail_from": "t@t.example",
        }
        wanted: Json = {
            **mail,
            "admin_token": TOKEN,
            "webhooks": "any",
            "public_url": PUBLIC,
            "reminder_minutes": 0.005,
            **changes,
        }
        with serving_services(settings_for(folder, **wanted), clock) as (address, services):
            yield Club(address, services, clock, letters, hooks)


def two_at(club: Club, ada: Player, bob: Player) -> tuple[str, list[Seat]]:
    """A table by post where it is Bob's turn, and nobody is connected."""
    wanted: Any = [{"kind": "you"}, {"kind": "open"}]
    table = ada.post("/tables", 201, game="gravediggers", seats=wanted, **POST)
    bob.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    seats = deal([ada, bob], table)
    if seats[0].prompt is not None:
        play(seats, seats[0])
    assert seats[1].prompt is not None
    return table["table"], seats


def put(player: Player, channel: str, status: int = 200, **body: Any) -> Any:
    answer = player.http.put(f"/guests/me/reminders/{channel}", json={"language": "en", **body})
    assert answer.status_code == status, answer.text
    return answer.json()


def hook(club: Club, player: Player, **body: Any) -> None:
    """Ask for webhooks, and forget the first one."""
    put(player, "webhook", url=f"{club.hooks.url}/hook", hours=1, **body)
    club.hooks.received.clear()


def rows(club: Club) -> list[Any]:
    return club.services.database.read(select(schema.reminders))


def follow(club: Club, link: str) -> str:
    """Open a link, and press the button there; what the page says then."""
    with httpx.Client() as browser:
        asked = browser.get(club.here(link))
        assert asked.status_code == 200
        assert '<form method="post">' in asked.text
        answer = browser.post(club.here(link), headers={"origin": "null"})
        assert answer.status_code == 200, answer.text
        return answer.text


def test_an_address_is_confirmed_reminded_once_and_ended_by_its_links(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    said = put(bob, "mail", address="bob@example.org", language="de", hours=6)
    (shown,) = said["reminders"]
    assert (shown["target"], shown["hours"], shown["confirmed"]) == ("bob@example.org", 6, False)
    (asking,) = club.letters.wait(1)
    confirm, _never = links_in(asking.get_content())
    assert "Bob" not in asking.as_string().replace("bob@", ""), "nothing that a stranger has typed"
    first, seats = two_at(club, ada, bob)
    second, more = two_at(club, ada, bob)
    for seat in (*seats, *more):
        seat.close()
    club.clock.pass_by(60)
    club.wait_for_looks()
    assert len(club.letters.received) == 1, "not before it is confirmed"
    assert httpx.get(club.here(confirm)).status_code == 200, "a program that only looks"
    assert not rows(club)[0]["confirmed"]
    assert "Deine Adresse ist bestätigt" in follow(club, confirm)
    letter = club.letters.wait(2)[1]
    text = letter.get_content()
    assert letter["Subject"] == "Lychgate: Du bist an 2 Tischen am Zug"
    assert letter["To"] == "bob@example.org"
    *tables, stop = links_in(text)
    assert sorted(tables) == sorted(f"{PUBLIC}/table/{one}" for one in (first, second))
    assert text.count("Totengräber, 2 Personen") == 2
    club.clock.pass_by(30 * 24 * HOUR)
    club.wait_for_looks()
    assert len(club.letters.received) == 2, "nothing new has happened"
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    one_click = httpx.post(club.here(stop), data={"List-Unsubscribe": "One-Click"})  # as mail programs do it
    assert one_click.status_code == 200
    assert rows(club) == []
    assert bob.get("/guests/me/reminders")["reminders"] == []


def test_a_reminder_names_games_and_links_and_no_secret(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    hook(club, bob)
    table, seats = two_at(club, ada, bob)
    for seat in seats:
        seat.close()
    club.clock.pass_by(60)
    (found,) = club.hooks.wait(1)
    assert found["tables"] == [{"table": table, "game": "gravediggers", "link": f"{PUBLIC}/table/{table}"}]
    assert found.keys() == {"subject", "text", "tables", "stop"}
    row = club.services.database.read(select(schema.tables))[0]
    for secret in (row["invite"], row["seed"], bob.token, ada.token, "Ada"):
        assert secret not in json.dumps(found)
    assert links_in(found["text"]) == [f"{PUBLIC}/table/{table}", found["stop"]]


def test_nobody_is_reminded_while_connected_or_more_often_than_wished(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    hook(club, bob)
    first, seats = two_at(club, ada, bob)
    club.clock.pass_by(60)
    club.wait_for_looks()
    assert club.hooks.received == [], "Bob is there"
    seats[1].close()  # and Ada stays: how the match stands is known while the table is in memory
    club.clock.pass_by(60)
    assert [one["table"] for one in club.hooks.wait(1)[0]["tables"]] == [first]
    second, more = two_at(club, ada, bob)
    more[1].close()
    club.clock.pass_by(600)
    club.wait_for_looks()
    assert len(club.hooks.received) == 1, "not within the hour"
    club.clock.pass_by(HOUR)
    assert {one["table"] for one in club.hooks.wait(2)[1]["tables"]} == {first, second}, "one for all"


@pytest.mark.long
def test_who_plays_alone_against_bots_or_by_the_minute_is_not_reminded(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    hook(club, ada)
    hook(club, bob)
    alone = ada.post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    ada.post(f"/tables/{alone['table']}/start")
    quick: Any = {"kind": "decision", "seconds": 86_400}
    table = ada.post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "open"}], clock=quick)
    bob.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    ada.post(f"/tables/{table['table']}/start")
    club.clock.pass_by(60)
    club.wait_for_looks()
    assert club.hooks.received == []


def test_after_a_crash_it_is_found_out_who_is_waited_for(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    hook(club, bob)
    table, seats = two_at(club, ada, bob)
    for seat in seats:
        seat.close()
    services = club.services
    services.tables.clear()  # what was in memory is lost, and nothing was stored
    with services.database.engine.connect().execution_options(writes=True) as connection:
        connection.execute(schema.tables.update().values(standing=None, owner=None))
        connection.commit()
    club.clock.pass_by(60)
    assert [one["table"] for one in club.hooks.wait(1)[0]["tables"]] == [table]


@pytest.mark.parametrize("form", crossed(["discord", "ntfy", "plain"]))
def test_a_webhook_has_the_form_that_its_receiver_reads(club: Club, form: str) -> None:
    bob = Player(club.address, "Bob")
    put(bob, "webhook", url=f"{club.hooks.url}/there/topic?key=1", form=form, language="it")
    path, body = club.hooks.received[0]
    text = {"plain": "text", "discord": "content", "ntfy": "message"}[form]
    assert "D’ora in poi saprai qui quando tocca a te." in body[text]
    assert path == ("/there/?key=1" if form == "ntfy" else "/there/topic?key=1")
    assert body.get("topic") == ("topic" if form == "ntfy" else None)
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []}


@pytest.mark.long
def test_a_webhook_that_fails_is_tried_again_later_and_at_last_given_up(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    hook(club, bob)
    table, seats = two_at(club, ada, bob)
    for seat in seats:
        seat.close()
    club.hooks.answer, club.hooks.headers = 302, {"location": f"{club.hooks.url}/elsewhere"}
    club.clock.pass_by(60)
    for failures in range(1, MOST_FAILURES + 1):
        club.hooks.wait(failures)
        wait_until(lambda expected=failures: rows(club)[0]["failures"] == expected)  # type: ignore[misc]
        club.clock.pass_by(RETRY_SECONDS * 2**failures)
    club.wait_for_looks()
    assert {path for path, _ in club.hooks.received} == {"/hook"}, "no redirect is followed"
    assert len(club.hooks.received) == MOST_FAILURES
    assert bob.get("/guests/me/reminders")["reminders"][0]["failing"]
    club.hooks.answer = 200
    hook(club, bob)
    club.clock.pass_by(60)
    assert club.hooks.wait(1)[0]["tables"][0]["table"] == table
    assert not bob.get("/guests/me/reminders")["reminders"][0]["failing"]


def test_a_guest_ends_reminders_in_the_page(club: Club) -> None:
    ada = Player(club.address, "Ada")
    put(ada, "mail", address="ada@example.org")
    hook(club, ada)
    ended = ada.http.delete("/guests/me/reminders/mail")
    assert ended.status_code == 200, ended.text
    assert [one["channel"] for one in ended.json()["reminders"]] == ["webhook"]
    assert ada.http.delete("/guests/me/reminders/pigeon").status_code in (404, 405)


def test_nobody_is_written_to_against_their_will(club: Club) -> None:
    ada, bob = Player(club.address, "Ada"), Player(club.address, "Bob")
    put(ada, "mail", address="victim@example.org")
    assert put(bob, "mail", 429, address="Victim@Example.org")["code"] == "asked-lately"
    _, never = links_in(club.letters.wait(1)[0].get_content())
    assert "Nothing more" in follow(club, never)
    assert rows(club) == []
    club.clock.pass_by(48 * HOUR)
    club.wait_for_looks()
    assert put(bob, "mail", 409, address="victim@example.org")["code"] == "address-refused"
    assert len(club.letters.received) == 1


def test_a_link_that_was_changed_or_is_too_old_does_nothing(club: Club) -> None:
    ada = Player(club.address, "Ada")
    put(ada, "mail", address="ada@example.org")
    confirm, _ = links_in(club.letters.wait(1)[0].get_content())
    said, _, signature = confirm.rpartition("/")[2].partition(".")
    for token in (f"{said}.{signature[:-2]}AA", f"{said[:-4]}AAAA.{signature}", said, "", "."):
        assert httpx.post(f"{club.address}/reminders/{token}").status_code in (404, 405, 410)
    club.clock.pass_by(49 * HOUR)
    assert httpx.post(club.here(confirm)).status_code == 410
    assert not rows(club)[0]["confirmed"]


def test_an_unknown_recipient_is_no_address_and_can_be_corrected(club: Club) -> None:
    ada = Player(club.address, "Ada")
    club.letters.unknown.add("nobody@example.org")
    assert put(ada, "mail", 503, address="nobody@example.org")["code"] == "mail-failed"
    assert rows(club) == []
    club.letters.unknown.clear()
    put(ada, "mail", address="nobody@example.org")
    for wrong in ("ada", "ada@example.org\r\nBcc: b@example.org", "a b@example.org", "ada@localhost", '"a"@b.example'):
        assert put(ada, "mail", 422, address=wrong)["code"] == "bad-address"


def test_what_is_stored_is_exported_and_goes_with_the_guest(club: Club) -> None:
    ada, admin = Player(club.address, "Ada"), Admin(club.address)
    hook(club, ada)
    told = admin.ask("GET", f"/guests/{ada.guest}")["reminders"]
    assert [(one["channel"], one["target"]) for one in told] == [("webhook", f"{club.hooks.url}/hook")]
    admin.ask("DELETE", f"/guests/{ada.guest}")
    assert rows(club) == []


@pytest.mark.long
def test_a_server_that_is_not_set_up_for_it_offers_nothing(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, _):
        ada = Player(address, "Ada")
        assert ada.get("/guests/me/reminders") == {"offered": [], "reminders": []}
        for channel, body in (("mail", {"address": "a@example.org"}), ("webhook", {"url": "https://example.org/"})):
            assert put(ada, channel, 404, **body)["code"] == "not-offered"


@pytest.mark.long
def test_reminders_are_set_up_a_few_times_from_one_address(tmp_path: Path) -> None:
    with opened(tmp_path, guests_per_minute=10.0) as club:
        ada = Player(club.address, "Ada")
        codes = [
            ada.http.put(
                "/guests/me/reminders/webhook", json={"url": f"{club.hooks.url}/h", "language": "en"}
            ).status_code
            for _ in range(4)
        ]
        assert codes == [200, 200, 429, 429]


@pytest.mark.parametrize("language", crossed(["fr", *(one for one in languages() if one != "fr")]))
def test_the_pages_behind_links_speak_the_reader_s_language(club: Club, language: str) -> None:
    ada = Player(club.address, "Ada")
    put(ada, "mail", address="ada@example.org", language=language)
    page = httpx.get(club.here(links_in(club.letters.wait(1)[0].get_content())[0]))
    assert f'<html lang="{language}">' in page.text
    assert "style-src 'self' 'sha256-" in page.headers["content-security-policy"]
