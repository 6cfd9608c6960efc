"""``foretell print``: a PDF for each thing, and a line where there can be none."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.unit.printing.reading_pdfs import sizes, words
from tests.unit.record.texts import first, second, text

from foretell.cli.main import main


def run(*arguments: object) -> Result:
    """The command, in this process."""
    return CliRunner().invoke(main, ["print", *map(str, arguments)])


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (("sheet", "--players", 3, "--size", "small", "--paper", "letter"), "Wizard"),
        (("wheels", "--players", 1), "My bid"),
        (("coins", "--lang", "de"), "Münzen"),
        (("deck", "--rules", "junior", "--large", "--cards", "bridge", "--backs"), "Jester"),
        (("two-packs", "--set", "fantasy"), "ordinary packs"),
    ],
)
def test_each_thing_is_a_file(tmp_path: Path, what: tuple[object, ...], said: str) -> None:
    """As it was asked for, and where it is is told."""
    file = tmp_path / "a.pdf"
    result = run(*what, "-o", file)
    assert (result.exit_code, result.stderr) == (0, "")
    assert str(file) in result.stdout
    assert said in " ".join(words(file.read_bytes()))


def test_the_sheet_of_a_record(tmp_path: Path) -> None:
    """Its players and rounds, on the paper that was asked for; the standard output takes it too."""
    record = tmp_path / "game.toml"
    record.write_text(text(first(), second()), encoding="utf-8")
    result = run("game", record, "--paper", "letter", "-o", "-")
    assert result.exit_code == 0
    assert sizes(result.stdout_bytes) == [(612, 792)]


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (("sheet", "--paper", "a3"), "'a3' is no paper: a4 letter"),
        (("sheet", "--size", "huge"), "'huge' is no size of a sheet: large small"),
        (("sheet", "--rules", "standart"), "standard"),
        (("deck", "--set", "gothic"), "'gothic' is no card set"),
        (("deck", "--set", "medieval", "--large"), "only the standard set"),
        (("deck", "--cards", "tarot"), "'tarot' is no size of a card: poker bridge"),
        (("game", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("coins", "-o", "nowhere/coins.pdf"), "nowhere/coins.pdf: cannot be written"),
    ],
)
def test_what_cannot_be_is_a_line(
    what: tuple[object, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what there is instead, a status that is not 0, and no file."""
    monkeypatch.chdir(tmp_path)
    result = run(*what)
    assert result.exit_code == 1
    assert result.stderr.startswith("foretell: ")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
