"""The client's side of a game, and the checker that compares it with the log."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from foretell.client.refused import CommandRejected
from foretell.client.table import Table
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e

MAY_BE_REFUSED = ("stale", "not-saved", "already-chosen", "over", "not-your-turn")


class History:
    """What one player sent, and what was answered."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.sent: list[str] = []
        self.acked: list[str] = []
        self.refused: list[str] = []
        self.moments: list[float] = []
        """When something was acknowledged, by the clock of the loop."""


async def begin(*tables: Table) -> None:
    """Everybody sits down, the first one starts; until the game is there."""
    for table in tables:
        if table.seat is None:
            await table.sit()
    await tables[0].start()
    while any(table.view["game"] is None for table in tables):
        await asyncio.sleep(0.05)


async def play(table: Table, history: History, chance: random.Random, think: float = 0.0) -> None:
    """Play to the end, with an id of its own for every action; think for up to so many seconds."""
    while (seen := await table.turn()) is not None:
        v = table.folding.v
        await asyncio.sleep(chance.uniform(0.0, think))
        name = f"{table.seat}-{len(history.sent)}-{chance.getrandbits(32)}"
        history.sent.append(name)
        try:
            await table.do(w.Act(chance.choice(seen.legal)), v=v, name=name)
        except CommandRejected as refused:
            assert refused.code in MAY_BE_REFUSED, refused  # noqa: PT017
            history.refused.append(name)
        else:
            history.acked.append(name)
            history.moments.append(asyncio.get_running_loop().time())


def silence(histories: Iterable[History], since: float) -> float:
    """The longest time, from a moment until now, in which nothing was acknowledged to anybody."""
    told = sorted(at for history in histories for at in history.moments if at > since)
    now = asyncio.get_running_loop().time()
    return max(after - before for before, after in pairwise([since, *told, now]))


def check(log: Iterable[e.LogEntry], histories: Iterable[History]) -> None:
    """Acknowledged: exactly once in the log, in order; refused: never; else once or never."""
    acts = [entry.act for entry in log if entry.act]
    done = Counter(acts)
    places = {act: place for place, act in enumerate(acts)}
    for history in histories:
        assert {done[name] for name in history.acked} <= {1}
        assert {done[name] for name in history.refused} <= {0}
        assert {done[name] for name in history.sent} <= {0, 1}
        order = [places[name] for name in history.acked]
        assert order == sorted(order)
