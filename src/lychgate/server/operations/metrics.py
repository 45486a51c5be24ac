"""Metrics for Prometheus. Numbers only: no names, no ids."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter as Counted
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

COMMITS = Counter("lychgate_commits_total", "Transactions written")
ROWS_WRITTEN = Counter("lychgate_rows_written_total", "Statements in those transactions")
FAILED_WRITES = Counter("lychgate_failed_writes_total", "Writes the database did not keep, by reason", ["why"])
FAILED_READS = Counter("lychgate_failed_reads_total", "Questions the database did not answer, by reason", ["why"])
REMINDERS = Counter("lychgate_reminders_total", "Reminders, by channel and outcome", ["channel", "outcome"])
REFUSALS = Counter("lychgate_refusals_total", "Requests refused, by code", ["code"])


class Seconds(Collector):
    """A histogram of durations. The library's own takes longer for one than the rules for a decision."""

    BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

    def __init__(self, name: str, meaning: str) -> None:
        self._name, self._meaning = name, meaning
        self._counts = [0] * (len(self.BOUNDS) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self.BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus reads: how many took at most so long."""
        bounds = [*map(str, self.BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets=buckets, sum_value=self._sum)


class Counts(Collector):
    """A counter with labels, for the same reason."""

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        self._name, self._meaning, self._labels = name, meaning, labels
        self._counts: Counted[tuple[str, ...]] = Counted()
        REGISTRY.register(self)

    def count(self, *values: str) -> None:
        self._counts[values] += 1

    def collect(self) -> Iterator[Metric]:
        """What Prometheus reads."""
        family = CounterMetricFamily(self._name, self._meaning, labels=self._labels)
        for values, count in self._counts.items():
            family.add_metric(values, count)
        yield family


DECISION_SECONDS = Seconds("lychgate_decision_seconds", "From reading a decision to its answer")
DECISIONS = Counts("lychgate_decisions", "Decisions carried out", "game", "by")

LOOP_LAG = Seconds("lychgate_loop_lag_seconds", "How late the event loop is")

SOCKETS = Gauge("lychgate_sockets", "Open WebSockets")
TABLES_LOADED = Gauge("lychgate_tables_loaded", "Tables in memory: those that this process owns")
PROCESSES = Gauge("lychgate_processes", "Processes that serve the database")
DATABASE_BYTES = Gauge("lychgate_database_bytes", "The size of the database")
DISK_FREE_BYTES = Gauge("lychgate_disk_free_bytes", "Room left where a SQLite file is")
BOT_QUESTIONS = Counter("lychgate_bot_questions_total", "Questions to bots")
BOT_HURRIED = Counter("lychgate_bot_hurried_total", "Questions to bots answered by rule of thumb, since all were busy")
BOT_WAITING = Gauge("lychgate_bot_waiting", "Questions to bots not yet answered")
BOT_LONGEST_WAIT = Gauge("lychgate_bot_longest_wait_seconds", "How long a question to a bot has waited")
BOT_WORKERS_REPLACED = Counter("lychgate_bot_workers_replaced_total", "Bot workers that died or hung")


SAMPLE = re.compile(rb"^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (.*)$")


def merged(texts: Mapping[int, bytes]) -> bytes:
    """The numbers of several processes as one text, each with the process's number."""
    families: dict[bytes, tuple[list[bytes], list[bytes]]] = {}  # by name: what it is, samples
    for number, text in texts.items():
        about: list[bytes] = []
        samples: list[bytes] = []
        for line in text.splitlines():
            if line.startswith(b"# HELP "):
                about, samples = families.setdefault(line.split(b" ", 3)[2], ([], []))
            if line.startswith(b"#"):
                if line not in about:
                    about.append(line)
            elif found := SAMPLE.match(line):
                labels = b",".join(filter(None, (b'process="%d"' % number, found[2])))
                samples.append(b"%s{%s} %s" % (found[1], labels, found[3]))
    return b"".join(line + b"\n" for about, samples in families.values() for line in (*about, *samples))
