"""Who stays away from a table, by browser and address; how long one may be away; what chat tells of seats."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("device", sa.LargeBinary))
    op.add_column("tables", sa.Column("lost", sa.Float))
    op.add_column("tables", sa.Column("silent", sa.Float))
    op.execute("UPDATE tables SET lost = 180, silent = 86400")
    op.add_column("seats", sa.Column("address", sa.LargeBinary))
    op.add_column("chat", sa.Column("notice", sa.JSON))
    op.create_table(
        "banned_marks",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("mark", sa.LargeBinary, primary_key=True),
    )
    key = op.create_table("mark_key", sa.Column("key", sa.LargeBinary, primary_key=True))
    op.bulk_insert(key, [{"key": secrets.token_bytes(32)}])
