"""Bans for the whole server and reports to whoever runs it; when guests were last seen, and who said what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String),
        sa.Column("network", sa.String),
        sa.Column("marks", sa.JSON, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("about", sa.String),
        sa.Column("about_name", sa.String),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("handled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("reports_at", "reports", ["at"])
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("guest", sa.String))
    for name, table, column in (
        ("guests_seen", "guests", "seen"),
        ("guests_name", "guests", "name"),
        ("guests_device", "guests", "device"),
        ("chat_guest", "chat", "guest"),
        ("chat_at", "chat", "at"),
        ("sat_guest", "sat", "guest"),
    ):
        op.create_index(name, table, [column])
    op.execute(f"UPDATE guests SET seen = {_now()}")  # nobody knows since when they were not here


def _now() -> str:
    return "strftime('%s', 'now')" if op.get_bind().dialect.name == "sqlite" else "extract(epoch FROM now())"
