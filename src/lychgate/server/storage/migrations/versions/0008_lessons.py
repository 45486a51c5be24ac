"""Tables and matches may be chapters of a lesson."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("lesson", sa.String))
