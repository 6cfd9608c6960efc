"""Scoring as a table of rules writes it (record.md): a word, or what differs."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any, Final

from foretell.rules.axes import Scoring
from foretell.rules.points import POINTS
from foretell.rules.refusing import key_text, refused, toml_text

_PAIRS: Final = frozenset(row.name for row in POINTS if isinstance(row.sample, tuple))
_TOLD: Final = frozenset(row.name for row in POINTS)
KEYS: Final = tuple(axis.name for axis in fields(Scoring) if axis.name in _TOLD)
_WORDS: Final = {"standard": Scoring(), "flat": Scoring(flat=True)}
_BY_SIZE: Final = re.compile(r"(-?\d{1,9}) ([+-]) (?:(\d{1,9}) \* )?size")


def parse_last(value: object, key: str = "zero_last") -> tuple[int, int]:
    """Points that grow with the cards: a number, or one and so many for each card.

    Raises:
        BadRules: the value is neither.

    >>> parse_last("20 + size"), parse_last("20 + 2 * size"), parse_last(30)
    ((20, 1), (20, 2), (30, 0))
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value, 0
    found = _BY_SIZE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise refused("no-last", f"scoring.{key}", value=toml_text(value))
    base, sign, times = found.groups()
    return int(base), int(f"{sign}{times or 1}")


def last_value(last: tuple[int, int]) -> int | str:
    """What a table writes for the last round; the inverse of :func:`parse_last`.

    >>> last_value((20, 1)), last_value((20, -2))
    ('20 + size', '20 - 2 * size')
    """
    base, each = last
    if each == 0:
        return base
    times = "" if abs(each) == 1 else f"{abs(each)} * "
    return f"{base} {'+' if each > 0 else '-'} {times}size"


def _parse_points(key: str, value: object) -> int | tuple[int, int]:
    if key not in KEYS:
        raise refused("no-scoring-key", f"scoring.{key_text(key)}", allowed=" ".join(KEYS))
    if key in _PAIRS:
        return parse_last(value, key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise refused("no-number", f"scoring.{key}", value=toml_text(value))
    return value


def parse_scoring(value: object, base: Scoring) -> Scoring:
    """The scoring of a table; a key left out stays as in ``base``, its preset's scoring.

    Raises:
        BadRules: no such word, key or value.

    >>> parse_scoring({"missed": -20}, Scoring()).missed
    -20
    """
    if isinstance(value, str) and value in _WORDS:
        return _WORDS[value]
    if not isinstance(value, dict):
        raise refused("no-scoring", "scoring", value=toml_text(value))
    start = replace(base, flat=False)
    points: dict[str, Any] = {key: _parse_points(key, said) for key, said in value.items()}
    return replace(start, **points)


def scoring_value(scoring: Scoring, base: Scoring) -> str | dict[str, Any] | None:
    """What a table writes to get a scoring from ``base``; ``None`` where no table can.

    >>> scoring_value(Scoring(missed=-20), Scoring()), scoring_value(Scoring(), Scoring(grail=5))
    ({'missed': -20}, 'standard')
    """
    for word, meant in _WORDS.items():
        if scoring == meant:
            return word
    points: dict[str, Any] = {}
    for key in KEYS:
        value = getattr(scoring, key)
        if value == getattr(base, key):
            continue
        if value is None:
            return None
        points[key] = last_value(value) if key in _PAIRS else value
    return points
