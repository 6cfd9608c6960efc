"""A bot's seat at a table on a server: taken, played from to the end, or left to another bot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from foretell.base.i18n import rejected
from foretell.client.refused import CommandRejected
from foretell.client.table import Table
from foretell.play.seen import Seen
from foretell.server.protocol import commands as w

Choose = Callable[[Seen, float], Awaitable[str]]
"""Answers with a choice for what is seen, within so many seconds."""
LATE: Final = {"stale", "paused", "not-started", "over", "not-your-turn", "already-chosen"}
"""Why an answer is refused that the game has overtaken."""
WISHES: Final[dict[str, Callable[[], w.AnyCommand]]] = {
    "wants_pause": w.Pause,
    "wants_end": w.End,
    "wants_undo": w.Undo,
}
"""What needs the consent of all, and how a bot gives its own."""
OF_CLOCK: Final = 0.8
"""The share of a table's clock that a choice may take: the rest is for the way."""
FAREWELL: Final = 5.0
"""Seconds for which a server is waited for that is told of the leave."""


class BotSeat:
    """One bot at one table, which is connected; everything that happens is left to ``told``."""

    def __init__(
        self, table: Table, choose: Choose, seconds: float, told: Callable[[], object]
    ) -> None:
        """``seconds`` are the most for a choice; ``told`` is called after each change."""
        self.table = table
        self._choose = choose
        self._seconds = seconds
        self._told = told

    @property
    def own(self) -> dict[str, Any]:
        """What everybody knows of the own seat; nothing while there is none."""
        seat = self.table.seat
        return {} if seat is None else self.table.facts["seats"][seat]

    @property
    def coming(self) -> int | None:
        """The seat that will be the own one when the next round is dealt."""
        seats, name = self.table.facts["seats"], self.table.folding.you.get("name")
        return next((at for at, one in enumerate(seats) if one.get("next_name") == name), None)

    async def sit(self) -> None:
        """Take a seat: the own one again, a free one, or a bot's from the next round on.

        Raises:
            CommandRejected: there is none, or not for this guest.
        """
        if self.table.seat is None:
            await self.table.sit()

    async def play(self) -> None:
        """Wait for the start, and choose until the game is over.

        Raises:
            CommandRejected: the seat has been taken away, or the server refuses a choice.
            ForetellError: the bot does not choose as it should.
        """
        while (seen := await self._turn()) is not None:
            answer = await self._choose(seen, self._limit())
            await self._act(seen, answer)

    async def leave(self) -> None:
        """Stand up; where the game runs, a bot of the house plays on from this seat."""
        with suppress(CommandRejected, TimeoutError):
            if not self.table.is_over and (self.own or self.coming is not None):
                await asyncio.wait_for(self.table.do(w.Stand()), FAREWELL)

    async def _turn(self) -> Seen | None:
        """What the seat sees when it is to choose; none when the game is over."""
        while not self.table.is_over:
            self._told()
            if self.table.seat is None and self.coming is None:
                raise rejected(CommandRejected("removed", ""))
            if (wish := self._due_wish()) is not None:
                await self._do(wish)
            elif self._is_asked():
                return self.table.seen()
            else:
                await self.table.changed()
        self._told()
        return None

    def _is_asked(self) -> bool:
        facts = self.table.facts
        is_due = self.table.seat in facts["due"] and not facts["is_paused"]
        return is_due and self.table.seen() is not None

    def _due_wish(self) -> w.AnyCommand | None:
        """What is to be said first: that the bot plays itself, or consent to what others want."""
        if self.own.get("bot"):
            return w.Back()
        seats, own = self.table.facts["seats"], self.own
        for wish, consent in WISHES.items():
            if own and not own.get(wish) and any(one.get(wish) for one in seats):
                return consent()
        return None

    async def _do(self, command: w.AnyCommand) -> None:
        """Do what may just have become impossible: then something else has changed."""
        before = self.table.folding.n
        try:
            await self.table.do(command)
        except CommandRejected:
            if self.table.folding.n == before:
                await self.table.changed()

    def _limit(self) -> float:
        """The seconds for a choice, on this table."""
        clock = float(self.table.facts["options"]["clock"])
        return min(self._seconds, OF_CLOCK * clock) if clock else self._seconds

    async def _act(self, asked: Seen, answer: str) -> None:
        """Do what was chosen, for as long as that is what the seat is asked."""
        question = asked.question()
        while self._is_asked() and (seen := self.table.seen()) and seen.question() == question:
            before = self.table.folding.n
            try:
                await self.table.act(answer)
            except CommandRejected as refused:
                if refused.code not in LATE:
                    raise
                if self.table.folding.n == before:
                    await self.table.changed()
            else:
                return
