"""One small fault in a copy of Foretell, and the first case that finds it.

`python tests/conformance/find_fault.py NUMBER` prints it; without a number, all of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAULTS = tomllib.loads((ROOT / "conformance" / "faults.toml").read_text("utf-8"))["faults"]
FIRST = """
import sys
from pathlib import Path
from foretell.conformance.run import paths_in, run
from foretell.conformance.subject import ENGINE
for result in run(paths_in(Path(sys.argv[1])), ENGINE):
    if not result.verdict.passed and result.case.id not in sys.argv[2:]:
        print(result.case.id)
        break
"""
TWO_CORES = 2


def applies(fault: dict[str, str]) -> bool:
    """Whether its text stands in the engine, once."""
    return (ROOT / fault["file"]).read_text("utf-8").count(fault["old"]) == 1


def find(fault: dict[str, str], known: tuple[str, ...] = ()) -> str:
    """The first case that fails because of the fault; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
        file = Path(folder) / fault["file"]
        file.write_text(file.read_text("utf-8").replace(fault["old"], fault["new"]), "utf-8")
        plain = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", FIRST, str(ROOT / "conformance"), *known]
        done = subprocess.run(command, env=os.environ | plain, capture_output=True, text=True)
    return done.stdout.strip() or ("it does not start" if done.returncode else "")


def main() -> None:
    """Print what finds which fault."""
    numbers = [int(number) for number in sys.argv[1:]] or range(1, len(FAULTS) + 1)
    with ThreadPoolExecutor(TWO_CORES) as pool:
        found = pool.map(find, [FAULTS[number - 1] for number in numbers])
        for number, case in zip(numbers, found, strict=True):
            print(f"{number:4} {case or '-- NOT FOUND --':45} {FAULTS[number - 1]['what']}")


if __name__ == "__main__":
    main()
