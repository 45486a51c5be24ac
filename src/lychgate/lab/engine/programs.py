"""Programs that play: lines of text over stdin and stdout, in any language (docs/research.md has the protocol).

A program is named by its command, `program:python3 mine.py`, or with a limit in seconds for each answer,
`program@2.5:./mine`. One that crashes, is too slow or answers with anything but a legal decision forfeits the game, and
is started anew for the next: it loses, and the run goes on.
"""

from __future__ import annotations

import atexit
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

import numpy as np

from lychgate.core.errors import BadOptions, LychgateError, UnknownDecision, quoted
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes

PROTOCOL = 1
NAMED = re.compile(r"program(?:@(?P<seconds>\d+(?:\.\d+)?))?:(?P<command>.+)", re.DOTALL)
SECONDS = 10.0  # for an answer, unless the name says otherwise
LONGEST = 1 << 16  # characters of a line that is read
BETWEEN = ";"  # legal decisions in a line


class Forfeit(LychgateError):
    """A program has lost its game by failing to answer."""

    code = "forfeit"


def names_program(name: str) -> bool:
    """Is it the name of a program that plays?"""
    return NAMED.fullmatch(name) is not None


@cache
def program(name: str) -> Program:
    """The program of that name, started; refused, if it does not begin as the protocol has it."""
    found = NAMED.fullmatch(name)
    assert found is not None
    try:
        command = shlex.split(found["command"])
    except ValueError as error:
        raise BadOptions(f"The program {quoted(name)} cannot be started: {error}.") from None
    made = Program(name, command, float(found["seconds"] or SECONDS))
    try:
        made.start()
    except Forfeit as error:
        raise BadOptions(str(error)) from None
    return made


@dataclass
class Program:
    """A program of somebody's, asked as any bot is. It is told all that it needs each time, and need not remember."""

    name: str
    command: list[str]
    seconds: float
    _process: subprocess.Popen[str] | None = None
    _lines: SimpleQueue[str] = field(default_factory=SimpleQueue)
    _reader: Thread = field(default_factory=Thread)

    def __call__(self, game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
        listed = np.zeros(game.actions, np.int32)
        legal = [game.decisions.write(int(a)) for a in listed[: game.call("legal", box, view, seat, listed)]]
        players = int(box.view(game.box_layout)["players"][0])
        if self._process is None:
            self.start()
        told = {"game": game.name, "version": game.version, "players": players, "seat": seat}
        self._say(f"game {json.dumps(told)}")
        self._say(f"view {game.picture_json(box, view).decode()}")
        self._say(f"legal {BETWEEN.join(legal)}")
        self._say("decide")
        answer = self._hear("decision")
        try:
            action = game.decisions.read(answer)
        except UnknownDecision:
            raise self._failed(f"answered {quoted(answer)}, which is no decision") from None
        if game.call("refusal", box, view, seat, action):
            raise self._failed(f"answered {game.decisions.write(action)}, which is not legal here")
        return action

    def start(self) -> None:
        """Run it, and wait until it says that it is ready."""
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                errors="replace", bufsize=1, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise self._failed(f"cannot be started: {error}") from None
        atexit.register(self.stop)
        self._lines = SimpleQueue()
        self._reader = Thread(target=_read, args=(self._process, self._lines), daemon=True)
        self._reader.start()
        self._say(f"lychgate {PROTOCOL}")
        self._hear("ready")

    def stop(self) -> None:
        """End it: it is told to, and not waited for."""
        atexit.unregister(self.stop)
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, ValueError):
            print("quit", file=process.stdin, flush=True)
        _kill(process)
        self._reader.join(1)
        if not self._reader.is_alive():  # nobody reads any more: its pipes can be closed
            with suppress(OSError), process:
                pass

    def _say(self, line: str) -> None:
        assert self._process is not None
        try:
            print(line, file=self._process.stdin, flush=True)
        except (OSError, ValueError):
            raise self._failed("has ended") from None

    def _hear(self, word: str) -> str:
        """What follows this word in a line that begins with it; other lines are passed over."""
        until = monotonic() + self.seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise self._failed(f"did not say {word!r} within {self.seconds:g} seconds") from None
            if not line:
                raise self._failed(f"ended without saying {word!r}")
            said, _, rest = line.strip().partition(" ")
            if said == word:
                return rest.strip()

    def _failed(self, how: str) -> Forfeit:
        self.stop()
        return Forfeit(f"The program {quoted(self.name)} {how}.")


def _kill(process: subprocess.Popen[str]) -> None:
    """End it and whatever it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    """Put every line of a program in the queue; at its end, an empty one."""
    assert process.stdout is not None
    with suppress(OSError, ValueError):
        while line := process.stdout.readline(LONGEST):
            lines.put(line)
    lines.put("")
