"""Means with 95 % intervals. Deals are the independent units: the games of one deal are averaged first."""

from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

_NORMAL = 1.959964
_STUDENT = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139)
_TAIL = 0.025


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: from a table up to 10 degrees of freedom, then by expansion (to 0.0002).

    >>> student_quantile(2), round(student_quantile(100), 3)
    (4.302653, 1.984)
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval, which needs two deals at least."""

    mean: float
    low: float | None = None
    high: float | None = None


def estimate(by_deal: Values | Sequence[float]) -> Estimate | None:
    """The mean over deals, of each of which one value is given: mean ± t · s / √deals. None without any deal.

    >>> found = estimate([3, 5, 4, 4])
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (4.0, 2.7, 5.3)
    >>> estimate([3])
    Estimate(mean=3.0, low=None, high=None)
    """
    values = np.asarray(by_deal, np.float64)
    deals = len(values)
    if deals == 0:
        return None
    mean = float(values.mean())
    if deals == 1:
        return Estimate(mean)
    half = student_quantile(deals - 1) * float(values.std(ddof=1)) / sqrt(deals)
    return Estimate(mean, mean - half, mean + half)


def estimate_share(by_deal: Values | Sequence[float]) -> Estimate | None:
    """The same for values that lie between 0 and 1, and so does the interval.

    If all deals say 0, or all say 1, their spread tells nothing: the interval is then the exact one of so many
    equal tries.

    >>> estimate_share([1, 1, 1, 1])
    Estimate(mean=1.0, low=0.3976353643835253, high=1.0)
    """
    found = estimate(by_deal)
    if found is None or found.low is None or found.high is None:
        return found
    widest = _TAIL ** (1 / len(by_deal))
    if found.mean == 1:
        return Estimate(1.0, widest, 1.0)
    if found.mean == 0:
        return Estimate(0.0, 0.0, 1 - widest)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
