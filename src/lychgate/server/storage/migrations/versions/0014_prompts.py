"""That a prompt is answered once is seen to where its table is in memory: no second index grows with every decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("decisions_match_seat_prompt_key", "decisions")
        return
    op.create_table(
        "decisions_anew",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("client", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO decisions_anew SELECT match, number, seat, prompt, action, client, at FROM decisions")
    op.drop_table("decisions")
    op.rename_table("decisions_anew", "decisions")
