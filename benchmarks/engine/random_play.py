"""Decisions per second of random games inside compiled code, run after run, for one preset.

python -m benchmarks.engine.random_play [PRESET] [PLAYERS]
"""

from __future__ import annotations

import argparse

from benchmarks.engine.compiled import MILLION, Playing

from foretell.rules.presets import preset


def main() -> None:
    """Print a line for each run, and the best at the end: noise only ever slows a run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset", nargs="?", default="standard")
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--seconds", type=float, default=1.0, help="of one run")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    playing = Playing(preset(options.preset, options.players))
    playing.fit(options.seconds)
    best = 0.0
    for _ in range(options.runs):
        decisions, games = playing.run()
        best = max(best, decisions)
        print(f"{decisions * MILLION:6.2f} M decisions/s  {games:9,.0f} games/s", flush=True)
    print(f"{best * MILLION:6.2f} M decisions/s at best")


if __name__ == "__main__":
    main()
