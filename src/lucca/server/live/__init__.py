"""Tables that somebody looks at or that something is due at: in memory, in step with what is on disk."""
