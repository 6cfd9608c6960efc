"""Every axis as something to choose from: its kind, its members and ranges, a sentence for each.

This is what a page or a terminal needs to offer own rules, without knowing any rule itself. Values
are written as a table of rules writes them (record.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS, card_name, deck_order
from foretell.rules.axes import SMYRNA, Twist
from foretell.rules.points import POINTS, PointsRow
from foretell.rules.rows import AxisKind, AxisRow
from foretell.rules.scoring_table import KEYS, last_value
from foretell.rules.sentences import option_text
from foretell.rules.table import ROWS, SECTIONS
from foretell.rules.toml import axis_value
from foretell.rules.twists import twists_text
from foretell.rules.value import Rules

GROUPS: Final = {
    "first": ("standard", "quick", "junior", "up-and-down"),
    "bids": (
        *("hidden", "delayed", "screw-the-dealer", "hidden-notequal", "canadian", "hardcore"),
        *("jester-bid", "third-time", "forehead", "last-card-up"),
    ),
    "cards": (
        *("magic", "camelot", "tricksy", "gizzard-fester", "all-wizards-all-jesters"),
        *("uber-wizard", "smyrna"),
    ),
    "turns": (
        *("pass-one", "pull-one", "saboteur", "saboteur-spoils", "flat-points", "maximus"),
        *("nannie", "nannie-3"),
    ),
    "tournaments": ("bsw-tournament", "german-championship-2008"),
    "few": ("two-player", "solitaire"),
}
"""The presets by what they change, to be found easily."""

FORMS: Final = {
    "always": "always",
    "never": "never",
    "first": "first",
    "last": "last",
    "round": "round #",
    "rounds": "rounds #-#",
    "from": "rounds #-",
    "every": "every #",
    "size-is": "size = #",
    "size-from": "size >= #",
}
"""How choices of rounds are written; ``#`` is a number."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value of an axis as a table writes it, and what it says."""

    value: Any
    text: str


@dataclass(frozen=True, slots=True)
class NumberKey:
    """A number of the scoring from ``low`` to ``high``; ``by-size`` may grow with the cards."""

    name: str
    label: str
    low: int
    high: int
    kind: str


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis to choose on.

    ``kind``: ``one`` of the options; ``by-round``, an option for each choice of rounds; ``rounds``,
    a choice of rounds; ``number`` from ``low`` to ``high``, 0 as its option says, or ``example``;
    ``cards``, any of ``cards`` (by deck, if decks differ); ``sizes``, an option or a list of
    numbers; ``scoring``, an option or a number for each of ``keys``; ``twists``, an option or some
    of ``several``.
    """

    name: str
    kind: str
    usual: Any
    label: str
    options: list[Option] = field(default_factory=list)
    low: int = 0
    high: int = 0
    example: int = 0
    cards: dict[str, list[str]] = field(default_factory=dict)
    keys: list[NumberKey] = field(default_factory=list)
    several: list[Option] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class AxisSection:
    """A section of axes that belong together."""

    name: str
    title: str
    axes: list[Axis]


def choosable(lang: str = "en") -> list[AxisSection]:
    """Every axis in the order in which rules are told, but for the number of players.

    >>> axis = choosable()[4].axes[0]
    >>> axis.name, axis.kind, [option.value for option in axis.options]
    ('exchange', 'by-round', ['none', 'pass-one', 'pull-one'])
    """
    return [
        AxisSection(
            name,
            text(f"rules-section-{name}", lang),
            [_axis(row, lang) for row in rows if row.name != "players"],
        )
        for name, rows in SECTIONS.items()
    ]


def points_of(rules: Rules) -> dict[str, Any]:
    """Every number of a scoring as a table writes it; ``None`` where it has none of its own.

    >>> from foretell.rules.presets import preset
    >>> points_of(preset("camelot"))["made"], points_of(preset("camelot"))["zero_last"]
    (20, '20 + size')
    """
    scoring = rules.scoring
    said = {key: getattr(scoring, key) for key in KEYS}
    return {key: last_value(one) if isinstance(one, tuple) else one for key, one in said.items()}


def _axis(row: AxisRow, lang: str) -> Axis:
    usual = axis_value(row.name, row.standard)
    return _CHOSEN[row.kind](Axis(row.name, row.kind.value, usual, row.label(lang)), row, lang)


def _option(row: AxisRow, value: Any, lang: str) -> Option:
    return Option(axis_value(row.name, value), option_text(row.name, value, lang))


def _switch(axis: Axis, row: AxisRow, lang: str) -> Axis:
    options = [_option(row, value, lang) for value in (row.standard, not row.standard)]
    return replace(axis, kind="one", options=options)


def _members(axis: Axis, row: AxisRow, lang: str) -> Axis:
    return replace(axis, options=[_option(row, member, lang) for member in row.members])


def _rounds(axis: Axis, row: AxisRow, lang: str) -> Axis:
    return replace(axis, options=[_option(row, row.standard, lang)])


def _amount(axis: Axis, row: AxisRow, lang: str) -> Axis:
    return replace(axis, kind="one", options=[_option(row, one, lang) for one in row.amounts])


def _number(axis: Axis, row: AxisRow, lang: str) -> Axis:
    none = _option(row, row.standard, lang)
    return replace(axis, options=[none], low=row.low, high=row.high, example=row.listed[0])


def _cards(axis: Axis, row: AxisRow, lang: str) -> Axis:
    if row.name == "add":
        options = [Option(card, text(f"rules-add-{card}", lang)) for card in CAMELOT_CARDS]
        return replace(axis, options=options, cards={"": list(CAMELOT_CARDS)})
    decks = ROWS["deck"].amounts
    return replace(
        axis,
        cards={str(deck): [card_name(card, deck) for card in deck_order(deck)] for deck in decks},
    )


def _sizes(axis: Axis, row: AxisRow, lang: str) -> Axis:
    options = [Option(one.value, text(f"rules-plan-{one.value}", lang)) for one in row.members]
    return replace(axis, options=options, low=row.low, high=row.high)


def _twists(axis: Axis, row: AxisRow, lang: str) -> Axis:
    none = Option("none", option_text(row.name, "none", lang))
    several = [Option(one.value, text(f"rules-twist-of-{one.value}", lang)) for one in Twist]
    named = Option("smyrna", twists_text(SMYRNA, lang))
    return replace(axis, options=[none, named], several=several)


def _scoring(axis: Axis, row: AxisRow, lang: str) -> Axis:
    words = [Option(word, text(f"rules-{row.name}-{word}", lang)) for word in ("standard", "flat")]
    rows = sorted(POINTS, key=lambda number: KEYS.index(number.name))
    return replace(axis, options=words, keys=[_key(number, lang) for number in rows])


def _key(row: PointsRow, lang: str) -> NumberKey:
    grows = isinstance(row.sample, tuple)
    return NumberKey(
        row.name, row.label(lang), -row.most, row.most, "by-size" if grows else "number"
    )


_CHOSEN: Final = {
    AxisKind.ONE: _members,
    AxisKind.BY_ROUND: _members,
    AxisKind.ROUNDS: _rounds,
    AxisKind.SWITCH: _switch,
    AxisKind.AMOUNT: _amount,
    AxisKind.NUMBER: _number,
    AxisKind.CARDS: _cards,
    AxisKind.SIZES: _sizes,
    AxisKind.TWISTS: _twists,
    AxisKind.SCORING: _scoring,
}
"""What there is to choose on each kind of axis."""
