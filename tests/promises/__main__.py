"""The long run: ``python -m tests.promises`` (or ``make promises``); it goes on where it stopped.

Stop it at any time with Ctrl-C: what was counted is kept, and stands in ``docs/promises.md``.
"""

from __future__ import annotations

import argparse
import datetime as dt
import signal
import time
from collections.abc import Callable

from tests.promises import kept_runs, runs_table
from tests.promises.kept_runs import Runs
from tests.promises.rows import ROWS, Progress, Row
from tests.promises.workers import Crew, crew

TELL_SECONDS = 10.0


def asked() -> argparse.Namespace:
    """What is to be run."""
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description=__doc__)
    names = [row.name for row in ROWS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="ROW")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for all rows together")
    parser.add_argument("--anew", action="store_true", help="begin with the first seed again")
    return parser.parse_args()


def teller(row: Row, done: Progress, runs: Runs, code: str) -> Callable[[], None]:
    """Says now and then how far a row is, and keeps it."""
    begun = last = time.monotonic()

    def tell() -> None:
        nonlocal last
        kept_runs.keep(runs, row.name, code, done)
        now = time.monotonic()
        if now - last < TELL_SECONDS and done.count < row.long:
            return
        last = now
        said = f"{done.count:,} of {row.long:,} {row.unit}, seeds 0-{done.seeds - 1}"
        figures = "".join(f"; {figure:.3g}" for figure in done.figures[-5:])
        print(f"{row.name}: {said}{figures}, {dt.timedelta(seconds=int(now - begun))}", flush=True)

    return tell


def play(wanted: argparse.Namespace, code: str, runs: Runs, workers: Crew) -> None:
    """Row by row, the quickest first: each gets its part of the time, and leaves what it spares."""
    end = time.monotonic() + wanted.minutes * 60
    rows = [row for row in ROWS if row.name in wanted.only]
    rows.sort(key=lambda row: row.minutes)
    for place, row in enumerate(rows):
        done = Progress() if wanted.anew else kept_runs.progress(runs, row.name, code)
        part = (end - time.monotonic()) / (len(rows) - place)
        workers.play(row, done, part, teller(row, done, runs, code))


def main() -> None:
    """Run what is asked for, and write the page, whatever ended it."""
    wanted, code = asked(), kept_runs.commit()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.default_int_handler)  # in the background, too
    runs = kept_runs.read()
    try:
        with crew() as workers:
            play(wanted, code, runs, workers)
    except KeyboardInterrupt:
        print("stopped; it goes on there")
    finally:
        new = {name: {code: found[code]} for name, found in runs.items() if code in found}
        runs_table.write(new)
        print(f"written: {runs_table.PAGE}")


if __name__ == "__main__":
    main()
