"""What is kept: the log of every table, and what is looked up often. SQLite or PostgreSQL, through SQLAlchemy."""
