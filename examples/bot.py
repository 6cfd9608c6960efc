"""Plays a whole game on a server: python bot.py http://127.0.0.1:8000 (or a table's link)."""

import asyncio
import random
import sys

from foretell.client import visit


async def play(address: str) -> None:
    """Sit down at the table of a link, or open one with two bots, and play to the end."""
    server, _, link = address.partition("/t/")
    async with visit(server, "Python") as me:
        table_id = link or await me.open(players=3, options={"pace": 0})
        async with me.table(table_id) as table:
            await table.sit()
            if not link:
                await table.start()
            while (seen := await table.turn()) is not None:
                await table.act(random.choice(seen.legal))
            for seat, score in zip(table.facts["seats"], table.scores, strict=True):
                print(seat["name"], score)


asyncio.run(play(sys.argv[1]))
