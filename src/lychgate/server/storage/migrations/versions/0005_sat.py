"""Matches know who has sat where; those under way, who sits there now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NOW = """
INSERT INTO sat ("match", guest, seat)
SELECT tables."match", seats.guest, seats.seat FROM tables JOIN seats ON seats."table" = tables.id
WHERE tables.phase = 'playing' AND seats.kind = 'human'
"""


def upgrade() -> None:
    op.create_table(
        "sat",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.execute(NOW)
