"""A bot in a process of its own: whatever it does there, whoever asks it goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from multiprocessing import connection
from types import TracebackType
from typing import Final, Self

from foretell.arena.asking import chosen
from foretell.arena.loading import BotSource, bot_source
from foretell.arena.processes import without_interruptions
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots import Bot, make
from foretell.game.game import Game
from foretell.play.seen import Seen
from foretell.rules.value import Rules

TRIAL: Final = 180.0
"""Seconds for loading a bot and for its trial round, in which much may have to be compiled."""
GRACE: Final = 2.0
"""Seconds after which a process that has let go is taken to run on."""


class BotProcess:
    """A bot by its name or ``file.py:Class``; ``with`` starts its process and ends it."""

    def __init__(self, spec: str) -> None:
        """Nothing runs yet."""
        self.spec = spec
        context = multiprocessing.get_context("spawn")
        self._pipe, self._far = context.Pipe()
        self._process = context.Process(target=serve, args=(self._far, spec), daemon=True)

    def __enter__(self) -> Self:
        """Start it; Ctrl-C is not its affair."""
        with without_interruptions():
            self._process.start()
        self._far.close()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._pipe.close()

    async def name(self) -> str:
        """What the bot is called, once its process has loaded it.

        Raises:
            ForetellError: there is no such bot, or it cannot be loaded.
        """
        return await self._heard(TRIAL)

    async def begin(self, rules: Rules) -> None:
        """Make a bot for one game, after another one has played a round under its rules.

        Raises:
            ForetellError: it cannot be made, or does not come through that round.
        """
        self._pipe.send(rules)
        await self._heard(TRIAL)

    async def choose(self, seen: Seen, seconds: float) -> str:
        """What the bot answers, one of ``seen.legal``.

        Raises:
            ForetellError: it failed, answered with something else, took longer, or has ended.
        """
        try:
            self._pipe.send(seen)
        except OSError:
            raise self._ended() from None
        return await self._heard(seconds)

    async def _heard(self, seconds: float) -> str:
        """The next thing that the process says; it ends where that is waited for no longer."""
        try:
            said = await asyncio.wait_for(asyncio.to_thread(self._pipe.recv), seconds)
        except asyncio.CancelledError:
            self._process.kill()  # so that the thread hears the end of it
            raise
        except TimeoutError:
            self._process.kill()
            slow = ForetellError("bot-slow", "")
            raise spoken(slow, "failed-bot-slow", name=self.spec, seconds=f"{seconds:g}") from None
        except (EOFError, OSError):
            raise self._ended() from None
        if isinstance(said, ForetellError):
            raise said
        return str(said)

    def _ended(self) -> ForetellError:
        """That the process is there no longer."""
        self._process.join(GRACE)
        status = self._process.exitcode
        shown = "?" if status is None else status
        return spoken(
            ForetellError("bot-ended", ""), "failed-bot-ended", name=self.spec, status=shown
        )


Pipe = connection.Connection


def serve(pipe: Pipe, spec: str) -> None:
    """Answer, in the bot's own process: first its name, then what is asked, until nobody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_asker, daemon=True).start()
    try:
        bots = Answers(bot_source(spec))
        pipe.send(bots.source.name)
        while True:
            pipe.send(bots.answer(pipe.recv()))
    except ForetellError as error:
        pipe.send(error)
    except (EOFError, OSError):
        pass


def _end_with_asker() -> None:
    """End when the process that asks has ended, whatever the bot does just now."""
    asker = multiprocessing.parent_process()
    if asker is not None:
        connection.wait([asker.sentinel])
        os._exit(1)


class Answers:
    """What a bot's process answers: rules begin a game, a view asks for a choice."""

    def __init__(self, source: BotSource) -> None:
        """No game has begun."""
        self.source = source
        self._bot: Bot | None = None

    def answer(self, asked: Rules | Seen) -> str:
        """The choice for a view; nothing to say to rules.

        Raises:
            ForetellError: the bot cannot be made, failed, or answered with what is not allowed.
        """
        if isinstance(asked, Rules):
            try_out(self.source, asked)
            self._bot = self.source.fresh(random.getrandbits(62))
            return ""
        if self._bot is None:
            raise ForetellError("no-game", "")
        return chosen(self._bot, self.source.name, asked)


def try_out(source: BotSource, rules: Rules) -> None:
    """Let a bot play a round against others, alone: what it needs is compiled then, and it works.

    Raises:
        ForetellError: it cannot be made, failed, or answered with what is not allowed.

    >>> try_out(bot_source("rule"), Rules(players=3))
    """
    bot, others = source.fresh(0), make("novice")
    game = Game(rules, seed=0)
    while (seat := game.actor) is not None and game.round_number == 1:
        seen = game.view(seat)
        game.act(others.choose(seen) if seat else chosen(bot, source.name, seen))
