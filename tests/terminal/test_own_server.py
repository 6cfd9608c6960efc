"""A table for friends from the first menu: a server of one's own, others at it, a clean end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.server.operate.lock import is_locked
from tests.terminal.driver import Terminal
from tests.terminal.remote_player import RemotePlayer, joined

SLOW_TO_LOAD = {"httpx", "websockets", "litestar", "foretell.terminal.remote", "foretell.server"}


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """A server's data folder and port of one's own."""
    return {"FORETELL_DATA": str(tmp_path / "data"), "FORETELL_PORT": "0", "FORETELL_CLOCK": "0"}


def hosted(terminal: Terminal, *, rules: str = "") -> str:
    """Open a table from the menu; its link."""
    terminal.wait_for("Enter plays")
    for line, wanted in [
        *([("r", "Which rules?"), (rules, "Ours, you and")] if rules else []),
        ("d", "Which seat deals first"),
        ("2", "seat 2 (you are 1)"),
        ("f", "Your name (Enter:"),
        ("Ada", "Who can come?"),
        ("", "You are the host"),
    ]:
        terminal.type(line)
        terminal.wait_for(wanted)
    assert "2 deals first" in terminal.text
    found = re.search(r"http://\S+/t/\S+", terminal.text)
    assert found
    return found[0]


def test_a_game_with_a_friend(
    state: Path, rules_file: Callable[[str], str], tmp_path: Path, environ: dict[str, str]
) -> None:
    """Opened in one terminal, joined in another, played to the end; then nothing runs any more."""
    rules = rules_file('name = "Ours"\nsizes = [1, 2]')
    with Terminal(
        ["play", "--pace", "instant", "--fast"], state, environ=environ, is_new=True
    ) as terminal:
        link = hosted(terminal, rules=rules)
        with joined(link, tmp_path / "friend", "--name", "Bea") as other:
            other.wait_for("Waiting for the host to start")
            assert " Ours · " in other.text
            terminal.type("s")
            play(RemotePlayer(terminal), RemotePlayer(other))
            other.type("")
            assert other.ended() == 0
        terminal.type("")
        terminal.wait_for("The server ends now")
        assert is_locked(tmp_path / "data")
        terminal.type("")
        assert terminal.ended() == 0
    assert not is_locked(tmp_path / "data")
    assert "Everything is stored" in (tmp_path / "data" / "friends.log").read_text()


def play(*guests: RemotePlayer) -> None:
    """All answer what they are asked until they see the last page."""
    while not all(guest.hint(guest.LAST) in guest.terminal.text for guest in guests):
        for guest in guests:
            guest.terminal.pump()
            hints = guest.terminal.lines[-1]
            if guest.terminal.is_painted and guest.hint("online-hints") in hints:
                guest.terminal.type(guest._answer())


def test_the_server_may_run_on(state: Path, tmp_path: Path, environ: dict[str, str]) -> None:
    """For the others; the next table from the menu is opened on the same one."""
    with Terminal(["play"], state, environ=environ, is_new=True) as terminal:
        link = hosted(terminal)
        terminal.type("q")
        terminal.wait_for("The server ends now")
        terminal.type("k")
        assert terminal.ended() == 0
        number = int(re.findall(r"kill (\d+)", terminal.raw)[0])
    try:
        with Terminal(["play"], state, environ=environ, is_new=True) as terminal:
            assert hosted(terminal).rpartition("/")[0] == link.rpartition("/")[0]
            terminal.type("q")
            assert terminal.ended() == 0
            assert "Your seat stays yours" in terminal.raw
    finally:
        os.kill(number, signal.SIGTERM)
    end = time.monotonic() + 60
    while is_locked(tmp_path / "data") and time.monotonic() < end:
        time.sleep(0.1)
    assert not is_locked(tmp_path / "data")


def test_a_closed_window_ends_the_server(
    state: Path, tmp_path: Path, environ: dict[str, str]
) -> None:
    """As if the person had left."""
    with Terminal(["play"], state, environ=environ, is_new=True) as terminal:
        hosted(terminal)
        terminal.process.kill(signal.SIGHUP)
        terminal.wait_for("The server ends now")
        terminal.process.kill(signal.SIGHUP)
        terminal.ended()
    assert not is_locked(tmp_path / "data")


def test_the_menu_loads_nothing_of_it() -> None:
    """A game against bots does not wait for what it does not need."""
    code = (
        "import sys, foretell.cli.play, foretell.terminal.menu, foretell.terminal.desk\n"
        "import foretell.terminal.local, foretell.terminal.session\n"
        f"print(sorted({SLOW_TO_LOAD!r} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
