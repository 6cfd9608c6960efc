"""Data folders that a command cannot use: one line, in the reader's language."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from foretell.cli.main import main
from foretell.server.store.sqlite import FILE


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


def test_a_copy_for_which_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The target is named, not the data, and nothing is left of it."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    with closing(sqlite3.connect(data / FILE)) as file:
        file.execute("create table tables (id)")
        file.execute("create table events (id)")
        file.execute("create table much as select zeroblob(100000) as it")
        file.commit()
    connect = sqlite3.connect

    def small(place: Any, **settings: Any) -> sqlite3.Connection:
        opened: sqlite3.Connection = connect(place, **settings)
        if not settings.get("uri"):
            opened.execute("pragma max_page_count = 3")
        return opened

    monkeypatch.setattr(sqlite3, "connect", small)
    arguments = ["backup", "--data", str(data), str(copy)]
    result = CliRunner(env={"FORETELL_LANG": "en"}).invoke(main, arguments)
    assert result.exit_code == 1
    said = f"foretell: {copy}: cannot be written: no space left on the device\n"
    assert result.stderr == said
    assert [one.name for one in tmp_path.iterdir()] == ["data"]
