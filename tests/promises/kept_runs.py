"""What long runs have reached so far, kept in ``build/promises.json``: where they go on."""

from __future__ import annotations

import datetime as dt
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from tests.promises.rows import Progress

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = ROOT / "build" / "promises.json"
PARTS: Final = ("src", "tests", "pyproject.toml")


class Run(msgspec.Struct, frozen=True):
    """What the runs of one row have reached at one commit."""

    reached: int
    seeds: int
    date: str
    commit: str
    figures: list[float] = []


Runs = dict[str, dict[str, Run]]
"""By row and by commit."""


def commit() -> str:
    """What is tested: the last change of the product or its tests, ``+`` if there are others."""
    last = _git("log", "-1", "--format=%h", "--", *PARTS)
    return last + ("+" if _git("status", "--porcelain", "--", *PARTS) else "")


def _git(*words: str) -> str:
    asked = ["git", "-C", str(ROOT), *words]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def read(file: Path = FILE) -> Runs:
    """All that is kept."""
    return msgspec.json.decode(file.read_bytes(), type=Runs) if file.is_file() else {}


def progress(runs: Runs, row: str, code: str) -> Progress:
    """Where a row goes on; from the first seed where its code is another one, or not told."""
    run = runs.get(row, {}).get(code)
    if run is None or code.endswith("+"):
        return Progress()
    return Progress(run.seeds, run.reached, list(run.figures))


def keep(runs: Runs, row: str, code: str, done: Progress, file: Path = FILE) -> None:
    """Note how far a row is."""
    today = dt.datetime.now(dt.UTC).date().isoformat()
    run = Run(done.count, done.seeds, today, code, done.figures)
    runs.setdefault(row, {})[code] = run
    file.parent.mkdir(exist_ok=True)
    made = file.with_suffix(".new")
    made.write_bytes(msgspec.json.format(msgspec.json.encode(runs)))
    made.replace(file)
