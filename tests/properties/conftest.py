"""Hypothesis without clocks, and the same examples in every ordinary run."""

from hypothesis import settings

from tests.properties.profiles import PROFILE

settings.load_profile(PROFILE)
