"""Several processes that serve one port: started, replaced when one ends unasked, and stopped in order.

Each process opens the port for itself, and the system deals new connections out among them. The settings reach a
process over its standard input, where nobody else sees the database's password; when that ends, so has the supervisor,
and the process stops too.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from types import FrameType

import msgspec
import structlog

from lychgate.core.errors import BadOptions
from lychgate.server.operations import logs
from lychgate.server.operations.database_url import without_password
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.joining import new_server
from lychgate.server.runtime.listening import reserve
from lychgate.server.storage import engine as storage

log = structlog.get_logger()

LOOK_SECONDS = 0.1
STOP_SECONDS = 15.0  # that a process has to stop in order
LONGEST_PAUSE = 10.0  # seconds before a process that ended at once is started again
STABLE_SECONDS = 10.0  # one that ran for so long did not end at once


class Child(msgspec.Struct):
    """What a process is told."""

    settings: Settings
    server: str  # the id of this start
    number: int


def share(settings: Settings) -> Settings:
    """The settings of one of the processes: what they share out among them is this one's part."""
    count = settings.processes

    def part(whole: int) -> int:
        return -(-whole // count)

    return msgspec.structs.replace(
        settings, bot_workers=part(settings.bot_workers), most_sockets=part(settings.most_sockets)
    )


def check(settings: Settings) -> None:
    """Refuse what cannot be shared."""
    if not storage.is_shared(settings.database):
        shown = without_password(settings.database)
        raise BadOptions(f"Expected PostgreSQL as the database of {settings.processes} processes, got {shown}.")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadOptions(f"Expected one process on this system, which cannot share a port, got {settings.processes}.")


class Supervisor:
    """Keeps the processes running."""

    def __init__(self, settings: Settings, command: list[str]) -> None:
        """`command` runs one process, which is told the rest."""
        check(settings)
        logs.configure(settings)
        self._kept = reserve(settings)  # so that nobody else takes the port
        self.port: int = self._kept[0].getsockname()[1]
        self._settings = msgspec.structs.replace(share(settings), port=self.port)
        self._server = new_server()
        self._command = command
        self._slots = [Slot(number, self._start) for number in range(settings.processes)]
        storage.ready(settings.database).dispose()  # what is wrong with it is said once, by this process

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        told = msgspec.json.encode(Child(self._settings, self._server, number))
        running = subprocess.Popen(self._command, stdin=subprocess.PIPE, start_new_session=True)
        assert running.stdin is not None
        with contextlib.suppress(OSError):  # it has ended already, and is replaced
            running.stdin.write(told + b"\n")
            running.stdin.flush()
        return running

    def run(self) -> None:
        """Run until told to stop."""
        with _told_to_stop() as stop:
            while not stop.wait(LOOK_SECONDS):
                for slot in self._slots:
                    slot.look(time.monotonic())
        self.stop()

    def stop(self) -> None:
        """Stop all processes, in order if they do in time."""
        for slot in self._slots:
            slot.tell_to_stop()
        deadline = time.monotonic() + STOP_SECONDS
        for slot in self._slots:
            slot.wait(deadline)
        for one in self._kept:
            one.close()


class Slot:
    """One of the processes, and those that take its place."""

    def __init__(self, number: int, start: Callable[[int], subprocess.Popen[bytes]]) -> None:
        self.number = number
        self._start = start
        self._running: subprocess.Popen[bytes] | None = None
        self._since = 0.0
        self._pause = 0.0
        self._next = 0.0

    def look(self, now: float) -> None:
        """Start the process, if it does not run. One that ends again and again is started less and less often."""
        if self._running is not None:
            code = self._running.poll()
            if code is None:
                return
            self._close()
            self._pause = 0.0 if now - self._since > STABLE_SECONDS else min(LONGEST_PAUSE, 2 * self._pause + 0.1)
            self._next = now + self._pause
            log.error("process ended", number=self.number, status=code, again_in=round(self._pause, 1))
        if now >= self._next:
            self._running, self._since = self._start(self.number), now

    def tell_to_stop(self) -> None:
        if self._running is not None:
            self._running.terminate()

    def wait(self, deadline: float) -> None:
        if self._running is None:
            return
        try:
            self._running.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            log.error("process does not stop", number=self.number)
            self._running.kill()
            self._running.wait()
        self._close()

    def _close(self) -> None:
        if self._running is not None and self._running.stdin is not None:
            with contextlib.suppress(OSError):
                self._running.stdin.close()
        self._running = None


@contextlib.contextmanager
def _told_to_stop() -> Iterator[threading.Event]:
    """An event that is set by Ctrl-C and by SIGTERM."""
    stop = threading.Event()

    def tell(_: int, __: FrameType | None) -> None:
        stop.set()

    before = {one: signal.signal(one, tell) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
