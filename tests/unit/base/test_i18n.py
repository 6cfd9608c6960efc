"""The catalogue: the same keys and arguments in every language, and nothing missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foretell.base import i18n
from foretell.base.errors import ForetellError
from foretell.base.i18n import (
    LANGUAGES,
    MOST_SAID,
    Catalogue,
    DeferredText,
    choose_language,
    source,
    text,
    topics,
)

SOURCE = Path(__file__).resolve().parents[3] / "src" / "foretell"
SPARE = {"kind", "when"}
"""Arguments that one language may need and another not."""
SHORT = ("terminal-", "online-")
"""Topics that their own files leave out."""
ASKED = re.compile(r"\b(?:text|say)\(\s*\"([a-z][\w-]*)\"")


class Arguments(Visitor):
    """The names of a message's arguments."""

    def __init__(self) -> None:
        """Begin with none."""
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note one."""
        self.names.add(node.id.name)


def messages(lang: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Key and arguments of every message of a language."""
    for topic in topics(lang):
        for entry in FluentParser().parse(source(lang, topic)).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{topic}: {entry.content}"
            if isinstance(entry, ast.Message):
                found = Arguments()
                found.visit(entry)
                yield f"{topic}/{entry.id.name}", frozenset(found.names)


def test_every_language_has_the_same_files() -> None:
    """A topic is translated or it is not there."""
    assert all(topics(lang) == topics(LANGUAGES[0]) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_in_every_language(lang: str) -> None:
    """No key is missing, and none is left over."""
    here, there = dict(messages(lang)), dict(messages(LANGUAGES[0]))
    assert here.keys() == there.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arguments_are_those_of_english(lang: str) -> None:
    """But for the ones that only one language needs to say it well."""
    here, there = dict(messages(lang)), dict(messages(LANGUAGES[0]))
    differing = {key: (here[key] ^ there[key]) - SPARE for key in here}
    assert not {key: names for key, names in differing.items() if names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_there_twice(lang: str) -> None:
    """Keys are unique in all files of a language."""
    keys = [key.partition("/")[2] for key, _ in messages(lang)]
    assert len(keys) == len(set(keys))


def test_what_the_program_asks_for_is_there() -> None:
    """Every key that is written out in the source; tests of the house find those put together."""
    keys = {key.partition("/")[2] for key, _ in messages(LANGUAGES[0])}
    keys |= {key.partition("-")[2] for key in keys if key.startswith(SHORT)}
    asked = {
        key
        for file in SOURCE.rglob("*.py")
        for key in ASKED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(asked) > 250
    assert asked <= keys


@pytest.mark.parametrize(
    ("chosen", "environ", "lang"),
    [
        ("de", {"FORETELL_LANG": "en"}, "de"),
        (None, {"FORETELL_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
        ("de-CH", {}, "de"),
    ],
)
def test_the_language_is_chosen(chosen: str | None, environ: dict[str, str], lang: str) -> None:
    """What is said outright, then our variable, then the system's."""
    assert choose_language(chosen, environ) == lang


def test_an_unknown_language_is_refused() -> None:
    """With those there are."""
    with pytest.raises(ForetellError, match="fr: no such language: en de"):
        choose_language("fr")


def test_a_missing_text_is_an_error() -> None:
    """Not a blank on the screen; an argument left out neither."""
    with pytest.raises(LookupError, match="rules-nothing"):
        text("rules-nothing", "de")
    with pytest.raises(LookupError, match="rules-when-round"):
        text("rules-when-round", "en")


def test_plurals() -> None:
    """By the language's own rules."""
    assert text("rules-when-size-is", "de", low=1) == "in Runden mit einer Karte"
    assert text("rules-when-size-is", "de", low=2) == "in Runden mit 2 Karten"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_long_is_cut(lang: str) -> None:
    """It is somebody's text; the sentence around it is told all the same."""
    for value in ("x" * 9000, DeferredText("refused-no-number", {"value": "x" * 9000})):
        assert len(text("refused-no-number", lang, value=value)) < 2 * MOST_SAID


def test_texts_are_read_before_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server reads what strangers may ask for before it serves, in every language."""
    catalogues = {lang: Catalogue(lang) for lang in LANGUAGES}
    monkeypatch.setattr(i18n, "catalogue", catalogues.__getitem__)
    i18n.read_ahead("rules", "refused")
    for one in catalogues.values():
        assert not {"rules", "refused"} & set(one.unread)
        assert "page" in one.unread
