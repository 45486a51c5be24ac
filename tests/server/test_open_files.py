"""Out of file descriptors: the server raises its limit, and where that is not enough it neither spins nor dies."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.databases import url_for
from tests.server.processes import free_port, wait_until_up
from tests.server.serving import ROOMY

SOFT, HARD = 100, 160
SECONDS = 3.0


def limits(process: int) -> tuple[int, int]:
    return resource.prlimit(process, resource.RLIMIT_NOFILE)


def processor_seconds(process: int) -> float:
    """That a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_server_without_a_free_descriptor_waits_until_there_is_one(tmp_path: Path) -> None:
    port = free_port()
    wanted = {**ROOMY, "port": port, "database": url_for(tmp_path)}
    environment = os.environ | {f"LYCHGATE_{key.upper()}": str(value) for key, value in wanted.items()}
    command = [sys.executable, "-m", "lychgate", "serve", "--no-browser"]
    log = tmp_path / "log"
    with log.open("wb") as written:
        running = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=written,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (SOFT, HARD)),
        )
    try:
        wait_until_up(port, running)
        assert limits(running.pid) == (HARD, HARD)
        assert "few open files allowed" in log.read_text(encoding="utf-8")
        with contextlib.ExitStack() as many:
            for _ in range(HARD + 100):
                many.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            time.sleep(1)
            assert len(os.listdir(f"/proc/{running.pid}/fd")) >= HARD - 5, "it has none left"
            before = processor_seconds(running.pid)
            time.sleep(SECONDS)
            used = processor_seconds(running.pid) - before
            print("seconds of processor time in", SECONDS, "seconds:", used)
            assert used < SECONDS / 3
            assert running.poll() is None
        deadline = time.monotonic() + 20
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline, "it does not answer again"
                time.sleep(0.1)
        assert log.stat().st_size < 200_000, "nor fills the disk with its log"
    finally:
        running.kill()
        running.wait()
