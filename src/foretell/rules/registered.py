"""Rules that a program gives a name to, beside the presets, for as long as it runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Final

from foretell.base.errors import BadRules
from foretell.base.i18n import text
from foretell.rules.axes import Axes, axis_default
from foretell.rules.files import MOST_NAME
from foretell.rules.named import Preset
from foretell.rules.names import preset_meant
from foretell.rules.presets import ALIASES, NOT_YET, OWN, PRESETS, keep_preset
from foretell.rules.refusing import refused, toml_text
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules

_MOST_PLAYERS: Final = 6
_NAMES: Final = tuple(axis.name for axis in fields(Axes) if axis.name != "players")


def register(name: str, rules: Rules) -> None:
    """Give rules a name in this program: ``preset(name)`` finds them, as ``foretell rules`` does.

    A name is of small letters, digits and hyphens. It is kept until the program ends; the same
    rules may be registered again. Records and servers are told what the rules are, and the name
    that they are called by, so that others can read them.

    Raises:
        BadRules: the name is no such name, or belongs to other rules.

    >>> from foretell.rules.presets import preset
    >>> register("friday", Rules(rounds=5))
    >>> preset("friday").name, preset("friday", 5).rounds
    ('friday', 5)
    """
    if not isinstance(rules, Rules):
        raise refused("not-rules", "rules", value=toml_text(str(rules)))
    if not _is_fit(name):
        raise refused("unfit-name", "name", value=toml_text(name), most=MOST_NAME)
    if preset_meant(name) in PRESETS or name in (*ALIASES, *NOT_YET) or _is_another(name, rules):
        raise refused("taken-name", "name", value=name)
    keep_preset(_named(name, rules))


def presets(lang: str = "en") -> Mapping[str, str]:
    """Every name that :func:`foretell.preset` takes, and what it is, in a sentence.

    Those that are registered come last, with what makes them differ from a preset.

    >>> presets()["quick"]
    'Half the rounds: two more cards each time, and all of them in the last.'
    """
    known = {name: text(f"preset-{name}", lang) for name in PRESETS}
    own = {name: toml_text(rules_value(one.rules(one.usual))) for name, one in OWN.items()}
    return MappingProxyType(known | own)


def _is_fit(name: object) -> bool:
    if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME:
        return False
    parts = name.split("-")
    return name == name.lower() and name.isprintable() and all(part.isalnum() for part in parts)


def _is_another(name: str, rules: Rules) -> bool:
    """Whether a name was registered for other rules than these."""
    return name in OWN and OWN[name] != _named(name, rules)


def _named(name: str, rules: Rules) -> Preset:
    usual = {one: axis_default(one) for one in _NAMES}
    values = {one: getattr(rules, one) for one in _NAMES}
    return Preset(
        name=name,
        source="",
        fields={one: value for one, value in values.items() if value != usual[one]},
        players=tuple(n for n in range(1, _MOST_PLAYERS + 1) if _can_play(rules, n)),
        usual=rules.players,
        title=rules.name or name,
    )


def _can_play(rules: Rules, players: int) -> bool:
    try:
        replace(rules, players=players)
    except BadRules:
        return False
    return True
