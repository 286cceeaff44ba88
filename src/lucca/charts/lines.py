"""Lines with bands: how something changes, and how sure one is of it."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import NamedTuple

from lucca.charts import parts
from lucca.charts.numbers import Form, compact, span, ticks
from lucca.charts.parts import DASHES, LINE, TEXT, Reference, Scale, element, line, text, text_width

_MAX_TOOLTIPS = 150
_FEW = 12
"""So few points are drawn as dots, too."""


class Point(NamedTuple):
    """A value and, where it is known, the range that it lies in. A value that is no number is a gap in the line."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


class Series(NamedTuple):
    """A line with the name that its end is labelled with."""

    name: str
    points: Sequence[Point]


class _Frame(NamedTuple):
    x: Scale
    y: Scale


def line_chart(
    title: str,
    series: Sequence[Series],
    *,
    x_label: str = "",
    y_label: str = "",
    reference: Reference | None = None,
    x_format: Form = compact,
    y_format: Form = compact,
    width: float = parts.WIDTH,
    height: float = 250.0,
) -> str:
    """Up to six series are told apart by colour and dashes; the axes fit everything that is drawn. A legend adds to the
    height."""
    if not any(_runs(one.points) for one in series):
        return parts.empty_chart(title, width)
    legend = _legend(series, width)
    x_range = span([point.x for one in series for point in one.points])
    y_marks = ticks(*span(_heights(series, reference)), 5)
    left = max(text_width(y_format(mark)) for mark in y_marks) + 6
    top = 2 * LINE + (LINE if y_label or reference else 0)
    bottom = height - (LINE + 4) - (LINE if x_label else 0)
    frame = _Frame(Scale(*x_range, left, width - 8), Scale(y_marks[0], y_marks[-1], bottom, top))
    drawn = [
        *_grid(frame, y_marks, x_format, y_format),
        text(0, 2 * LINE + 4, y_label, class_="muted") if y_label else "",
        text(frame.x.end, bottom + 2 * LINE, x_label, class_="muted", text_anchor="end") if x_label else "",
        *(_reference(frame, reference) if reference else ()),
        *(_one(frame, number, one, (x_format, y_format)) for number, one in enumerate(series)),
        element("g", legend.content, transform=f"translate(0 {parts.number(height)})"),
    ]
    return parts.chart(title, width, height + legend.height, drawn)


def _heights(series: Sequence[Series], reference: Reference | None) -> list[float]:
    heights = [value for one in series for point in one.points for value in point[1:] if value is not None]
    return [*heights, reference.value] if reference else heights


def _grid(frame: _Frame, y_marks: list[float], x_format: Form, y_format: Form) -> Iterator[str]:
    left, right, bottom = frame.x.start, frame.x.end, frame.y.start
    for mark in y_marks:
        yield line(left, frame.y(mark), right, frame.y(mark), "grid")
        yield text(left - 6, frame.y(mark) + TEXT / 3, y_format(mark), class_="muted", text_anchor="end")
    for mark in ticks(frame.x.low, frame.x.high, 5):
        if frame.x.low <= mark <= frame.x.high:
            anchor = "end" if frame.x(mark) > right - 12 else "middle"
            yield text(frame.x(mark), bottom + LINE, x_format(mark), class_="muted", text_anchor=anchor)


def _reference(frame: _Frame, reference: Reference) -> Iterator[str]:
    """Its label stands above everything, with a piece of its line: beside the line others would run through it."""
    height, above = frame.y(reference.value), 2 * LINE + 4
    left = frame.x.end - text_width(reference.label)
    yield line(frame.x.start, height, frame.x.end, height, "reference")
    yield line(left - 26, above - TEXT / 3, left - 6, above - TEXT / 3, "reference")
    yield text(left, above, reference.label, class_="muted")


def _runs(points: Sequence[Point]) -> list[list[Point]]:
    """The stretches without a gap."""
    runs: list[list[Point]] = [[]]
    for point in points:
        if isfinite(point.x) and isfinite(point.y):
            runs[-1].append(point)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]


def _one(frame: _Frame, number: int, series: Series, formats: tuple[Form, Form]) -> str:
    drawn = ""
    style = number % len(DASHES)
    for run in _runs(series.points):
        drawn += _band(frame, run)
        path = _path((frame.x(point.x), frame.y(point.y)) for point in run)
        drawn += element("path", d=path, class_="line", stroke_dasharray=DASHES[style])
    finite = [point for run in _runs(series.points) for point in run]
    if len(finite) <= _MAX_TOOLTIPS:
        class_, radius = ("mark", 3.0) if len(finite) <= _FEW else ("hit", 7.0)
        for point in finite:
            told = parts.tooltip(_tooltip_text(series.name, point, formats))
            drawn += element("circle", told, cx=frame.x(point.x), cy=frame.y(point.y), r=radius, class_=class_)
    return element("g", drawn, class_=f"s{style}")


def _path(places: Iterator[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{parts.number(x)} {parts.number(y)}" for x, y in places)


def _band(frame: _Frame, run: list[Point]) -> str:
    sure = [(frame.x(p.x), frame.y(p.low), frame.y(p.high)) for p in run if p.low is not None and p.high is not None]
    if len(sure) < 2:
        return ""
    around = [*((x, high) for x, _, high in sure), *((x, low) for x, low, _ in reversed(sure))]
    return element("path", d=_path(iter(around)) + "Z", class_="band")


def _tooltip_text(name: str, point: Point, formats: tuple[Form, Form]) -> str:
    x_format, y_format = formats
    told = f"{name}, {x_format(point.x)}: {y_format(point.y)}"
    if point.low is None or point.high is None:
        return told
    return f"{told} ({y_format(point.low)} to {y_format(point.high)})"


class _Legend(NamedTuple):
    content: str
    height: float


def _legend(series: Sequence[Series], width: float) -> _Legend:
    """The names with their lines, as many in a row as fit; none for a single series."""
    if len(series) < 2:
        return _Legend("", 0.0)
    drawn, x, y = "", 0.0, LINE
    for number, one in enumerate(series):
        style = number % len(DASHES)
        name = parts.shortened(one.name, width - 30)
        wide = 26 + text_width(name) + 14
        if x and x + wide > width:
            x, y = 0.0, y + LINE
        sample = f"M{parts.number(x)} {parts.number(y - 4)}h20"
        stroke = element("path", d=sample, class_="line", stroke_dasharray=DASHES[style])
        drawn += element("g", stroke, class_=f"s{style}") + text(x + 26, y, name)
        x += wide
    return _Legend(drawn, y + 6)
