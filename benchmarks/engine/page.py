"""The page of figures: tables, with the machine and the commit they come from."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

import click
from benchmarks.engine.measure import Figure, Measured
from benchmarks.engine.parts import PARTS

START: Final = "<!-- figures: written by `make bench` -->"
END: Final = "<!-- end of figures -->"
ANSWERS: Final = {True: "yes", False: "**no**", None: ""}


def rewrite(page: Path, found: dict[str, Measured], load: str) -> None:
    """Put new figures in place of those between the page's two marks.

    Raises:
        ClickException: the page has no such marks.
    """
    before, after = around(page)
    text = "\n".join([START, "", *figures_text(found, load), END])
    page.write_text(f"{before}{text}{after}", encoding="utf-8")


def around(page: Path) -> tuple[str, str]:
    """What stands before and after a page's figures.

    Raises:
        ClickException: there is no such page, or it has no place for figures.
    """
    if not page.is_file():
        raise click.ClickException(f"{page}: there is no such page")
    before, start, rest = page.read_text(encoding="utf-8").partition(START)
    _old, end, after = rest.partition(END)
    if not (start and end):
        raise click.ClickException(f"{page}: has no lines {START} and {END} to write between")
    return before, after


def figures_text(found: dict[str, Measured], load: str) -> Iterator[str]:
    """The lines between the marks."""
    yield f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC at commit {commit()}"
    yield f"on {machine()}; {load}."
    yield ""
    for key, part in PARTS.items():
        yield f"### {part.title}"
        yield ""
        yield part.means
        yield ""
        yield from _table(found[key].figures)
        yield from (f"*{note}.*\n" for note in found[key].notes)


def _table(figures: list[Figure]) -> Iterator[str]:
    if not figures:
        return
    yield "| figure | median | least – most | target | met | what it is |"
    yield "|---|---:|---:|---:|---|---|"
    for one in figures:
        cells = (one.name, *one.texts, one.target, ANSWERS[one.is_met], one.means)
        yield f"| {' | '.join(map(_cell, cells))} |"
    yield ""


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def commit() -> str:
    """The commit of the working tree, and whether files were changed since; or that there is none.

    >>> len(commit()) >= len("unknown")
    True
    """
    here = Path(__file__).parent

    def git(*arguments: str) -> str:
        return subprocess.check_output(
            ["git", *arguments], cwd=here, text=True, stderr=subprocess.DEVNULL
        ).strip()

    try:
        changed = git("status", "--porcelain", "--untracked-files=no", "--", "..")
        return git("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def machine() -> str:
    """Processor, cores, system, and the versions that matter.

    >>> "NumPy" in machine()
    True
    """
    python = f"Python {platform.python_version()}"
    libraries = f"Numba {version('numba')}, NumPy {version('numpy')}"
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}; {python}, {libraries}"


def processor() -> str:
    """The processor's name, as well as the system tells it."""
    names = Path("/proc/cpuinfo")
    if names.is_file():
        for line in names.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load_now() -> str:
    """How busy the machine is, in words.

    >>> "load" in load_now()
    True
    """
    if not hasattr(os, "getloadavg"):
        return "load before: unknown"
    return f"load before: {os.getloadavg()[0]:.2f}"
