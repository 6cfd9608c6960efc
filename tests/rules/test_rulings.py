"""Where the sources are silent or disagree, what the rules tell says "(ruling)", in every language.

The list of `docs/rulings.md`, "Part of the rules", is the list of all such decisions. It has one
for each paragraph of the rules that is marked as decided here, and each is told somewhere, or is
left out for a reason. What is told with the mark stands in the list, too.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from foretell.base.i18n import LANGUAGES, text
from foretell.rules.choosing import choosable
from foretell.rules.explain import explain
from foretell.rules.presets import PRESETS, preset
from foretell.rules.toml import parse_rules

DOCS: Final = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"


class Untold(NamedTuple):
    """Why nobody is told a ruling as a rule, and words that would tell it, in every language."""

    reason: str
    words: str


Told = tuple[Any, str, str]
TOLD: Final[dict[str, Told | Untold]] = {
    "1.4, first dealer": ("standard", "seat that is named", "ein Platz wird dafür bestimmt"),
    "1.4, dealing": ("standard", "one at a time", "Karte für Karte"),
    "1.5": ("standard", "nor in any other round", "auch nicht in jeder anderen"),
    "1.12": ("standard", "the first one too", "auch der erste"),
    "1.12, play-off": ({"tie": "play-off"}, "is not added", "nicht dazugezählt"),
    "1.13": ("standard", "trick before", "vorige Stich"),
    "1.14, online": ("standard", "wrong card cannot be played", "falsche Karte lässt sich nicht"),
    "1.14, real cards": ("standard", "later within the trick goes back", "später im selben Stich"),
    "1.14, within": ({"revoke": "honour"}, "called within the trick", "Noch im Stich"),
    "1.14, wrong call": ({"revoke": "honour"}, "A wrong call uses up", "Stimmt die Rüge nicht"),
    "1.14, shown": ({"revoke": "honour"}, "Late bids are then", "Späte Ansagen werden dann"),
    "1.15": Untold("the program asks for each step in its time", "order of a round|Ablauf"),
    "1.16, saboteur": (
        {"preset": "saboteur", "uneven": "always"},
        "dealer’s right",
        "rechts von ihm",
    ),
    "1.16, out": ("nannie", "skip seats that are out", "nur, wer noch dabei ist"),
    "1.16, uneven": ("screw-the-dealer", "and nobody else", "für sonst niemanden"),
    "1.16, leader": ("canadian", "more points than every other", "mehr Punkte hat als alle"),
    "1.17, choice": ("third-time", "names it unseen", "nennt ihn blind"),
    "1.17, call": ("gizzard-fester", "made as the card is played", "beim Ausspielen der Karte"),
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
    "Tricksy, deuces": (
        {"preset": "tricksy", "deuces": "wizard-when-following"},
        "leaves trump as it is",
        "lässt den Trumpf, wie er ist",
    ),
    "Tricksy, suits": ("tricksy", "Each Wizard played makes its suit", "macht sofort seine Farbe"),
    "All-Wizards, All-Jesters": ("all-wizards-all-jesters", "odd rounds", "ungeraden Runden"),
    "Pass one": ("pass-one", "round of one card", "mit einer Karte"),
    "Pull one": ("pull-one", "may decline", "darf verzichten"),
    "Uber-wizard": ("uber-wizard", "leads and follows as before", "wie sonst"),
    "Flat points": ("flat-points", "bids are made as ever", "angesagt wird wie sonst"),
    "Smyrna, round": ("smyrna", "for this round alone", "für diese Runde allein"),
    "Smyrna, offer": ("smyrna", "is not offered", "steht nicht zur Wahl"),
    "Camelot, Merlin": ("camelot", "turned up it is a Wizard", "aufgedeckt ist er ein Zauberer"),
    "Camelot, Morgan": ("camelot", "turned up, she is", "aufgedeckt gilt sie als"),
    "Camelot, Excalibur": ("camelot", "For following suit, and turned", "aufgedeckt gilt es als"),
    "Camelot, Grail": ("camelot", "; for following suit, and turned", "aufgedeckt gilt er als"),
    "Two-Player, deal": ("two-player", "dummy after the second", "nach der zweiten Person"),
    "Two-Player, face up": ("two-player", "the next of its pile", "die nächste seines Stapels"),
    "Two-Player, dummy": ("two-player", "same player leads again", "dieselbe Person noch einmal"),
    "Two-Player, 8♠": ("two-player", "who led it leads again", "spielt noch einmal aus"),
    "Two-Player, end": ("two-player", "play another round", "folgt noch eine Runde"),
    "Solitaire, dummies": ("solitaire", "need not follow suit", "müssen nicht bedienen"),
    "Solitaire, turn": ("solitaire", "to the first dummy, then", "zum ersten Strohmann, dann"),
    "Solitaire, score": ("solitaire", "20 points for each round", "20 Punkte für jede Runde"),
    "Anniversary cards": Untold("no deck has them yet", "Dragon|Drache"),
    "At the table, seats": Untold("a choice of how cards are shown", "far left|ganz links"),
    "At the table, forecast": Untold("what is shown beside a total", "parenthes|Klammer"),
    "At the table, wings": Untold("what happens to a mark on a card", "[Mm]arked|vorgemerkt"),
}
"""Where a ruling stands -> the rules that have it, and words of it in English and German."""
UNTOLD: Final = {where: said for where, said in TOLD.items() if isinstance(said, Untold)}

MARKED: Final = (
    *("1.4", "1.4", "1.5", "1.12", "1.13", "1.14", "1.14", "1.15", "1.16", "1.17", "1.18"),
    *("Hidden bids with notequal", "Hardcore", "Third Time's the Harm", "Forehead"),
    *("Last card up", "Tournament sizes", "Nannie's Rule", "Up and down"),
    *("Saboteur with spoils", "Tricksy", "All-Wizards, All-Jesters", "Pass one", "Pull one"),
    *("Uber-wizard", "Flat points", "Smyrna", "Camelot", "Two-Player", "Solitaire"),
    *("Anniversary cards", "At the table", "At the table", "At the table"),
)
"""Where the rules that this project plays by mark something as a ruling, in their order."""

ELSEWHERE: Final = ("rounds in all", "insgesamt", "it matters only where", "zählt nur, wo")
"""Words told with the mark that no row has: small decision 6, and "Tricksy, suits" for a choice."""

UNMARKED: Final = ("Tournament sizes",)
"""What no rule tells, but only the one sentence of a preset, which has no mark."""


def told(value: Any, lang: str) -> list[str]:
    """Every sentence on rules, with the one on a preset."""
    rules = preset(value) if isinstance(value, str) else parse_rules(value, 4)
    said = [text(f"preset-{value}", lang)] if isinstance(value, str) else []
    return said + [one for section in explain(rules, lang) for one in section.sentences]


def everything_told(lang: str) -> list[str]:
    """Every sentence that some axis can say: of the presets, and of all values to choose."""
    about = {text(f"preset-{name}", lang) for name in PRESETS}
    rows = [row[0] for row in TOLD.values() if not isinstance(row, Untold)]
    said = [one for value in (*PRESETS, *rows) for one in told(value, lang)]
    axes = [axis for section in choosable(lang) for axis in section.axes]
    said += [one.text for axis in axes for one in (*axis.options, *axis.several)]
    return [one for one in dict.fromkeys(said) if one not in about]


def test_the_list_is_the_one_of_the_page() -> None:
    """What is added there is told, or called unseen, here."""
    part = DOCS.read_text(encoding="utf-8").partition("## Part of the rules")[2].partition("\n## ")
    rows = re.findall(r"^\| (.+?) \| .+? \|$", part[0], re.MULTILINE)
    assert rows[1:] == list(TOLD)


def test_every_marked_paragraph_is_in_the_list() -> None:
    """At least as often as the rules mark something of it."""
    for where, often in Counter(MARKED).items():
        rows = [one for one in TOLD if one == where or one.startswith(f"{where}, ")]
        assert len(rows) >= often, where
    assert all(one.startswith(MARKED) for one in TOLD)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", UNTOLD)
def test_what_is_left_out_is_told_nowhere(where: str, lang: str) -> None:
    """Else it has no reason to be left out."""
    assert UNTOLD[where].reason
    catalogue = [*everything_told(lang), *(text(f"preset-{name}", lang) for name in PRESETS)]
    assert not [one for one in catalogue if re.search(UNTOLD[where].words, one)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_with_the_mark_is_in_the_list(lang: str) -> None:
    """Each part of a sentence that ends in the mark has the words of a row."""
    mark = text("rules-ruling", lang)
    rows = [said for said in TOLD.values() if not isinstance(said, Untold)]
    words = [*ELSEWHERE, *(said[1 + LANGUAGES.index(lang)] for said in rows)]
    parts = [part for one in everything_told(lang) for part in one.split(mark)[:-1]]
    assert parts
    assert [part for part in parts if not any(one in part for one in words)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", [one for one in TOLD if one not in UNTOLD])
def test_a_ruling_says_so(where: str, lang: str) -> None:
    """Behind the words, in the same sentence."""
    said = TOLD[where]
    assert not isinstance(said, Untold)
    value, *words = said
    fragment, mark = words[LANGUAGES.index(lang)], text("rules-ruling", lang)
    found = [one for one in told(value, lang) if fragment in one]
    assert found, told(value, lang)
    assert any(mark in one.partition(fragment)[2] for one in found) or where in UNMARKED, found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_the_one_sentence_of_a_preset_has_no_mark(name: str, lang: str) -> None:
    """Who chooses from the list is told what is played; the rules in full tell who decided it."""
    assert text("rules-ruling", lang) not in text(f"preset-{name}", lang)


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
