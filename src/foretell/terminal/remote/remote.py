"""A table on a server for a program that waits for keys: what comes is collected here.

The socket lives in an event loop in a thread of its own.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar

import httpx

from foretell.base.errors import ForetellError
from foretell.base.i18n import rejected
from foretell.client import CommandRejected, Table
from foretell.client.link import Message
from foretell.play.seen import Seen
from foretell.server.protocol import commands as w
from foretell.server.table.state import OVER

T = TypeVar("T")

UNTRUSTED = "CERTIFICATE_VERIFY_FAILED"
EVERY = 0.1
"""Seconds between looks at what is waited for."""


def _nothing() -> None:
    """Nothing is done meanwhile."""


class Loop:
    """Runs what is asynchronous; ``with`` starts it and ends it."""

    def __enter__(self) -> Loop:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def run(self, what: Coroutine[Any, Any, T], meanwhile: Callable[[], object] = _nothing) -> T:
        """What a coroutine gives; while it lasts, something is done now and then.

        Raises:
            ForetellError: the server cannot be reached.
        """
        future = asyncio.run_coroutine_threadsafe(what, self.loop)
        try:
            while True:
                try:
                    return future.result(EVERY)
                except TimeoutError:
                    if future.done():
                        raise
                    meanwhile()
        except (OSError, httpx.TransportError) as error:
            code = "untrusted" if UNTRUSTED in str(error) else "unreachable"
            raise rejected(ForetellError(code, "")) from None
        finally:
            future.cancel()

    @contextmanager
    def within(self, block: AbstractAsyncContextManager[T]) -> Iterator[T]:
        """An asynchronous block, entered and left in the loop."""
        entered = self.run(block.__aenter__())
        try:
            yield entered
        finally:
            self.run(block.__aexit__(None, None, None))


LINES: Final = 200
TELLING: Final = frozenset(
    [
        "timed-out",
        "seat-to-bot",
        "seat-back",
        "back-soon",
        "paused",
        "resumed",
        "undone",
        "followed",
    ]
)
"""What happens at a table beside the game and is told."""
ADVICE_SECONDS: Final = 150.0
"""How long advice is waited for: a server may have to compile first."""
REQUESTS: Final = ("pause", "end", "undo")
"""What a seat may want of all others."""


class GameMoment(NamedTuple):
    """How the game stands after a message; ``is_jump`` where something before it was not seen."""

    seen: Seen
    sheet: list[dict[str, Any]]
    tricks: list[dict[str, Any]]
    is_jump: bool


class TableLine(NamedTuple):
    """Something said by somebody, or, with the kind of an event, something that happened."""

    name: str
    text: str
    what: str = ""
    since: float = 0.0
    """When it was heard here, by the clock that never goes back."""


class Gone(Exception):  # no error: somebody has ended it
    """The table is not to be reached any more."""

    def __init__(self, why: CommandRejected) -> None:
        """Keep why the table has gone."""
        super().__init__(why.code)
        self.why = why


class Remote:
    """One table; messages come in the loop's thread, everything else in the main one."""

    def __init__(self, table: Table, loop: Loop) -> None:
        """The table is connected."""
        self.table = table
        self._loop = loop
        self.moments: queue.SimpleQueue[GameMoment] = queue.SimpleQueue()
        self.lines: deque[TableLine] = deque(maxlen=LINES)
        self.answers: deque[str] = deque()
        """What the server has answered to a command in the chat."""
        self.advice: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.heard = 0
        self.is_connected = True
        self._told: set[tuple[int, str, str]] = set()
        self._last: bytes = b""
        self._wanted: set[tuple[int, str]] = set()
        self._tell_chat()
        self._queue(is_jump=True)
        table.on_message = self._take

    # in the loop's thread

    def _take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "link":
            self.is_connected = message["state"] == "connected"
        elif kind == "note":
            self.answers.append(message["text"])
        elif kind == "advice":
            self.advice.put(message)
        elif kind in ("snapshot", "update"):
            for news in message.get("news") or ():
                if news["k"] == "happened" and news["what"] in TELLING:
                    name = self._name(news.get("seat"))
                    self.lines.append(TableLine(name, "", news["what"], time.monotonic()))
            self._tell_requests()
            self._tell_chat()
            self._queue(is_jump=kind == "snapshot")
        self.heard += 1

    def _tell_requests(self) -> None:
        """Take in what others have begun to want: a pause, an end, a choice undone."""
        seats = enumerate(self.facts["seats"])
        wants = {(at, one) for at, seat in seats for one in REQUESTS if seat.get(f"wants_{one}")}
        for place, what in sorted(wants - self._wanted):
            if place != self.seat:
                since = time.monotonic()
                self.lines.append(TableLine(self._name(place), "", f"asks-{what}", since))
        self._wanted = wants

    def _tell_chat(self) -> None:
        """Take in the lines of chat that are new."""
        for line in self.table.view["chat"]:
            key = (line["at"], line["name"], line["text"])
            if key not in self._told:
                self._told.add(key)
                self.lines.append(TableLine(line["name"], line["text"], "", time.monotonic()))

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else str(self.facts["seats"][seat].get("name", ""))

    def _queue(self, *, is_jump: bool) -> None:
        """Keep how the game stands if it stands differently."""
        seen = self.table.seen()
        if seen is not None and (said := seen.record.tobytes()) != self._last:
            self._last = said
            view = self.table.view
            tricks = list(view["table"]["tricks"])
            self.moments.put(GameMoment(seen, list(view["sheet"]), tricks, is_jump))

    # what is known

    @property
    def facts(self) -> dict[str, Any]:
        """What everybody knows of the table."""
        return self.table.facts

    @property
    def seat(self) -> int:
        """The own seat; -1 for somebody who watches."""
        return -1 if self.table.seat is None else self.table.seat

    @property
    def own(self) -> dict[str, Any]:
        """What is known of the own seat; nothing for somebody who watches."""
        return self.facts["seats"][self.seat] if self.seat >= 0 else {}

    @property
    def is_host(self) -> bool:
        """Whether the host's commands are one's own."""
        return bool(self.table.folding.you.get("is_host"))

    @property
    def is_over(self) -> bool:
        """Whether the game is finished, or has been ended."""
        return self.facts["status"] in OVER

    @property
    def is_practice(self) -> bool:
        """Whether nobody plays here but oneself and bots."""
        seats = self.facts["seats"]
        persons = sum(seat.get("kind") == "person" for seat in seats)
        return persons == 1 and bool(self.own) and not any(seat.get("next_name") for seat in seats)

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to be seen."""
        return self.table.view["game"] is not None

    @property
    def is_lent(self) -> bool:
        """Whether a bot plays for the own seat."""
        return bool(self.own.get("bot"))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(seat.get("name", "") for seat in self.facts["seats"])

    def seconds_left(self) -> int | None:
        """Until the time of those who are to decide is up."""
        deadline = self.facts["deadline"]
        if deadline is None or self.facts["is_paused"]:
            return None
        return max(0, round(int(deadline) / 1000 - self.table.clock.now()))

    def check(self) -> None:
        """Make sure that the table can come back.

        Raises:
            Gone: it does not.
        """
        if self.table.link.why_ended:
            raise Gone(self.table.gone())

    # commands

    def command(self, command: w.AnyCommand, meanwhile: Callable[[], object]) -> None:
        """Send a command, and wait for the answer.

        Raises:
            CommandRejected: the server says why not.
            Gone: there will be no answer.
        """

        def wait() -> None:
            self.check()
            meanwhile()

        self._loop.run(self.table.do(command), wait)

    def advised(self, meanwhile: Callable[[], object]) -> list[dict[str, Any]]:
        """The advice that was asked for.

        Raises:
            Gone: there will be no answer.
            ForetellError: the game has gone on, or the answer has been lost on its way.
        """
        v, end = self.table.folding.v, time.monotonic() + ADVICE_SECONDS
        while self.table.folding.v == v and time.monotonic() < end:
            self.check()
            meanwhile()
            with suppress(queue.Empty):
                found = self.advice.get(timeout=EVERY)
                if found["v"] == v:
                    return list(found["choices"])
        raise rejected(ForetellError("stale", ""))
