"""Ratings after each game, for their history; the leaderboard goes by mu, of which the shown rating is made

What older games did to ratings is not written down, so histories of ratings begin here.
"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE seats ADD COLUMN mu FLOAT")
    op.drop_index("ix_ratings_board", "ratings")
    op.execute("ALTER TABLE ratings DROP COLUMN rating")
    op.create_index("ix_ratings_board", "ratings", ["players", "mu"])


def downgrade() -> None:
    op.drop_index("ix_ratings_board", "ratings")
    op.execute("ALTER TABLE ratings ADD COLUMN rating FLOAT NOT NULL DEFAULT 0")
    op.execute("UPDATE ratings SET rating = mu - 3 * sigma")
    op.create_index("ix_ratings_board", "ratings", ["players", "rating"])
    op.execute("ALTER TABLE seats DROP COLUMN mu")
