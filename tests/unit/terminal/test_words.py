"""What a terminal can show: languages, letters, characters, and the texts themselves."""

from __future__ import annotations

import re

import pytest

from foretell.base.i18n import LANGUAGES, source
from foretell.cards import SUIT_LETTERS
from foretell.terminal.commands import LETTERS, parse_command
from foretell.terminal.events import EventKind
from foretell.terminal.keys import parse
from foretell.terminal.words import Words, knows_unicode, plain

GROUPED = {EventKind.BID, EventKind.HIDDEN_BID, EventKind.PLAYED}
"""Events that are told together with others."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suit_letters_are_unique(lang: str) -> None:
    """Within one language, so that a card has one meaning."""
    words = Words(lang, unicode=True, symbols=False)
    letters = [words.suit(suit) for suit in SUIT_LETTERS]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_means_the_same_suit_in_records(lang: str) -> None:
    """Where a record's letter is typed, no other suit is meant in any language."""
    words = Words(lang, unicode=True, symbols=False)
    for suit, letter in words.letters.items():
        assert letter == suit or letter not in SUIT_LETTERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(lang: str) -> None:
    """But those that are told together."""
    text = source(lang, "terminal")
    missing = [
        kind for kind in EventKind if kind not in GROUPED and f"terminal-log-{kind} =" not in text
    ]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_letters_in_ascii(lang: str) -> None:
    """Nothing becomes a question mark that was none."""
    for topic in ("terminal", "cli"):
        said = re.sub(r"\?", "", source(lang, topic))
        assert "?" not in plain(said)


@pytest.mark.parametrize(
    ("environ", "encoding", "wanted"),
    [
        ({"LANG": "en_GB.UTF-8"}, "utf-8", True),
        ({"LANG": "de_DE.utf8"}, "utf-8", True),
        ({"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, "utf-8", False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", False),  # Python's own doing
        ({"LANG": "C.UTF-8"}, "utf-8", True),
        ({"LC_CTYPE": "de_DE.UTF-8"}, "utf-8", True),
        ({"LANG": "de_DE.ISO-8859-1"}, "iso-8859-1", False),
        ({"LANG": "en_GB.UTF-8", "TERM": "dumb"}, "utf-8", False),
        ({}, "utf-8", False),
    ],
)
def test_what_a_terminal_knows(environ: dict[str, str], encoding: str, wanted: bool) -> None:
    """By its locale, its encoding, its kind."""
    assert knows_unicode(environ, encoding) is wanted


def test_commands() -> None:
    """Letters, words, and what may stand behind them."""
    for letter, name in LETTERS.items():
        assert parse_command(letter) == (name, "")
    assert parse_command("CONFIRM off") == ("set", "confirm off")
    assert parse_command("call Ada 3") == ("call", "Ada 3")
    assert parse_command("l 3") is None
    assert parse_command("7h") is None


def test_keys() -> None:
    """Names for what is no character; unknown escapes are nothing."""
    assert list(parse("a\x1b[C\x1bOD\x7f\x15\x04")) == [
        "a",
        "right",
        "left",
        "erase",
        "clear",
        "end",
    ]
    assert list(parse("\x1b[24~\x1b[1;5C\x07b")) == ["b"]
    assert list(parse("\x1b")) == ["escape"]
