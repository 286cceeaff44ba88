"""What is stored: the log of every table, and what is looked up often. SQLite or PostgreSQL, through SQLAlchemy."""
