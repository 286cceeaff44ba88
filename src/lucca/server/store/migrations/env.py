"""Alembic runs this; the connection is handed in by `lucca.server.store.database`."""

from alembic import context

from lucca.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
