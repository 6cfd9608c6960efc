"""Compiling tells how far it is, also where no line can move."""

from __future__ import annotations

import socket
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from foretell.cli import warm
from foretell.cli.serve import serve_command
from foretell.cli.warm import Progress
from foretell.cli.web import web_command
from foretell.server.operate.listening import close
from foretell.server.operate.settings import Settings
from foretell.server.web import run


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

    def served(_settings: Settings, sockets: list[socket.socket], _tell: object) -> None:
        close(sockets)
        done.append("served")

    monkeypatch.setattr(run, "run", served)
    result = CliRunner().invoke(command, ["--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert done == ["compiled", "served"]
