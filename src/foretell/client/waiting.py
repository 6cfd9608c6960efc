"""The waiting room in a terminal: who sits, what is said; every line goes to the chat."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from foretell.client.guest import Guest
from foretell.client.link import Message
from foretell.client.table import Table, WishRefused
from foretell.server import wishes as w

Tell = Callable[[str], None]


class WaitingRoom:
    """Shows a table that has not begun, until it does."""

    def __init__(self, guest: Guest, table: Table, tell: Tell) -> None:
        """The table is connected."""
        self._guest = guest
        self._table = table
        self._tell = tell
        self._shown: list[str] = []

    async def wait(self) -> None:
        """Wait for the start; lines that are typed are said at the table."""
        self._table.on_message = self._heard
        self._show()
        typing = asyncio.create_task(self._typed())
        try:
            while self._table.view["game"] is None and not self._table.is_over:
                await self._table.changed()
                self._show()
        finally:
            typing.cancel()

    def _show(self) -> None:
        """Who sits where, when it has changed."""
        seats = [_seat(place, seat) for place, seat in enumerate(self._table.facts["seats"])]
        if seats != self._shown:
            self._shown = seats
            self._tell("\n".join([self._table.facts["name"], *seats]))

    def _heard(self, message: Message) -> None:
        """Tell what is said, and what was answered to a command."""
        if message["t"] == "note":
            self._tell(message["text"])
        for news in message.get("news") or ():
            if news["k"] == "told":
                self._tell(f"{news['line']['name']}: {news['line']['text']}")

    async def _typed(self) -> None:
        """Read lines until the game begins, or there are none."""
        loop = asyncio.get_running_loop()
        lines: asyncio.Queue[str] = asyncio.Queue()
        loop.add_reader(sys.stdin.fileno(), lambda: lines.put_nowait(sys.stdin.readline()))
        try:
            while line := await lines.get():
                if line.strip():
                    await self._say(line.strip())
        finally:
            loop.remove_reader(sys.stdin.fileno())

    async def _say(self, line: str) -> None:
        word, _, name = line.partition(" ")
        try:
            if word == "/mute" and name:
                await self._guest.mute(self._table.id, name)
            elif word == "/unmute" and name:
                await self._guest.unmute(name)
            else:
                await self._table.do(w.Say(line[:300]))
        except WishRefused as refused:
            self._tell(refused.message)


def _seat(place: int, seat: dict[str, Any]) -> str:
    marks = {"is_host": "host", "is_here": "here"}
    said = ", ".join(word for key, word in marks.items() if seat.get(key))
    return f"  {place}  {seat.get('name') or '–'}{f' ({said})' if said else ''}"
