"""One row for each thing compared: as a dot with its interval, or as a bar."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from lucca.charts import parts
from lucca.charts.numbers import Form, compact, span, ticks
from lucca.charts.parts import LINE, TEXT, Reference, Scale, element, line, text, text_width

_ROW = 26.0
_MAX_LABEL_SHARE = 0.4
"""At most so much of the width is for the labels."""
_BETWEEN_NUMBERS = 6.0


class Row(NamedTuple):
    """A value and, where it is known, the interval that it lies in. `text` tells the value if the axis' way is not
    exact enough."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    text: str = ""


class _Layout(NamedTuple):
    x: Scale
    marks: list[float]
    top: float
    bottom: float
    width: float


def interval_chart(
    title: str,
    rows: Sequence[Row],
    *,
    label: str = "",
    reference: Reference | None = None,
    form: Form = compact,
    width: float = parts.WIDTH,
) -> str:
    """A dot for each value, with a line from the low to the high end of its interval."""
    values = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    if reference:
        values.append(reference.value)
    layout = _layout(rows, values, form, width, LINE if reference else 0.0)
    behind = [*_reference(layout, reference)] if reference else []
    return _chart(title, rows, label, form, layout, behind, _dot)


def bar_chart(
    title: str, rows: Sequence[Row], *, label: str = "", form: Form = compact, width: float = parts.WIDTH
) -> str:
    """A bar from zero to each value."""
    layout = _layout(rows, [0.0, *(row.value for row in rows)], form, width, 0.0)
    return _chart(title, rows, label, form, layout, [], _bar)


def _layout(rows: Sequence[Row], values: list[float], form: Form, width: float, heading: float) -> _Layout:
    marks = ticks(*span(values), 4)
    left = ceil(min(max((text_width(row.label) for row in rows), default=0), _MAX_LABEL_SHARE * width)) + 10
    right = width - max((text_width(_text(row, form)) for row in rows), default=0) - 12
    top = 1.5 * LINE + heading
    return _Layout(Scale(marks[0], marks[-1], left, right), marks, top, top + _ROW * len(rows), width)


def _chart(
    title: str,
    rows: Sequence[Row],
    label: str,
    form: Form,
    layout: _Layout,
    behind: list[str],
    draw: Callable[[Scale, float, Row], str],
) -> str:
    if not rows:
        return parts.empty_chart(title, layout.width)
    heights = [layout.top + (number + 0.5) * _ROW for number in range(len(rows))]
    drawn = [*_grid(layout, form), *behind]
    for y, row in zip(heights, rows, strict=True):
        marks = element("g", draw(layout.x, y, row), class_="s0")
        drawn.append(element("g", parts.tooltip(_tooltip_text(row, form)) + _names(layout, y, row, form) + marks))
    height = layout.bottom + LINE + 6
    if label:
        height += LINE
        drawn.append(text(layout.x.end, height - 6, label, class_="muted", text_anchor="end"))
    return parts.chart(title, layout.width, height, drawn)


def _grid(layout: _Layout, form: Form) -> Iterator[str]:
    """Where there is no room for a number at every line, only every second has one, or even fewer."""
    widest = max(text_width(form(mark)) for mark in layout.marks)
    every = ceil((widest + _BETWEEN_NUMBERS) / (layout.x(layout.marks[1]) - layout.x(layout.marks[0])))
    for place, mark in enumerate(layout.marks):
        x = layout.x(mark)
        yield line(x, layout.top, x, layout.bottom, "grid")
        if place % every == 0:
            yield text(x, layout.bottom + LINE, form(mark), class_="muted", text_anchor="middle")


def _reference(layout: _Layout, reference: Reference) -> Iterator[str]:
    """Its label stays inside the chart."""
    x = layout.x(reference.value)
    half = text_width(reference.label) / 2
    yield line(x, layout.top, x, layout.bottom, "reference")
    middle = min(max(x, half), layout.width - half)
    yield text(middle, layout.top - 5, reference.label, class_="muted", text_anchor="middle")


def _text(row: Row, form: Form) -> str:
    return row.text or form(row.value)


def _tooltip_text(row: Row, form: Form) -> str:
    told = f"{row.label}: {_text(row, form)}"
    return told if row.low is None or row.high is None else f"{told} ({form(row.low)} to {form(row.high)})"


def _names(layout: _Layout, y: float, row: Row, form: Form) -> str:
    baseline = y + TEXT / 3
    name = text(0, baseline, parts.shortened(row.label, layout.x.start - 10))
    return name + text(layout.width, baseline, _text(row, form), text_anchor="end")


def _dot(x: Scale, y: float, row: Row) -> str:
    return _whisker(x, y, row) + element("circle", cx=x(row.value), cy=y, r=4.5, class_="mark")


def _whisker(x: Scale, y: float, row: Row) -> str:
    if row.low is None or row.high is None:
        return ""
    low, high = x(row.low), x(row.high)
    ends = "".join(line(end, y - 5, end, y + 5, "line") for end in (low, high))
    return line(low, y, high, y, "line") + ends


def _bar(x: Scale, y: float, row: Row) -> str:
    start, end = sorted((x(0.0), x(row.value)))
    return element("rect", x=start, y=y - 7, width=max(end - start, 1.0), height=14.0, rx=2.0, class_="mark")
