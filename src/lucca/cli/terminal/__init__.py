"""The game at a terminal: drawing the table, reading what is typed, keeping games on disk."""
