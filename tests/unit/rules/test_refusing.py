"""Refusals of rules: a text in every language, and values as a table writes them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.rules.test_contradictions import REFUSED as CLASHING
from tests.unit.rules.test_ranges import BAD
from tests.unit.rules.test_toml import REFUSED as MISWRITTEN

import foretell
from foretell.base.errors import BadRules
from foretell.base.i18n import LANGUAGES, source, told
from foretell.rules.checks import CONTRADICTIONS
from foretell.rules.files import load_rules
from foretell.rules.refusing import MOST_TEXT, toml_text
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules

SOURCES_READ = [*Path(str(foretell.__file__)).parent.rglob("*.py")]


def refusal(value: Any, players: int) -> BadRules:
    """Why a table is refused."""
    with pytest.raises(BadRules) as caught:
        parse_rules(value, players)
    return caught.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_text_and_every_text_its_refusal(lang: str) -> None:
    """None is missing in the catalogue, and none is left over."""
    written = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES_READ)
    quoted = set(re.findall(r'"[\w-]+"', written))
    texts = re.findall(r"^refused-([\w-]+) =", source(lang, "refused"), re.MULTILINE)
    assert {one.key for one in CONTRADICTIONS} <= set(texts)
    unused = [
        key for key in texts if key != "axes" and not {f'"{key}"', f'"refused-{key}"'} & quoted
    ]
    assert not unused


@pytest.mark.parametrize(
    ("table", "players"),
    [(case[1], case[2]) for case in CLASHING] + [(value, 4) for value, _ in MISWRITTEN],
    ids=repr,
)
def test_a_refusal_is_told_in_german(table: Any, players: int) -> None:
    """With the same axes and values, and no English left."""
    error = refusal(table, players)
    german = told(error, "de")
    assert german != str(error) == told(error, "en")
    assert all(axis in german for axis in error.fields[:2])
    assert not re.search(r"\b(the|is|not|are|there|of)\b", re.sub(r"es gibt .*", "", german))


@pytest.mark.parametrize("fields", BAD, ids=repr)
def test_a_value_out_of_range_is_told_in_german(fields: dict[str, Any]) -> None:
    """From Python too."""
    with pytest.raises(BadRules) as caught:
        Rules(**fields)
    assert told(caught.value, "de") != str(caught.value)


def test_a_file_may_begin_with_the_mark_of_its_encoding(tmp_path: Path) -> None:
    """As editors on Windows write it."""
    path = tmp_path / "mine.toml"
    path.write_bytes('bidding = "hidden"\n'.encode("utf-8-sig"))
    assert load_rules(path, 4) == parse_rules({"bidding": "hidden"}, 4)


def test_the_file_comes_first_in_every_language(tmp_path: Path) -> None:
    """Then the axes."""
    path = tmp_path / "mine.toml"
    path.write_text('bidding = "delayed"\nuneven = "always"\n', encoding="utf-8")
    with pytest.raises(BadRules) as caught:
        load_rules(path, 4)
    assert str(caught.value).startswith(f"{path}: bidding and uneven: delayed bids")
    assert told(caught.value, "de").startswith(f"{path}: bidding und uneven: späte Ansagen")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("deck = 2020-01-01", "deck: 2020-01-01 is not a whole number"),
        ("deck = 12:30:00", "deck: 12:30:00 is not a whole number"),
        ("deck = inf", "deck: inf is not a whole number"),
        ("deck = nan", "deck: nan is not a whole number"),
        ("deck = 6.5", "deck: 6.5 is not a whole number"),
        ("deck = []", "deck: [] is not a whole number"),
        ('drop = ["8d", "8d"]', 'drop: "8d" stands twice in ["8d", "8d"]'),
        ("target = 10000000", "target: 10000000 is not between 0 and 1,000,000"),
        ("scoring = { made = true }", "scoring.made: true is not a whole number"),
        ("drop = { a = [1, { b = 2 }] }", "drop: { a = [1, { b = 2 }] } is not a list of cards"),
        ('"a\\u001b[31m" = 1', '"a\\u001b[31m": rules have no such key'),
        ('trump = "\\u001b[31m"', 'trump: "\\u001b[31m" is not one of'),
    ],
)
def test_values_are_shown_as_they_are_written(written: str, said: str) -> None:
    """Never as Python shows them, and never so that a terminal obeys."""
    assert str(refusal(tomllib.loads(written), 4)).startswith(said)


@pytest.mark.parametrize(
    "written",
    [
        "deck = 0x" + "f" * 9000,
        "sizes = [0x" + "f" * 9000 + "]",
        'uneven = "round ' + "9" * 7000 + '"',
        'scoring = { zero_last = "' + "9" * 7000 + ' + size" }',
        "scoring = { made = 0x" + "f" * 9000 + " }",
        "deck = " + "[" * 200 + "]" * 200,
        'deck = "' + "x" * 9000 + '"',
    ],
    ids=lambda written: written[:20],
)
def test_huge_values_are_shown_short(written: str) -> None:
    """Numbers of thousands of digits, lists in lists, long texts."""
    assert len(str(refusal(tomllib.loads(written), 4))) < 3 * MOST_TEXT + 100


def test_a_number_that_toml_cannot_read(tmp_path: Path) -> None:
    """More digits than Python takes at once."""
    path = tmp_path / "mine.toml"
    path.write_text("deck = " + "9" * 7000, encoding="utf-8")
    with pytest.raises(BadRules, match="a number of thousands of digits"):
        load_rules(path, 4)


def test_other_values_are_shown_as_they_call_themselves() -> None:
    """Those that only Python can give."""
    assert toml_text(None) == "None"
