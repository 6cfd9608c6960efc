"""Several servers on this machine: played at, while one is killed, paused, restarted.

    python tools/cluster.py [--stay] [--tables N] [--people N]

PostgreSQL and HAProxy are the machine's own, as Debian packages them; docs/deploying.md tells how
to set them up for good. ``--stay`` leaves everything open for a browser until Ctrl-C. It fails if a
table does not go on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

import locks

sys.path.insert(0, str(locks.ROOT))

from benchmarks.server.hosting import PLAIN
from benchmarks.server.silences import FAILURES, SETTLES, evening, silence_while
from tests.balancer import haproxy
from tests.cluster import Cluster, cluster
from tests.postgres import programs

SHOWN = "killed", "paused", "handed over"
PLAYED = 3.0
"""Seconds for which all play before anything fails."""


def main() -> int:
    """Show that everybody goes on."""
    asked = argparse.ArgumentParser(prog="make cluster", description=__doc__.split("\n")[0])
    asked.add_argument("--stay", action="store_true", help="leave it open until Ctrl-C")
    asked.add_argument("--tables", type=int, default=6)
    asked.add_argument("--people", type=int, default=3, choices=range(3, 7))
    wanted = asked.parse_args()
    missing = [
        name for name, found in (("postgresql", programs()), ("haproxy", haproxy())) if not found
    ]
    if missing:
        needs, how = " and ".join(missing), f"apt install {' '.join(missing)}"
        print(f"make cluster needs {needs}: {how}", file=sys.stderr)
        return 1
    print("PostgreSQL, three processes and HAProxy start …", flush=True)
    try:
        with cluster(3, "fsync=on", program=PLAIN) as made:
            goes_on = asyncio.run(show(made, wanted.tables, wanted.people))
            if wanted.stay:
                print(f"Open {made.url} in your browser; Ctrl-C ends all.", flush=True)
                while True:
                    time.sleep(1)
    except KeyboardInterrupt:
        print()
        return 0
    return 0 if goes_on else 1


async def show(made: Cluster, tables: int, people: int) -> bool:
    """Play, let things fail, and tell how long each table stood still; whether all went on."""
    ports = ", ".join(str(server.port) for server in made.servers)
    print(f"HAProxy at {made.url}; processes at {ports}", flush=True)
    async with evening(made, tables, people) as playing:
        print(f"{tables} tables with {people} people each play.", flush=True)
        await asyncio.sleep(PLAYED)
        for name in SHOWN:
            longest = await silence_while(made, playing, FAILURES[name])
            if stalled := playing.stalled(time.monotonic() - SETTLES):
                said = f"  one process {name}: {len(stalled)} of {tables} tables do not go on"
                print(said, file=sys.stderr, flush=True)
                return False
            print(
                f"  one process {name}: no table was silent for longer than {longest:.1f} s",
                flush=True,
            )
        moves = sum(map(len, playing.moments.values()))
        print(f"{moves} moves; all {tables} tables play on.", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
