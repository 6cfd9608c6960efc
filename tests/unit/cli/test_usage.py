"""A command that is called wrongly says so in the reader's language."""

from __future__ import annotations

import re
from typing import Any

import click
import pytest
from click.testing import CliRunner

from foretell.base.i18n import VARIABLES
from foretell.cli.main import main
from foretell.cli.usage import FORMS, worded

WRONG = {
    ("odds", "--bot"): ("No such option '--bot'", "Eine Option „--bot“ gibt es nicht."),
    ("odd",): ("No such command 'odd'", "Einen Befehl „odd“ gibt es nicht. Meintest du „odds“?"),
    ("admin", "ban", "person", "x", "--hours", "-1"): (
        "not in the range",
        "nicht im Bereich x>=0.",
    ),
    ("odds", "--players", "x"): ("not a valid integer", "„x“ ist keine ganze Zahl."),
    ("odds", "--players"): ("requires an argument", "Die Option „--players“ braucht einen Wert."),
    ("verify",): ("Missing argument", "Es fehlt „"),
    ("admin", "ban"): ("Choose from:", "Zur Wahl stehen: person, address"),
    ("admin", "ban", "dog", "x"): ("not one of", "„dog“ gehört nicht zu „person“, „address“."),
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


def test_what_is_not_known_stays_as_it_is() -> None:
    """And no two forms are one."""
    assert worded("Something new.", "de") == "Something new."
    assert len({form.pattern for _, form in FORMS}) == len(FORMS)


def test_the_forms_are_those_of_click() -> None:
    """What click says today of values that cannot be read."""
    kinds: tuple[Any, ...] = (
        click.INT,
        click.FLOAT,
        click.BOOL,
        click.IntRange(2, 6),
        click.Choice(["a", "b"]),
    )
    for kind in (*kinds, click.Path(exists=True), click.File()):
        with pytest.raises(click.BadParameter) as wrong:
            kind.convert("zz" if kind is not kinds[3] else "9", None, None)
        said = wrong.value.format_message()
        if not re.search("No such file", said):
            assert worded(said, "de") != said
            assert "is not" not in worded(said, "de")


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
