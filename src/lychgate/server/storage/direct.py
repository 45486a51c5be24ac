"""Frequent statements, passed straight to SQLite's driver: SQLAlchemy takes longer for one than SQLite itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Executable, Float

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
        self._parameters = [(name, _prepare(compiled.binds[name].type, dialect)) for name in compiled.positiontup]
        # The values of its parameters, in order.
        plain = not self._written and len(self._parameters) > 1 and not any(prepare for _, prepare in self._parameters)
        self.values: Callable[[dict[str, Any]], Sequence[Any]]
        self.values = itemgetter(*compiled.positiontup) if plain else self._prepared

    def _prepared(self, given: dict[str, Any]) -> Sequence[Any]:
        if self._written:
            given = self._written | given
        return [
            given[name] if prepare is None else prepare(given[name])  # JSON, booleans
            for name, prepare in self._parameters
        ]


def _prepare(kind: Any, dialect: Any) -> Prepare | None:
    """What has to be done to values of this type, if anything; a float is one already."""
    found: Prepare | None = None if type(kind) is Float else kind.dialect_impl(dialect).bind_processor(dialect)
    return found


class DirectWrites:
    """Carries out transactions of which every statement is a frequent one."""

    def __init__(self, connection: Connection, frequent: Sequence[Executable]) -> None:
        self._statements = {statement: DirectStatement(connection, statement) for statement in frequent}
        self._driver: Any = connection.connection.driver_connection

    def fits(self, writes: Writes) -> bool:
        return self._statements.keys() >= set(map(_statement, writes))

    def transact(self, writes: Writes) -> None:
        """Run these in a transaction of their own."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            for key, same in groupby(writes, key=_statement):
                statement = self._statements[key]
                self._driver.executemany(statement.sql, map(statement.values, map(_given, same)))
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:  # on a full disk SQLite has rolled back already
                self._driver.execute("ROLLBACK")
            raise


_statement, _given = itemgetter(0), itemgetter(1)
