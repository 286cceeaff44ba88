"""The command line. Commands import what they need when they run, so that `lucca --help` answers at once."""
