"""Frequent statements, passed straight to SQLite's driver: SQLAlchemy takes longer for one than SQLite itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Executable

Writes = Sequence[tuple[Executable, dict[str, Any]]]  # statements and their parameters
Prepare = Callable[[Any], Any]  # a value as the driver takes it


class DirectStatement:
    """One statement, compiled once."""

    def __init__(self, connection: Connection, statement: Any) -> None:
        dialect = connection.dialect
        compiled: Any = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._written: dict[str, Any] = {  # values that stand in the statement itself
            name: bound.value for name, bound in compiled.binds.items() if not bound.required
        }
        self._parameters: list[tuple[str, Prepare | None]] = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup
        ]
        plain = not self._written and len(self._parameters) > 1 and not any(prepare for _, prepare in self._parameters)
        self._pick = itemgetter(*compiled.positiontup) if plain else None  # values as they are given

    def values(self, given: dict[str, Any]) -> Sequence[Any]:
        """The values of its parameters, in order."""
        if self._pick is not None:
            picked: Sequence[Any] = self._pick(given)
            return picked
        if self._written:
            given = self._written | given
        return [
            given[name] if prepare is None else prepare(given[name])  # JSON, booleans
            for name, prepare in self._parameters
        ]


class DirectWrites:
    """Carries out transactions of which every statement is a frequent one."""

    def __init__(self, connection: Connection, frequent: Sequence[Executable]) -> None:
        self._statements = {id(statement): DirectStatement(connection, statement) for statement in frequent}
        self._driver: Any = connection.connection.driver_connection

    def fits(self, writes: Writes) -> bool:
        return all(id(statement) in self._statements for statement, _ in writes)

    def transact(self, writes: Writes) -> None:
        """Run these in a transaction of their own."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            for number, same in groupby(writes, key=_number):
                statement = self._statements[number]
                self._driver.executemany(statement.sql, [statement.values(given) for _, given in same])
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:  # on a full disk SQLite has rolled back already
                self._driver.execute("ROLLBACK")
            raise


def _number(write: tuple[Executable, dict[str, Any]]) -> int:
    return id(write[0])
