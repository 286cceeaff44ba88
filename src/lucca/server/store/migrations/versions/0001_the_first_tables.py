"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "interruptions",
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_interruptions")),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("alive_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", "players", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_board", ["players", "rating"], unique=False)

    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("keeper", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_kept", ["keeper", "due_at"], unique=False)
        batch_op.create_index("ix_tables_listed", ["public", "status", "changed_at"], unique=False)

    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_drafts")),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_log_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_log")),
    )
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_mutes_player")),
        sa.PrimaryKeyConstraint("player", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("place", sa.SmallInteger(), nullable=True),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("ix_seats_who", ["who", "finished_at"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("ix_seats_who")

    op.drop_table("seats")
    op.drop_table("mutes")
    op.drop_table("log")
    op.drop_table("drafts")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_listed")
        batch_op.drop_index("ix_tables_kept")

    op.drop_table("tables")
    op.drop_table("settings")
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.drop_index("ix_ratings_board")

    op.drop_table("ratings")
    op.drop_table("players")
    op.drop_table("nodes")
    op.drop_table("interruptions")
