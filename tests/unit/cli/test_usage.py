"""A command that is called wrongly says so in the reader's language."""

from __future__ import annotations

import ast
from pathlib import Path

import click
import pytest
from babel.messages.pofile import read_po
from click.testing import CliRunner

import docs
from foretell.base.i18n import VARIABLES
from foretell.cli.main import main

WRONG = {
    ("odds", "--level"): ("No such option '--level'", "Eine Option '--level' gibt es nicht."),
    ("odd",): ("No such command 'odd'", "Einen Befehl 'odd' gibt es nicht. Meintest du 'odds'?"),
    ("admin", "ban", "person", "x", "--hours", "-1"): (
        "not in the range",
        "nicht im Bereich 0<=x<=876000.",
    ),
    ("odds", "--players", "x"): ("not a valid integer", "'x' ist keine Zahl, die hier passt."),
    ("odds", "--players"): ("requires an argument", "Die Option '--players' braucht einen Wert."),
    ("verify",): ("Missing argument", "Es fehlt '"),
    ("admin", "ban"): ("Choose from:", "Zur Wahl stehen:"),
    ("admin", "ban", "dog", "x"): ("not one of", "'dog' gehört nicht zu 'person', 'address'."),
    ("backup", "a", "b"): ("unexpected extra argument", "Das ist zu viel: b"),
}


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_each_in_both_languages(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The status is 2; the line says where more about it stands."""
    english, german = WRONG[words]
    for lang, said, hint in (("en", english, "for help."), ("de", german, "zeigt, wie es geht.")):
        monkeypatch.setenv(VARIABLES[0], lang)
        result = CliRunner().invoke(main, ["--lang", lang, *words], prog_name="foretell")
        assert result.exit_code == 2
        assert said in result.output
        assert hint in result.output or words[-1] == "--players"  # the parser knows no context


def test_no_arguments_show_the_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: that is no mistake to be scolded for."""
    monkeypatch.setenv(VARIABLES[0], "de")
    result = CliRunner().invoke(main, ["--lang", "de", "admin"], prog_name="foretell")
    assert "withdraw-name" in result.output
    assert "Fehler" not in result.output


def test_the_sentences_are_those_of_click() -> None:
    """Each that is translated is one that Click asks gettext for today."""
    files = Path(click.__file__).parent.glob("*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    said = {node.value for node in nodes if isinstance(node, ast.Constant)}
    with docs.CLICK.open("rb") as file:
        told = [text for one in read_po(file) if one.id for text in strings(one.id)]
    assert len(told) > 25
    assert [text for text in told if text not in said] == []


def strings(one: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """A sentence, or its forms for one and for many."""
    return (one,) if isinstance(one, str) else tuple(one)


def test_the_catalogue_is_compiled() -> None:
    """`make docs` was run after it changed."""
    assert docs.CLICK.with_suffix(".mo").read_bytes() == docs.compiled(docs.CLICK)


def test_an_option_may_stand_after_the_command() -> None:
    """The language after every command; where the data are after an operator's."""
    runner = CliRunner()
    for words in (("odds", "--lang", "de"), ("verify", "x.json", "--lang", "de")):
        assert "Aufruf" in runner.invoke(main, [*words, "--help"], prog_name="foretell").output
    for words in (("--data", "/no/such", "tables"), ("tables", "--data", "/no/such")):
        result = runner.invoke(main, ["admin", *words], prog_name="foretell")
        assert result.exit_code == 1
        assert "/no/such: no data of a server" in result.output
    result = runner.invoke(main, ["odds", "--players", "9", "--lang", "xx"], prog_name="foretell")
    assert "xx: no such language" in result.output
