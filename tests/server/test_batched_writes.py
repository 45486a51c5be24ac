"""Many writes become one transaction, and one table's trouble stays its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from lychgate.server.matches.deciding import ADD_DECISION
from lychgate.server.matches.starting import ADD_MATCH
from lychgate.server.operations.metrics import COMMITS
from lychgate.server.storage import engine as storage
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Write
from tests.server.serving import awaited

MATCH = {
    "id": "m", "table": "t", "game": "g", "version": 1, "players": 2, "rules": "r", "options": {}, "games": 1,
    "seed": "", "entropy": {}, "names": [], "started": 0.0, "ended": None,
}  # fmt: skip


def decision(number: int) -> Write:
    row = {"match": "m", "number": number, "seat": 0, "prompt": number, "action": 1, "client": "c", "at": 0.0}
    return ADD_DECISION, row


def written(folder: Path, *wanted: list[Write], direct: bool = True) -> tuple[list[Any], list[int], int]:
    """Ask for all of these at once: what became of each, the decisions that are there, and the transactions."""
    engine = storage.ready(f"sqlite:///{folder / 'tables.sqlite3'}")

    async def ask() -> tuple[list[Any], list[int]]:
        database = Database(engine, in_thread=False, frequent=[ADD_DECISION] if direct else [])
        await database.write([(ADD_MATCH, MATCH)])
        answers = await asyncio.gather(*(database.write(writes) for writes in wanted), return_exceptions=True)
        there = [row["number"] for row in database.read(select(schema.decisions.c.number))]
        await database.close()
        return answers, there

    before = COMMITS._value.get()
    answers, there = awaited(ask())
    engine.dispose()
    return answers, sorted(there), int(COMMITS._value.get() - before) - 1


@pytest.mark.parametrize("direct", [True, False])
def test_decisions_of_one_moment_are_one_transaction(tmp_path: Path, direct: bool) -> None:
    answers, there, commits = written(tmp_path, *([decision(n)] for n in range(20)), direct=direct)
    assert answers == [None] * 20
    assert there == list(range(20))
    assert commits == 1


@pytest.mark.parametrize("direct", [True, False])
def test_what_cannot_be_written_fails_alone(tmp_path: Path, direct: bool) -> None:
    answers, there, _ = written(tmp_path, [decision(1)], [decision(2)], [decision(1)], [decision(3)], direct=direct)
    assert [isinstance(answer, Exception) for answer in answers] == [False, False, True, False]
    assert there == [1, 2, 3]


def test_writes_that_belong_together_are_all_there_or_none(tmp_path: Path) -> None:
    guest = {"id": "g", "token_hash": b"h", "name": "Ann", "created": 0.0}
    add_guest: Write = (insert(schema.guests), guest)
    answers, there, _ = written(tmp_path, [decision(1), add_guest], [decision(2), add_guest], [decision(3)])
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert there == [1, 3]
