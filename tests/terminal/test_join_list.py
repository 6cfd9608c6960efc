"""``foretell join SERVER``: the list is there for everybody; only who sits down is asked a name."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx

from foretell.client import visit
from tests.server.server_process import serving
from tests.terminal.driver import PROGRAM, Terminal
from tests.terminal.remote_player import QUICK


async def _opened(url: str) -> str:
    async with visit(url, "Ada") as ada:
        rules = {"preset": "canadian", "sizes": [2]}
        await ada.open(rules, 3, name="A morning", rules_name="Ours", options=QUICK)
        return await ada.open(rules, 3, name="An evening", options=QUICK)


def test_the_name_is_asked_after_the_list(tmp_path: Path) -> None:
    """An empty one is told; whoever leaves the list was nobody there."""
    with serving(tmp_path / "data") as process:
        table = asyncio.run(_opened(process.url))
        command = ["join", process.url, "--pace", "instant", "--fast", "--lang", "en"]
        with Terminal(command, tmp_path / "a") as terminal:
            terminal.wait_for("An evening  own rules from canadian: free, free, free")
            assert "A morning  Ours: free, free, free" in terminal.text
            terminal.type("q")
            assert terminal.ended() == 0
        with Terminal(command, tmp_path / "b") as terminal:
            terminal.wait_for("An evening")
            terminal.type("1")
            terminal.wait_for("Your name")
            terminal.type("")
            terminal.wait_for("A name is needed")
            terminal.type("Bea")
            terminal.wait_for("Waiting for the host to start")
            seats = httpx.get(f"{process.url}/api/tables").json()["open"][0]
            assert (seats["id"], "Bea" in seats["seats"]) == (table, True)


def test_another_name_is_asked_for_where_one_is_refused(tmp_path: Path) -> None:
    """Whoever gave it, and why is said; where nobody could answer, that is all."""
    with serving(tmp_path / "data") as process:
        table = asyncio.run(_opened(process.url))
        command = ["join", f"{process.url}/t/{table}", "--lang", "en", "--name"]
        with Terminal([*command, "Admin"], tmp_path / "a") as terminal:
            for why, name in [("pass for the house", "B" * 30), ("1 to 24 characters", "Bea")]:
                terminal.process.expect(why)
                terminal.process.expect("Your name")
                terminal.process.send(f"{name}\r")
            terminal.wait_for("Waiting for the host to start")
            assert "Bea  (you)" in terminal.text
        done = unattended([*command, "Admin"], tmp_path / "b")
        assert (done.returncode, done.stdout) == (1, "")
        assert len(done.stderr.splitlines()) == 1
        assert "pass for the house" in done.stderr


def unattended(command: list[str], state: Path) -> subprocess.CompletedProcess[str]:
    """What a command says where nobody can answer it."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *command],
        env={**os.environ, "FORETELL_STATE": str(state)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=200,
    )


def test_a_damaged_file_of_people_is_told(tmp_path: Path) -> None:
    """Which, and where it was put: there are tokens in it, which are nowhere else."""
    file, aside = tmp_path / "people.toml", tmp_path / "people.damaged-1.toml"
    file.write_text("[[person")
    with serving(tmp_path / "data") as process:
        link = f"{process.url}/t/{asyncio.run(_opened(process.url))}"
        done = unattended(["join", link, "--name", "Bea", "--lang", "en"], tmp_path)
    assert done.stderr.startswith(f"{file} is damaged: it is kept as {aside.name} beside it")
    assert len(done.stderr.splitlines()) == 1
    assert aside.read_text() == "[[person"
