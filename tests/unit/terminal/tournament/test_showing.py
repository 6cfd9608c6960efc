"""Standings and seatings for terminals of any width, and on paper."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.unit.printing.reading_pdfs import sizes, words
from tests.unit.tournament.events import held, play

from foretell.printing import PAPERS
from foretell.printing.listing import PrintedList, list_pages
from foretell.terminal.tournament.overview import format_lines, overview
from foretell.terminal.tournament.showing import seatings_lines, standings_table
from foretell.terminal.words import Words
from foretell.tournament import FORMATS, PersonWithdrew, Tournament
from foretell.tournament.listing import (
    TournamentList,
    by_name_list,
    seatings_list,
    standings_list,
)
from foretell.tournament.said import PaperWords, next_said

ENGLISH = Words("en", unicode=True, symbols=True)
ASCII = Words("de", unicode=False, symbols=False)
PAPER = PaperWords("en")


@pytest.fixture(scope="module")
def championship() -> Tournament:
    """Thirty people, five preliminaries with byes, two rounds of knock-out, the final drawn."""
    one = play(held(FORMATS["german-championship"], 30), Random(1), rounds=7)
    one.note(PersonWithdrew(one.standings()[-1].person.number), one.draw())
    return one


def pages_of(made: TournamentList, paper: str = "a4") -> bytes:
    """A list as a PDF."""
    return list_pages(PrintedList(**made._asdict()), PAPERS[paper], "en")


def printed(width: int, *lines: object) -> list[str]:
    """What a terminal of a width shows."""
    console = Console(file=StringIO(), width=width)
    for line in lines:
        console.print(line)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [58, 80, 120, 200])
def test_standings_fit(championship: Tournament, width: int) -> None:
    """Nobody and no total is cut; a wider terminal shows rounds too."""
    rows = printed(width, standings_table(ENGLISH, championship, width))
    assert all(len(row) <= width and "…" not in row for row in rows)
    for line in championship.standings():
        [row] = [row for row in rows if f" {line.person.name} " in row]
        assert row.strip().startswith(f"{line.place}.")
        assert str(line.tie_breaks[0]) in row
    assert (" R1 " in rows[0]) is (width >= 120)
    assert ("Club, nation" in rows[0]) is (width >= 200)
    assert any("(3)" in row for row in rows) is (width >= 120)


def test_a_narrow_terminal_has_a_line_for_each_seat(championship: Tournament) -> None:
    """And a wide one a line for each table; nobody is cut in either."""
    played = championship.state.rounds[0]
    long, wide = (
        printed(width, *seatings_lines(ENGLISH, championship, played, width)) for width in (40, 100)
    )
    assert len(long) > 28 > len(wide)
    for rows in (long, wide):
        text = "\n".join(rows)
        assert "…" not in text
        assert all(f" P{number} " in f"{text} " for number in played.people)
        assert "Bye: " in text


def test_a_format_is_told_without_its_sources() -> None:
    """Whether a rule is a ruling stands in the docs."""
    for made in FORMATS.values():
        told = " ".join(format_lines(ENGLISH, made)) + " ".join(format_lines(ASCII, made))
        assert "(" not in told


def test_ascii_alone(championship: Tournament) -> None:
    """Where a terminal knows no more."""
    made = [standings_table(ASCII, championship, 120), *overview(ASCII, championship, 120)]
    assert "\n".join(printed(120, *made)).isascii()


@pytest.mark.parametrize("paper", PAPERS)
def test_standings_on_paper(championship: Tournament, paper: str) -> None:
    """Every person on one of the pages, which are alike, and counted if there are several."""
    pdf = pages_of(standings_list(PAPER, championship), paper)
    pages = words(pdf)
    assert len(set(sizes(pdf))) == 1
    counted = [f"{number}/{len(pages)}" in page for number, page in enumerate(pages, start=1)]
    assert all(counted) is (len(pages) > 1)
    text = " ".join(pages)
    assert all(f" {line.person.name} " in text for line in championship.standings())
    assert "30 people" not in text
    assert "29 people" in text


def test_seatings_on_paper(championship: Tournament) -> None:
    """By tables with the dealer's mark; by name for the door, upright."""
    played = championship.state.rounds[0]
    first = played.tables[0]
    made = seatings_list(PAPER, championship, played)
    dealer = f"P{first.people[first.dealer]}"
    score = played.results[1].points[first.dealer]
    assert f"{dealer} {ENGLISH.number(score)} •" in words(pages_of(made))[0]
    door = pages_of(by_name_list(PAPER, championship, played))
    assert sizes(door)[0] == (595, 842)
    assert f"P{first.people[2]} 1 3" in " ".join(words(door))


def test_a_list_of_hundreds_takes_pages() -> None:
    """Six hundred names for the door."""
    one = held(FORMATS["german-championship"], 600)
    one.note(one.draw())
    assert next_said(ENGLISH, one) == "Round 1: 150 results are still to come."
    made = by_name_list(PAPER, one, one.state.rounds[0])
    pages = words(pages_of(made))
    assert 10 < len(pages) < 30
    assert sum(page.count("Table") for page in pages) == len(pages)
