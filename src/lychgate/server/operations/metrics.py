"""Metrics for Prometheus. Numbers only: no names, no ids."""

from __future__ import annotations

from functools import lru_cache

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("lychgate_commits_total", "Transactions written")
ROWS_WRITTEN = Counter("lychgate_rows_written_total", "Statements in those transactions")
FAILED_WRITES = Counter("lychgate_failed_writes_total", "Writes the database did not keep, by reason", ["why"])
FAILED_READS = Counter("lychgate_failed_reads_total", "Questions the database did not answer, by reason", ["why"])
DECISIONS = Counter("lychgate_decisions_total", "Decisions carried out", ["game", "by"])
REFUSALS = Counter("lychgate_refusals_total", "Requests refused, by code", ["code"])
DECISION_SECONDS = Histogram(
    "lychgate_decision_seconds",
    "From reading a decision to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
decisions = lru_cache(DECISIONS.labels)  # by game and who decided: to look that up anew takes as long as counting it

SOCKETS = Gauge("lychgate_sockets", "Open WebSockets")
TABLES_LOADED = Gauge("lychgate_tables_loaded", "Tables in memory")
BOT_QUESTIONS = Counter("lychgate_bot_questions_total", "Questions to bots")
BOT_HURRIED = Counter("lychgate_bot_hurried_total", "Questions to bots answered by rule of thumb, since all were busy")
BOT_WAITING = Gauge("lychgate_bot_waiting", "Questions to bots not yet answered")
BOT_WORKERS_REPLACED = Counter("lychgate_bot_workers_replaced_total", "Bot workers that died or hung")
