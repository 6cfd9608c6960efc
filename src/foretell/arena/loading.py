"""Bots from somewhere: a name, a class in a file, a class, a function, an object."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from typing import cast

from foretell.arena.bot_files import FILE, class_in_file, digest_of, no_class
from foretell.arena.failures import FAILURES, no_bot_at_all, why
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots import Bot, BotKind, name_of
from foretell.bots.bot import maker_of
from foretell.bots.loop import ELSEWHERE


@dataclass(frozen=True, slots=True)
class BotSource:
    """Where a bot comes from; each game gets one of its own.

    ``kind`` is that of a compiled bot, or ELSEWHERE.
    """

    name: str
    kind: int
    maker: Callable[[int], Bot]
    identity: str = ""
    """What tells it from others of its name: its version, or what its file says."""
    version: str = ""
    """The version that it says itself, or what its file says; empty if there is none."""

    def fresh(self, seed: int) -> Bot:
        """A bot for one game.

        Raises:
            ForetellError: it cannot be made, or is no bot.
        """
        try:
            bot = self.maker(seed)
        except ForetellError:
            raise
        except FAILURES as error:
            raise spoken(
                ForetellError("bot-not-made", ""),
                "failed-bot-not-made",
                name=self.name,
                why=why(error),
            ) from error
        return checked(bot, self.name)


BotLike = str | Bot | Callable[..., Bot] | BotSource
"""A bot's name, ``file.py:Class``, a class or function that makes one, a bot, or its source."""


@dataclass(frozen=True, slots=True)
class Factory:
    """Makes bots by a class or a function, with a seed where one is asked for."""

    function: Callable[..., Bot]

    def __call__(self, seed: int) -> Bot:
        """One more bot."""
        wants = "seed" in inspect.signature(self.function).parameters
        return self.function(seed=seed) if wants else self.function()


@dataclass(frozen=True, slots=True)
class FileClass:
    """The same by a class of a file, which each process loads for itself."""

    spec: str
    digest: str

    def __call__(self, seed: int) -> Bot:
        """One more bot."""
        return Factory(class_in_file(self.spec, self.digest))(seed)


@dataclass(frozen=True, slots=True)
class Copies:
    """Bots that are all as one was in the beginning."""

    bot: Bot

    def __call__(self, _seed: int) -> Bot:
        """One more bot."""
        return deepcopy(self.bot)


def bot_source(given: BotLike) -> BotSource:
    """Where a bot comes from, by whatever it is given as.

    Raises:
        ForetellError: there is no such bot, file or class, or it is no bot.

    >>> bot_source("rule").name
    'rule'
    >>> bot_source(42)
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: 42 is no bot: ...
    """
    if isinstance(given, BotSource):
        return given
    if isinstance(given, str):
        return _by_name(given)
    if isinstance(given, type):
        if not callable(getattr(given, "choose", None)):
            raise no_bot_at_all(given.__name__)
        name, version = str(getattr(given, "name", given.__name__)), _version_of(given)
        return BotSource(name, ELSEWHERE, Factory(given), version, version)
    if callable(getattr(given, "choose", None)):
        bot = cast("Bot", given)
        version = _version_of(bot)
        return BotSource(name_of(bot), ELSEWHERE, Copies(_copied(bot)), version, version)
    if callable(given):
        return BotSource(getattr(given, "__name__", "bot"), ELSEWHERE, Factory(given))
    raise no_bot_at_all(repr(given))


def told_apart(given: Sequence[str]) -> list[BotSource]:
    """Where bots come from, each under a name of its own.

    Classes of one name have their files before it; what is the same all the same has a number.

    >>> [one.name for one in told_apart(["rule", "rule", "novice"])]
    ['rule', 'rule 2', 'novice']
    """
    sources = [bot_source(one) for one in given]
    names = [one.name for one in sources]
    found: list[BotSource] = []
    for said, source in zip(given, sources, strict=True):
        is_shared = FILE in said and names.count(source.name) > 1
        name = Path(said).name if is_shared else source.name
        found.append(replace(source, name=_free(name, {one.name for one in found})))
    return found


def _free(name: str, taken: set[str]) -> str:
    """A name, with the first number behind it that makes it another than those taken."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(one for one in chain([name], numbered) if one not in taken)


def _by_name(said: str) -> BotSource:
    if said.endswith((FILE, FILE[:-1])):
        raise no_class(said.removesuffix(":"))
    if FILE in said:
        digest = digest_of(said)
        found = class_in_file(said, digest)
        name = str(getattr(found, "name", found.__name__))
        return BotSource(name, ELSEWHERE, FileClass(said, digest), digest, digest)
    kind = int(BotKind.__members__.get(said.upper(), ELSEWHERE))
    maker = maker_of(said)
    bot = maker(0)
    return BotSource(said, kind, maker, repr(bot), bot.version)


def _version_of(bot: object) -> str:
    return str(getattr(bot, "version", ""))


def _copied(bot: Bot) -> Bot:
    try:
        return deepcopy(bot)
    except FAILURES as error:
        name, reason = name_of(bot), why(error)
        failed = ForetellError("bot-not-copied", "")
        raise spoken(failed, "failed-bot-not-copied", name=name, why=reason) from error


def checked(bot: Bot, name: str) -> Bot:
    """A bot that can choose.

    Raises:
        ForetellError: it cannot.
    """
    if not callable(getattr(bot, "choose", None)):
        raise no_bot_at_all(name)
    return bot
