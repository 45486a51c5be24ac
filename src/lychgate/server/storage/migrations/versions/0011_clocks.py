"""Tables have clocks, which stop while no server is up; they can be locked, and a lobby of many is read quickly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

A_DAY = '{"kind": "days", "days": 1, "out": "bot"}'  # what tables had that replaced who was silent


def upgrade() -> None:
    _clocks()
    _lobby()


def _clocks() -> None:
    for column in (sa.Column("clock", sa.JSON), sa.Column("times", sa.JSON), sa.Column("due", sa.Float)):
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("speed", sa.String, nullable=False, server_default="none"))
    op.create_index("tables_due", "tables", ["due"])
    op.execute(f"UPDATE tables SET speed = 'days', clock = '{A_DAY}' WHERE silent IS NOT NULL")
    op.drop_column("tables", "silent")
    op.create_table(
        "uptime",
        sa.Column("alive", sa.Float, nullable=False),
        sa.Column("down", sa.Float, nullable=False),
    )


def _lobby() -> None:
    for column in (
        sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("language", sa.String),
        sa.Column("place", sa.String, nullable=False, server_default=""),
        sa.Column("free", sa.Integer, nullable=False, server_default="0"),
        sa.Column("standing", sa.JSON),
    ):
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("reserved", sa.String))
    op.execute("UPDATE tables SET place = '9:' || id")
    op.execute(
        "UPDATE tables SET free = (SELECT count(*) FROM seats WHERE seats.\"table\" = tables.id AND kind = 'open')"
    )
    op.drop_index("tables_public", "tables")
    listed = sa.text("public AND NOT locked AND (phase = 'gathering' OR spectators)")
    op.create_index(
        "tables_lobby",
        "tables",
        ["place", "id", "game", "language", "speed", "free"],
        sqlite_where=listed,
        postgresql_where=listed,
    )
