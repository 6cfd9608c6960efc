"""How strong the bots are: all figures that were asked for, by one command that can be resumed.

python -m benchmarks.bots [--keep FOLDER] [--minutes N] [--processes N] [--only TEXT]

Each row is a match over duplicate deals. All rows are played to a small share of their deals first,
then to larger ones, until the minutes are over: whenever it stops, each row has an interval, and
the same command with the same folder goes on. It ends with a table in Markdown.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from foretell.arena.match import CHUNK, LEAST, Match
from foretell.arena.result import MatchResult

SHARES: Final = (0.04, 0.1, 0.2, 0.4, 1.0)
"""Of a row's deals, one pass after the other."""
SEED: Final = 7


class Row(NamedTuple):
    """A match, how many deals it has, and what is asked of its lead, bids met and games won."""

    bot: str
    others: str
    deals: int
    lead: float
    hits: float | None = None
    wins: float | None = None
    rules: str = "standard"
    players: int = 4


def rows() -> list[Row]:
    """All that is asked for, the most telling first."""
    elsewhere = [
        *(("standard", players) for players in (3, 5, 6)),
        *((name, 4) for name in ("screw-the-dealer", "hidden", "canadian", "bsw-tournament")),
    ]
    return [
        Row("champion", "rule", 850, 200, 0.84, 0.78),
        Row("champion", "pimc-128", 250, 75, None, 0.45),
        Row("policy", "rule", 850, 93),
        Row("policy", "pimc-128", 100, 0),
        *(Row("champion", "pimc-128", 100, 0, rules=r, players=n) for r, n in elsewhere),
        *(Row("pimc-128", "rule", 100, 0, rules=r, players=n) for r, n in elsewhere),
    ]


def upto(row: Row, share: float) -> int:
    """How many deals a row has after a pass: whole parts, so that none is played twice.

    >>> [upto(rows()[1], share) for share in SHARES]
    [12, 27, 52, 102, 250]
    """
    return min(row.deals, LEAST + CHUNK * round(row.deals * share / CHUNK))


def play(
    chosen: list[Row], keep: Path, end: float, processes: int | None
) -> Iterator[tuple[Row, Match]]:
    """Play pass by pass; each match when it has gone as far as its pass, or the time is over."""
    for share in SHARES:
        for row in chosen:
            match = Match(
                row.bot,
                row.others,
                upto(row, share),
                rules=row.rules,
                players=row.players,
                seed=SEED,
                processes=processes,
                keep=keep,
            )
            for _ in match.run():
                if time.monotonic() > end:
                    break
            if match.done >= LEAST:
                yield row, match
            if time.monotonic() > end:
                return


def line(row: Row, found: MatchResult) -> str:
    """One row of the table."""
    asked = [f"{row.lead:+.0f}", *(f"{one:.2f}" for one in (row.hits, row.wins) if one)]
    fair = " · ".join([f"{found.lead}", f"{found.hits}", f"{found.wins}"])
    ms = found.hero.times
    where = f"{row.rules}, {row.players}"
    return (
        f"| {row.bot} / {row.others} | {where} | {' · '.join(asked)} | {fair} "
        f"| {found.deals} of {row.deals} | {ms.mean:.3g} / {ms.p99:.3g} |"
    )


def table(found: dict[Row, MatchResult]) -> str:
    """All rows in Markdown."""
    head = [
        "| match | rules, players | asked: lead · hits · wins | reached | deals | ms mean / p99 |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *(line(row, result) for row, result in found.items())])


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser("benchmarks.bots", description=(__doc__ or "")[:99])
    parser.add_argument("--keep", type=Path, default=Path("build/bots"))
    parser.add_argument("--minutes", type=float, default=90.0)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--only", default="", help="matches whose line begins so: champion/rule")
    chosen = parser.parse_args(arguments)
    asked = [row for row in rows() if f"{row.bot}/{row.others}".startswith(chosen.only)]
    found: dict[Row, MatchResult] = {}
    end = time.monotonic() + 60 * chosen.minutes
    try:
        for row, match in play(asked, chosen.keep, end, chosen.processes):
            found[row] = match.result()
            print(line(row, found[row]), flush=True)
    except KeyboardInterrupt:
        pass
    print(f"\nload {os.getloadavg()[0]:.1f}, seed {SEED}\n\n{table(found)}")


if __name__ == "__main__":
    main()
