"""For whoever runs the server: health, numbers, logs without secrets, migrations, backups, stopping in order."""

from __future__ import annotations

import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select
from typer.testing import CliRunner

from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.server.operations.logs import hide_secrets
from lychgate.server.operations.settings import load
from lychgate.server.runtime.server import server
from lychgate.server.storage import engine as storage
from lychgate.server.storage import schema
from tests.server.company import deal, gather, play_on, with_bots
from tests.server.databases import empty_database, on_both, sqlite_only, url_for
from tests.server.processes import free_port, process
from tests.server.serving import Player, Seat, serving, serving_services, settings_for

# --- health and numbers


def test_health_says_how_far_the_games_are(address: str) -> None:
    found = httpx.get(f"{address}/healthz").json()
    assert found["status"] == "ok"
    assert found["games"]["graverobbers"] == 1.0


def test_numbers_count_what_happens(address: str) -> None:
    players, table = gather(address)
    play_on(deal(players, table), random.Random(1), most=4)
    text = httpx.get(f"{address}/metrics").text
    assert 'lychgate_decisions_total{by="human",game="graverobbers"}' in text
    assert "lychgate_commits_total" in text
    assert not any(name in text for name in ("P0", players[0].guest, table["table"]))


def test_numbers_are_for_the_machine_itself_or_the_token(tmp_path: Path, address: str) -> None:
    assert httpx.get(f"{address}/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
    with serving(settings_for(tmp_path, metrics_token="s3cret")) as guarded:
        assert httpx.get(f"{guarded}/metrics").status_code == 404
        assert httpx.get(f"{guarded}/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
        assert httpx.get(f"{guarded}/metrics", headers={"authorization": "Bearer s3cret"}).status_code == 200


# --- logs


def test_logs_hold_nothing_that_lets_somebody_in(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(settings_for(tmp_path, log_level="debug")) as address:
        players, table = gather(address)
        player, path, invite = players[0], f"/tables/{table['table']}", table["you"]["invite"]
        code = player.post(f"{path}/resume-code")["code"]
        player.http.put(f"{path}/notes", json={"text": "a private note"})
        player.post(f"{path}/chat", 201, text="said at the table")
        seats = deal(players, table)
        play_on(seats, random.Random(1), most=3)
        seats[0].say(type="nonsense")
        seats[0].closing_code()
        httpx.get(f"{address}/api{path}?token={player.token}&invite={invite}")
        player.post("/guests", 400, token=player.token)
        player.post("/resume", code=code)
    out, err = capfd.readouterr()
    assert '"event"' in err, "nothing was logged: this test would see nothing"
    for secret in (player.token, invite, code, "a private note", "said at the table"):
        assert secret not in out + err


@sqlite_only
def test_what_the_database_refuses_is_not_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address)
        seed = services.tables[table["table"]].seed.hex()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("DROP TABLE matches")
        players[0].post(f"/tables/{table['table']}/start", 500)
    _, err = capfd.readouterr()
    assert "no such table: matches" in err
    assert seed not in err


def test_a_log_line_that_holds_a_secret_by_name_is_written_without_it() -> None:
    line = {"event": "x", "token": "t", "Authorization": "a", "seed": "s", "table": "kept"}
    assert hide_secrets(None, "", line) == {
        "event": "x", "token": "hidden", "Authorization": "hidden", "seed": "hidden", "table": "kept",
    }  # fmt: skip


# --- the database


@on_both
def test_migrations_lead_to_the_tables_that_are_used(tmp_path: Path, database: str) -> None:
    engine = storage.connect(empty_database(tmp_path))
    storage.migrate(engine)
    storage.migrate(engine)  # a second time nothing is left to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == storage.NEWEST  # by which a start knows that nothing is to be done
    engine.dispose()


@sqlite_only
def test_a_backup_taken_while_people_play_is_a_whole_server(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy"
    live.mkdir()
    copy.mkdir()
    url = f"sqlite:///{live / 'tables.sqlite3'}"
    with serving(settings_for(live)) as address:
        players, table = gather(address)
        seats = deal(players, table)
        play_on(seats, random.Random(1), most=8)
        told = CliRunner().invoke(app, ["backup", "--database", url, str(copy / "tables.sqlite3")])
        assert told.exit_code == 0, told.output
        before = players[1].get(f"/tables/{table['table']}/view")["match"]
        play_on(seats, random.Random(2), most=3)
    with serving(settings_for(copy)) as address:
        assert Seat(address, table["table"], players[1].token).match == before
    with sqlite3.connect(copy / "tables.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


@sqlite_only
def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("")
    (tmp_path / "old").write_text("precious")
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert CliRunner().invoke(app, ["backup", "--database", url, str(tmp_path / "old")]).exit_code != 0
    assert (tmp_path / "old").read_text() == "precious"


# --- stopping


@on_both
def test_a_server_that_is_told_to_stop_says_so_and_leaves_nothing_undone(tmp_path: Path, database: str) -> None:
    port = free_port()
    with process(tmp_path, port) as running:
        players, table = gather(f"http://127.0.0.1:{port}")
        seats = deal(players, table)
        play_on(seats, random.Random(1), most=5)
        seats[0].say(type="ping")
        running.send_signal(signal.SIGTERM)
        assert [seat.closing_code() for seat in seats] == [1012] * 3
        assert running.wait(30) in (0, -signal.SIGTERM)
    engine = storage.connect(url_for(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(schema.decisions)).scalar() == 5
        assert connection.execute(select(schema.processes)).all() == []
        assert connection.execute(select(schema.tables.c.owner)).scalars().all() == [None]
    engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/tables.sqlite3", "mysql://localhost/tables"])
def test_a_database_that_cannot_be_opened_is_said_plainly(url: str) -> None:
    with pytest.raises(BadOptions, match=f"Expected a database .*{url}"):
        server(load(environment={}, database=url))


@on_both
def test_a_restart_finds_guests_tables_and_notes_again(tmp_path: Path, database: str) -> None:
    with serving(settings_for(tmp_path)) as address:
        player, table = with_bots(address)
        player.http.put(f"/tables/{table['table']}/notes", json={"text": "kept"})
    with serving(settings_for(tmp_path)) as address:
        again = Player(address, "Other")
        again.http.headers["authorization"] = f"Bearer {player.token}"
        assert [found["table"] for found in again.get("/tables/mine")] == [table["table"]]
        assert again.get(f"/tables/{table['table']}/notes")["text"] == "kept"
