"""Where the sources are silent or disagree, what is told says "(ruling)", in every language.

The list of `docs/rulings.md`, "Part of the rules", is the list of all such paragraphs; each is
told somewhere, or is nothing that a player is told as a rule.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from foretell.base.i18n import LANGUAGES, text
from foretell.rules.explain import explain
from foretell.rules.presets import PRESETS, preset
from foretell.rules.toml import parse_rules

DOCS: Final = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"
UNSEEN: Final = "not told as a rule, only done or shown"

Told = tuple[Any, str, str]
TOLD: Final[dict[str, Told | str]] = {
    "1.4, first dealer": ("standard", "seat that is named", "ein Platz wird dafür bestimmt"),
    "1.4, dealing": ("standard", "one at a time", "Karte für Karte"),
    "1.5": ("standard", "nor in any other round", "auch nicht in jeder anderen"),
    "1.12": ("standard", "the first one too", "auch der erste"),
    "1.13": ("standard", "trick before", "vorige Stich"),
    "1.14, online": ("standard", "wrong card cannot be played", "falsche Karte lässt sich nicht"),
    "1.14, honour": ({"revoke": "honour"}, "revoke", "gerügt"),
    "1.15": UNSEEN,
    "1.16, saboteur": (
        {"preset": "saboteur", "uneven": "always"},
        "dealer’s right",
        "rechts von ihm",
    ),
    "1.16, uneven": UNSEEN,
    "1.16, leader": ("canadian", "more points than every other", "mehr Punkte hat als alle"),
    "1.17, choice": ("third-time", "names it unseen", "nennt ihn blind"),
    "1.17, turned up": ("gizzard-fester", "turned up counts as printed", "zählt wie aufgedruckt"),
    "1.18": ("camelot", "first of these", "was davon zuerst kommt"),
    "Hardcore, zero": ("hardcore", "A bid of zero is no exception", "von null ist keine Ausnahme"),
    "Hardcore, rounds": ("hardcore", "fewer cards are free", "mit weniger Karten sind alle frei"),
    "Hidden bids with notequal": ("hidden-notequal", "raises or lowers", "nach oben oder unten"),
    "Third Time's the Harm": ("third-time", "look after the last bid", "nach der letzten Ansage"),
    "Forehead": ("forehead", "played unseen", "ungesehen gespielt"),
    "Last card up": ("last-card-up", "wherever an exchange", "wohin ein Tausch"),
    "Tournament sizes": ("bsw-tournament", "hiddentip", "hiddentip"),
    "Nannie's Rule, ties": ("nannie", "is not made up", "nicht nachgeholt"),
    "Nannie's Rule, end": ("nannie", "the later out the higher", "wer später ausschied"),
    "Up and down": ("up-and-down", "up to 15 and down", "hinauf bis 15"),
    "Saboteur with spoils": ("saboteur-spoils", "if nobody misses", "wenn niemand"),
    "Tricksy": ("tricksy", "do not change", "ändert er nichts"),
    "Tricksy, suits": ("tricksy", "Each Wizard played makes its suit", "macht sofort seine Farbe"),
    "All-Wizards, All-Jesters": ("all-wizards-all-jesters", "odd rounds", "ungeraden Runden"),
    "Pass one": ("pass-one", "round of one card", "mit einer Karte"),
    "Pull one": ("pull-one", "may decline", "darf verzichten"),
    "Uber-wizard": ("uber-wizard", "leads and follows as before", "wie sonst"),
    "Flat points": ("flat-points", "bids are made as ever", "angesagt wird wie sonst"),
    "Smyrna, round": ("smyrna", "for this round alone", "für diese Runde allein"),
    "Smyrna, offer": ("smyrna", "is not offered", "steht nicht zur Wahl"),
    "Camelot": ("camelot", "turned up it is a Wizard", "aufgedeckt ist er ein Zauberer"),
    "Two-Player, dummy": ("two-player", "same player leads again", "dieselbe Person noch einmal"),
    "Two-Player, 8♠": ("two-player", "who led it leads again", "spielt noch einmal aus"),
    "Two-Player, end": ("two-player", "play another round", "folgt noch eine Runde"),
    "Solitaire, dummies": ("solitaire", "need not follow suit", "müssen nicht bedienen"),
    "Solitaire, score": ("solitaire", "20 points for each round", "20 Punkte für jede Runde"),
    "Anniversary cards": UNSEEN,
    "At the table, seats": UNSEEN,
    "At the table, forecast": UNSEEN,
    "At the table, wings": UNSEEN,
}
"""Where a ruling stands -> the rules that have it, and words of it in English and German."""

NAMED: Final = {
    "hardcore": "zero|null",
    "up-and-down": "once|einmal",
    "bsw-tournament": "hiddentip",
    "all-wizards-all-jesters": "[Oo]dd|ungeraden",
    "pull-one": "decline|verzichten",
    "smyrna": "this round|diese Runde",
    "solitaire": "240",
}
"""Presets whose one sentence tells a ruling."""


def told(value: Any, lang: str) -> list[str]:
    """Every sentence on rules, with the one on a preset."""
    rules = preset(value) if isinstance(value, str) else parse_rules(value, 4)
    said = [text(f"preset-{value}", lang)] if isinstance(value, str) else []
    return said + [one for section in explain(rules, lang) for one in section.sentences]


def test_the_list_is_the_one_of_the_page() -> None:
    """What is added there is told, or called unseen, here."""
    part = DOCS.read_text(encoding="utf-8").partition("## Part of the rules")[2].partition("\n## ")
    rows = re.findall(r"^\| (.+?) \| .+? \|$", part[0], re.MULTILINE)
    assert rows[1:] == list(TOLD)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", [one for one, said in TOLD.items() if said != UNSEEN])
def test_a_ruling_says_so(where: str, lang: str) -> None:
    """Behind the words, in the same sentence."""
    said = TOLD[where]
    assert isinstance(said, tuple)
    value, *words = said
    fragment, mark = words[LANGUAGES.index(lang)], text("rules-ruling", lang)
    found = [one for one in told(value, lang) if fragment in one]
    assert found, told(value, lang)
    assert any(mark in one.partition(fragment)[2] for one in found), found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_the_one_sentence_of_a_preset_says_so_too(name: str, lang: str) -> None:
    """For those who read no more than the list."""
    said = text(f"preset-{name}", lang)
    assert re.search(f"({NAMED[name]}).*{re.escape(text('rules-ruling', lang))}", said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_a_led_jester_is_told(name: str, lang: str) -> None:
    """Rules 1.8: the suit is the next card's."""
    words = {"en": "Jester led leaves the suit to the next card", "de": "Wird ein Narr ausgespielt"}
    assert sum(words[lang] in one for one in told(name, lang)) == 1


def test_what_is_published_is_no_ruling() -> None:
    """Screw the Dealer knows no exemption, and no rounds that are free."""
    said = "\n".join(told("screw-the-dealer", "en"))
    assert "A bid of zero is no exception.\n" in said
    assert "number of tricks.\n" in said
