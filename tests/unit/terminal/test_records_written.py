"""A record that is written where somebody says: over another record, over nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.unit.record.texts import first, text
from tests.unit.terminal.test_local_table import made
from tests.unit.terminal.test_menu import TypedDesk

from foretell.base.errors import ForetellError
from foretell.record import read
from foretell.rules.value import Rules
from foretell.scorepad import ScorePad
from foretell.terminal.commands import Settings
from foretell.terminal.saving import record_file
from foretell.terminal.score.keeping import read_pad, write_pad
from foretell.terminal.score.session import ScoreSession
from foretell.terminal.sitting import Sitting
from foretell.terminal.words import Words

WORDS = Words("en", unicode=True, symbols=True)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's folder is the user's own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))


def test_where_a_record_may_be_written(tmp_path: Path) -> None:
    """Where there is nothing, or a record; ``~`` is the user's own folder."""
    kept = tmp_path / "kept.toml"
    assert record_file("~/kept.toml") == kept
    kept.write_text(text(first()), encoding="utf-8")
    assert record_file("~/kept.toml") == kept
    kept.write_text("no record", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")  # nobody writes into it: to read it would last for ever
    for said in (str(kept), str(tmp_path), str(tmp_path / "pipe")):
        with pytest.raises(ForetellError, match="is not a game record"):
            record_file(said)
    for said in ("~nobody-of-that-name/a.toml", "a" * 999):
        assert record_file(said).name == Path(said).name


def test_a_pad_does_not_write_over_itself(tmp_path: Path) -> None:
    """Nor over what is no record."""
    pad, path = ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 2), tmp_path / "pad.json"
    write_pad(path, pad)
    desk = TypedDesk(WORDS, [f"record {path}", "record ~/game.toml", "q"])
    ScoreSession(desk, WORDS, path, pad).run()
    assert read_pad(path).names == pad.names
    assert f"{path} already exists" in desk.shown[1]
    assert read(tmp_path / "game.toml").players == pad.names


def test_a_copy_of_a_game_is_written_over_nothing_else(tmp_path: Path) -> None:
    """That is told, and the game goes on."""
    notes, copy = tmp_path / "notes.txt", tmp_path / "copy.toml"
    notes.write_text("notes")
    sitting = Sitting(made("standard"), TypedDesk(WORDS, []), WORDS, Settings())
    assert not sitting.obey(("save", str(notes)))
    said = sitting.told()
    assert said is not None
    assert "is not a game record" in said.plain
    assert notes.read_text() == "notes"
    for _ in range(2):
        sitting.obey(("save", str(copy)))
        assert read(copy).players
