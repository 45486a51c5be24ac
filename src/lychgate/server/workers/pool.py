"""A pool of worker processes, each with one task at a time.

A worker that dies or takes too long is replaced, and its task given to the new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import threading
import time
from concurrent.futures import Future, InvalidStateError
from dataclasses import replace
from typing import Any

import structlog

from lychgate.server.operations.metrics import BOT_HURRIED, BOT_QUESTIONS, BOT_WAITING, BOT_WORKERS_REPLACED
from lychgate.server.workers.questions import USUAL, Question, Task, work

log = structlog.get_logger()

ATTEMPTS = 3
START_SECONDS = 300.0  # a worker imports the program first, which takes long on a busy machine


class NoTime(Exception):
    """All workers have been busy for too long."""


class WorkerPool:
    """A fixed number of workers, and the tasks that wait for one."""

    def __init__(self, workers: int, patience: float, attempts: int = ATTEMPTS) -> None:
        self.patience = patience
        self._attempts = attempts
        self._waiting: queue.SimpleQueue[tuple[Task, Future[Any]] | None] = queue.SimpleQueue()
        self._context = multiprocessing.get_context("spawn")
        self._closed = False
        self._since: dict[Future[Any], float] = {}  # questions not yet answered, and since when
        self.processes: dict[int, multiprocessing.process.BaseProcess] = {}
        self._threads = [threading.Thread(target=self._serve_worker, args=(n,), daemon=True) for n in range(workers)]
        for thread in self._threads:
            thread.start()

    @property
    def is_alive(self) -> bool:
        """Is there a thread for every worker?"""
        return all(thread.is_alive() for thread in self._threads)

    @property
    def longest_wait(self) -> float:
        """For how many seconds a question has waited for its answer."""
        return max((time.monotonic() - since for since in self._since.values()), default=0.0)

    async def ask(self, question: Question, wait: float | None = None) -> int:
        """The bot's decision; one by rule of thumb, if no worker starts within `wait` seconds or none finishes."""
        try:
            return int(await self.do(question, wait))
        except (NoTime, TimeoutError) as error:
            if isinstance(error, TimeoutError) and question.bot == USUAL:
                raise  # this process would take just as long
            BOT_HURRIED.inc()
            return replace(question, bot=USUAL).answer()

    async def do(self, task: Task, wait: float | None = None) -> Any:
        """A worker's answer, if one starts on the task within `wait` seconds."""
        future: Future[Any] = Future()
        BOT_QUESTIONS.inc()
        BOT_WAITING.inc()
        try:
            self._since[future] = time.monotonic()
            self._waiting.put((task, future))
            answer = asyncio.wrap_future(future)
            if wait is not None:
                await asyncio.wait([answer], timeout=wait)
                if future.cancel():  # no worker has started on it
                    raise NoTime
            return await answer
        finally:
            del self._since[future]
            BOT_WAITING.dec()

    def _serve_worker(self, number: int) -> None:
        """The thread beside one worker: passes tasks on, replaces the worker when it fails."""
        worker: Worker | None = None
        while (item := self._waiting.get()) is not None:
            task, future = item
            if not future.set_running_or_notify_cancel():
                continue  # cancelled meanwhile
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
                        with contextlib.suppress(InvalidStateError):  # cancelled meanwhile
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
        """Stop the workers."""
        self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        for process in list(self.processes.values()):
            process.terminate()
        for thread in self._threads:
            thread.join(timeout=2)


class Worker:
    """One worker process and the pipe to it."""

    def __init__(self, context: multiprocessing.context.SpawnContext) -> None:
        self._ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def wait(self, patience: float) -> None:
        """Wait until it has started."""
        self._receive(patience)

    def answer(self, task: Task, patience: float) -> Any:
        self._ours.send(task)
        return self._receive(patience)

    def _receive(self, patience: float) -> Any:
        if not self._ours.poll(patience):
            raise TimeoutError("the worker took too long")
        return self._ours.recv()

    def stop(self) -> None:
        self._ours.close()
        self.process.terminate()
        self.process.join(timeout=1)
        if self.process.is_alive():
            self.process.kill()
