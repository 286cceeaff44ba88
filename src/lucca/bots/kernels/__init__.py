"""Compiled kernels of the bots: whole turns, their evaluation, and search."""
