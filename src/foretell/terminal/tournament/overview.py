"""How a tournament stands, in a few lines, and what was changed by hand in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from foretell.terminal.tournament.showing import heading, plain_table, seatings_table
from foretell.terminal.words import Words
from foretell.tournament import ResultCorrected, RoundUndrawn, Tournament, TournamentFormat
from foretell.tournament.said import why_said

TOP = 3


def overview(words: Words, one: Tournament, width: int) -> Iterator[Any]:
    """Heading, format, who leads, and the open round."""
    yield heading(words, one)
    yield from (Text(line, "dim") for line in format_lines(words, one.state.format))
    now = one.state.now
    yield ""
    if now:
        yield seatings_table(words, one, now, width)
        yield ""
    elif one.state.rounds:
        yield leaders(words, one)
        yield ""


def leaders(words: Words, one: Tournament) -> Text:
    """The first three."""
    first = [line for line in one.standings() if line.place <= TOP]
    said = [f"{line.place}. {words.fit(line.person.name)}" for line in first[:TOP]]
    return Text("   ".join(said), "bold")


def format_lines(words: Words, made: TournamentFormat) -> Iterator[str]:
    """A format in a few sentences."""
    seating, points = made.seating.value, made.points.value
    rounds = {"rounds": made.rounds, "tables": made.tables}
    yield words.text(f"tournament-says-{seating}", **rounds)
    late = made.minutes and words.text("tournament-says-late", minutes=made.minutes, late=made.late)
    yield " ".join(filter(None, (words.text(f"tournament-says-{points}"), late or "")))
    if made.knock_out:
        args = {"cut": made.cut, "knock_out": made.knock_out, "final": made.final}
        yield words.text("tournament-says-knock-out", **args)
    elif made.cut:
        yield words.text("tournament-says-final", final=made.final)
    if made.people_cap:
        yield words.text("tournament-says-people", most=made.people_cap)
    if made.nation_cap or made.club_cap:
        caps = {"nation": made.nation_cap, "club": made.club_cap}
        yield words.text("tournament-says-caps", **caps)


def log_lines(words: Words, one: Tournament) -> Iterator[Any]:
    """What was corrected or taken back: by whom, and why."""
    yield heading(words, one)
    yield ""
    table = plain_table(words)
    for head in ("round", "what", "who", "why"):
        table.add_column(words.text(f"tournament-head-{head}"))
    for entry in one.entries:
        if isinstance(entry, ResultCorrected | RoundUndrawn):
            what = words.text("tournament-log-undrawn")
            if isinstance(entry, ResultCorrected):
                points = " ".join(map(words.number, entry.points))
                what = words.text("tournament-log-corrected", table=entry.table, points=points)
            cells = (str(entry.n), what, words.fit(entry.who), why_said(words, entry.why))
            table.add_row(*map(Text, cells))
    yield table if table.row_count else words.text("tournament-log-empty")
