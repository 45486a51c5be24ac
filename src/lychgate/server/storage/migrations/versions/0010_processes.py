"""Several processes serve one database: each is known, and each table in memory has an owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("path", sa.String, nullable=False),
        sa.Column("server", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.BigInteger))
    op.create_index("tables_owner", "tables", ["owner"])
