"""Runs migrations on the connection that `engine.migrate` passes."""

from __future__ import annotations

from alembic import context

from lychgate.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
