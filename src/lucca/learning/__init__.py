"""Training the evaluation by self-play."""
