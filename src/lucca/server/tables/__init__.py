"""What can happen at a table, and what follows from it. No database, network or clock: times come from outside."""
