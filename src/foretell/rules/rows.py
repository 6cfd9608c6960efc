"""What a row of the table of axes (:mod:`foretell.rules.table`) is, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Final

from foretell.base.i18n import text
from foretell.rules import sentences
from foretell.rules.axes import Axes, AxisValue, Scoring, Sizes, axis_default
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.sentences import Sentences


class AxisKind(Enum):
    """What an axis has for a value, and so how it is checked, written, chosen and told."""

    ONE = "one"  # one of some values
    BY_ROUND = "by-round"  # one of some values, round by round
    ROUNDS = "rounds"  # a choice of rounds
    SWITCH = "switch"  # yes or no
    AMOUNT = "amount"  # one of a few numbers
    NUMBER = "number"  # a number of a range, 0 for none
    CARDS = "cards"  # a list of cards
    SIZES = "sizes"  # a plan, or a list of numbers
    TWISTS = "twists"  # any of some values, together
    SCORING = "scoring"  # points: two words, or numbers


USUAL_SENTENCES: Final[dict[AxisKind, Callable[[str], Sentences]]] = {
    AxisKind.ONE: sentences.unusual,
    AxisKind.SWITCH: sentences.unusual,
    AxisKind.BY_ROUND: sentences.unusual_by_round,
    AxisKind.ROUNDS: sentences.in_rounds,
    AxisKind.NUMBER: sentences.number,
}
"""What axes say that have no sentences of their own."""
SOME_ROUNDS: Final = (ALWAYS, Selector("size-from", 2), Selector("every", 2))


@dataclass(frozen=True, kw_only=True)
class AxisRow:
    """An axis: where it is told, its range, values to try, sources, sentences and a note.

    A number goes from ``low`` to ``high``, or is one of ``amounts``; a value may also be some of
    ``several``. ``listed`` are values to try
    beside the standard one; members of an enumeration need not be listed, and ``only`` says in
    which rounds one can hold that cannot hold in all. ``sources`` are those of the standard value
    and of the listed ones, in their order; members know their own. ``needs`` is what else rules
    must say to have a value. ``say`` is for an axis whose sentences do not follow from its kind.

    >>> AxisRow(name="aside", section="table", high=60, listed=(3,)).values
    (0, 3)
    """

    name: str
    section: str
    low: int = 0
    high: int = 0
    amounts: tuple[int, ...] = ()
    listed: tuple[Any, ...] = ()
    only: Mapping[Any, Selector] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    several: type[Enum] | None = None
    needs: Callable[[Any], Mapping[str, Any]] = lambda _: {}
    say: Sentences | None = None
    note: str = ""

    @cached_property
    def standard(self) -> Any:
        """The base game's value."""
        return axis_default(self.name)

    @cached_property
    def kind(self) -> AxisKind:
        """What the axis has for a value."""
        if self.several:
            return AxisKind.TWISTS
        return _kind(self.standard, is_amount=bool(self.amounts))

    @cached_property
    def members(self) -> type[Enum]:
        """The enumeration whose members its values are."""
        standard = self.standard
        return type(standard[0][1]) if self.kind is AxisKind.BY_ROUND else type(standard)

    @cached_property
    def values(self) -> tuple[Any, ...]:
        """The standard value and those to try beside it: all there are, or samples."""
        standard = self.standard
        return (standard, *(one for one in self._tried() if one != standard))

    def _tried(self) -> tuple[Any, ...]:
        if self.kind in (AxisKind.ONE, AxisKind.SIZES):
            return (*self.members, *self.listed)
        if self.kind is AxisKind.BY_ROUND:
            return tuple(map(self._in_rounds, self.members))
        if self.kind is AxisKind.SWITCH:
            return (False, True)
        return SOME_ROUNDS if self.kind is AxisKind.ROUNDS else self.listed

    def _in_rounds(self, member: Enum) -> Any:
        where = self.only.get(member)
        return ((ALWAYS, member),) if where is None else ((where, member), *self.standard)

    def source_of(self, value: Any) -> str:
        """Where a value comes from: a member knows, a listed one has its own."""
        if isinstance(value, AxisValue):
            return value.source
        return self.sources[(*self.listed,).index(value)]

    def sentences(self, rules: Axes, lang: str) -> list[str]:
        """What the axis says about rules."""
        return (self.say or USUAL_SENTENCES[self.kind](self.name))(rules, lang)

    def label(self, lang: str) -> str:
        """What the axis is called where somebody chooses."""
        return text(f"builder-axis-{self.name}", lang)

    def chosen(self, value: Any) -> dict[str, Any]:
        """A value of the axis by its name, and what it needs of others."""
        return {**self.needs(value), self.name: value}


def _kind(standard: Any, *, is_amount: bool) -> AxisKind:
    if isinstance(standard, Sizes | Scoring):
        return AxisKind.SIZES if isinstance(standard, Sizes) else AxisKind.SCORING
    if isinstance(standard, bool):
        return AxisKind.SWITCH
    if isinstance(standard, int):
        return AxisKind.AMOUNT if is_amount else AxisKind.NUMBER
    if isinstance(standard, tuple):
        return AxisKind.BY_ROUND if standard else AxisKind.CARDS
    return AxisKind.ROUNDS if isinstance(standard, Selector) else AxisKind.ONE
