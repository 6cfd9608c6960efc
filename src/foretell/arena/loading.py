"""Bots from somewhere: a name, a class in a file, a class, a function, an object."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots import Bot, BotKind, make, name_of
from foretell.bots.loop import ELSEWHERE

FILE: Final = ".py:"


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

    def fresh(self, seed: int) -> Bot:
        """A bot for one game.

        Raises:
            ForetellError: it cannot be made, or is no bot.
        """
        try:
            bot = self.maker(seed)
        except ForetellError:
            raise
        except Exception as error:
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


@dataclass(frozen=True, slots=True)
class NamedBots:
    """Makes the bots of this package."""

    name: str

    def __call__(self, seed: int) -> Bot:
        """One more bot."""
        return make(self.name, seed)


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
        name = str(getattr(given, "name", given.__name__))
        return BotSource(name, ELSEWHERE, Factory(given), _version_of(given))
    if callable(getattr(given, "choose", None)):
        bot = cast("Bot", given)
        return BotSource(name_of(bot), ELSEWHERE, Copies(_copied(bot)), _version_of(bot))
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
    if FILE in said:
        digest = digest_of(said)
        found = class_in_file(said, digest)
        name = str(getattr(found, "name", found.__name__))
        return BotSource(name, ELSEWHERE, FileClass(said, digest), digest)
    kind = int(BotKind.__members__.get(said.upper(), ELSEWHERE))
    return BotSource(said, kind, NamedBots(said), repr(make(said)))


def _version_of(bot: object) -> str:
    return str(getattr(bot, "version", ""))


def _copied(bot: Bot) -> Bot:
    try:
        return deepcopy(bot)
    except Exception as error:
        name, reason = name_of(bot), why(error)
        failed = ForetellError("bot-not-copied", "")
        raise spoken(failed, "failed-bot-not-copied", name=name, why=reason) from error


@lru_cache
def class_in_file(spec: str, digest: str) -> type[Bot]:
    """The class of ``file.py:Class``, loaded once for each text of the file (see `digest_of`).

    Raises:
        ForetellError: there is no such file or class, it has another text, it cannot be loaded,
            or it is no bot.
    """
    file, _, name = spec.rpartition(":")
    module = _loaded(_file_of(spec))
    if digest_of(spec) != digest:  # edited since, or another one of this name on another machine
        raise spoken(ForetellError("other-bot-file", ""), "failed-other-bot-file", file=file)
    found = getattr(module, name, None)
    if not isinstance(found, type):
        names = _bots_in(module)
        error = ForetellError("no-bot-class", "")
        raise spoken(
            error, "failed-no-bot-class", file=file, name=name, names=", ".join(names) or "-"
        )
    if not callable(getattr(found, "choose", None)):
        raise no_bot_at_all(spec)
    return found


def digest_of(spec: str) -> str:
    """What tells one text of a bot's file from another; empty where there is no such file."""
    file = _file_of(spec)
    return sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def _file_of(spec: str) -> Path:
    return Path(spec.rpartition(":")[0])


def _bots_in(module: ModuleType) -> list[str]:
    """The classes of a module that have been written there and can choose."""
    return [
        name
        for name, one in vars(module).items()
        if isinstance(one, type) and one.__module__ == module.__name__ and hasattr(one, "choose")
    ]


def _loaded(file: Path) -> ModuleType:
    """A file as a module; what lies beside it can be imported, as if the file were started."""
    if not file.is_file():
        error = ForetellError("no-bot-file", "")
        raise spoken(error, "failed-read", file=str(file), why="No such file or directory")
    name, folder = f"foretell_bot_{file.stem}", str(file.resolve().parent)
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise no_bot_at_all(str(file))
    module = importlib.util.module_from_spec(spec)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        failed = ForetellError("bad-bot-file", "")
        raise spoken(failed, "failed-bot-file", file=str(file), why=why(error)) from error
    return module


def checked(bot: Bot, name: str) -> Bot:
    """A bot that can choose.

    Raises:
        ForetellError: it cannot.
    """
    if not callable(getattr(bot, "choose", None)):
        raise no_bot_at_all(name)
    return bot


def no_bot_at_all(name: str) -> ForetellError:
    """That something is no bot, and what one is."""
    return spoken(ForetellError("not-a-bot", ""), "failed-not-a-bot", name=name)


def why(error: Exception) -> str:
    """What went wrong in somebody's own code, with the line where it did.

    >>> try:
    ...     1 // 0
    ... except ZeroDivisionError as error:
    ...     why(error).split(" (")[0]
    'ZeroDivisionError: integer division or modulo by zero'
    """
    kind = type(error).__name__
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
    said = str(error).partition("\n")[0]
    return f"{kind}: {said}{where}" if said else f"{kind}{where}"
