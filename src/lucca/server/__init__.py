"""The table server: people and bots play together, nothing is lost, and no viewer is told what it may not know."""
