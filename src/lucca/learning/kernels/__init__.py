"""Compiled kernels of training: games between networks, and the description of their states."""
