"""In which order people sat in the seats of a match, and who handed a seat over to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sat", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("sat", sa.Column("heir", sa.String))
