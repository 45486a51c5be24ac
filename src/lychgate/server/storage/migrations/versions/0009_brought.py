"""Tables and matches may have been brought by somebody, who had played them on a device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("brought", sa.String))
