"""The champions: every year once, and the same in the data, the texts and the page of docs."""

from __future__ import annotations

import pytest
from tests.house.source import ROOT

from foretell.base.i18n import LANGUAGES, catalogue
from foretell.championships import cancelled_years, championships, titles_of_nations
from foretell.championships.events import country_name


def test_every_year_has_a_champion_or_was_cancelled() -> None:
    """From the first on, none twice."""
    years = sorted([*(one.year for one in championships()), *cancelled_years()])
    assert years == list(range(2010, 2025))
    assert sum(titles_of_nations().values()) == len(championships()) == 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_and_nations_have_a_name_in_every_language(lang: str) -> None:
    """In that language itself, not in English for want of one."""
    for one in championships():
        keys = [f"history-city-{one.city}"]
        keys += [f"history-country-{country}" for country in (one.country, one.nation)]
        assert all(catalogue(lang).has(key) for key in keys)


def test_the_page_of_docs_says_the_same() -> None:
    """A row for each year, in order."""
    rows = {year: f"| {year} | cancelled | | |" for year in cancelled_years()}
    for one in championships():
        nation = country_name(one.nation, "en")
        rows[one.year] = f"| {one.year} | {one.place('en')} | {one.champion} | {nation} |"
    page = (ROOT / "docs" / "history.md").read_text(encoding="utf-8")
    assert "\n".join(rows[year] for year in sorted(rows)) in page
