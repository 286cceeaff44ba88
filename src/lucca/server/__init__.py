"""The table server: people and bots play together, nothing is lost, nobody is told what they may not know."""
