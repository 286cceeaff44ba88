"""The game record, lucca-record/1: write, read, check, replay."""
