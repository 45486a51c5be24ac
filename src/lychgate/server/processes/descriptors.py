"""Open connections given to another process of the same machine, which goes on with them as if it had accepted them.

The file descriptor travels over a Unix socket in a folder that only the server's user may enter. Nothing of the
connection passes through the first process afterwards.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

import structlog

from lychgate.server.processes.carried import Socket, decode_carried, encode

log = structlog.get_logger()

PASSES_DESCRIPTORS = hasattr(socket, "recv_fds")  # not on Windows
PREFIX = "lychgate-"  # of the folders' names
MOST_BYTES = 192 * 1024  # of a message: the headers of a request, and what was read after it
RETRY_SECONDS = 0.005  # while the other process has not taken what it was given before
PATIENCE_SECONDS = 5.0


class Unwanted(Exception):
    """No process takes descriptors there: it is on another machine, or gone."""


class DescriptorReceiver:
    """Takes connections from other processes."""

    def __init__(self, adopt: Callable[[Socket, socket.socket], None]) -> None:
        self._adopt = adopt
        self._folder = Path(tempfile.mkdtemp(prefix=PREFIX))  # readable by its owner alone
        self.path = str(self._folder / "sockets")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(self.path)
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive)

    def _receive(self) -> None:
        while True:
            try:
                data, descriptors, flags, _ = socket.recv_fds(self._socket, MOST_BYTES, 1)
            except BlockingIOError:
                return
            try:
                carried = decode_carried(data)
                assert isinstance(carried, Socket), "only connections are given"
                assert len(descriptors) == 1, "one connection at a time"
                assert not flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC), "a message is too long"
            except Exception:
                log.exception("fault")
                for descriptor in descriptors:
                    os.close(descriptor)
                continue
            given = socket.socket(fileno=descriptors[0])
            given.set_inheritable(False)
            self._adopt(carried, given)

    def close(self) -> None:
        """Take no more. The folder keeps its place until nobody is told of it any more."""
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()

    def remove(self) -> None:
        remove_folder(self.path)


def remove_folder(path: str) -> None:
    """Remove what a process has left behind of such a socket, if it was on this machine."""
    folder = Path(path).parent
    if folder.name.startswith(PREFIX) and Path(path).is_socket():
        shutil.rmtree(folder, ignore_errors=True)


def _is_own(folder: Path) -> bool:
    """May only this process's user enter it? Else somebody else may have made it, under a name that was free again."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and stat.S_IMODE(found.st_mode) == 0o700 and found.st_uid == os.geteuid()


async def give(path: str, carried: Socket, descriptor: int) -> None:
    """Give a connection to the process that listens there, if it is this one's user's."""
    message = encode(carried)
    if len(message) > MOST_BYTES or not _is_own(Path(path).parent):
        raise Unwanted
    loop = asyncio.get_running_loop()
    deadline = loop.time() + PATIENCE_SECONDS
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST_BYTES)
        while True:
            try:
                sender.connect(path)
                socket.send_fds(sender, [message], [descriptor])
                return
            except BlockingIOError:
                if loop.time() > deadline:
                    raise Unwanted from None
                await asyncio.sleep(RETRY_SECONDS)
            except OSError:
                raise Unwanted from None
