"""Data folders that a command cannot use: one line, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.cli.main import main


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "no data of a server here (no "),
        ("de", "hier sind keine Daten eines Servers (kein "),
    ],
)
@pytest.mark.parametrize("call", ["doctor", "backup", "admin"])
def test_a_folder_without_data(call: str, lang: str, said: str, tmp_path: Path) -> None:
    """Each command that needs a server's data says so."""
    folder = ["--data", str(tmp_path)]
    rest = {"doctor": folder, "backup": [*folder, str(tmp_path / "copy")]}
    arguments = rest.get(call, [*folder, "tables"])
    result = CliRunner(env={"FORETELL_LANG": lang}).invoke(main, [call, *arguments])
    assert result.exit_code == 1
    assert result.stderr.startswith(f"foretell: {tmp_path}: {said}")


def test_a_copy_that_is_there_already(tmp_path: Path) -> None:
    """Nothing is written over."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    copy.mkdir()
    (data / "foretell.db").touch()
    (copy / "mine").touch()
    arguments = ["backup", "--data", str(data), str(copy)]
    result = CliRunner(env={"FORETELL_LANG": "de"}).invoke(main, arguments)
    assert result.stderr.startswith(f"foretell: {copy}: gibt es schon; ")
