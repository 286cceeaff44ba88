"""Names that mean one thing: `number` was a log's seq and a move's index, an owner node was a `keeper`

Columns are renamed in place, which SQLite and PostgreSQL spell in the same way. Alembic's batch mode would copy
every log, and SQLite would not let it replace a table that others refer to.
"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_tables_kept", "tables")
    op.execute("ALTER TABLE log RENAME COLUMN number TO seq")
    op.execute("ALTER TABLE tables RENAME COLUMN number TO seq")
    op.execute("ALTER TABLE tables RENAME COLUMN keeper TO owner_node")
    op.execute("ALTER TABLE drafts RENAME COLUMN number TO move_index")
    op.create_index("ix_tables_owned", "tables", ["owner_node", "due_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_owned", "tables")
    op.execute("ALTER TABLE log RENAME COLUMN seq TO number")
    op.execute("ALTER TABLE tables RENAME COLUMN seq TO number")
    op.execute("ALTER TABLE tables RENAME COLUMN owner_node TO keeper")
    op.execute("ALTER TABLE drafts RENAME COLUMN move_index TO number")
    op.create_index("ix_tables_kept", "tables", ["keeper", "due_at"])
