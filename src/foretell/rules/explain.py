"""A set of rules in plain sentences, in the reader's language, generated from its axes."""

from __future__ import annotations

from dataclasses import dataclass

from foretell.base.i18n import text
from foretell.rules.table import SECTIONS
from foretell.rules.value import Rules


@dataclass(frozen=True, slots=True)
class Section:
    """A title and the sentences below it."""

    title: str
    sentences: tuple[str, ...]


def explain(rules: Rules, lang: str = "en") -> list[Section]:
    """What a set of rules says, as sections of plain sentences.

    Axes that say what everybody expects are left out; every other value has its sentence.

    >>> explain(Rules(players=3))[1].sentences[0]
    '20 rounds: one card each in the first, then one more in every round, 20 in the last.'
    """
    sections = []
    for name, rows in SECTIONS.items():
        said = tuple(sentence for row in rows for sentence in row.sentences(rules, lang))
        sections.append(Section(text(f"rules-section-{name}", lang), said))
    return sections
