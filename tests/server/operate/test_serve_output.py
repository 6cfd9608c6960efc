"""What ``foretell serve`` says: where it is, for whom, where games are, how it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = "from foretell.cli.serve import serve_command; serve_command()"


@pytest.mark.parametrize(
    ("host", "first", "second"),
    [
        ("127.0.0.1", "Foretell serves at http://127.0.0.1:", "Only this computer reaches it"),
        ("0.0.0.0", "Foretell serves every network of this machine, for instance at", "Games"),  # noqa: S104
    ],
)
def test_what_serve_says(tmp_path: Path, host: str, first: str, second: str) -> None:
    """No word of a trade, an address that can be opened, and a folder that can be found."""
    command = [sys.executable, "-c", PROGRAM, "--data", "d", "--port", "0", "--host", host]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        assert server.stdout is not None
        said = [server.stdout.readline(), server.stdout.readline()]
        server.send_signal(signal.SIGINT)
        said += server.stdout.read().splitlines()
    assert said[0].startswith(first)
    assert "//0.0.0.0" not in said[0]
    assert said[1].startswith(second)
    told = "\n".join(said)
    assert f"Games are kept in {tmp_path / 'd'}; up to " in told
    assert "Ctrl-C stops it." in told
    assert said[-1] == "Everything is stored: each game goes on from here at the next start."
    assert "sockets" not in told
