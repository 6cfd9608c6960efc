"""A table on a server, as somebody sees it who sits there or watches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec

from foretell.base.i18n import rejected
from foretell.bots.bot import Bot
from foretell.bots.levels import USUAL
from foretell.client.fairness import SeedKeeper, game_address
from foretell.client.folding import Folding
from foretell.client.http import ServerClock, http_to
from foretell.client.link import Link, Message, socket_url
from foretell.client.pace import PATIENCE, patiently
from foretell.client.refused import CommandRejected, closed
from foretell.client.saying import say
from foretell.fair import verify
from foretell.play.seen import Seen
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Do, Resync
from foretell.server.table.state import OVER
from foretell.wire import wire_of

if TYPE_CHECKING:
    from foretell.fair import BundleReport

RESYNC_SECONDS = 1.0
_ENCODE = msgspec.json.Encoder().encode


class Table:
    """One table: ``async with`` connects, and keeps connected, until the end of the block."""

    def __init__(
        self,
        table: str,
        url: str,
        token: str,
        clock: ServerClock | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """``url`` is the server's; nothing is known before the block begins."""
        self.id = table
        self.patience = patience
        """The seconds that a command may wait where the server says that it comes too often."""
        self.folding = Folding()
        self.url = url
        self.clock = clock or ServerClock()
        """The server's clock, by which deadlines are."""
        self.link = Link(socket_url(url, table), token, self._take)
        self.on_message: Callable[[Message], None] = lambda _message: None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._watching: set[asyncio.Future[None]] = set()
        self._rules: tuple[object, Rules] | None = None
        self._task: asyncio.Task[None] | None = None
        self.keeper = SeedKeeper()
        self._saying: asyncio.Task[None] | None = None
        self._healing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Table:
        """Connect and wait for the first view; raise ``CommandRejected`` where none will come."""
        self.link.on_state = self._state
        self._task = asyncio.create_task(self.link.run())
        while self.folding.view is None and not self.link.why_ended:
            await self.changed()
        if self.link.why_ended:
            await self._task
            raise self.gone()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let go of the socket; the seat stays."""
        tasks = [task for task in (self._task, self._healing, self._saying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # what is known

    @property
    def view(self) -> dict[str, Any]:
        """The view as it was sent: ``table``, ``game``, ``sheet``, ``chat``."""
        return self.folding.view or {}

    @property
    def facts(self) -> dict[str, Any]:
        """What everybody knows of the table."""
        return self.view["table"]  # type: ignore[no-any-return]

    @property
    def seat(self) -> int | None:
        """The own seat."""
        return self.folding.you.get("seat")

    @property
    def is_over(self) -> bool:
        """Whether the game is finished or ended."""
        return self.facts["status"] in OVER

    @property
    def scores(self) -> list[int]:
        """By player, the total after the last round that is scored."""
        sheet = self.view["sheet"]
        return list(sheet[-1]["scores"]) if sheet else [0] * self.facts["players"]

    @property
    def rules(self) -> Rules:
        """The rules of the table, under the name that they have there."""
        said = (self.facts["rules"], self.facts["players"])
        if self._rules is None or self._rules[0] != said:
            self._rules = (said, replace(parse_rules(*said), name=self.facts["rules_name"]))
        return self._rules[1]

    def seen(self) -> Seen | None:
        """What the own seat sees of the game; ``None`` before it begins."""
        game = self.view["game"]
        return None if game is None else wire_of(self.rules).read(game)

    # what happens

    def gone(self) -> CommandRejected:
        """Why nothing more comes of this table: signed out, banned, closed."""
        return closed(self.id, self.link.why_ended, self.link.details)

    def _state(self, state: str) -> None:
        if state == "connected":
            self.folding.begin()
        if self.link.why_ended:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(self.gone())
        self._notify()
        self.on_message({"t": "link", "state": state})

    def _take(self, message: Message) -> None:
        if self.folding.feed(message):
            self._be_fair()
            self._notify()
        if self.folding.has_gap and (self._healing is None or self._healing.done()):
            self._healing = asyncio.create_task(self._heal())
        if message["t"] in ("done", "rejected"):
            self._answered(message)
        self.on_message(message)

    def _be_fair(self) -> None:
        """Commit, reveal, and keep what is seen, without being asked."""
        if self.view["game"] is not None:
            self.keeper.saw(self.view["game"], self.seat)
        is_silent = self._saying is None or self._saying.done()
        if is_silent and self._due() is not None:
            self._saying = asyncio.create_task(say(self._due, self.do))

    def _due(self) -> w.Commit | w.Reveal | None:
        return self.keeper.due(self.facts, self.seat)

    async def _said(self) -> None:
        """Wait until all that is due has been said."""
        if self._saying is not None:
            await asyncio.shield(self._saying)

    async def _heal(self) -> None:
        """Ask for a snapshot until one is there: the answer can be lost as well."""
        while self.folding.has_gap:
            await self.link.send(_ENCODE(Resync()))
            await asyncio.sleep(RESYNC_SECONDS)

    def _answered(self, message: Message) -> None:
        future = self._waiting.pop(message["id"], None)
        if future is None or future.done():
            return
        if message["t"] == "done":
            future.set_result(message | {"socket": self.folding.socket})
        else:
            details = message.get("details") or {}
            future.set_exception(CommandRejected(message["code"], message["message"], **details))

    def changed(self) -> asyncio.Future[None]:
        """What is done as soon as something has changed since this call, whenever it is awaited.

        Raises:
            CommandRejected: nothing can any more: the server has closed the table to its guest.
        """
        if self.link.why_ended:
            raise self.gone()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._watching.add(future)
        future.add_done_callback(self._watching.discard)
        return future

    def _notify(self) -> None:
        for future in self._watching:
            if not future.done():
                future.set_result(None)

    # commands

    async def do(self, command: w.AnyCommand, *, v: int | None = None, name: str = "") -> int:
        """Send a command; the version that it led to, once it is stored.

        What comes too often goes out again, under the same id, when the server has said.

        Raises:
            CommandRejected: the server says why not, or that this guest is served no more.
        """
        name = name or secrets.token_urlsafe(9)
        message = _ENCODE(Do(name, self.id, self.folding.v if v is None else v, command))
        done = await patiently(lambda: self._answer(name, message), self.patience)
        await self._shown(done["n"], done["socket"])
        return int(done["v"])

    async def _answer(self, name: str, message: bytes) -> Message:
        """Send a command, and wait for what the server says to it."""
        if self.link.why_ended:
            raise self.gone()
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        await self.link.send(message, answer_to=name)
        return await answer

    async def _shown(self, number: int, socket: int) -> None:
        """Wait until a message of a socket has come, or a new one has shown everything."""
        while self.folding.n < (number if self.folding.socket == socket else 1):
            await self.changed()

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, or the first that is free."""
        await self.do(w.Sit(seat))
        await self._said()  # the seat counts at the start once it has committed

    async def start(self, *, bot: str = USUAL) -> None:
        """Begin; bots of a level take the free seats.

        Raises:
            CommandRejected: the host alone may, there is no such level, or a seat's device did not
                reveal its seed in time.
        """
        await self._said()
        await self.do(w.Start(bot))
        while self.facts["status"] == "starting":
            await self.changed()
        if self.facts["status"] == "open":
            raise rejected(CommandRejected("not-revealed", ""))

    async def verify(self) -> BundleReport:
        """Check the deals of the finished game against its seeds, and what was seen and kept.

        Raises:
            CommandRejected: the game is not over, or the server's list cannot be read.
        """
        fair = self.facts["fair"]
        kept = self.keeper.kept(fair["game"])
        async with http_to(self.url) as http:
            bundle = await http.get(f"/games/{game_address(fair)}/deal.json")
            listed = await http.get("/fair")
        if not bundle.is_success:
            raise rejected(CommandRejected("not-over", ""))
        if not listed.is_success:
            raise rejected(CommandRejected("no-list", ""))
        lines = [line for line in listed.text.split("\n") if line]
        return await asyncio.to_thread(verify, bundle.content, kept, lines)

    async def act(self, text: str) -> None:
        """Do what is due, in the notation of the record."""
        await self.do(w.Act(text))

    async def play(self, bot: Bot) -> None:
        """Act as a bot chooses, until the game is over."""
        while (seen := await self.turn()) is not None:
            await self.act(bot.choose(seen))

    async def claim(self) -> None:
        """Claim all tricks left; refused if the own view does not prove that they are yours."""
        await self.do(w.Claim())

    async def turn(self) -> Seen | None:
        """Wait until the own seat has something to decide; ``None`` when the game is over."""
        while not self.is_over:
            is_due = self.seat in self.facts["due"]
            if is_due and (seen := self.seen()) is not None:
                return seen
            await self.changed()
        return None
