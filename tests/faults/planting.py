"""One small fault outside the engine, and whether the tests that are named for it notice.

`python -m tests.faults.planting NUMBER…` prints it; without a number, all of them. The faults stand
in `faults.toml`; those of the rules are in `conformance/faults.toml`. Nothing is written into the
working tree: Python's modules are imported from a file elsewhere, the page is tested in a copy.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final, TypedDict

ROOT: Final = Path(__file__).parents[2]
HOOK: Final = Path(__file__).parent / "hook" / "sitecustomize.py"
WEB: Final = ROOT / "web"
SECONDS: Final = 180
"""For the tests of one fault: they take at most a minute where nothing else runs."""
FAILED: Final = 1
"""The exit status of pytest and vitest where a test has failed."""


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


def find(fault: Fault) -> str:
    """Why no test has noticed; empty where one has."""
    run = _vitest if fault["file"].startswith("web/") else _pytest
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = run(fault, Path(folder))
        except subprocess.TimeoutExpired:
            return f"its tests take more than {SECONDS} s"
    said = f"{done.stdout}\n{done.stderr}"
    if done.returncode == FAILED and "failed" in said:
        return ""
    return said[-2000:] if done.returncode else "all its tests pass"


def _pytest(fault: Fault, folder: Path) -> subprocess.CompletedProcess[str]:
    source = folder / "planted.py"
    source.write_text(planted(fault), "utf-8")
    shutil.copy(HOOK, folder)
    (folder / "planted.json").write_text(json.dumps([str(ROOT / fault["file"]), str(source)]))
    places = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *fault["tests"]],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def _vitest(fault: Fault, folder: Path) -> subprocess.CompletedProcess[str]:
    copy = folder / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules"))
    for place in ("web/node_modules", "src", "conformance", "LICENSE"):
        (folder / place).symlink_to(ROOT / place)
    (folder / fault["file"]).write_text(planted(fault), "utf-8")
    tests = [test.removeprefix("web/") for test in fault["tests"]]
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        ["npm", "run", "--silent", "test", "--", *tests],
        cwd=copy,
        env={**os.environ, "PATH": places, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def main() -> None:
    """Print which faults are noticed."""
    numbers = [int(number) for number in sys.argv[1:]] or range(1, len(FAULTS) + 1)
    for number in numbers:
        fault = FAULTS[number - 1]
        said = "-- NOT NOTICED --" if find(fault) else "noticed"
        print(f"{number:4} {said:18} {fault['what']}")


if __name__ == "__main__":
    main()
