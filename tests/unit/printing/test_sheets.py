"""Score sheets, blank and filled: what can be read on them, on which paper, in which language."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cache

import pytest
from tests.unit.printing.reading_pdfs import PAPERS, ink, pictures, sizes, words

from foretell import preset
from foretell.base.errors import ForetellError
from foretell.base.i18n import LANGUAGES, text
from foretell.printing import blank_sheets, game_sheet, paper_named
from foretell.printing.chart import STYLES, plot_of, spread
from foretell.printing.filled import filled_sheet
from foretell.printing.letters import Face, font
from foretell.printing.papers import Box
from foretell.printing.sheet import blank_sheet, marks
from foretell.record import Record, RoundRecord, outcome
from foretell.record.format import RevokeNote
from foretell.rules.axes import Tie
from foretell.rules.value import Rules

NAMES = ("Ada", "Božena Łukášová", "Ελένη", "Жанна")


@cache
def pad(*, names: tuple[str, ...] = NAMES, rounds: int = 4) -> Record:
    """A game with real cards, as a score pad keeps it: in each round one suit, all bids none."""
    return Record(
        players=names,
        tags={"event": "Tuesday at Božena’s", "date": date(2026, 7, 7)},
        rounds=tuple(_pad_round(number, len(names)) for number in range(rounds)),
    )


def _pad_round(number: int, players: int) -> RoundRecord:
    size = number + 1
    won = tuple(size if seat == 1 else 0 for seat in range(players))
    up, bids = f"7{'cdhs'[number % 4]}", (0,) * players
    return RoundRecord(dealer=number % players, size=size, turn_up=up, bids=bids, won=won)


def printed(record: Record, paper: str = "a4", lang: str = "en") -> bytes:
    """The sheet of a record."""
    return game_sheet(record, outcome(record), paper_named(paper), lang)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", ["large", "small"])
def test_blank_sheets_have_every_round(players: int, size: str) -> None:
    """As often as they are on a page, in both languages and on both papers."""
    often = {"large": 2, "small": 4}[size]
    for lang, paper in zip(LANGUAGES, PAPERS, strict=True):
        pdf = blank_sheets(preset("standard", players), size, paper_named(paper), lang)
        [said] = words(pdf)
        rounds = 60 // players
        for number in range(1, rounds + 1):
            assert said.split().count(str(number)) >= often
        assert str(rounds + 1) not in said.split()
        assert said.count(text("print-legend", lang)) == often
        width, height = PAPERS[paper]
        assert sizes(pdf) == [(height, width) if size == "large" else (width, height)]


def test_a_long_game_takes_several_sheets() -> None:
    """Rows never get too low to write in: both halves are on one paper, none is left out."""
    pdf = blank_sheets(preset("up-and-down", 3), "small", paper_named("a4"), "de")
    [said] = words(pdf)
    assert [said.count(first) for first in ("Datum 1 2 3", "Datum 21")] == [2, 2]
    assert f"Regeln: {text('preset-title-up-and-down', 'de')}" in said
    assert said.count("20 Kreis") == said.count("1 Kreis") == 2


def test_what_is_known_of_trump_is_printed() -> None:
    """A fixed suit in each round, no trump where the deck is dealt out, else room to write."""
    [said] = words(blank_sheets(preset("maximus", 4), "large", paper_named("a4"), "en"))
    assert [said.count(sign) for sign in "♣♦♥♠"] == [2, 2, 2, 2]
    trumps = [row.trump for row in blank_sheet(preset("standard", 5), "en").rows]
    assert trumps == [""] * 11 + ["none"]


def test_a_play_off_has_its_line() -> None:
    """Where the rules play one, with its cards; usual rules share the place."""
    rules = Rules(players=4, tie=Tie.PLAY_OFF)
    assert [row.cards for row in blank_sheet(rules, "en").rows if row.is_play_off] == [10]
    assert "+" in words(blank_sheets(rules, "large", paper_named("a4"), "en"))[0]
    assert not any(row.is_play_off for row in blank_sheet(preset("standard", 4), "en").rows)


def test_a_game_that_ends_by_points_has_a_page_of_rows() -> None:
    """Nobody knows how many rounds it will take."""
    assert len(blank_sheet(preset("two-player"), "en").rows) == 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_played_game_can_be_read(lang: str, paper: str) -> None:
    """Its name, its day, all players in their own letters, suits, bids, tricks, points, totals."""
    pdf = printed(pad(), paper, lang)
    [said] = words(pdf)
    assert sizes(pdf) == [PAPERS[paper]]
    for name in (*NAMES, "Tuesday at Božena’s", "2026-07-07", text("print-legend", lang)):
        assert name in said
    assert [said.count(sign) for sign in "♣♦♥♠"] == [1, 1, 1, 1]
    assert [said.split().count(one) for one in ("+20", "−40", "−60", "80")] == [12, 1, 1, 3]
    assert {"1.", "4."} & set(said.split()) == {"1.", "4."}
    assert 0.02 < ink(pictures(pdf)[0]) < 0.3


def test_it_is_the_same_file_again() -> None:
    """Nothing of the day or the machine is in it."""
    assert printed(pad()) == printed(pad())


def test_what_a_score_pad_does_not_know_stays_empty() -> None:
    """The trump of a round, and the tricks after a revoke, which has its star and its line."""
    revoked = RoundRecord(dealer=0, size=1, bids=(0, 0, 1), trump=None, revoke=RevokeNote(1, None))
    record = Record(players=("Ada", "Bo", "Cy"), rounds=(revoked,))
    sheet = filled_sheet(record, outcome(record), "en")
    assert (sheet.rows[0].trump, sheet.rows[0].won) == ("", ())
    [said] = words(printed(record))
    assert "−20*" in said
    assert text("print-revoked", "en") in said


def test_a_game_that_has_not_begun_has_a_sheet_too() -> None:
    """Its title and its players, and nothing below."""
    [said] = words(printed(Record(players=("Ada", "Bo", "Cy"))))
    assert "Ada" in said


def test_a_whole_game_of_the_longest_kind_and_its_chart() -> None:
    """Sixty rounds: every one of them, on as many pages as it takes, the chart at the end."""
    record = replace(pad(names=("Ada", "Bo", "Cy"), rounds=3), rules={"sizes": [1, 2, 3] * 13})
    rounds = tuple(replace(record.rounds[number % 3], dealer=number % 3) for number in range(39))
    pages = words(printed(replace(record, rounds=rounds), "letter"))
    assert sum(page.count("♣") for page in pages) == 13
    assert text("print-legend", "en") in pages[0]


def test_a_dealer_is_known_by_a_letter_or_a_number() -> None:
    """The letter where all are different, else numbers that stand beside the names too."""
    assert marks(NAMES) == ("A", "B", "Ε", "Ж")
    [said] = words(printed(pad(names=("Ada", "Anna", "Cy"), rounds=1)))
    assert "1 Ada" in said
    assert "2 Anna" in said


def test_lines_of_the_chart_differ_without_colour() -> None:
    """Each seat has dashes of its own, and names do not lie over each other."""
    assert len({dashes for _, dashes in STYLES}) == 6
    heights = spread({0: 10.0, 1: 10.0, 2: 10.0}, 50.0)
    assert len({round(y) for y in heights.values()}) == 3
    flat = plot_of(Box(0, 0, 10, 10), [[0], [0]])
    assert flat.at(0, 0) == (0, 10)


@pytest.mark.parametrize("face", Face)
def test_the_fonts_have_all_letters_that_are_said(face: Face) -> None:
    """Texts of both languages, Central Europe, Greece, Cyrillic, Vietnam, and the four suits."""
    known = {sign for name in face.value for sign in font(name).face.charToGlyph}
    said = (
        "".join(_catalogue(lang) for lang in LANGUAGES)
        + "ŁĄęőűřťžđșțİğŞ Ωώάς Яйёєїґ ếữọ ♣♦♥♠ – − …"
    )
    assert not [sign for sign in said if sign.isprintable() and ord(sign) not in known]


def _catalogue(lang: str) -> str:
    keys = ("print-legend", "print-packs-check", "print-wheels-how", "print-coins-how")
    return "".join(text(key, lang) for key in keys)


def test_what_there_is_not_is_told_with_what_there_is() -> None:
    """In the reader's language, by whoever tells it."""
    with pytest.raises(ForetellError, match="'a3' is no paper: a4 letter"):
        paper_named("a3")
    with pytest.raises(ForetellError, match="large small"):
        blank_sheets(preset("standard", 4), "huge", paper_named("a4"), "en")
