"""The twists that a Smyrna dealer may name: as a table of rules writes them, and in a sentence."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import text
from foretell.rules.axes import SMYRNA, Axes, Twist
from foretell.rules.phrases import list_text
from foretell.rules.plan import may_turn_a_wizard
from foretell.rules.refusing import refused, toml_text

NAMES: Final = tuple(one.value for one in Twist)
"""Every twist there is, in the order in which they are offered."""
_WORDS: Final[dict[str, tuple[Twist, ...]]] = {"none": (), "smyrna": SMYRNA}


def parse_twists(value: object) -> tuple[Twist, ...]:
    """The twists of a table: ``none``, ``smyrna`` for its six, or a list of names (Smyrna).

    Raises:
        BadRules: the value is none of these, or a name stands twice.

    >>> [one.value for one in parse_twists(["flat-points", "pass-one"])]
    ['pass-one', 'flat-points']
    """
    if isinstance(value, str) and value in _WORDS:
        return _WORDS[value]
    if not isinstance(value, list):
        raise refused("no-twists", "twist", value=toml_text(value), names=" ".join(NAMES))
    for name in value:
        if name not in NAMES:
            raise refused("no-member", "twist", value=toml_text(name), allowed=" ".join(NAMES))
        if value.count(name) > 1:
            raise refused("twice", "twist", value=toml_text(value), card=toml_text(name))
    if not value:
        raise refused("empty-list", "twist")
    return tuple(one for one in Twist if one.value in value)


def twists_value(twists: tuple[Twist, ...]) -> str | list[str]:
    """What a table writes for twists; the inverse of :func:`parse_twists`.

    >>> twists_value(SMYRNA), twists_value(()), twists_value((Twist.FLAT,))
    ('smyrna', 'none', ['flat-points'])
    """
    words = {meant: word for word, meant in _WORDS.items()}
    return words.get(twists) or [one.value for one in twists]


def twists_text(twists: tuple[Twist, ...], lang: str) -> str:
    """The sentence that tells what may be named.

    >>> twists_text((Twist.PASS_ONE, Twist.FLAT), "en")[:60]
    'When a Wizard is turned up, the dealer must also name one of'
    """
    each = [text(f"rules-twist-of-{one.value}", lang) for one in twists]
    listed = list_text(each, lang, "rules-or")
    return text("rules-twist", lang, twists=listed, number=len(each))


def tell_twists(rules: Axes, lang: str) -> list[str]:
    """What rules say of twists: nothing where there are none, or no Wizard that could bring one."""
    is_told = rules.twist and may_turn_a_wizard(rules)
    return [twists_text(rules.twist, lang)] if is_told else []
