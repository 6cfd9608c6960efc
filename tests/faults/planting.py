"""One small fault outside the engine, and whether the tests that are named for it notice.

`python -m tests.faults.planting NUMBER…` prints it; without a number, all of them. The faults stand
in `faults.toml`; those of the rules are in `conformance/faults.toml`. Nothing is written into the
working tree: Python's modules are imported from a file elsewhere, the page is tested in a copy.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

ROOT: Final = Path(__file__).parents[2]
HOOK: Final = Path(__file__).parent / "hook" / "sitecustomize.py"
WEB: Final = ROOT / "web"
SECONDS: Final = 60
"""So soon its tests notice a fault: most within five, where nothing else runs."""
FAILED: Final = 1
"""The exit status of pytest and vitest where a test has failed, or could not begin."""
FAILURE: Final = re.compile(r"^( *Tests +)?\d+ failed", re.MULTILINE)
"""What both say in the end where a test has failed, and not only a file or a fixture."""


class Fault(TypedDict):
    """What is wrong in words, in which file, and the tests that must notice."""

    what: str
    file: str
    old: str
    new: str
    tests: list[str]


FAULTS: Final[list[Fault]] = tomllib.loads(
    (Path(__file__).parent / "faults.toml").read_text("utf-8")
)["faults"]


def applies(fault: Fault) -> bool:
    """Whether its text stands in its file, once, and would be another one."""
    text = (ROOT / fault["file"]).read_text("utf-8")
    return text.count(fault["old"]) == 1 and fault["new"] != fault["old"]


def planted(fault: Fault) -> str:
    """The text of the file with the fault in it."""
    return (ROOT / fault["file"]).read_text("utf-8").replace(fault["old"], fault["new"])


class Finding(NamedTuple):
    """Why no test has noticed a fault, empty where one has; and how long its tests took."""

    why: str
    seconds: float


class PlantedRun(NamedTuple):
    """What became of some tests."""

    status: int
    said: str

    @property
    def has_failure(self) -> bool:
        """Whether a test has failed; not where none could begin."""
        return self.status == FAILED and bool(FAILURE.search(self.said))


def find(fault: Fault) -> Finding:
    """Plant a fault and run its tests; they have to pass without it."""
    tests, begun = tuple(fault["tests"]), time.monotonic()
    run = _run(tests, fault["file"], planted(fault))
    seconds = time.monotonic() - begun
    if run.has_failure:
        return Finding(_why_red(tests), seconds)
    return Finding(run.said[-2000:] if run.status else "all its tests pass", seconds)


@cache
def _why_red(tests: tuple[str, ...]) -> str:
    """What some tests say without a fault; empty where they pass."""
    run = _run(tests)
    return f"without it, too:\n{run.said[-2000:]}" if run.status else ""


def _run(tests: tuple[str, ...], file: str = "", text: str = "") -> PlantedRun:
    """Run tests, with another text in a file if one is given."""
    command = _vitest if tests[0].startswith("web/") else _pytest
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = command(tests, file, text, Path(folder))
        except subprocess.TimeoutExpired:
            return PlantedRun(FAILED, f"its tests take more than {SECONDS} s")
    return PlantedRun(done.returncode, f"{done.stdout}\n{done.stderr}")


def _pytest(
    tests: tuple[str, ...], file: str, text: str, folder: Path
) -> subprocess.CompletedProcess[str]:
    if file:
        source = folder / "planted.py"
        source.write_text(text, "utf-8")
        shutil.copy(HOOK, folder)
        (folder / "planted.json").write_text(json.dumps([str(ROOT / file), str(source)]))
    places = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def _vitest(
    tests: tuple[str, ...], file: str, text: str, folder: Path
) -> subprocess.CompletedProcess[str]:
    copy = folder / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules"))
    for place in ("web/node_modules", "src", "conformance", "LICENSE"):
        (folder / place).symlink_to(ROOT / place)
    if file:
        (folder / file).write_text(text, "utf-8")
    names = [test.removeprefix("web/") for test in tests]
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        ["npm", "run", "--silent", "test", "--", *names],
        cwd=copy,
        env={**os.environ, "PATH": places, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def main() -> None:
    """Print which faults are noticed, and after how many seconds."""
    numbers = [int(number) for number in sys.argv[1:]] or range(1, len(FAULTS) + 1)
    for number in numbers:
        fault = FAULTS[number - 1]
        found = find(fault)
        said = "-- NOT NOTICED --" if found.why else "noticed"
        print(f"{number:4} {said:18} {found.seconds:5.1f} s  {fault['what']}", flush=True)


if __name__ == "__main__":
    main()
