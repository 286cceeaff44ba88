"""What all charts are made of: elements, scales, text that fits, and one style for both themes."""

import unicodedata
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

WIDTH = 400.0
TEXT = 13.0
"""Size of all text."""
LINE = 17.0
"""Height of a line of text."""

LIGHT = ("#0b62a4", "#b83a0b", "#00735c", "#8a3f80", "#7d5600", "#4a5a68")
DARK = ("#74b6f0", "#f5a175", "#63cda6", "#dca6d4", "#e2bb57", "#aab9c5")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 4")
"""Lines differ by their dashes too, never by colour alone."""


class Reference(NamedTuple):
    """A value to compare with, drawn as a dashed line across the chart."""

    value: float
    label: str


def _colours(colours: tuple[str, ...], text: str, muted: str, grid: str) -> str:
    lines = "".join(f".chart .s{number}{{color:{colour}}}" for number, colour in enumerate(colours))
    return f".chart text{{fill:{text}}}.chart .muted{{fill:{muted};stroke:none}}.chart .grid{{stroke:{grid}}}" + (
        f".chart .reference{{stroke:{muted}}}{lines}"
    )


STYLE = (
    f".chart text{{font:{TEXT:g}px system-ui,sans-serif}}.chart .title{{font-weight:600;font-size:{TEXT + 1:g}px}}"
    ".chart .line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}"
    ".chart .band{fill:currentColor;opacity:.16}.chart .mark{fill:currentColor}.chart .hit{fill:transparent}"
    ".chart .reference{stroke-width:1.5;stroke-dasharray:4 3}.chart .grid{stroke-width:1}"
    + _colours(LIGHT, "#2f2a24", "#6a6257", "#e3dccd")
    + f"@media(prefers-color-scheme:dark){{{_colours(DARK, '#ece5d8', '#a89f90', '#3d3830')}}}"
)


def element(name: str, content: str = "", **attributes: float | str) -> str:
    """`class_` is the attribute class, and `stroke_width` is stroke-width. The content must be escaped."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items() if value != ""
    )
    return f"<{name}{written}>{content}</{name}>"


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """A coordinate, to a tenth."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def text(x: float, y: float, content: str, **attributes: float | str) -> str:
    """A text; its special characters are escaped."""
    return element("text", escape(content), x=x, y=y, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def tooltip(content: str) -> str:
    """What is shown when the pointer rests on the element that holds this."""
    return element("title", escape(content))


def text_width(content: str) -> float:
    """About how wide a text is, estimated: there are no measurements of fonts here."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in content)
    return TEXT * (0.65 * (len(content) - wide) + wide)


def shortened(content: str, width: float) -> str:
    """As much of a text as fits."""
    if text_width(content) <= width:
        return content
    while content and text_width(content + "…") > width:
        content = content[:-1]
    return content.rstrip() + "…"


def chart(title: str, width: float, height: float, parts: list[str]) -> str:
    """The whole chart. It is as wide as the place it is put into, and brings its style along."""
    body = element("style", STYLE) + text(0, TEXT + 2, title, class_="title") + "".join(parts)
    return element(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="chart",
        role="img",
        aria_label=title,
    )


def empty_chart(title: str, width: float) -> str:
    """A chart that says that there is nothing to show yet."""
    return chart(title, width, 3 * LINE, [text(0, 2.5 * LINE, "nothing to show yet", class_="muted")])


@dataclass(frozen=True)
class Scale:
    """From values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)
