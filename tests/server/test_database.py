"""What can befall a database: used by another server, locked, full, damaged, read by others. And its password."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from sqlalchemy import text
from typer.testing import CliRunner

from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.server.operations import logs
from lychgate.server.operations.database_url import without_password
from lychgate.server.operations.settings import load
from lychgate.server.runtime import server
from lychgate.server.runtime.services import Services
from lychgate.server.storage import database, engine
from lychgate.server.storage.file_lock import lock_database
from tests.server.company import asked_seat, deal, first_choice, gather, wait_until
from tests.server.databases import sqlite_only
from tests.server.processes import free_port, process
from tests.server.serving import ROOMY, Json, Player, serving, serving_services, settings_for

pytestmark = sqlite_only

FILE = "tables.sqlite3"


def health(address: str) -> tuple[int, str, str | None]:
    """Status, what is wrong with the database, and how that is said."""
    answer = httpx.get(f"{address}/healthz")
    return answer.status_code, answer.json()["database"], answer.json()["sentence"]


def failed_writes(address: str, why: str) -> float:
    found = re.search(rf'lychgate_failed_writes_total{{why="{why}"}} (\S+)', httpx.get(f"{address}/metrics").text)
    return float(found[1]) if found else 0.0


# --- two servers on one file


def test_a_second_server_on_one_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        with pytest.raises(BadOptions) as refused:
            server.server(settings)
        said = rf"Another table server already uses \S+{FILE}: it holds the lock \S+{FILE}\.lock\. Stop [^.]+\."
        assert re.fullmatch(said, refused.value.sentence)
        (tmp_path / "link").symlink_to(tmp_path / FILE)
        with pytest.raises(BadOptions, match="Another table server"):
            server.server(load(environment={}, database=f"sqlite:///{tmp_path / 'link'}"))
        Player(address, "Ada")
    with serving(settings) as address:  # the first has let go of it
        Player(address, "Bob")


HOLDER = """
import sys, time
from lychgate.server.storage.file_lock import lock_database
held = lock_database(sys.argv[1])
print("held", flush=True)
time.sleep(60)
"""


def test_a_killed_process_leaves_its_file_free(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / FILE}"
    with subprocess.Popen([sys.executable, "-c", HOLDER, url], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(BadOptions, match="Another table server"):
            lock_database(url)
        holder.kill()
    found = lock_database(url)
    assert found is not None
    found.release()


@pytest.mark.long
def test_a_second_process_is_refused_and_follows_one_that_was_killed(tmp_path: Path) -> None:
    port = free_port()
    wanted = {**ROOMY, "port": 0, "database": f"sqlite:///{tmp_path / FILE}"}
    environment = os.environ | {f"LYCHGATE_{key.upper()}": str(value) for key, value in wanted.items()}
    with process(tmp_path, port) as running:
        command = [sys.executable, "-m", "lychgate", "serve", "--no-browser"]
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert second.returncode != 0
        assert "Another table server already uses" in second.stderr
        assert "Traceback" not in second.stderr
        running.send_signal(signal.SIGKILL)  # whose bots' processes may outlive it by a moment
        running.wait()
        with process(tmp_path, port):
            Player(f"http://127.0.0.1:{port}", "Ada")


# --- a foreign lock


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as foreign:
        foreign.execute("BEGIN IMMEDIATE")
        yield
        foreign.execute("ROLLBACK")


def test_while_another_program_holds_the_database_nothing_is_told_that_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(database, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(server, "RECOVERY_SECONDS", 0.1)
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        seats = deal(players, table)
        seat = asked_seat(seats)
        choice, before, failed = first_choice(seat), [seat.match for seat in seats], failed_writes(address, "busy")
        with held(tmp_path / FILE):
            refused = seat.decide(choice, "mine")
            assert (refused["type"], refused["code"]) == ("refused", "database-failed")
            assert "has not happened" in refused["sentence"]
            assert not any(other.hears_within(0.05) for other in seats)
            assert [player.get(f"/tables/{table['table']}/view")["match"]["version"] for player in players] == [
                match["version"] for match in before if match
            ]
            status, trouble, sentence = health(address)
            assert (status, trouble) == (503, "busy")
            assert "Another program" in str(sentence)
            assert failed_writes(address, "busy") > failed
            answer = players[0].http.post(f"/tables/{table['table']}/chat", json={"text": "Hello?"})
            assert (answer.status_code, answer.json()["code"]) == (503, "database-failed")
            assert int(answer.headers["retry-after"]) > 0
        wait_until(lambda: health(address) == (200, "ok", None), 10)  # by itself
        assert seat.decide(choice, "mine")["type"] == "accepted"
    _, err = capfd.readouterr()
    assert err.count("database in trouble") == 1  # logged once, and not with every write
    assert "database writes again" in err
    assert "Traceback" not in err


def test_while_another_program_holds_the_database_the_event_loop_goes_on(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        ada, bob = Player(address, "Ada"), Player(address, "Bob")
        waits: list[float] = []
        with held(tmp_path / FILE):
            writer = threading.Thread(target=lambda: ada.http.patch("/guests/me", json={"name": "Ada L."}))
            writer.start()
            for _ in range(20):
                began = time.monotonic()
                bob.get("/guests/me")
                waits.append(time.monotonic() - began)
                time.sleep(0.02)
        writer.join(20)
        assert max(waits) < 0.5
        assert ada.get("/guests/me")["name"] == "Ada L."  # who waits a moment, is written after all


# --- a full disk


def set_most_pages(services: Services, pages: int) -> None:
    """Let the database grow to so many pages, for its writer."""
    services.database._connection.connection.cursor().execute(f"PRAGMA max_page_count = {pages}")


def test_while_the_disk_is_full_it_is_said_and_what_needs_no_room_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "RECOVERY_SECONDS", 0.1)
    with serving_services(settings_for(tmp_path)) as (address, services):
        ada, failed = Player(address, "Ada"), failed_writes(address, "full")
        set_most_pages(services, 1)  # no more than there are
        answers = [ada.http.post("/guests", json={"name": "x" * 40}) for _ in range(100)]
        refused = next(answer for answer in answers if answer.status_code != 201)
        assert (refused.status_code, refused.json()["code"]) == (503, "database-failed")
        assert "disk is full" in refused.json()["sentence"]
        status, trouble, sentence = health(address)
        assert (status, trouble) == (503, "full")
        assert "disk is full" in str(sentence)
        assert failed_writes(address, "full") > failed
        assert ada.get("/guests/me")["name"] == "Ada"
        time.sleep(0.5)
        assert health(address)[:2] == (503, "full")  # as long as it is
        set_most_pages(services, 2**30)
        wait_until(lambda: health(address) == (200, "ok", None), 10)
        Player(address, "Bob")


# --- damaged pages


def spoil(file: Path, name: str) -> None:
    """Write nonsense over the page that a table begins with."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [root] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        [size] = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xaa" * size)


def test_damaged_pages_are_told_of_and_the_rest_goes_on(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        deal(players, table)
    spoil(tmp_path / FILE, "decisions")
    with serving(settings_for(tmp_path)) as address:
        again = Player(address, "Other")
        again.http.headers["authorization"] = f"Bearer {players[0].token}"
        assert health(address)[0] == 200  # nobody has come upon it yet
        refused = again.get(f"/tables/{table['table']}/view", 503)
        assert refused["code"] == "database-failed"
        assert "damaged" in refused["sentence"]
        status, trouble, sentence = health(address)
        assert (status, trouble) == (503, "corrupt")
        assert "backup" in str(sentence)
        other = Player(address, "Bob")  # what lies elsewhere is read and written
        assert [found["table"] for found in again.get("/tables/mine")] == [table["table"]]
        assert health(address)[1] == "corrupt"  # and that says nothing about the page
        assert "lychgate_failed_reads_total" in httpx.get(f"{address}/metrics").text
        assert other.get("/guests/me")["name"] == "Bob"


def test_a_file_that_is_no_database_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"This is no database." * 400)
    with pytest.raises(BadOptions, match="file is not a database"):
        server.server(settings_for(tmp_path))


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    made = engine.ready(settings.database)
    with made.connect().execution_options(writes=True) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    made.dispose()
    with pytest.raises(BadOptions) as refused:
        server.server(settings)
    assert f"schema {engine.NEWEST} or older" in refused.value.sentence
    assert "got schema 9999, which a newer version of Lychgate has made: install that version" in refused.value.sentence
    assert "\n" not in refused.value.sentence


def test_a_damaged_database_is_not_copied_by_half(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"This is no database." * 400)
    told = CliRunner().invoke(app, ["backup", "--database", f"sqlite:///{tmp_path / FILE}", str(tmp_path / "copy")])
    assert told.exit_code != 0
    assert not (tmp_path / "copy").exists()


# --- who may read it


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


def test_database_and_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        old = tmp_path / FILE
        old.touch(0o644)  # as a server before this one may have made it
        with serving(settings_for(tmp_path)) as address:
            Player(address, "Ada")
            CliRunner().invoke(app, ["backup", "--database", f"sqlite:///{old}", str(tmp_path / "copy")])
            found = modes(tmp_path)
        with serving(settings_for(tmp_path, database=f"sqlite:///{tmp_path / 'new.sqlite3'}")):
            found |= modes(tmp_path)
    finally:
        os.umask(before)
    names = {FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock", "copy", "new.sqlite3", "new.sqlite3-wal"}
    assert found.keys() >= names
    assert {name: mode for name, mode in found.items() if mode != "0o600"} == {}


# --- its password

SECRET = "hunter/2@x"
URLS = [
    f"postgresql+psycopg://ada:{SECRET}@127.0.0.1:1/tables",
    f"postgresql://ada:{SECRET}@db.example/tables",
    f"postgresql://ada:{SECRET}@db.example:port/tables",
    f"postgresql://db.example/tables?user=ada&password={SECRET}",
    f"nonsense://ada:{SECRET}@db.example/tables",
    "sqlite:////nowhere/at/all.sqlite3?passwd=hunter2",
    "sqlite:////nowhere/at/all.sqlite3?cache=shared&ssl_key_secret=hunter2&x=1",
    "postgresql://db.example:port/tables?PWD=hunter2",
    "postgresql://db.example:port/tables?access_token=hunter2",
    "mssql+pyodbc:///?odbc_connect=DRIVER=x;UID=ada;PWD=hunter2;X=1",
    "mssql+pyodbc:///?odbc_connect=DRIVER%3Dx%3BPWD%3Dhunter2",
    "ada:hunter2@db.example",
    "postgresql://db.example:port/tables?passwd=a@hunter2",
    "postgresql://ada:x?key=a&hunter2@db.example/tables",
]


@pytest.mark.parametrize("url", URLS)
def test_the_databases_password_is_in_nothing_that_is_said(url: str) -> None:
    settings = load(environment={}, database=url, metrics_token="s3cret-token")
    shown = [without_password(url), repr(settings), str(settings), str(settings.__rich_repr__())]
    with pytest.raises(BadOptions) as refused:
        server.server(settings)
    shown.append(refused.value.sentence)
    for command in (["serve", "--no-browser", "--port", "0"], ["backup", "copy"]):
        told = CliRunner().invoke(app, [*command, "--database", url])
        assert told.exit_code != 0
        shown += [told.output, str(told.exception)]
    assert not [said for said in shown if SECRET in said or "hunter" in said or "s3cret-token" in said]
    assert "***" in refused.value.sentence


def test_a_url_without_a_password_is_shown_as_it_is() -> None:
    for url in ("sqlite:////var/lib/lychgate/tables.sqlite3", "postgresql://ada@db.example:5432/tables", "nonsense"):
        assert without_password(url) == url


def test_the_databases_password_is_not_in_the_log(capfd: pytest.CaptureFixture[str]) -> None:
    configured = structlog.get_config()
    try:
        logs.configure(load(environment={}, database=URLS[0], metrics_token="s3cret-token"))
        try:
            raise OSError(f"invalid connection option in {URLS[0]}, near {SECRET}; s3cret-token")
        except OSError:
            structlog.get_logger().exception("fault", settings=URLS[0])
    finally:
        structlog.configure(**configured)
    _, err = capfd.readouterr()
    assert "invalid connection option" in err
    assert not {SECRET, "s3cret-token"} & {word for word in (SECRET, "s3cret-token") if word in err}


def test_a_setting_that_does_not_fit_is_named_without_its_secret() -> None:
    values: Json = {"metrics_token": ["s3cret-token"]}
    with pytest.raises(BadOptions) as refused:
        load(environment={}, **values)
    assert "metrics_token" in refused.value.sentence
    assert "s3cret" not in refused.value.sentence
