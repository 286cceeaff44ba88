# What every screen uses.
could-not-load = This part could not be loaded.
try-again = Try again
