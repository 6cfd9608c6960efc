"""The help of every command, in every language; errors and pages follow ``--lang`` anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from foretell.cli.main import COMMANDS, load, main
from foretell.cli.spoken import KEYS, Spoken

CALL = "import sys; from foretell.cli.main import main; main(sys.argv[1:])"
ENGLISH = (
    *("Usage:", "Options:", "Commands:", "OPTIONS", "COMMAND", "default:", "required]"),
    *("Show this", "Print ", "How many", " the ", " of ", " for ", "[none]", "[off]", "NUMBER"),
)


def run(*arguments: str, lang: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, in a terminal of some language."""
    environ = {**os.environ, "FORETELL_LANG": lang}
    command = [sys.executable, "-c", CALL, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environ)


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command, and those of groups."""
    for name in COMMANDS:
        command = load(name)
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {inner}", one) for inner, one in command.commands.items())


SPOKEN = [(name, one) for name, one in commands() if isinstance(one, Spoken)]


def test_nearly_all_commands_are_spoken() -> None:
    """The one that is not brings its own texts."""
    assert {name for name, _ in commands()} - {name for name, _ in SPOKEN} <= {"join"}


@pytest.mark.parametrize("name", [name for name, _ in SPOKEN])
def test_help_is_in_both_languages(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No key is left on the page, and German has none of the English headings."""
    pages = {}
    for lang in ("en", "de"):
        monkeypatch.setenv("FORETELL_LANG", lang)
        done = CliRunner().invoke(main, [*name.split(), "--help"], catch_exceptions=False)
        assert done.exit_code == 0
        pages[lang] = done.output
    assert "Usage: " in pages["en"]
    assert "Aufruf: " in pages["de"]
    assert not any(f" {key}" in page for page in pages.values() for key in KEYS)
    assert not [word for word in ENGLISH if word in pages["de"]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lang", "de", "--help"], "Eine Partie im Terminal spielen."),
        (["--lang", "de", "odds", "--help"], "Die aufgedeckte Karte."),
        (["rules", "--lang", "de", "--help"], "Regeln erklären"),
        (["--lang", "de", "rules"], "Das Grundspiel"),
        (["rules", "--lang", "de"], "Das Grundspiel"),
    ],
    ids=" ".join,
)
def test_the_language_can_be_said_anywhere(arguments: list[str], said: str) -> None:
    """Before the command, or after it where it has the option."""
    assert said in run(*arguments, lang="en").stdout


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "de", "rules", "whist"], ["rules", "--lang", "de", "whist"]],
    ids=" ".join,
)
def test_reasons_are_told_in_the_language(arguments: list[str]) -> None:
    """One line, and the status of an error."""
    done = run(*arguments, lang="en")
    assert done.stderr.startswith('foretell: preset: Regeln namens "whist" gibt es nicht')
    assert (done.stderr.count("\n"), done.returncode) == (1, 1)


@pytest.mark.parametrize(
    ("arguments", "lang", "said"),
    [
        (["--lang", "fr", "rules"], "en", "foretell: fr: no such language: en de\n"),
        (["rules", "--lang", "fr"], "de", "foretell: fr: so eine Sprache gibt es hier nicht"),
    ],
)
def test_there_is_no_such_language(arguments: list[str], lang: str, said: str) -> None:
    """Said in the terminal's."""
    done = run(*arguments, lang=lang)
    assert done.stderr.startswith(said)
    assert done.returncode == 1


def test_the_list_of_commands_is_whole() -> None:
    """Each has its line."""
    listed = CliRunner().invoke(main, ["--help"]).output
    assert all(f"  {name} " in listed for name in COMMANDS)
