"""Bots that are programs: the protocol `lucca-bot 1` (docs/bot-protocol.md) over standard input and output."""
