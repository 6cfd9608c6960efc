"""Every value of every axis: as a table writes it, what it says, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from foretell.cards import CAMELOT_CARDS
from foretell.i18n import text
from foretell.rules.axes import MAX_ROUNDS, Rules, Sizes
from foretell.rules.explain import SECTIONS
from foretell.rules.selectors import NEVER
from foretell.rules.sources import SOURCES
from foretell.rules.toml import axis_default

AXES: Final = tuple(axis for axes in SECTIONS.values() for axis in axes if axis != "players")
"""The keys of a table of rules, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value of an axis: as a table writes it, its sentence, its source."""

    written: str
    sentence: str
    source: str


def _sizes(lang: str) -> list[tuple[str, str]]:
    say = SECTIONS["rounds"]["sizes"]
    rounds = {member: 5 if member is Sizes.ALL else 0 for member in Sizes}
    made = {member.value: Rules(sizes=member, rounds=rounds[member]) for member in Sizes}
    made |= {"[1, 3, 5]": Rules(sizes=(1, 3, 5))}
    return [(word, say(rules, lang)[0]) for word, rules in made.items()]


_SAMPLES: Final[dict[str, list[tuple[str, str, dict[str, Any]]]]] = {
    "deck": [("60", "deck-60", {}), ("36", "deck-36", {})],
    "add": [
        ("[]", "add-none", {}),
        *((f'["{card}"]', f"add-{card}", {}) for card in CAMELOT_CARDS),
    ],
    "drop": [("[]", "drop-none", {}), ('["2c"]', "drop", {"cards": "2♣"})],
    "aside": [("0", "aside-0", {}), ("3", "aside", {"aside": 3})],
    "cancels": [
        ("[]", "cancels-none", {}),
        ('["8s"]', "cancels", {"cards": "8♠", "number": 1}),
    ],
    "dummies": [(str(n), f"dummies-{n}", {}) for n in range(3)],
    "rounds": [("0", "rounds-0", {}), ("5", "rounds", {"rounds": 5})],
    "scoring": [
        ("standard", "scoring-standard", {}),
        ("flat", "scoring-flat", {}),
        ("made, trick", "scoring-met", {"made": "20", "trick": "10"}),
        ("missed", "scoring-missed", {"missed": "−10"}),
        ("zero", "scoring-zero", {"points": "20"}),
        ("zero_over_4", "scoring-zero_over_4", {"points": "25"}),
        ("zero_last", "scoring-zero_last", {"points": "20", "each": 1, "by": "1"}),
        ("grail", "scoring-grail", {"points": "20"}),
    ],
    "eliminate": [("0", "eliminate-0", {}), ("2", "eliminate", {"every": 2})],
    "target": [
        ("0", "target-0", {}),
        ("100", "target", {"target": 100, "last": 11, "rounds": MAX_ROUNDS}),
    ],
}


def _chosen(lang: str) -> dict[str, Any]:
    """What a sentence with a choice of rounds is shown with."""
    return {"when": text("rules-when-chosen", lang), "kind": "from"}


def _members(axis: str, lang: str) -> list[tuple[str, str]]:
    default = axis_default(axis)
    if default == NEVER:
        chosen = "uneven_at-bid" if axis == "uneven" else axis
        when = text(f"rules-{chosen}", lang, **_chosen(lang))
        return [("never", text(f"rules-{axis}-never", lang)), ("a selector", when)]
    if isinstance(default, bool):
        words = [str(switch).lower() for switch in (default, not default)]
    else:
        member: Enum = default if isinstance(default, Enum) else default[0][1]
        words = [str(one.value) for one in type(member)]
    return [(word, text(f"rules-{axis}-{word}", lang, **_chosen(lang))) for word in words]


def values_of(axis: str, lang: str = "en") -> list[Value]:
    """The values of an axis, the standard one first; samples where there are many.

    >>> [value.written for value in values_of("dealer_role")]
    ['none', 'saboteur', 'spoils']
    """
    if axis == "sizes":
        said = _sizes(lang)
    elif axis in _SAMPLES:
        said = [(word, text(f"rules-{key}", lang, **args)) for word, key, args in _SAMPLES[axis]]
    else:
        said = _members(axis, lang)
    return [Value(word, sentence, SOURCES[axis][word]) for word, sentence in said]
