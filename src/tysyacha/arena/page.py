"""A match as one HTML page: tables and plots drawn as SVG in the page itself, which fetches nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, TypeAlias

from tysyacha.arena.promises import STAGES, Tenth
from tysyacha.arena.runner import Report, Row
from tysyacha.arena.statistics import Estimate

Say: TypeAlias = Callable[..., str]
"""Words by message, as the catalogues have them."""

FEWEST_CASES: Final = 20
"""A tenth with fewer promises is no point in a plot."""
_WIDTH: Final = 640
_LEFT: Final = 170
_ROW: Final = 26
_SIDE: Final = 260
_BESIDE: Final = 14
"""Room beside a curve for the half of its last label that stands out."""
_NAME: Final = 19
"""Letters of a name that fit before a plot."""
_STEPS: Final = 5
"""So many bars make a tenfold of time."""
_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b;
  background: #fff; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ccc; }
td:first-child, th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } text { font: 13px system-ui, sans-serif; fill: currentColor; }
figure { margin: 1.5rem 0; } .plots { display: flex; flex-wrap: wrap; gap: 1.5rem; } .plots figure { margin: 0; }
.axis { stroke: #888; } .null { stroke: #b33; stroke-dasharray: 4 3; } .mark { fill: #1f5fa8; stroke: #1f5fa8; }
.line { fill: none; stroke: #1f5fa8; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #161616; } td, th { border-color: #444; }
  .mark { fill: #7fb2ea; stroke: #7fb2ea; } .line { stroke: #7fb2ea; } .null { stroke: #f08a8a; } }
"""


def page(
    report: Report, table: Sequence[Sequence[str]], title: str, notes: Iterable[str], say: Say, lang: str
) -> str:
    """The page. ``table`` are the rows of the table for people, its heads first; ``notes`` stand under it."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        _table(table),
        *(f"<p>{escape(note)}</p>" for note in notes),
        f"<h2>{escape(say('arena-page-strength'))}</h2>",
        _strength(report, say),
        f"<h2>{escape(say('arena-page-points'))}</h2>",
        _intervals([(row.bot, row.points_per_deal) for row in report.results], 1.0, None),
        f"<h2>{escape(say('arena-page-promises'))}</h2>",
        _promises(report, say),
        f"<h2>{escape(say('arena-page-times'))}</h2>",
        f"<p>{escape(say('arena-page-times-note'))}</p>",
        _times(report.results),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _table(rows: Sequence[Sequence[str]]) -> str:
    heads, *lines = rows
    told = "".join(f"<th>{escape(each)}</th>" for each in heads)
    for line in lines:
        told += "</tr>\n<tr>" + "".join(f"<td>{escape(each)}</td>" for each in line)
    return f"<table>\n<tr>{told}</tr>\n</table>"


def _strength(report: Report, say: Say) -> str:
    """The share of games won by each bot, with the share that equal bots would have as a line."""
    told = [(row.bot, row.won_share) for row in report.results]
    note = say("arena-page-null", expected=f"{100 / len(report.bots):.1f}")
    return f"<p>{escape(note)}</p>" + _intervals(told, 100.0, 100 / len(report.bots))


def _intervals(rows: Sequence[tuple[str, Estimate]], scale: float, null: float | None) -> str:
    """A line a bot: the mean as a dot, its interval as a bar; ``null`` is drawn across."""
    means = [each.mean * scale for _, each in rows if each.mean is not None]
    bounds = [bound * scale for _, each in rows for bound in (each.low, each.high) if bound is not None]
    shown = [*means, *bounds, *([] if null is None else [null])]
    if not means:
        return ""
    low, high = _round_bounds(min(shown), max(shown))
    height = _ROW * (len(rows) + 2)

    def x(value: float) -> float:
        return _LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - 30)

    parts = [_ticks(low, high, x, height)]
    if null is not None:
        parts.append(_line(x(null), 8, x(null), height - _ROW, "null"))
    for number, (name, each) in enumerate(rows):
        y = _ROW * (number + 1)
        parts.append(_text(_LEFT - 8, y + 4, _short(name), "end"))
        if each.mean is None:
            continue
        if each.low is not None and each.high is not None:
            parts.append(_line(x(each.low * scale), y, x(each.high * scale), y, "line"))
        parts.append(f'<circle class="mark" cx="{x(each.mean * scale):.1f}" cy="{y}" r="4"/>')
    return _svg(_WIDTH, height, parts)


def _promises(report: Report, say: Say) -> str:
    """For each bot that promises and each stage: promised against kept, a point a tenth, and the even line."""
    drawn = [
        (f"{row.bot}, {say(f'arena-stage-{stage}')}", row.promises.tenths[stage])
        for row in _different(report.results)
        for stage in STAGES
        if any(each.cases >= FEWEST_CASES for each in row.promises.tenths[stage])
    ]
    if not drawn:
        return f"<p>{escape(say('arena-page-no-promises'))}</p>"
    figures = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{_curve(tenths)}</figure>" for name, tenths in drawn
    )
    note = say("arena-page-promises-note", cases=FEWEST_CASES)
    return f'<p>{escape(note)}</p><div class="plots">{figures}</div>'


def _curve(tenths: Sequence[Tenth]) -> str:
    side, edge = _SIDE, 34

    def place(promised: float, made: float) -> tuple[float, float]:
        return edge + promised * (side - edge - 10), side - edge - made * (side - edge - 10)

    points = [
        (each, *place(each.mean_promised, each.share_made)) for each in tenths if each.cases >= FEWEST_CASES
    ]
    parts = [_line(*place(0, 0), *place(1, 1), "null"), _line(*place(0, 0), *place(1, 0), "axis")]
    parts.append(_line(*place(0, 0), *place(0, 1), "axis"))
    for share in (0.0, 0.5, 1.0):
        parts.append(_text(place(share, 0)[0], side - edge + 18, f"{share * 100:.0f} %", "middle"))
        parts.append(_text(edge - 6, place(0, share)[1] + 4, f"{share * 100:.0f}", "end"))
    line = " ".join(f"{x:.1f},{y:.1f}" for _, x, y in points)
    parts.append(f'<polyline class="line" points="{line}"/>')
    for each, x, y in points:
        told = f"{each.mean_promised:.1%} → {each.share_made:.1%} ({each.cases})"
        parts.append(f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="3.5"><title>{told}</title></circle>')
    return _svg(side + _BESIDE, side, parts)


def _times(rows: Sequence[Row]) -> str:
    """How the decisions of each bot are spread over time, milliseconds on a logarithmic scale."""
    different = [row for row in _different(rows) if row.decision_ms.classes]
    if not different:
        return ""
    spread = {row.bot: _by_magnitude(row.decision_ms.classes) for row in different}
    low = min(min(each) for each in spread.values())
    high = max(max(each) for each in spread.values()) + 1
    height = 60 * len(different) + 40

    def x(step: float) -> float:
        return _LEFT + (step - low) / (high - low) * (_WIDTH - _LEFT - 30)

    parts = [
        _text(x(step), height - 8, f"{10 ** (step / _STEPS):g}", "middle")
        for step in range(low, high + 1)
        if step % _STEPS == 0
    ]
    for number, (name, bars) in enumerate(spread.items()):
        ground = 60 * (number + 1)
        parts += [
            _text(_LEFT - 8, ground - 18, _short(name), "end"),
            _line(_LEFT, ground, _WIDTH - 30, ground, "axis"),
        ]
        tallest = max(bars.values())
        for step, many in sorted(bars.items()):
            tall = many / tallest * 46
            wide = x(step + 1) - x(step) - 1
            parts.append(
                f'<rect class="mark" x="{x(step):.1f}" y="{ground - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'
            )
    return _svg(_WIDTH, height, parts)


def _by_magnitude(classes: dict[int, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for number, many in classes.items():
        step = floor((number * log10(1.02) - 6) * _STEPS)
        found[step] = found.get(step, 0) + many
    return found


def _different(rows: Sequence[Row]) -> list[Row]:
    """One row a name: equal bots share their notes."""
    return list({row.bot: row for row in rows}.values())


def _short(name: str) -> str:
    return name if len(name) <= _NAME else "…" + name[1 - _NAME :]


def _round_bounds(low: float, high: float) -> tuple[float, float]:
    """The bounds of an axis: whole steps about what is shown, and never one and the same."""
    step = _step(high - low)
    return floor(low / step) * step, max(ceil(high / step) * step, floor(low / step) * step + step)


def _step(width: float) -> float:
    """A round step of which some five fit into the width."""
    if width <= 0:
        return 1.0
    magnitude = 10.0 ** floor(log10(width / 5))
    return next(magnitude * each for each in (1, 2, 5, 10) if magnitude * each * 5 >= width)


def _ticks(low: float, high: float, x: Callable[[float], float], height: float) -> str:
    step = _step(high - low)
    count = round((high - low) / step)
    parts = [_line(x(low), height - _ROW, x(high), height - _ROW, "axis")]
    for number in range(count + 1):
        value = low + number * step
        parts.append(_text(x(value), height - 8, f"{value:g}", "middle"))
    return "".join(parts)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(width: float, height: float, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">' + "".join(parts) + "</svg>"
    )
