"""Compiled kernels of the research doors: observations, and many games stepped in one call.

They use the rules' own `deal`, `legal_mask` and `apply`, and run uncompiled on the plain twin like all kernels.
"""
