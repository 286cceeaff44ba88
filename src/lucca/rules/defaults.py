"""What is played unless something else is chosen, and how many can play.

This file imports nothing heavy, so that `--help` can say it at once.
"""

DEFAULT_EDITION = "city-of-games"
DEFAULT_PLAYERS = 3
MIN_PLAYERS = 2
MAX_PLAYERS = 5
"""In any edition; each says which numbers of players it has (1.1)."""
