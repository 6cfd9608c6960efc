"""Compiling tells how far it is, also where no line can move."""

from __future__ import annotations

import socket
from contextlib import nullcontext
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from foretell.base.errors import ForetellError
from foretell.base.i18n import told
from foretell.cli import warm
from foretell.cli.serve import serve_command
from foretell.cli.warm import Progress
from foretell.cli.web import web_command
from foretell.server.http import run
from foretell.server.operate.listening import close
from foretell.server.operate.lock import locked
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.sqlite import FILE


def test_each_step_has_a_line_of_its_own_in_a_file(capfd: pytest.CaptureFixture[str]) -> None:
    """It stands there as soon as the step begins, not at the end."""
    with Progress("Compiling") as progress:
        for step in ("0/2 dealing", "1/2 playing"):
            progress.reach(step)
            lines = capfd.readouterr().err.splitlines()
            assert len(lines) == 1
            assert lines[0].startswith(f"  Compiling: {step} ")


@pytest.mark.parametrize("command", [serve_command, web_command], ids=["serve", "web"])
def test_a_server_compiles_before_it_serves(
    command: click.Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sat at a table of a server that had nothing compiled waited minutes for a bot."""
    done: list[str] = []
    monkeypatch.setattr(warm, "main", lambda: done.append("compiled"))

    def served(_settings: ServerSettings, sockets: list[socket.socket], _tell: object) -> None:
        close(sockets)
        done.append("served")

    monkeypatch.setattr(run, "run", served)
    result = CliRunner().invoke(command, ["--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert done == ["compiled", "served"]


@pytest.mark.parametrize("command", [serve_command, web_command], ids=["serve", "web"])
@pytest.mark.parametrize("case", ["below-a-file", "no-database", "in-use", "no-words"])
def test_what_cannot_be_is_refused_before_anything_is_compiled(
    command: click.Command, case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a minute is long for hearing that a folder was misspelt."""
    done: list[str] = []
    monkeypatch.setattr(warm, "main", lambda: done.append("compiled"))
    data = tmp_path / "data"
    data.mkdir()
    (data / FILE).write_bytes(b"no database at all" * 200 if case == "no-database" else b"")
    folder = data / FILE / "below" if case == "below-a-file" else data
    if case == "no-words":
        monkeypatch.setenv("FORETELL_REFUSED_WORDS", str(tmp_path / "words"))
        (tmp_path / "words").write_bytes(b"\xff\xfe")
    with locked(data) if case == "in-use" else nullcontext():
        result = CliRunner().invoke(command, ["--port", "0", "--data", str(folder)])
    assert isinstance(result.exception, ForetellError), result.output
    assert told(result.exception, "de") != told(result.exception, "en")
    assert not done
