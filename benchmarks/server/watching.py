"""One table without watchers and with many, in blocks that take turns: a ratio for each pair.

A single pair says little: the p99 of a few hundred moves is that of the slowest few, and most of it
is the wait for the disk. So the same people play on the same server, game after game, the watchers
come for a block and go before the next, and the side that begins changes from pair to pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from statistics import median

from benchmarks.server.crew import Crew, Load, audience
from benchmarks.server.hosting import Host
from benchmarks.server.scenes import Effort, Figures, figures_of, played
from benchmarks.server.tally import Tally, percentile

PAIRS = 5
"""Pairs of blocks; the figure is the median of their ratios."""
LONGER = 15
"""How many times as long as another scene's run a block is."""
NEEDED = 3000
"""Moves on each side without which the figure is marked."""
COMING = 0.2
"""Seconds that are played before it is looked again whether the watchers have come."""
PATIENCE = 60.0
"""Seconds more than twice what a block should take after which a table is given up."""


class StoppedScene(KeyboardInterrupt):
    """Ctrl-C in the middle of a scene that has figures already."""

    def __init__(self, found: Figures) -> None:
        """Carry the figures along."""
        super().__init__()
        self.found = found


@dataclass
class Side:
    """One side of the comparison: its blocks, and what each took of the server's processor."""

    blocks: list[Tally] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)

    def p99(self, pair: int) -> float:
        """Until others were told, in one block; milliseconds."""
        return percentile(self.blocks[pair].delivered, 0.99) * 1e3

    def figures(self, pairs: int) -> Figures:
        """Of the blocks of whole pairs together."""
        whole = Tally()
        for block in self.blocks[:pairs]:
            whole.add_later(block)
        return figures_of(whole, sum(self.busy[:pairs]))


def sides(pairs: int) -> Iterator[bool]:
    """Whether there are watchers, block by block.

    >>> ["with" if watched else "without" for watched in sides(2)]
    ['without', 'with', 'with', 'without']
    """
    for pair in range(pairs):
        yield from (True, False) if pair % 2 else (False, True)


def compared(alone: Side, beside: Side) -> Figures:
    """The ratio of each whole pair, their median, the least and the most; moves of each side."""
    pairs = min(len(alone.blocks), len(beside.blocks))
    ratios = [beside.p99(pair) / (alone.p99(pair) or 1.0) for pair in range(pairs)]
    told: Figures = {"pairs": pairs, "p99_ratios": ratios}
    told |= {"p99_ratio": median(ratios), "least": min(ratios), "most": max(ratios)}
    told |= {"alone": alone.figures(pairs), "beside": beside.figures(pairs)}
    told["moves"] = min(told["alone"]["moves"], told["beside"]["moves"])
    if told["moves"] < NEEDED:
        told["said"] = f"not shown: {told['moves']:,} moves a side, it needs {NEEDED:,}"
    return told


@dataclass
class Blocks:
    """The table and the server, how many watch, and how much is counted in a block."""

    host: Host
    crew: Crew
    load: Load
    effort: Effort
    watchers: int

    def play(self, side: Side, *, is_watched: bool) -> str:
        """Count one more block of a side; a line about it.

        Coming, going and what warms up are not counted. A game that ends is followed by the next
        one, and so is it by those who watch.
        """
        whole, busy = Tally(), 0.0
        asked = moves_of(self.load, self.effort)
        while whole.moves < asked:
            [[table]] = self.crew.order("ids")
            with self._watched(table) if is_watched else nullcontext(Counter[str]()) as cut_off:
                if self._is_still(table):
                    before = self.host.busy()
                    whole.add_later(self._count(asked - whole.moves))
                    busy += self.host.busy() - before
            whole.errors += cut_off
        side.blocks.append(whole)
        side.busy.append(busy)
        who = f"{self.watchers:,} watchers" if is_watched else "nobody watching"
        return f"{who}: {whole.moves} moves, p99 {side.p99(-1):.3g} ms"

    def _watched(self, table: str) -> AbstractContextManager[Counter[str]]:
        """Watchers of a game; it goes on while they come."""
        return audience(self.host.port, table, self.watchers, lambda: self.crew.count(COMING))

    def _is_still(self, table: str) -> bool:
        """Warm up; whether the table's game has gone on all the time."""
        warm = self.crew.count(self.effort.warm)
        return not warm.games and self.crew.order("ids") == [[table]]

    def _count(self, moves: int) -> Tally:
        """So many moves, or those to the end of the game."""
        found = self.crew.count(2 * moves / self.load.rate + PATIENCE, moves)
        if found.moves < moves and not found.games:
            said = f"{found.moves} of {moves} moves, errors: {dict(found.errors)}"
            raise RuntimeError(f"the table stands still after {said}")
        return found


def moves_of(load: Load, effort: Effort) -> int:
    """So many moves are counted in a block.

    >>> moves_of(Load(rate=4.0), Effort(seconds=10.0))
    600
    """
    return max(1, round(LONGER * effort.seconds * load.rate))


def watched(
    load: Load, effort: Effort, watchers: int, pairs: int, tell: Callable[[str], None]
) -> Figures:
    """The players' p99 with so many watchers, beside that without any.

    Raises:
        StoppedScene: by Ctrl-C after a whole pair; it has the figures so far.
    """
    alone, beside = Side(), Side()
    try:
        with played(load) as (host, crew):
            blocks = Blocks(host, crew, load, effort, watchers)
            for number, is_watched in enumerate(sides(pairs), 1):
                said = blocks.play(beside if is_watched else alone, is_watched=is_watched)
                tell(f"  block {number} of {2 * pairs}, {said}")
    except KeyboardInterrupt:
        if not (alone.blocks and beside.blocks):
            raise
        raise StoppedScene(compared(alone, beside) | {"watchers": watchers}) from None
    return compared(alone, beside) | {"watchers": watchers}
