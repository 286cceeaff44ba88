"""The rules themselves, as small functions that numba compiles.

Every function marked ``@kernel``, and every constant such a function reads, lives in a folder called
``kernels``: the compiled code is cached under a hash of all files in those folders (see ``jit``).
"""
