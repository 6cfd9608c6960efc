"""The terminal's table on a server: views come as they happen, actions wait to be stored."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from foretell.actions import TURN_TEXT
from foretell.client.link import Message
from foretell.client.table import Table, WishRefused
from foretell.engine.structs import Phase
from foretell.errors import IllegalAction
from foretell.seen import Seen
from foretell.server import wishes as w
from foretell.terminal import sight

T = TypeVar("T")

LATE = frozenset({"stale", "already-chosen", "not-your-turn", "over"})
"""Refusals of what somebody else has done in the meantime: the clock, or another device."""
WAITING_SECONDS = 0.5


class Gone(Exception):
    """The table is not to be reached any more; why, in a word."""


class SeatHere:
    """A :class:`foretell.terminal.table.Table`; the socket lives in the event loop of a thread."""

    def __init__(
        self, table: Table, loop: asyncio.AbstractEventLoop, dummies: tuple[str, ...]
    ) -> None:
        """The game has begun, and the person has a seat."""
        self._remote = table
        self._loop = loop
        self._views: queue.SimpleQueue[Seen] = queue.SimpleQueue()
        first = table.seen()
        if first is None or table.seat is None:
            raise Gone("not-seated")
        self._now, self._newest = first, first
        self._is_own_card = False
        self.seat = table.seat
        self.title = str(table.facts["name"])
        self.names = (*(seat["name"] for seat in table.facts["seats"]), *dummies)
        table.on_message = self._take

    # in the event loop

    def _take(self, message: Message) -> None:
        """Keep the view if the game stands differently."""
        if message["t"] not in ("snapshot", "update"):
            return
        seen = self._remote.seen()
        if seen is not None and seen.record.tobytes() != self._newest.record.tobytes():
            self._newest = seen
            self._views.put(seen)

    def _wait(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result()

    # for the terminal

    def past(self) -> list[Seen]:
        """The view as it stands: what was before stays on the server's score sheet."""
        return [self._now]

    def _next(self) -> Seen:
        """The next view, waited for.

        Raises:
            Gone: the table has ended, or is not to be reached.
        """
        while True:
            try:
                self._now = self._views.get(timeout=WAITING_SECONDS)
            except queue.Empty:
                self._still_there()
            else:
                self._is_own_card = False
                return self._now

    def _still_there(self) -> None:
        if self._remote.link.why_ended:
            raise Gone(self._remote.link.why_ended)
        if self._remote.facts["status"] == "ended":
            raise Gone(self._remote.facts["why_ended"])

    def step(self) -> Seen | None:
        """The next thing that happens; None when this seat decides, or a deal is due."""
        if not self._views.empty():
            return self._next()
        if self._now.phase in (Phase.DEAL, Phase.OVER):
            return None
        if sight.may_act(self._now):
            return self._do(w.Act(TURN_TEXT)) if sight.is_forced(self._now) else None
        return self._next()

    def deal(self) -> Seen:
        """The next round; the server deals it in its own time."""
        return self._next()

    def act(self, action: str) -> Seen:
        """Do what is due.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        was_card = self._now.phase in (Phase.PLAY, Phase.ROLE)
        seen = self._do(w.Act(action))
        self._is_own_card = was_card
        return seen

    def _do(self, wish: w.AnyWish) -> Seen:
        try:
            self._wait(self._remote.do(wish))
        except WishRefused as refused:
            if refused.code not in LATE:
                raise IllegalAction(refused.code, refused.message) from None
        return self._next()

    def may_take_back(self) -> bool:
        """Whether the last thing that happened is this seat's card, under honour play."""
        return self._is_own_card and self._views.empty() and sight.is_honour(self._now)

    def take_back(self) -> Seen:
        """Take back the card just played."""
        return self._do(w.TakeBack())

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke."""
        return self._do(w.CallRevoke(seat, trick))

    def keep(self, path: Path | None = None) -> Path:  # noqa: ARG002  # the server keeps it
        """Where the game is kept: on the server, under this link."""
        return Path(f"/t/{self._remote.id}")
