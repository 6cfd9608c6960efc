"""Every value of every axis: as a table writes it, what it says, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from foretell.base.i18n import text
from foretell.rules import table
from foretell.rules.points import POINTS, points_sample
from foretell.rules.refusing import toml_text
from foretell.rules.rows import AxisKind, AxisRow
from foretell.rules.sentences import option_text
from foretell.rules.table import ROWS
from foretell.rules.toml import axis_value
from foretell.rules.value import Rules

AXES: Final = tuple(row.name for row in table.AXES if row.name != "players")
"""The keys of a table of rules, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value of an axis: as a table writes it, its sentence, its source."""

    written: str
    sentence: str
    source: str


def _written(row: AxisRow, value: Any) -> str:
    said = axis_value(row.name, value)
    return said if isinstance(said, str) else toml_text(said)


def _members(row: AxisRow, lang: str) -> Iterator[Value]:
    for member in row.members:
        yield Value(str(member.value), option_text(row.name, member, lang), row.source_of(member))


def _switch(row: AxisRow, lang: str) -> Iterator[Value]:
    for value, source in zip(row.values, row.sources, strict=True):
        yield Value(_written(row, value), option_text(row.name, value, lang), source)


def _rounds(row: AxisRow, lang: str) -> Iterator[Value]:
    usual, chosen = row.sources
    yield Value("never", option_text(row.name, row.standard, lang), usual)
    when = text("rules-when-chosen", lang)
    key = "uneven_at-bid" if row.name == "uneven" else row.name
    yield Value("a selector", text(f"rules-{key}", lang, when=when, kind="from"), chosen)


def _samples(row: AxisRow, lang: str) -> Iterator[Value]:
    """The standard value, and samples with what they add to its sentences."""
    is_list = row.kind in (AxisKind.CARDS, AxisKind.TWISTS)
    word = "none" if is_list else row.standard
    usual = option_text(row.name, word, lang)
    for value, source in zip(row.values, row.sources, strict=True):
        said = usual if value == row.standard else _added(row, value, lang)
        yield Value(_written(row, value), said, source)


def _added(row: AxisRow, value: Any, lang: str) -> str:
    """The last sentence of a value that the standard one does not say."""
    before = row.sentences(Rules(**row.chosen(row.standard)), lang)
    return [said for said in row.sentences(Rules(**row.chosen(value)), lang) if said not in before][
        -1
    ]


def _sizes(row: AxisRow, lang: str) -> Iterator[Value]:
    for value in row.values:
        sentence = row.sentences(Rules(**row.chosen(value)), lang)[0]
        yield Value(_written(row, value), sentence, row.source_of(value))


def _scoring(row: AxisRow, lang: str) -> Iterator[Value]:
    for word, source in zip(("standard", "flat"), row.sources, strict=True):
        yield Value(word, text(f"rules-scoring-{word}", lang), source)
    for number in POINTS:
        said = number.said(points_sample(number.name), lang)
        yield Value(number.name, said[0], number.source)


_VALUES: Final = {
    AxisKind.ONE: _members,
    AxisKind.BY_ROUND: _members,
    AxisKind.ROUNDS: _rounds,
    AxisKind.SWITCH: _switch,
    AxisKind.AMOUNT: _samples,
    AxisKind.NUMBER: _samples,
    AxisKind.CARDS: _samples,
    AxisKind.SIZES: _sizes,
    AxisKind.TWISTS: _samples,
    AxisKind.SCORING: _scoring,
}


def values_of(axis: str, lang: str = "en") -> list[Value]:
    """The values of an axis, the standard one first; samples where there are many.

    >>> [value.written for value in values_of("dealer_role")]
    ['none', 'saboteur', 'spoils']
    """
    row = ROWS[axis]
    return list(_VALUES[row.kind](row, lang))
