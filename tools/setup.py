"""Set-up: a virtual environment with locked packages, the project, the engine compiled.

    python3 tools/setup.py [base|dev|bench|page ...]

Needs Python 3.11 or newer with its own `venv` and nothing else. Each step leaves a stamp,
so that running it again does nothing until a lock, the project or the Python changes.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Foretell needs Python 3.11 or newer; try: make PYTHON=python3.12 setup")

import contextlib
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import locks
import page
from progress import Progress, run

VENV = locks.ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
WARM_UP = locks.ROOT / "src/foretell/cli/warm.py"
WARM_UP_MODULE = "foretell.cli.warm"
"""Compiles the engine and the first bots, and shows how far it is."""
COMPILED_FOR = ("HOME", "XDG_CACHE_HOME", "FORETELL_CACHE", "NUMBA_BOUNDSCHECK")


def main(wanted: list[str]) -> None:
    """Bring `.venv` up to what is wanted."""
    with only_one_at_a_time():
        if not _answers(PYTHON):
            make_environment()
        for lock in wanted or ["base"]:
            if lock != "page":
                install(lock)
        install_project()
        warm_up()
        if "page" in wanted:
            build_page()


def make_environment() -> None:
    """Make an empty `.venv` with pip in it."""
    with Progress("making .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"{made.stdout}{made.stderr}\nPython's own `venv` did not work (see above).")


def install(lock: str) -> None:
    """Install what a lock pins, each file checked against its hash."""
    text = locks.path(lock).read_text(encoding="utf-8")
    with _stamped(lock, text) as is_due:
        if is_due:
            total = sum(1 for _ in locks.pins(lock))
            run(
                f"installing packages ({lock}.txt)",
                _pip("--require-hashes", "--only-binary", ":all:", "-r", str(locks.path(lock))),
                total,
            )


def install_project() -> None:
    """Install this project so that edits in `src` count at once."""
    build = (locks.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    with _stamped("project", build) as is_due:
        if is_due:
            options = ("--no-deps", "--no-build-isolation", "--no-index", "-e", str(locks.ROOT))
            run("installing foretell", _pip(*options), 1)


def build_page() -> None:
    """Build the page if its sources changed; a machine that cannot plays without it."""
    try:
        with _stamped("built", page.fingerprint()) as is_due:
            if is_due or not (page.PAGE / "index.html").exists():
                install("page")
                page.build(PYTHON)
    except (page.NotBuilt, SystemExit) as why:
        said = str(why).strip().rpartition("\n")[2]
        sys.stderr.write(f"The page could not be built ({said}): {page.WITHOUT}.\n")


def warm_up() -> None:
    """Compile the engine, so that the first game starts at once."""
    sources = sorted((locks.ROOT / "src").rglob("*.py"))
    surroundings = [f"{name}={os.environ.get(name, '')}" for name in COMPILED_FOR]
    text = "\n".join([*surroundings, *(file.read_text(encoding="utf-8") for file in sources)])
    with _stamped("engine", text) as is_due:
        if (
            is_due
            and WARM_UP.exists()
            and subprocess.run([PYTHON, "-m", WARM_UP_MODULE]).returncode
        ):
            sys.exit("compiling the engine failed (see above)")


def _pip(*arguments: str) -> list[str]:
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off")
    return [str(PYTHON), "-m", "pip", "install", *quiet, *arguments]


@contextlib.contextmanager
def _stamped(name: str, text: str) -> Iterator[bool]:
    """Yield whether a step is due, and note it as done if it did not fail."""
    key = hashlib.sha256(f"{VENV} {text}".encode()).hexdigest()
    stamp = STAMPS / name
    is_due = not stamp.exists() or stamp.read_text(encoding="utf-8") != key
    yield is_due
    if is_due:
        STAMPS.mkdir(exist_ok=True)
        stamp.write_text(key, encoding="utf-8")


def _answers(python: Path) -> bool:
    """Whether an environment is there and its Python is one that will do."""
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    if not python.exists():
        return False
    stamp = STAMPS / "project"
    if stamp.exists() and stamp.stat().st_mtime > python.lstat().st_mtime:
        question = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", question], capture_output=True).returncode == 0


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Wait for another set-up of this folder to end."""
    try:
        import fcntl
    except ImportError:  # Windows: nothing to wait with
        yield
        return
    with Path(__file__).open("rb") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nset-up was stopped; run it again to go on")
