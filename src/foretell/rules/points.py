"""The numbers of the scoring: a row for each, with all there is to know of it (rules 11).

Checks, files, words, the page's builder, docs and tests read these rows; a number of
:class:`~foretell.rules.axes.Scoring` without a row is refused when this file is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from foretell.base.i18n import text
from foretell.rules.axes import HOUSE, Scoring
from foretell.rules.phrases import points_text

MOST_POINTS: Final = 1_000_000
"""No rule gives or asks for more points than this (docs/rulings.md)."""

PointsSaid = Callable[[Scoring, str], list[str]]
"""What a number says about a scoring in a language."""


def usual_points(name: str) -> Any:
    """What a number of the scoring is in the base game.

    >>> usual_points("missed")
    -10
    """
    return getattr(Scoring(), name)


def _unusual(name: str) -> PointsSaid:
    """Says a number where it is not the usual one, by the text ``rules-scoring-<name>``."""

    def say(scoring: Scoring, lang: str) -> list[str]:
        value = getattr(scoring, name)
        if value == usual_points(name):
            return []
        return [text(f"rules-scoring-{name}", lang, points=points_text(value))]

    return say


def _met(scoring: Scoring, lang: str) -> list[str]:
    made, trick = points_text(scoring.made), points_text(scoring.trick)
    return [text("rules-scoring-met", lang, made=made, trick=trick)]


def _missed(scoring: Scoring, lang: str) -> list[str]:
    return [text("rules-scoring-missed", lang, missed=points_text(scoring.missed))]


def _zero(scoring: Scoring, lang: str) -> list[str]:
    if scoring.zero == scoring.made:
        return []
    return [text("rules-scoring-zero", lang, points=points_text(scoring.zero))]


def _zero_last(scoring: Scoring, lang: str) -> list[str]:
    if scoring.zero_last is None:
        return []
    base, each = scoring.zero_last
    words = {"points": points_text(base), "by": points_text(each)}
    return [text("rules-scoring-zero_last", lang, each=each, **words)]


@dataclass(frozen=True, slots=True)
class PointsRow:
    """One number of the scoring: where it comes from, a value to try, and what it says.

    It goes from ``-most`` to ``most``; one whose usual value is ``None`` may have none of its own.
    ``say`` is the sentence where ``rules-scoring-<name>`` with ``points`` is not enough.

    >>> POINTS[0].name, POINTS[0].label("en"), POINTS[0].said(Scoring(made=25), "en")[0][:30]
    ('made', 'A bid met', 'A bid met exactly scores 25, a')
    """

    name: str
    source: str
    sample: Any
    say: PointsSaid | None = None
    most: int = MOST_POINTS

    def said(self, scoring: Scoring, lang: str) -> list[str]:
        """The sentences on this number."""
        return (self.say or _unusual(self.name))(scoring, lang)

    def label(self, lang: str) -> str:
        """What the number is called where somebody chooses it."""
        return text(f"builder-points-{self.name}", lang)

    def fits(self, value: object) -> bool:
        """Whether a value is within the number's range."""
        if value is None:
            return usual_points(self.name) is None
        is_pair = isinstance(self.sample, tuple)
        parts = value if is_pair and isinstance(value, tuple) and len(value) == 2 else (value,)
        return len(parts) == 1 + is_pair and all(map(self._is_good, parts))

    def _is_good(self, part: object) -> bool:
        return isinstance(part, int) and not isinstance(part, bool) and abs(part) <= self.most


POINTS: Final = (
    PointsRow("made", "1.11", 25, _met),
    PointsRow("trick", "1.11", 5, _met),
    PointsRow("zero", HOUSE, 5, _zero),
    PointsRow("zero_over_4", "Camelot", 25),
    PointsRow("zero_last", "Camelot", (20, 1), _zero_last),
    PointsRow("grail", "Camelot", 20),
    PointsRow("missed", "1.11", -20, _missed),
)
"""Every number of the scoring, in the order in which they are told."""

WITHOUT_ROW: Final = {one.name for one in fields(Scoring)} - {row.name for row in POINTS} - {"flat"}
if WITHOUT_ROW:
    raise TypeError(f"numbers of the scoring without a row in foretell.rules.points: {WITHOUT_ROW}")


def points_sentences(scoring: Scoring, lang: str) -> list[str]:
    """What a scoring says, number by number.

    >>> points_sentences(Scoring(grail=20), "en")[-1]
    'A bid missed scores −10 for each trick too many or too few.'
    """
    if scoring.flat:
        return [text("rules-scoring-flat", lang)]
    return list(dict.fromkeys(said for row in POINTS for said in row.said(scoring, lang)))


def points_sample(name: str) -> Scoring:
    """A scoring with a number that is not the usual one."""
    samples = {row.name: row.sample for row in POINTS}
    chosen: dict[str, Any] = {name: samples[name]}
    return Scoring(**chosen)
