"""Statistics of pads as a page: how often bids are met, by size too; best and worst rounds."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from foretell.base.i18n import figure
from foretell.scorepad import ScorePad, statistics
from foretell.scorepad.statistics import NameStatistics, NotedRound
from foretell.terminal import faces
from foretell.terminal.screen import wrapped
from foretell.terminal.words import Words

COLUMNS = ("games", "wins", "rounds", "met", "over", "under", "mean")
WIDTH = 9
NAME = 14


def count_lines(words: Words, pads: Iterable[ScorePad], width: int) -> list[Text]:
    """A line for each name, then what each met by size, and the best and worst rounds."""
    counted = statistics(pads)
    if not any(one.rounds for one in counted):
        return [Text(""), Text("  " + words.say("sheet-empty"))]
    column = max(5, min(WIDTH, (width - NAME - 3) // len(COLUMNS)))
    heads = [words.text(f"score-count-{name}") for name in COLUMNS]
    lines = [Text(""), row(words, "", heads, column, style="bold")]
    lines += [row(words, one.name, cells(words, one), column) for one in counted]
    lines += [Text(""), Text("  " + words.text("score-count-by-size"), style="bold")]
    for one in counted:
        lines += wrapped(by_size(words, one), width, 2)
    lines += [Text(""), Text("  " + words.text("score-count-extremes"), style="bold")]
    for one in counted:
        lines += wrapped(extremes(words, one), width, 2)
    return [*lines, Text(""), *wrapped(words.text("score-count-legend"), width, 2)]


def row(words: Words, name: str, values: list[str], column: int, style: str = "") -> Text:
    """A name and its numbers, each in its column."""
    line = faces.padded(Text("  " + words.fit(name)), NAME + 2)
    for value in values:
        line += faces.padded(Text(value), column, right=True)
    line.stylize(style)
    return line


def cells(words: Words, one: NameStatistics) -> list[str]:
    """The numbers of a name."""
    rate = "-" if one.rate is None else f"{one.rate:.0%}"
    mean = words.fit(figure(f"{one.mean_points:+.1f}")) if one.rounds else "-"
    counts = [str(one.games), str(one.wins), str(one.rounds)]
    return [*counts, rate, str(one.over), str(one.under), mean]


def by_size(words: Words, one: NameStatistics) -> str:
    """How many bids were met, by how many cards were dealt."""
    sizes = [f"{size.size} {words.fit('→')} {size.met}/{size.bids}" for size in one.by_size]
    return f"{words.fit(one.name)}:   {',  '.join(sizes) or '-'}"


def extremes(words: Words, one: NameStatistics) -> str:
    """The best and the worst round of a name."""
    said = " ".join([extreme(words, "best", one.best), extreme(words, "worst", one.worst)])
    return f"{words.fit(one.name)}:   {said}"


def extreme(words: Words, key: str, one: NotedRound | None) -> str:
    """A name's best or worst round; empty where there is none."""
    if one is None:
        return ""
    points = words.number(one.points)
    return words.text(f"score-count-{key}", points=points, n=one.n, game=one.game)
