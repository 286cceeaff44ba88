"""For all tests: the same surroundings everywhere. Kernels check the bounds of arrays, Hypothesis knows no clock."""

import os
import signal

from hypothesis import settings

from tests.properties.profiles import PROFILE

OF_SERVERS = (
    "LUCCA_DATA",
    "LUCCA_DATA_DIR",
    "LUCCA_BOTS",
    "LUCCA_HOST",
    "LUCCA_PORT",
    "LUCCA_ROOT_PATH",
    "DATABASE_URL",
)
"""What a developer may have set for a server."""

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # numba is imported later
for _name in OF_SERVERS:
    os.environ.pop(_name, None)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background has programs ignore Ctrl-C, and those that they start, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "*"  # servers of tests are on this machine
os.environ["LC_ALL"] = "C.UTF-8"  # programs speak English
settings.load_profile(PROFILE)  # the same examples in every ordinary run, however long one takes
