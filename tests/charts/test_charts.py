"""Charts: complete SVG in itself, with marks where the numbers say."""

import re
from itertools import pairwise
from math import inf, nan
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.charts import Point, Reference, Row, Series, bar_chart, compact, interval_chart, line_chart, percent
from lucca.charts.numbers import ticks
from lucca.charts.parts import TEXT, shortened, text_width

SVG = "{http://www.w3.org/2000/svg}"
LEARNING = Series("a net", [Point(0, 0.3, 0.2, 0.4), Point(100, 0.5, 0.45, 0.55), Point(200, 0.6, 0.55, 0.65)])


def parsed(chart: str) -> ElementTree.Element:
    return ElementTree.fromstring(chart)


def texts(chart: str) -> list[str]:
    return [element.text or "" for element in parsed(chart).iter(f"{SVG}text")]


def marks(chart: str, name: str) -> list[ElementTree.Element]:
    return [element for element in parsed(chart).iter() if name in element.get("class", "").split()]


def places(path: ElementTree.Element) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path.get("d", ""))]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


ALL = {
    "line": line_chart("A <title>", [LEARNING], x_label="games", y_label="wins", reference=Reference(0.33, "even")),
    "intervals": interval_chart(
        "A <title>", [Row("a & b", 0.5, 0.4, 0.6), Row("c", 0.2)], reference=Reference(0.3, "x")
    ),
    "bars": bar_chart("A <title>", [Row("a & b", 3), Row("c", -1.5)], label="ms"),
    "no lines": line_chart("A <title>", []),
    "no rows": interval_chart("A <title>", []),
    "no bars": bar_chart("A <title>", []),
}


@pytest.mark.parametrize("name", ALL)
def test_charts_are_complete_in_themselves(name: str) -> None:
    chart = ALL[name]
    root = parsed(chart)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("aria-label") == "A <title>"
    assert "A <title>" in texts(chart)
    assert "prefers-color-scheme:dark" in chart
    assert not re.search(r"(?:href|src|url)\s*[=(]", chart)


@pytest.mark.parametrize("name", ["line", "intervals", "bars"])
def test_everything_is_drawn_inside_the_picture(name: str) -> None:
    root = parsed(ALL[name])
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    for element in root.iter():
        for key, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)):
            assert 0 <= float(element.get(key, "0")) <= most
        for x, y in places(element):
            assert -20 <= x <= width
            assert 0 <= y <= height


def test_the_tails_of_letters_are_inside_the_picture_too() -> None:
    root = parsed(line_chart("points", [LEARNING], x_label="games played"))
    height = float((root.get("viewBox") or "").split()[3])
    lowest = max(float(element.get("y", "0")) for element in root.iter(f"{SVG}text"))
    assert lowest + TEXT / 4 <= height


@pytest.mark.parametrize("label", ["a", "a name that takes as much room as names may take"])
@pytest.mark.parametrize(("low", "high"), [(0.31, 0.41), (0.32, 0.51), (0.33, 0.34), (0.0, 0.9)])
def test_numbers_at_an_axis_do_not_run_into_each_other(label: str, low: float, high: float) -> None:
    root = parsed(
        interval_chart("wins", [Row(label, 0.4, low, high)], reference=Reference(1 / 3, "even"), form=percent)
    )
    texts = list(root.iter(f"{SVG}text"))
    lowest = max(float(text.get("y", "0")) for text in texts)
    at_axis = [
        (float(text.get("x", "0")), text_width(text.text or "")) for text in texts if text.get("y") == f"{lowest:g}"
    ]
    assert len(at_axis) > 1
    for (x, width), (next_x, next_width) in pairwise(at_axis):
        assert x + width / 2 < next_x - next_width / 2


def test_a_line_goes_through_its_points_inside_its_band() -> None:
    chart = line_chart("wins", [LEARNING])
    (line,), (band,) = marks(chart, "line"), marks(chart, "band")
    through = places(line)
    assert len(through) == 3
    assert through[0][0] < through[1][0] < through[2][0]
    assert through[0][1] > through[1][1] > through[2][1]  # higher values are further up
    assert through[1][0] - through[0][0] == pytest.approx(through[2][0] - through[1][0], abs=0.2)
    around = places(band)
    assert [x for x, _ in around] == [x for x, _ in through] + [x for x, _ in reversed(through)]
    for (_, high), (_, y), (_, low) in zip(around[:3], through, reversed(around[3:]), strict=True):
        assert high < y < low


def test_points_tell_their_numbers() -> None:
    chart = line_chart("wins", [LEARNING], y_format=percent)
    told = [element.text for element in parsed(chart).iter(f"{SVG}title")]
    assert told[1] == "a net, 100: 50 % (45 % to 55 %)"
    assert len(told) == 3


def test_several_lines_have_names_colours_and_dashes() -> None:
    series = [Series(f"net {number}", LEARNING.points) for number in range(3)]
    chart = line_chart("wins", series)
    assert {"net 0", "net 1", "net 2"} <= set(texts(chart))
    dashes = [line.get("stroke-dasharray") for line in marks(chart, "line")]
    assert len(set(dashes)) == 3
    assert {element.get("class") for element in parsed(chart).iter(f"{SVG}g")} >= {"s0", "s1", "s2"}
    assert "a net" not in texts(line_chart("wins", [LEARNING]))  # one line needs no name


@pytest.mark.parametrize("gap", [nan, inf])
def test_a_value_that_is_no_number_is_a_gap(gap: float) -> None:
    points = [Point(0, 1), Point(1, 2), Point(2, gap), Point(3, 3), Point(4, 4)]
    lines = marks(line_chart("loss", [Series("net", points)]), "line")
    assert [len(places(line)) for line in lines] == [2, 2]


def test_very_many_points_have_no_tooltips() -> None:
    chart = line_chart("loss", [Series("net", [Point(x, 1 / (x + 1)) for x in range(5000)])])
    assert not list(parsed(chart).iter(f"{SVG}title"))
    assert len(places(marks(chart, "line")[0])) == 5000


def test_dots_lie_where_their_values_are_between_the_ends_of_their_intervals() -> None:
    chart = interval_chart("wins", [Row("a", 0.2, 0.1, 0.3), Row("b", 0.4, 0.3, 0.5)], form=percent)
    one, other = (float(mark.get("cx", "0")) for mark in marks(chart, "mark"))
    assert one < other
    ends = sorted({float(line.get(key, "0")) for line in marks(chart, "line") for key in ("x1", "x2")})
    assert ends[0] < one < ends[1] < other < ends[2]
    assert {"a", "b", "20 %", "40 %"} <= set(texts(chart))


def test_a_reference_stands_at_its_value_and_inside_the_axis() -> None:
    chart = interval_chart("wins", [Row("a", 0.9, 0.85, 0.95)], reference=Reference(1 / 3, "even"))
    (reference,), (mark,) = marks(chart, "reference"), marks(chart, "mark")
    assert float(reference.get("x1", "0")) < float(mark.get("cx", "0"))
    assert "even" in texts(chart)


def test_bars_begin_at_zero() -> None:
    chart = bar_chart("points", [Row("a", 4), Row("b", 2), Row("c", -2)])
    a, b, c = ((float(mark.get("x", "0")), float(mark.get("width", "0"))) for mark in marks(chart, "mark"))
    assert a[0] == b[0] == pytest.approx(c[0] + c[1], abs=0.2)
    assert a[1] == pytest.approx(2 * b[1], abs=0.3)
    assert b[1] == pytest.approx(c[1], abs=0.3)


def test_rows_may_tell_their_values_in_their_own_way() -> None:
    assert "92.0 %" in texts(interval_chart("wins", [Row("a", 0.92, text="92.0 %")], form=percent))


def test_long_names_are_shortened_but_told_in_full() -> None:
    name = "exec:a very long command with many options that nobody wants to read in a chart"
    chart = interval_chart("wins", [Row(name, 0.5, 0.4, 0.6)])
    assert name not in texts(chart)
    assert any(text.startswith("exec:a very") and text.endswith("…") for text in texts(chart))
    assert f"{name}: 0.5 (0.4 to 0.6)" in [element.text for element in parsed(chart).iter(f"{SVG}title")]


@given(st.text(), st.floats(20, 400))
def test_shortened_text_fits(content: str, width: float) -> None:
    short = shortened(content, width)
    assert short == content or text_width(short) <= width


@given(st.floats(-1e6, 1e6), st.floats(1e-6, 1e6), st.integers(3, 8))
def test_ticks_are_round_and_enclose_the_range(low: float, size: float, wanted: int) -> None:
    high = low + max(size, abs(low) / 1e6)  # closer to each other, numbers have no room for ticks between them
    found = ticks(low, high, wanted)
    step = found[1] - found[0]
    assert 2 <= len(found) <= wanted + 3
    assert found[0] <= low + step * 1e-6
    assert found[-1] >= high - step * 1e-6


@pytest.mark.parametrize("values", [[5.0], [0.0], [-3.0, -3.0], [1e-9, 1e-9], [0.3, 0.1 + 0.2]])
def test_values_without_a_range_can_be_drawn(values: list[float]) -> None:
    parsed(interval_chart("wins", [Row("a", value) for value in values]))
    parsed(bar_chart("wins", [Row("a", value) for value in values]))
    parsed(line_chart("wins", [Series("a", [Point(1, value) for value in values])]))


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (0, "0"),
        (0.125, "0.125"),
        (12.5, "12.5"),
        (1250, "1.25 k"),
        (-2_000_000, "\N{MINUS SIGN}2 M"),
        (3e9, "3 G"),
        (999.4, "999"),
    ],
)
def test_compact_numbers(value: float, said: str) -> None:
    assert compact(value) == said


@pytest.mark.parametrize(
    ("value", "said"), [(0.5, "50 %"), (0.333, "33.3 %"), (-0.1, "\N{MINUS SIGN}10 %"), (1, "100 %")]
)
def test_percentages(value: float, said: str) -> None:
    assert percent(value) == said
