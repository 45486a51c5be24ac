"""Bots at tables: they think in a few worker processes, each with one task at a time.

A question is the bytes of a box and of a view, never of a state; the answer is the number of a
decision. Other tasks are in `hints`. A worker that dies or takes too long is replaced, and its question asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import threading
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any, Protocol

import numpy as np
import structlog

from lychgate import bots
from lychgate.core.chance import quick
from lychgate.core.record import Bytes
from lychgate.core.registry import find
from lychgate.play.match import Match
from lychgate.server.messages.tables import BotInfo
from lychgate.server.messages.texts import say_or
from lychgate.server.operations.metrics import BOT_HURRIED, BOT_QUESTIONS, BOT_WAITING, BOT_WORKERS_REPLACED

log = structlog.get_logger()

USUAL = "thumb"
READY = "ready"
ATTEMPTS = 3
START_SECONDS = 300.0  # a worker loads the program first: on a busy machine that takes its time


class Task(Protocol):
    """Something that a worker can do."""

    def answer(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything it may know, and nothing else."""

    game: str
    bot: str
    box: bytes
    view: bytes
    seat: int
    seed: int

    def answer(self) -> int:
        """What the bot decides."""
        return bots.find(self.bot)(find(self.game), *self.arrays(), self.seat, quick(self.seed))

    def arrays(self) -> tuple[Bytes, Bytes]:
        """Box and view."""
        return np.frombuffer(self.box, np.uint8).copy(), np.frombuffer(self.view, np.uint8).copy()


def question(bot: str, match: Match, seat: int, seed: int) -> Question:
    """What a bot in this seat is asked now."""
    view = match.view_bytes(seat).tobytes()
    return Question(match.game.name, bot, match.box.tobytes(), view, seat, seed)


def bots_of(language: str = "en") -> list[BotInfo]:
    """The bots there are, the usual one first."""
    names = sorted(bots.BOTS, key=lambda name: name != USUAL)  # then from the weakest to the strongest
    return [BotInfo(name, say_or(f"bot-{name}-meaning", name, language)) for name in names]


def work(connection: Connection) -> None:
    """A worker's life: tasks in, answers out, until the server hangs up."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        connection.send(READY)
        while True:
            task: Task = connection.recv()
            connection.send(task.answer())


class NoTime(Exception):
    """All workers have been busy for too long."""


class BotPool:
    """A bounded number of workers, and the questions that wait for one."""

    def __init__(self, workers: int, patience: float, attempts: int = ATTEMPTS) -> None:
        self.patience = patience
        self._attempts = attempts
        self._waiting: queue.SimpleQueue[tuple[Task, Future[Any]] | None] = queue.SimpleQueue()
        self._context = multiprocessing.get_context("spawn")
        self._closed = False
        self.processes: dict[int, multiprocessing.process.BaseProcess] = {}
        self._threads = [threading.Thread(target=self._attend, args=(n,), daemon=True) for n in range(workers)]
        for thread in self._threads:
            thread.start()

    async def ask(self, question: Question, wait: float | None = None) -> int:
        """The bot's decision; one by rule of thumb, if no worker begins in so many seconds, or none comes to an end."""
        try:
            return int(await self.do(question, wait))
        except (NoTime, TimeoutError) as error:
            if isinstance(error, TimeoutError) and question.bot == USUAL:
                raise  # it would take this process just as long
            BOT_HURRIED.inc()
            return replace(question, bot=USUAL).answer()

    async def do(self, task: Task, wait: float | None = None) -> Any:
        """What a worker answers, if one begins in so many seconds."""
        future: Future[Any] = Future()
        BOT_QUESTIONS.inc()
        BOT_WAITING.inc()
        try:
            self._waiting.put((task, future))
            answer = asyncio.wrap_future(future)
            if wait is not None:
                await asyncio.wait([answer], timeout=wait)
                if future.cancel():  # it had not begun
                    raise NoTime
            return await answer
        finally:
            BOT_WAITING.dec()

    def _attend(self, number: int) -> None:
        """A thread beside one worker: hands it questions, replaces it when it fails."""
        worker: Worker | None = None
        while (item := self._waiting.get()) is not None:
            task, future = item
            if not future.set_running_or_notify_cancel():
                continue  # nobody waits for it any more
            for attempt in range(self._attempts):
                try:
                    if worker is None:
                        worker = Worker(self._context)
                        self.processes[number] = worker.process
                        worker.wait(START_SECONDS)
                    answer = worker.answer(task, self.patience)
                except (EOFError, OSError, TimeoutError) as error:
                    if worker is not None:
                        worker.stop()
                    worker = None
                    if self._closed or attempt + 1 == self._attempts:
                        with contextlib.suppress(InvalidStateError):  # nobody waits for it any more
                            future.set_exception(error)
                        break
                    BOT_WORKERS_REPLACED.inc()
                    log.warning("bot worker replaced", reason=type(error).__name__)
                else:
                    with contextlib.suppress(InvalidStateError):
                        future.set_result(answer)
                    break
        if worker is not None:
            worker.stop()

    def close(self) -> None:
        """Send the workers home."""
        self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        for process in list(self.processes.values()):
            process.terminate()
        for thread in self._threads:
            thread.join(timeout=2)


class Worker:
    """One worker process and the line to it."""

    def __init__(self, context: multiprocessing.context.SpawnContext) -> None:
        self._ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def wait(self, patience: float) -> None:
        """Wait until it is there."""
        self._hear(patience)

    def answer(self, task: Task, patience: float) -> Any:
        self._ours.send(task)
        return self._hear(patience)

    def _hear(self, patience: float) -> Any:
        if not self._ours.poll(patience):
            raise TimeoutError("the worker took too long")
        return self._ours.recv()

    def stop(self) -> None:
        self._ours.close()
        self.process.terminate()
        self.process.join(timeout=1)
        if self.process.is_alive():
            self.process.kill()
