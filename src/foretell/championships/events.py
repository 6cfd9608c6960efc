"""The events as data: `champions.toml`, read once."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from foretell.base.i18n import text


class Championship(NamedTuple):
    """One event; places and nations are words of the catalogue."""

    year: int
    city: str
    country: str
    champion: str
    nation: str

    def place(self, lang: str) -> str:
        """Where it was, in a language.

        >>> championships()[2].place("de")
        'Wien, Österreich'
        """
        city, country = text(f"history-city-{self.city}", lang), country_name(self.country, lang)
        return f"{city}, {country}"


def country_name(country: str, lang: str) -> str:
    """A country in a language.

    >>> country_name("greece", "de")
    'Griechenland'
    """
    return text(f"history-country-{country}", lang)


def championships() -> tuple[Championship, ...]:
    """All events, the first one first.

    >>> [one.champion for one in championships() if one.year in (2010, 2024)]
    ['Josef Sigl', 'Spyros Keramas']
    """
    return tuple(Championship(**one) for one in _data()["events"])


def cancelled_years() -> tuple[int, ...]:
    """The years in which there was none.

    >>> cancelled_years()
    (2020, 2021)
    """
    return tuple(_data()["cancelled"])


def titles_of_nations() -> dict[str, int]:
    """How many titles each nation has, the most first; equal ones by who had one first.

    >>> list(titles_of_nations().items())[0]
    ('austria', 4)
    """
    return dict(Counter(one.nation for one in championships()).most_common())


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("champions.toml").read_text(encoding="utf-8"))
