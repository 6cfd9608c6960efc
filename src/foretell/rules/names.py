"""Names of rules as people say them: in any case, with or without "rule", as a box calls them.

Files and records hold the names of the record alone (record.md); these are for whoever types or
searches one.
"""

from __future__ import annotations

from typing import Any

from foretell.base.i18n import text
from foretell.rules.called import CALLED, CARD_SETS, MOST_NAME, folded
from foretell.rules.phrases import list_text
from foretell.rules.presets import OWN, PRESETS, meant


def preset_meant(said: str) -> str:
    """The preset that is meant by a name; what is unknown stays as it is.

    >>> preset_meant("Canadian Rule"), preset_meant("Verdeckte Ansagen"), preset_meant("nonsense")
    ('canadian', 'hidden', 'nonsense')
    """
    if said in PRESETS or len(said) > MOST_NAME:
        return said
    own = {folded(name): name for name in OWN}
    return meant().get(folded(said)) or own.get(folded(said), said)


def rules_meant(value: Any) -> Any:
    """Rules as a table writes them, the preset named as records do.

    >>> rules_meant("Uber"), rules_meant({"preset": "Extreme", "rounds": 2}), rules_meant({})
    ('uber-wizard', {'preset': 'saboteur-spoils', 'rounds': 2}, {})
    """
    if isinstance(value, str):
        return preset_meant(value)
    said = value.get("preset")
    return {**value, "preset": preset_meant(said)} if isinstance(said, str) else value


def names_of(preset: str) -> list[str]:
    """What else people call a preset, beside the aliases of records.

    >>> names_of("saboteur-spoils"), names_of("camelot")
    (['Wizard Extreme'], ['Wizard Omnibus'])
    """
    return [said for said, names in CALLED.items() if preset in names]


def name_note(said: str, lang: str) -> str:
    """What was found for a name that people use: a card set's, several presets', or another's.

    >>> name_note("omnibus", "en"), name_note("canadian", "en")
    ('“Wizard Omnibus” also means camelot and magic.', '')
    >>> name_note("extreme", "en")
    '“Wizard Extreme” means saboteur-spoils.'
    """
    name = next((name for name in CALLED if folded(name) == folded(said)), "")
    if not name or said in PRESETS:
        return ""
    if name in CARD_SETS:
        return text("preset-called-cards", lang, name=name)
    first, *others = CALLED[name]
    key, names = ("preset-called-too", others) if others else ("preset-called", [first])
    return text(key, lang, name=name, names=list_text(names, lang))
