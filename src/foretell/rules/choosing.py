"""Every axis as something to choose from: its kind, its members and ranges, a sentence for each.

This is what a page or a terminal needs to offer own rules, without knowing any rule itself. Values
are written as a table of rules writes them (record.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from foretell.cards import CAMELOT_CARDS, card_name, deck_order
from foretell.i18n import text
from foretell.rules.axes import MAX_HAND, Rules, Sizes
from foretell.rules.explain import SECTIONS
from foretell.rules.ranges import MOST_POINTS, NUMBERS
from foretell.rules.scoring_table import KEYS, last_value
from foretell.rules.selectors import Selector
from foretell.rules.toml import axis_default, axis_value

DECKS: Final = (60, 36)
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

EXAMPLES: Final = {"aside": 3, "rounds": 5, "eliminate": 2, "target": 100}
"""A number to begin with, where an axis has one."""

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
class Axis:
    """An axis to choose on.

    ``kind``: ``one`` of the options; ``by-round``, an option for each choice of rounds; ``rounds``,
    a choice of rounds; ``number`` from ``low`` to ``high``, 0 as its option says, or ``example``;
    ``cards``, any of ``cards`` (by deck, if decks differ); ``sizes``, an option or a list of
    numbers; ``scoring``, an option or a number for each of ``keys``.
    """

    name: str
    kind: str
    usual: Any
    options: list[Option] = field(default_factory=list)
    low: int = 0
    high: int = 0
    example: int = 0
    cards: dict[str, list[str]] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """A section of axes that belong together."""

    name: str
    title: str
    axes: list[Axis]


def choosable(lang: str = "en") -> list[Part]:
    """Every axis in the order in which rules are told, but for the number of players.

    >>> axis = choosable()[4].axes[0]
    >>> axis.name, axis.kind, [option.value for option in axis.options]
    ('exchange', 'one', ['none', 'pass-one', 'pull-one'])
    """
    return [
        Part(
            name,
            text(f"rules-section-{name}", lang),
            [_axis(axis, lang) for axis in axes if axis != "players"],
        )
        for name, axes in SECTIONS.items()
    ]


def points_of(rules: Rules) -> dict[str, Any]:
    """Every number of a scoring as a table writes it; ``None`` where it has none of its own.

    >>> from foretell.rules.presets import preset
    >>> points_of(preset("camelot"))["made"], points_of(preset("camelot"))["zero_last"]
    (20, '20 + size')
    """
    scoring = rules.scoring
    said = {key: getattr(scoring, key) for key in KEYS}
    last = scoring.zero_last
    return {**said, "zero_last": None if last is None else last_value(last)}


def _axis(name: str, lang: str) -> Axis:
    usual = axis_value(name, axis_default(name))
    special = _SPECIAL.get(name)
    if special:
        return special(name, usual, lang)
    default = axis_default(name)
    if isinstance(default, Selector):
        return Axis(name, "rounds", usual, [Option("never", text(f"rules-{name}-never", lang))])
    if name in NUMBERS:
        none = Option(0, text(f"rules-{name}-0", lang))
        return Axis(name, "number", usual, [none], *NUMBERS[name], EXAMPLES[name])
    if isinstance(default, tuple):
        return Axis(name, "by-round", usual, _members(name, type(default[0][1]), lang))
    if isinstance(default, Enum):
        return Axis(name, "one", usual, _members(name, type(default), lang))
    switch = [_option(name, value, lang) for value in (default, not default)]
    return Axis(name, "one", usual, switch)


def _option(name: str, value: Any, lang: str) -> Option:
    written = value.value if isinstance(value, Enum) else value
    when = text("rules-when-chosen", lang)  # for the sentences that speak of chosen rounds
    return Option(
        written, text(f"rules-{name}-{str(written).lower()}", lang, when=when, kind="from")
    )


def _members(name: str, kind: type[Enum], lang: str) -> list[Option]:
    return [_option(name, member, lang) for member in kind]


def _numbered(name: str, usual: Any, lang: str) -> Axis:
    values = DECKS if name == "deck" else range(NUMBERS[name][1] + 1)
    return Axis(name, "one", usual, [_option(name, value, lang) for value in values])


def _added(name: str, usual: Any, lang: str) -> Axis:
    options = [Option(card, text(f"rules-add-{card}", lang)) for card in CAMELOT_CARDS]
    return Axis(name, "cards", usual, options, cards={"": list(CAMELOT_CARDS)})


def _printed(name: str, usual: Any, _lang: str) -> Axis:
    cards = {str(deck): [card_name(card, deck) for card in deck_order(deck)] for deck in DECKS}
    return Axis(name, "cards", usual, cards=cards)


def _sizes(name: str, usual: Any, lang: str) -> Axis:
    options = [Option(one.value, text(f"rules-plan-{one.value}", lang)) for one in Sizes]
    return Axis(name, "sizes", usual, options, low=1, high=MAX_HAND)


def _scoring(name: str, usual: Any, lang: str) -> Axis:
    options = [Option(word, text(f"rules-scoring-{word}", lang)) for word in ("standard", "flat")]
    return Axis(name, "scoring", usual, options, -MOST_POINTS, MOST_POINTS, keys=list(KEYS))


_SPECIAL: Final = {
    "deck": _numbered,
    "dummies": _numbered,
    "add": _added,
    "drop": _printed,
    "cancels": _printed,
    "sizes": _sizes,
    "scoring": _scoring,
}
