"""Set before numba is imported: tests run the compiled kernels with array bounds checked."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
