"""The server's port: taken before the server says so, and if it cannot be, that is said in one sentence."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from lychgate.core.errors import BadOptions
from lychgate.server.operations.settings import load
from lychgate.server.runtime.listening import listen


def test_a_server_at_a_port_that_is_taken_says_so_and_nothing_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        database = tmp_path / "tables.sqlite3"
        command = ["serve", "--browser", "--port", str(port), "--database", f"sqlite:///{database}"]
        ended = subprocess.run(
            [sys.executable, "-m", "lychgate", *command], capture_output=True, text=True, timeout=120
        )
    said = f"The server cannot listen at 127.0.0.1, port {port}: another program already listens there"
    assert (ended.returncode, ended.stdout) == (2, "")
    assert said in ended.stderr
    assert "--port" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert not database.exists()


@pytest.mark.long
def test_a_server_without_its_database_says_so_and_nothing_else(tmp_path: Path) -> None:
    command = ["serve", "--browser", "--port", "0", "--database", f"sqlite:///{tmp_path}/nowhere/tables.sqlite3"]
    ended = subprocess.run([sys.executable, "-m", "lychgate", *command], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Expected a database that can be opened" in ended.stderr


def test_a_port_is_listened_at_before_the_server_is_built() -> None:
    with listen(load(environment={}, port=0))[0] as found, socket.create_connection(found.getsockname()[:2], timeout=5):
        pass


def test_a_host_that_there_is_not_is_said_plainly() -> None:
    with pytest.raises(BadOptions, match=r"cannot listen at nowhere\.invalid, port 8000: "):
        listen(load(environment={}, host="nowhere.invalid"))
