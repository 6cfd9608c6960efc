"""Bots in files: ``file.py:Class``, loaded once for each text of a file."""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

from foretell.arena.failures import FAILURES, no_bot_at_all, why
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots import Bot

FILE: Final = ".py:"


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


def no_class(file: str) -> ForetellError:
    """That of a file no class is named, and which there are.

    Raises:
        ForetellError: there is no such file, or it cannot be loaded.
    """
    names = ", ".join(_bots_in(_loaded(Path(file)))) or "-"
    return spoken(ForetellError("class-unsaid", ""), "failed-class-unsaid", file=file, names=names)


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
    except FAILURES as error:
        failed = ForetellError("bad-bot-file", "")
        raise spoken(failed, "failed-bot-file", file=str(file), why=why(error)) from error
    return module
