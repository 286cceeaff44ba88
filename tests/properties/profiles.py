"""How hard the properties are tried: HYPOTHESIS_PROFILE=deep plays many more games, other ones in every run."""

import os

from hypothesis import HealthCheck, settings

DEEP_FACTOR = 60
PROFILE = f"lucca-{os.environ.get('HYPOTHESIS_PROFILE', 'quick')}"

_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("lucca-quick", _common, derandomize=True)
settings.register_profile("lucca-deep", _common, print_blob=True)


def examples(quick: int) -> settings:
    """So many examples in an ordinary run, DEEP_FACTOR times as many in a deep one."""
    chosen = settings.get_profile(PROFILE)
    return settings(chosen, max_examples=quick * (DEEP_FACTOR if PROFILE == "lucca-deep" else 1))
