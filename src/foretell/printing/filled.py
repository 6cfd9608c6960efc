"""The sheet of a game that was played: every round as it was written down, and a chart."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from foretell.base.i18n import text
from foretell.printing.blank import split
from foretell.printing.chart import draw_chart
from foretell.printing.grid import Grid, draw_names, draw_rows, grid_of
from foretell.printing.letters import Face, fitted, lines
from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import INK, SOFT, Pen
from foretell.printing.sheet import POINTS, PrintedRow, PrintedSheet, rules_said
from foretell.record import Outcome, Record
from foretell.record.replay import RoundResult
from foretell.rules.explain import explain
from foretell.rules.value import Rules

MARGIN: Final = 15 * MM
TITLE: Final = 21.0
ABOUT: Final = 9.0
HEAD: Final = 66.0
"""What title and names take of a page, in points."""
FOOT: Final = 58.0
"""What the places and the notes take."""
CHART: Final = 165.0
"""What is kept free for a chart where the rounds allow it, what it takes at least, and at most."""
LEAST_CHART: Final = 100.0
MOST_CHART: Final = 270.0
LEAST_ROW: Final = 12.0
MOST_ROW: Final = 27.0
MOST_TITLE: Final = 60


def game_sheet(record: Record, ended: Outcome, paper: Paper, lang: str) -> bytes:
    """The score sheet of a game's record that was played again, as a PDF.

    >>> from foretell.printing.papers import PAPERS
    >>> from foretell.record import Record, outcome
    >>> record = Record(players=("Ada", "Bo", "Cy"))
    >>> game_sheet(record, outcome(record), PAPERS["a4"], "en")[:5]
    b'%PDF-'
    """
    sheet = filled_sheet(record, ended, lang)
    pen = Pen(paper, sheet.title, lang)
    inner = paper.whole.within(MARGIN)
    most = int((inner.height - HEAD - FOOT) / LEAST_ROW)
    with_chart = int((inner.height - HEAD - FOOT - LEAST_CHART) / LEAST_ROW)
    parts = [sheet] if len(sheet.rows) <= with_chart else split(sheet, most)
    for number, part in enumerate(parts):
        if number:
            pen.turn_page()
        y = _page(pen, inner, part, is_last=number == len(parts) - 1)
    if sheet.rows:
        if inner.bottom - y < LEAST_CHART:
            pen.turn_page()
            y = inner.y
        draw_chart(pen, Box(inner.x, y, inner.width, min(MOST_CHART, inner.bottom - y)), sheet)
    return pen.pdf()


def filled_sheet(record: Record, ended: Outcome, lang: str) -> PrintedSheet:
    """What stands on the sheet of a game.

    >>> from foretell.record import Record, outcome
    >>> record = Record(players=("Ada", "Bo", "Cy"), tags={"event": "Tuesday"})
    >>> filled_sheet(record, outcome(record), "en").title
    'Tuesday'
    """
    rules = ended.game.rules
    rows = tuple(_row(number, one) for number, one in enumerate(ended.rounds, start=1))
    notes = [text("print-legend", lang), " ".join(explain(rules, lang)[POINTS].sentences)]
    notes += [text("print-revoked", lang)] * any(row.revoked is not None for row in rows)
    return PrintedSheet(
        title=_tag(record, "event", "table") or text("print-title", lang),
        about=" · ".join(filter(None, (_day(record), _tag(record, "site"), _rules(rules, lang)))),
        names=tuple(map(_shown, record.players)),
        rows=rows,
        notes=tuple(notes),
        places=tuple(ended.game.ranks) if ended.rounds else (),
    )


def _row(number: int, one: RoundResult) -> PrintedRow:
    """A scored round; what is unknown, on a score pad, stays empty."""
    return PrintedRow(
        number="+" if one.is_play_off else str(number),
        cards=one.size,
        dealer=one.dealer,
        trump=one.trump or "",
        bids=tuple(bid if bid >= 0 else None for bid in one.bids),
        won=one.won or (),
        points=one.points,
        scores=() if one.is_play_off else one.scores,
        revoked=one.revoke.seat if one.revoke else None,
        is_play_off=one.is_play_off,
    )


def _tag(record: Record, *names: str) -> str:
    """The first of some tags that a record has, as far as it can be shown."""
    said = next((str(record.tags[name]) for name in names if record.tags.get(name)), "")
    return _shown(said)


def _shown(said: str) -> str:
    """What can be seen of a text, of one that is very long the beginning."""
    return "".join(letter for letter in said if letter.isprintable())[:MOST_TITLE].strip()


def _day(record: Record) -> str:
    day: Any = record.tags.get("date")
    return day.isoformat()[:10] if isinstance(day, date) else _tag(record, "date")


def _rules(rules: Rules, lang: str) -> str:
    known = rules_said(rules, lang) or text("print-own-rules", lang)
    return text("print-rules", lang, rules=known)


def _page(pen: Pen, inner: Box, sheet: PrintedSheet, *, is_last: bool) -> float:
    """A page of the sheet; where it ends below."""
    y = inner.y + TITLE * 0.5
    pen.star(inner.x + 8, y, 10)
    title = fitted(sheet.title, Face.TITLE, TITLE, inner.width - 24)
    pen.text(inner.x + 24, y, title, TITLE, Face.TITLE)
    about = fitted(sheet.about, Face.TEXT, ABOUT, inner.width - 24)
    pen.text(inner.x + 24, y + TITLE * 0.95, about, ABOUT, colour=SOFT)
    room = inner.height - HEAD - FOOT - CHART
    row = max(LEAST_ROW, min(MOST_ROW, room / max(1, len(sheet.rows))))
    table = Box(inner.x, inner.y + HEAD, inner.width, row * len(sheet.rows))
    grid = grid_of(table, sheet, row)
    draw_names(pen, grid, sheet, 20)
    draw_rows(pen, grid, sheet)
    bottom = table.bottom
    if is_last and sheet.places:
        _end(pen, grid, sheet)
        bottom += 22
    return _notes(pen, inner, sheet, bottom) + 14


def _end(pen: Pen, grid: Grid, sheet: PrintedSheet) -> None:
    """Below every column the place, with a star for the first."""
    for seat, place in enumerate(sheet.places):
        cell = grid.cell(len(sheet.rows), seat)
        x, y = cell.x + cell.width / 2, cell.y + 12
        pen.text(x, y, f"{place}.", 12, Face.TITLE, "middle", INK if place == 1 else SOFT)
        if place == 1:
            pen.star(x - 16, y, 7)


def _notes(pen: Pen, inner: Box, sheet: PrintedSheet, y: float) -> float:
    """What the marks mean, and how points are made."""
    y += 10
    for note in sheet.notes:
        for line in lines(note, Face.TEXT, 6.6, inner.width):
            pen.text(inner.x + inner.width / 2, y, line, 6.6, Face.TEXT, "middle", SOFT)
            y += 9
    return y
