"""The long run: ``python -m tests.promises`` (or ``make promises``); it goes on where it stopped.

Its figures stand in ``docs/promises.md``, written by this command and by nobody else.
"""

from __future__ import annotations

import argparse
import datetime as dt
import subprocess
import time
from collections.abc import Callable

from tests.promises import table
from tests.promises.rows import ROWS, Progress, Row, play

TELL_SECONDS = 10.0


def asked() -> argparse.Namespace:
    """What is to be run."""
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description=__doc__)
    names = [row.name for row in ROWS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="ROW")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most, for each row")
    parser.add_argument("--anew", action="store_true", help="begin with the first seed again")
    return parser.parse_args()


def commit() -> str:
    """What is tested: the last change of the product or its tests, ``+`` if there are others."""
    parts = ("src", "tests", "pyproject.toml")
    last = _git("log", "-1", "--format=%h", "--", *parts)
    return last + ("+" if _git("status", "--porcelain", "--", *parts) else "")


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def teller(row: Row, code: str) -> Callable[[Progress], None]:
    """Says now and then how far a row is."""
    begun = last = time.monotonic()

    def tell(done: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= TELL_SECONDS or done.count >= row.long:
            last = now
            said = f"{done.count:,} of {row.long:,} {row.unit}, seeds 0-{done.seeds - 1}"
            print(f"{row.name}: {said}, {dt.timedelta(seconds=int(now - begun))}", flush=True)
            _keep(row, done, code)

    return tell


def _keep(row: Row, done: Progress, code: str) -> None:
    today = dt.datetime.now(dt.UTC).date().isoformat()
    table.write(row, table.Run(done.count, done.seeds, today, code))


def main() -> None:
    """Run what is asked for, row by row."""
    wanted, code = asked(), commit()
    for row in ROWS:
        if row.name not in wanted.only:
            continue
        before = table.read().get(row.name)
        goes_on = before is not None and before.commit == code and not wanted.anew
        done = Progress(before.seeds, before.reached) if before and goes_on else Progress()
        play(row, row.long, done, seconds=wanted.minutes * 60, tell=teller(row, code))
        _keep(row, done, code)


if __name__ == "__main__":
    main()
