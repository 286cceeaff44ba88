"""Numbers as labels, and round numbers for axes."""

from collections.abc import Callable
from math import ceil, floor, isfinite, log10

Form = Callable[[float], str]
"""How a number is written."""

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_NO_RANGE = 1e-9
"""Values that differ by no more than this part of themselves are the same but for rounding."""
_THOUSANDS = ((1e9, " G"), (1e6, " M"), (1e3, " k"))


def compact(value: float) -> str:
    """Three or four digits: 0.125, 12.5, 1.25 k."""
    for unit, name in _THOUSANDS:
        if abs(value) >= unit:
            return _signed(f"{value / unit:.3g}") + name
    return _signed(f"{value:.3g}")


def percent(value: float) -> str:
    """A share as per cent, with a digit after the point where it has one."""
    return _signed(f"{100 * value:.1f}".removesuffix(".0")) + " %"


def _signed(text: str) -> str:
    """With a minus sign instead of a hyphen."""
    return text.replace("-", "\N{MINUS SIGN}")


def span(values: list[float]) -> tuple[float, float]:
    """The lowest and highest finite value; something to draw an axis for if there is no range between them."""
    finite = [value for value in values if isfinite(value)]
    low, high = (min(finite), max(finite)) if finite else (0.0, 1.0)
    if high - low <= _NO_RANGE * max(abs(low), abs(high)):
        room = abs(low) / 10 or 0.5
        return low - room, high + room
    return low, high


def ticks(low: float, high: float, wanted: int) -> list[float]:
    """Round numbers, about as many as wanted, the first at or below `low` and the last at or above `high`."""
    rough = (high - low) / wanted
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in _STEPS if size * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [number * step for number in range(first, last + 1)]
