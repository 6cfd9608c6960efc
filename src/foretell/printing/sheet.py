"""A score sheet as values: what stands on it, blank or filled, before anybody draws it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from foretell.base.i18n import text
from foretell.rules.explain import explain
from foretell.rules.plan import known_rounds, play_off_cards, round_sizes, trump_before
from foretell.rules.presets import name_of
from foretell.rules.value import Rules

Numbers = tuple[int | None, ...]

OPEN_ROUNDS: Final = 20
"""Rows of a sheet whose game ends by a score and not after so many rounds."""
POINTS: Final = 5
"""The place of the points among the sections of explained rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedRow:
    """A round: its number, its cards, who deals, the trump, and a number for each seat.

    ``trump`` is a suit's letter, ``none`` for no trump, empty where it is still to be written.
    """

    number: str
    cards: int | None = None
    dealer: int | None = None
    trump: str = ""
    bids: Numbers = ()
    won: Numbers = ()
    points: Numbers = ()
    scores: Numbers = ()
    revoked: int | None = None
    is_play_off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedSheet:
    """Title and lines above and below, a column for each seat, and a row for each round."""

    title: str
    about: str
    names: tuple[str, ...]
    rows: tuple[PrintedRow, ...]
    notes: tuple[str, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def is_blank(self) -> bool:
        """Whether it is still to be written on."""
        return not any(self.names)

    def part(self, first: int, last: int) -> PrintedSheet:
        """A sheet with some of the rows of this one."""
        return replace(self, rows=self.rows[first:last])


def blank_sheet(rules: Rules, lang: str) -> PrintedSheet:
    """The sheet of a game that is still to be played.

    >>> from foretell.rules.presets import preset
    >>> sheet = blank_sheet(preset("standard", 6), "en")
    >>> len(sheet.rows), sheet.rows[-1].cards, sheet.rows[-1].trump
    (10, 10, 'none')
    """
    rows = [_blank_row(rules, number, size) for number, size in enumerate(_sizes(rules), start=1)]
    if cards := play_off_cards(rules):
        rows.append(PrintedRow(number="+", cards=cards, is_play_off=True))
    return PrintedSheet(
        title=text("print-title", lang),
        about=_rules_name(rules, lang),
        names=("",) * rules.players,
        rows=tuple(rows),
        notes=(text("print-legend", lang), " ".join(explain(rules, lang)[POINTS].sentences)),
    )


def _sizes(rules: Rules) -> tuple[int, ...]:
    """The cards of each row; where nobody knows how many rounds come, of a page full of them."""
    sizes = round_sizes(rules)
    return sizes if known_rounds(rules) else (*sizes, *sizes[-1:] * OPEN_ROUNDS)[:OPEN_ROUNDS]


def _blank_row(rules: Rules, number: int, size: int) -> PrintedRow:
    trump = trump_before(rules, number, size) or ""
    return PrintedRow(number=str(number), cards=size, trump=trump)


def rules_said(rules: Rules, lang: str) -> str:
    """What some rules are called: as somebody calls them, by their preset, or nothing."""
    known = name_of(rules)
    return rules.name or (text(f"preset-title-{known}", lang) if known else "")


def _rules_name(rules: Rules, lang: str) -> str:
    """The line that says so; none for the usual ones."""
    is_usual = not rules.name and name_of(rules) == "standard"
    said = "" if is_usual else rules_said(rules, lang)
    return text("print-rules", lang, rules=said) if said else ""


def marks(names: tuple[str, ...]) -> tuple[str, ...]:
    """What stands for each seat in the dealer's circle: a first letter, or the seat's number.

    >>> marks(("Ada", "Bo", "Cy")), marks(("Ada", "Anna", "Cy"))
    (('A', 'B', 'C'), ('1', '2', '3'))
    """
    letters = Counter(name[:1].upper() for name in names)
    if all(name for name in names) and max(letters.values()) == 1:
        return tuple(name[:1].upper() for name in names)
    return tuple(str(seat) for seat, _ in enumerate(names, start=1))
