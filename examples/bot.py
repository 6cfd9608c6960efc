"""Plays a whole game on a server: python bot.py http://127.0.0.1:8000 (or a table's link)."""

import asyncio
import random
import sys

from foretell import Seen
from foretell.client import visit


class Mine:
    """Anything legal; the same class plays in ``foretell.match`` and ``foretell simulate``."""

    def choose(self, seen: Seen) -> str:
        """The action to take, from what the own seat may know."""
        return random.choice(seen.legal)


async def play(address: str) -> None:
    """Sit down at the table of a link, or open one with two bots, and play to the end."""
    server, _, link = address.partition("/t/")
    async with visit(server, "Python") as me:
        table_id = link or await me.open(players=3, options={"pace": 0})
        async with me.table(table_id) as table:
            await table.sit()
            if not link:
                await table.start()
            await table.play(Mine())
            for seat, score in zip(table.facts["seats"], table.scores, strict=True):
                print(seat["name"], score)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
