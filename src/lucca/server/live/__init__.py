"""Tables that have viewers, or where something is due: in memory, in step with what is on disk."""
