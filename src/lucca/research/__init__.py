"""Doors for research: PettingZoo, OpenSpiel and a batch environment on NumPy arrays."""
