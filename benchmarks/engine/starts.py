"""How long people wait: the first compile, and the start of commands from then on."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from typing import Final

from benchmarks.engine.measure import Effort, Figure, Measured, Spread, Tell, in_turn, rounded

WARM: Final = ("-m", "foretell.cli.warm")
MAIN: Final = ("-c", "from foretell.cli.main import main; main()")
COMMANDS: Final = (
    "--version",
    "rules standard",
    "odds --players 5 --card 8d --turn-up 7d",
    "simulate --rules standard --players 4 --games 1 --seed 1 --records {folder}",
)
"""The last one needs the compiled engine."""
IMPORT: Final = "import foretell"
IMPORT_CODE: Final = (
    "import time; t = time.perf_counter(); import foretell; print(time.perf_counter() - t)"
)
COMPILE_SECONDS, START_SECONDS, IMPORT_SECONDS = 20.0, 0.8, 0.15


class Failed(Exception):
    """A program that was to be timed did not work; the text says which and how it ended."""


def python(name: str, *arguments: str, env: Mapping[str, str] | None = None) -> tuple[float, str]:
    """Seconds that a fresh Python takes, and what it printed.

    Raises:
        Failed: it ended with an error.
    """
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True, text=True, stdin=subprocess.DEVNULL, env={**os.environ, **(env or {})},
    )  # fmt: skip
    seconds = time.perf_counter() - start
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise Failed(f"{name}: could not be timed: exit {done.returncode}: {last}")
    return seconds, done.stdout


def measure_compile(effort: Effort, tell: Tell) -> Measured:
    """Everything a first start compiles, into an empty cache, by the module that set-up calls."""
    if not effort.compiles:
        return Measured(None, notes=["compile_s: left out of a quick run"])
    try:
        [(spread,)] = in_turn(effort.compiles, tell, [first_compile])
    except Failed as error:
        return Measured(None, notes=[str(error)])
    means = "engine and first bots into an empty cache, start of Python included"
    figure = Figure("first compile", spread, "s", means, at_most=COMPILE_SECONDS)
    return Measured(rounded(spread.median), [figure])


def first_compile() -> tuple[float]:
    """Seconds of one compile into an empty cache."""
    with tempfile.TemporaryDirectory(prefix="foretell-bench-") as folder:
        return (python("compile_s", *WARM, env={"FORETELL_CACHE": folder})[0],)


def measure_starts(effort: Effort, tell: Tell) -> Measured:
    """Commands from start to end, everything compiled before; and the bare import."""
    found: dict[str, float | None] = {}
    figures, notes = [], []
    with tempfile.TemporaryDirectory(prefix="foretell-bench-") as folder:
        for command in COMMANDS:
            name = f"foretell {command.format(folder='DIR')}"
            tell(name)
            try:
                spread = seconds_of_command(name, command.format(folder=folder), effort.starts)
            except Failed as error:
                found[name] = None
                notes.append(str(error))
                continue
            found[name] = rounded(spread.median)
            figures.append(Figure(name, spread, "s", "start to end", at_most=START_SECONDS))
    spread = repeated(seconds_to_import, effort.starts)
    found[IMPORT] = rounded(spread.median)
    figures.append(Figure(IMPORT, spread, "s", "the import alone", at_most=IMPORT_SECONDS))
    return Measured(found, figures, notes)


def seconds_of_command(name: str, command: str, starts: int) -> Spread:
    """Times of a command; the first start, which may still compile, is not counted.

    Raises:
        Failed: the command does not work.
    """
    python(name, *MAIN, *command.split())
    return repeated(lambda: python(name, *MAIN, *command.split())[0], starts)


def seconds_to_import() -> float:
    """What `import foretell` takes in a fresh Python, its start not counted.

    >>> seconds_to_import() > 0
    True
    """
    return float(python(IMPORT, "-c", IMPORT_CODE)[1])


def repeated(measure: Callable[[], float], times: int) -> Spread:
    """The values of several runs of one measurement."""
    return Spread(tuple(measure() for _ in range(times)))
