"""Guests can be reminded outside the page that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("form", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("hours", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("here", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "asked_addresses",
        sa.Column("mark", sa.LargeBinary, primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
