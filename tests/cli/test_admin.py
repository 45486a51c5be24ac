"""`lychgate admin` against a running server."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import typer

from lychgate.cli import commands
from tests.cli.commands import Ran, run
from tests.server.admins import TOKEN
from tests.server.company import with_bots
from tests.server.serving import Player, opened, serving, settings_for

Run = Callable[..., Ran]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("admin"), admin_token=TOKEN)) as found, opened.pop_all():
        yield found


@pytest.fixture
def admin(address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LYCHGATE_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("LYCHGATE_SERVER", address)
    monkeypatch.setenv("LYCHGATE_LANG", "en")
    return lambda *typed, **given: run(capsys, monkeypatch, "admin", *typed, **given)


@pytest.mark.long
def test_an_evening_with_a_troublemaker(admin: Run, address: str, tmp_path: Path) -> None:
    player, table = with_bots(address)
    path = f"/tables/{table['table']}"
    player.post(f"{path}/chat", 201, text="you fools")
    player.post(f"{path}/reports", 201, text="nobody answers")
    [report] = json.loads(admin("reports", "--json").out)
    assert report["text"] in admin("reports").out
    assert "dealt with" in admin("handle", report["report"]).out
    assert admin("reports").out == "Nothing found.\n"
    assert f"Ada ({player.guest})" in admin("tables").out
    assert f"Ada ({player.guest}): you fools" in admin("table", table["table"]).out
    assert player.guest in admin("guests", "ada").out
    made = admin("ban", "--guest", player.guest, "--hours", "1", "--reason", "insults")
    assert player.get("/guests/me", 403)["code"] == "banned"
    assert "banned" in admin("guests", "ada").out
    listed = admin("bans").out
    assert "insults" in listed
    assert "lifted" in admin("unban", listed.split()[0]).out
    assert listed.split()[0] in made.out
    file = tmp_path / "guest.json"
    admin("export", player.guest, str(file))
    assert json.loads(file.read_text())["guest"]["name"] == "Ada"
    assert "closed" in admin("close", table["table"]).out
    assert player.get(path, 404)["code"] == "no-such-table"
    assert admin("delete", player.guest, typed="n\n").code == 1
    assert player.get("/guests/me")["name"] == "Ada"
    assert "N. N." in admin("delete", player.guest, "--yes").out
    assert player.get("/guests/me", 401)["code"] == "no-guest"


def test_a_refusal_is_a_sentence(admin: Run) -> None:
    for typed, said in (
        (("close", "nothing"), "There is no such table."),
        (("close", "../guests"), "There is nothing at this URL."),
        (("ban",), "Expected one of a guest"),
        (("ban", "--network", "300.0.0.0/8"), "Expected an address or a range"),
        (("ban", "--network", "192.0.2.0/24", "--hours", "x"), "Expected a number from 0.0 for --hours"),
        (("--server", "ftp://x", "tables"), "Expected the server's URL"),
        (("--server", "http://play.example", "tables"), "Expected https for a server on another machine"),
        (("--server", "http://127.0.0.1:9", "tables"), "Expected an answer from http://127.0.0.1:9"),
    ):
        ran = admin(*typed)
        assert (ran.code, ran.out) == (2, ""), typed
        assert said in ran.err, ran.err


def test_without_a_token_nothing_is_sent(admin: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LYCHGATE_ADMIN_TOKEN")
    assert "Expected the server’s admin token" in admin("tables").err
    config = tmp_path / "own.toml"
    config.write_text(f'admin_token = "{TOKEN}"\n')
    assert admin("--config", str(config), "bans").code == 0
    monkeypatch.setenv("LYCHGATE_ADMIN_TOKEN", TOKEN[:-1])
    assert "Expected the admin token" in admin("tables").err


def test_a_server_without_a_token_says_so(admin: Run, tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        Player(address, "Ada")
        ran = admin("--server", address, "tables")
    assert ran.code == 2
    assert "This server has no admin token" in ran.err


def test_the_token_is_sent_to_nobody_else(admin: Run, address: str) -> None:
    asked: list[str] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(302)
            self.send_header("Location", f"{address}/api/admin{self.path}")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        ran = admin("--server", f"http://127.0.0.1:{server.server_port}", "bans")
        server.shutdown()
    assert ran.code == 2
    assert len(asked) == 1


def test_every_admin_command_and_option_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    found = re.search(r"^## `lychgate admin.*?(?=^## |\Z)", text, re.M | re.S)
    assert found
    group = typer.main.get_command(commands.app).commands["admin"]  # type: ignore[attr-defined]
    for name, command in group.commands.items():
        assert f"`{name}" in found[0], name
        for option in command.params:
            if option.param_type_name == "option":
                assert option.opts[0] in found[0], (name, option.opts[0])
