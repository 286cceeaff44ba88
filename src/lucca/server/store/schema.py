"""The database's tables. `migrations` makes them and brings older ones up to date; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    # Of players with a password: the name to log in with, the same for all cases of its letters.
    Column("login", Text, unique=True),
    Column("password_hash", Text),
    # Cookies carry it: a higher one makes all older cookies worthless.
    Column("session", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# What the log says, for lists and for the node that has to do something: written together with the log.
tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    # When something happens by itself; null if nothing does.
    Column("due_at", BigInteger),
    # The node that makes its bots' moves and watches its clocks.
    Column("owner_node", String(40)),
    Index("ix_tables_listed", "public", "status", "changed_at"),
    Index("ix_tables_owned", "owner_node", "due_at"),
)

# The truth.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("move_index", Integer, nullable=False),
    Column("decisions", Text, nullable=False),
)

# Who sits or sat where, for every player's list of games; the result once there is one.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    # A player's id, "bot:" and a level, or "local:" and the id of the player on whose device another person plays.
    Column("who", String(60), nullable=False),
    Column("score", Integer),
    Column("place", SmallInteger),
    Column("finished_at", BigInteger),
    # Of the rating after this game; null where the game rated nobody, and for games of 0.1.0.
    Column("mu", Float),
    Index("ix_seats_who", "who", "finished_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(60), primary_key=True),
    Column("players", SmallInteger, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Index("ix_ratings_board", "players", "mu"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("muted", String(40), primary_key=True),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(40), primary_key=True),
    # Its last sign of life, and how long the others believe in it.
    Column("seen_at", BigInteger, nullable=False),
    Column("alive_until", BigInteger, nullable=False),
)

# While no node was running. What happened to tables then counts against no player.
interruptions = Table(
    "interruptions",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
