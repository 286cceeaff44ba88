"""The rules of Lucca: cards, editions, positions, games. No input or output, no clock, no hidden randomness."""
