"""A training run's log as a page of plots."""

import html
from collections.abc import Sequence
from typing import Any

from lucca.charts import Point, Reference, Series, line_chart, percent

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<style>body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }}
svg {{ width: 100%; height: auto; margin: 1rem 0 }}</style>
<h1>{title}</h1>
{plots}
</html>
"""


def curves_page(title: str, log: Sequence[dict[str, Any]], players: int) -> str:
    """Self-contained HTML."""
    plots = [_wins(log, players), _losses(log), _scores(log)]
    return _PAGE.format(title=html.escape(title), plots="\n".join(plots))


def _wins(log: Sequence[dict[str, Any]], players: int) -> str:
    gates = [line for line in log if "gates" in line]
    names = list(gates[-1]["gates"]) if gates else []
    series = [
        Series(
            f"against {name}",
            [
                Point(
                    line["games"],
                    line["gates"][name]["wins"],
                    line["gates"][name]["wins"] - line["gates"][name]["interval"],
                    line["gates"][name]["wins"] + line["gates"][name]["interval"],
                )
                for line in gates
                if name in line["gates"]
            ],
        )
        for name in names
    ]
    return line_chart(
        f"Wins against {names[0]}" if len(names) == 1 else "Wins against frozen opponents",
        series,
        x_label="games played",
        y_label="with 95 % interval",
        reference=Reference(1 / players, f"even: {percent(1 / players)}"),
        y_format=percent,
    )


def _losses(log: Sequence[dict[str, Any]]) -> str:
    series = [
        Series("winner (nats)", [Point(line["games"], line["win_loss"]) for line in log]),
        Series("points (tens, squared)", [Point(line["games"], line["points_loss"]) for line in log]),
    ]
    return line_chart("How far forecasts are off", series, x_label="games played", y_label="loss")


def _scores(log: Sequence[dict[str, Any]]) -> str:
    series = [Series("mean score", [Point(line["games"], line["mean_score"]) for line in log])]
    return line_chart("Points in self-play", series, x_label="games played", y_label="points")
