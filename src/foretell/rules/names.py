"""Names of rules as people say them: in any case, with or without "rule", as a box calls them.

Files and records hold the names of the record alone (record.md); these are for whoever types or
searches one.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any, Final

from foretell.base.i18n import LANGUAGES, text
from foretell.rules.phrases import list_text
from foretell.rules.presets import ALIASES, OWN, PRESETS

CALLED: Final = {
    "Classic": ("standard",),
    "Base game": ("standard",),
    "Omnibus": ("standard", "camelot", "magic"),
    "Fantasy": ("standard",),
    "Medieval": ("standard",),
    "Fantasie": ("standard",),
    "Mittelalter": ("standard",),
    "Secret prediction": ("delayed",),
    "Hidden Bid": ("hidden",),
    "Delayed Reveal": ("delayed",),
    "Canadian Rule": ("canadian",),
    "Kanadische Regel": ("canadian",),
    "Third Time's the Harm": ("third-time",),
    "Quick play": ("quick",),
    "Tournament": ("bsw-tournament",),
    "German championship": ("german-championship-2008",),
    "Nannie's Rule": ("nannie", "nannie-3"),
    "Wizard Maximus": ("maximus",),
    "Extreme": ("saboteur-spoils",),
    "All-Wizards": ("all-wizards-all-jesters",),
    "All-Jesters": ("all-wizards-all-jesters",),
    "Gizzard": ("gizzard-fester",),
    "Fester": ("gizzard-fester",),
    "Uber": ("uber-wizard",),
    "Suicide king": ("uber-wizard",),
    "Two players": ("two-player",),
    "Patience": ("solitaire",),
}
"""A name that people use -> the presets it can mean, the first of them where one is wanted."""
CARD_SETS: Final = frozenset({"Fantasy", "Medieval", "Fantasie", "Mittelalter"})
"""Names of card sets: they change no rule (rules 2)."""
MOST_NAME: Final = 80
"""A text that is longer names nothing, and is not folded: strangers type it."""
_FILLING: Final = frozenset({"the", "a", "der", "die", "das", "rule", "rules", "regel", "regeln"})


def folded(said: str) -> str:
    """A name without case, accents, signs and words that fill, to be compared.

    >>> folded("The Canadian Rule"), folded("Über-Wizard"), folded("Nannie’s rule")
    ('canadian', 'uber wizard', 'nannies')
    """
    plain = unicodedata.normalize("NFKD", said.casefold()).replace("'", "").replace("’", "")
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    words = re.findall(r"[^\W_]+", bare)
    return " ".join(word for word in words if word not in _FILLING) or " ".join(words)


@cache
def _meant() -> dict[str, str]:
    """Every name there is, folded, and the preset it means; the names of records come first."""
    found: dict[str, str] = {folded(name): name for name in PRESETS}
    found |= {folded(alias): name for alias, name in ALIASES.items()}
    more = {said: names[0] for said, names in CALLED.items()}
    titles = {text(f"preset-title-{name}", lang): name for lang in LANGUAGES for name in PRESETS}
    for said, name in (*more.items(), *titles.items()):
        found.setdefault(folded(said), name)
    return found


def preset_meant(said: str) -> str:
    """The preset that is meant by a name; what is unknown stays as it is.

    >>> preset_meant("Canadian Rule"), preset_meant("Verdeckte Ansagen"), preset_meant("nonsense")
    ('canadian', 'hidden', 'nonsense')
    """
    if said in PRESETS or len(said) > MOST_NAME:
        return said
    own = {folded(name): name for name in OWN}
    return _meant().get(folded(said)) or own.get(folded(said), said)


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
    (['Extreme'], ['Omnibus'])
    """
    return [said for said, names in CALLED.items() if preset in names]


def name_note(said: str, lang: str) -> str:
    """What was found for a name that people use: a card set's, several presets', or another's.

    >>> name_note("omnibus", "en"), name_note("canadian", "en")
    ('“Omnibus” also means camelot and magic.', '')
    >>> name_note("extreme", "en")
    '“Extreme” means saboteur-spoils.'
    """
    name = next((name for name in CALLED if folded(name) == folded(said)), "")
    if not name or said in PRESETS:
        return ""
    if name in CARD_SETS:
        return text("preset-called-cards", lang, name=name)
    first, *others = CALLED[name]
    key, names = ("preset-called-too", others) if others else ("preset-called", [first])
    return text(key, lang, name=name, names=list_text(names, lang))
