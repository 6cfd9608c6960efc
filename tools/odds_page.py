"""The tables of ``docs/odds.md``, made of the odds of the engine."""

from __future__ import annotations

import re
from typing import Final

from foretell.analysis.odds import SEATS
from foretell.analysis.odds_table import Situation, odds_table, smallest_bids

_BLOCK: Final = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def smallest_markdown() -> str:
    """The smallest cards worth a bid of 1, for every number of players.

    >>> print(smallest_markdown().splitlines()[4])
    | 3 | suit up, trump | 3-A | 2 | 43 | 903/1653 | 54.6 % |
    """
    lines = ["| Players | Situation | Turned up | Smallest card | x | Chance | |", "|---" * 7 + "|"]
    for players in SEATS:
        for row in smallest_bids(players):
            odds = row.odds
            cells = (players, row.situation, row.turned, row.rank, odds.unbeaten)
            chance = f"{odds.numerator}/{odds.denominator} | {float(odds.win):.1%}"
            lines.append(f"| {' | '.join(map(str, cells))} | {chance.replace('%', ' %')} |")
    return "\n".join(lines)


def counts_markdown() -> str:
    """The unseen cards that do not beat a card, by rank and situation; they fit all seats.

    >>> print(counts_markdown().splitlines()[2])
    | N | 3 | – | – | 2 | 3 | – |
    """
    found = {(cell.rank, cell.situation): cell.odds.unbeaten for cell in odds_table(min(SEATS))}
    lines = [
        f"| Card | {' | '.join(situation.value for situation in Situation)} |",
        "|---" * (len(Situation) + 1) + "|",
    ]
    for rank in dict.fromkeys(rank for rank, _ in found):
        counts = (str(found.get((rank, situation), "–")) for situation in Situation)
        lines.append(f"| {rank} | {' | '.join(counts)} |")
    return "\n".join(lines)


TABLES: Final = {"smallest": smallest_markdown, "counts": counts_markdown}


def renewed(page: str) -> str:
    """A page with each block ``<!-- table: name --> … <!-- end -->`` filled anew.

    >>> "| N | 3 |" in renewed("<!-- table: counts -->\\n<!-- end -->")
    True
    """
    return _BLOCK.sub(lambda block: f"{block[1]}\n{TABLES[block[2]]()}\n\n{block[3]}", page)
