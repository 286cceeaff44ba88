"""Plots as SVG text: pure functions of the numbers, each result complete in itself, for light and dark pages."""

from lucca.charts.lines import Point, Series, line_chart
from lucca.charts.numbers import compact, percent
from lucca.charts.parts import Reference
from lucca.charts.rows import Row, bar_chart, interval_chart

__all__ = ["Point", "Reference", "Row", "Series", "bar_chart", "compact", "interval_chart", "line_chart", "percent"]
